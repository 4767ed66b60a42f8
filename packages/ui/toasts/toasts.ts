import { addToast, ageToasts, dropToast, type NewToast, type ToastQueue, toastPoll } from './toast-queue.ts';

let queue: ToastQueue = [];
let ids = 0;
let held = false;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function set(next: ToastQueue): void {
  if (next === queue) return;
  queue = next;
  if (queue.length > 0) timer ??= setInterval(poll, toastPoll);
  else {
    clearInterval(timer);
    timer = undefined;
  }
  for (const listener of listeners) listener();
}

function poll(): void {
  if (!held) set(ageToasts(queue, toastPoll));
}

/** The toasts of the page. The queue is checked every 200 ms while it has any (C9.06). */
export const toasts = {
  show: (toast: NewToast): void => {
    ids += 1;
    set(addToast(queue, toast, ids));
  },
  drop: (id: number): void => set(dropToast(queue, id)),
  /** While held, as under a pointer or the focus, toasts do not age. */
  hold: (holding: boolean): void => {
    held = holding;
  },
  read: (): ToastQueue => queue,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
