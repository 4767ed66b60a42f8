import type { Translate } from '@eyelet/messages/translate.ts';
import { toasts } from './toasts.ts';

/** Shows that a request did not reach the shop, and whether the device is offline. */
export function tellUnanswered(say: Translate): void {
  const why = navigator.onLine ? 'fault' : 'offline';
  toasts.show({ title: say(`shop.${why}.title`), text: say(`shop.${why}.text`), tone: 'error' });
}
