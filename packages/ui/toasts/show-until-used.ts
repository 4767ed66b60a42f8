import type { NewToast } from './toast-queue.ts';
import { toasts } from './toasts.ts';

/** Complete ones: going at the beginning of a press could move what is being pressed. */
const uses = ['click', 'wheel', 'touchmove', 'keyup'] as const;

/** Shows a toast that also goes as soon as the page is used, so that it does not cover what somebody works with. */
export function showUntilUsed(toast: NewToast): void {
  toasts.show(toast);
  const shown = toasts.read().find(({ title }) => title === toast.title);
  const stop = new AbortController();
  const leave = ({ target }: Event) => {
    if (target instanceof Element && target.closest('.toast-list')) return;
    stop.abort();
    if (shown) toasts.drop(shown.id);
  };
  for (const use of uses) addEventListener(use, leave, { passive: true, signal: stop.signal });
}
