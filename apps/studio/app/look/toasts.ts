import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

const shownMs = 6_000;

/** What was done, said in a corner for a moment. */
export const toasts = new ToastQueue<string>({ maxVisibleToasts: 3 });

export function say(text: string): void {
  toasts.add(text, { timeout: shownMs });
}
