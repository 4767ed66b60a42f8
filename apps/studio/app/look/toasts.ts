import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

const shownMs = 6_000;

/** Short messages in a corner about what was done. */
export const toasts = new ToastQueue<string>({ maxVisibleToasts: 3 });

/** Shows a toast for six seconds. */
export function showToast(text: string): void {
  toasts.add(text, { timeout: shownMs });
}
