import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

const shownMs = 6_000;

/** Short messages in a corner about what was done. */
export const toasts = new ToastQueue<string>({ maxVisibleToasts: 3 });

export function say(text: string): void {
  toasts.add(text, { timeout: shownMs });
}
