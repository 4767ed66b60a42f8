/** Milliseconds between two checks of the queue (C9.06). */
export const toastPoll = 200;

/** Milliseconds that a toast stays (C4.56). */
export const toastLife = 5000;

export type ToastTone = 'neutral' | 'success' | 'error';

export type NewToast = Readonly<{
  title: string;
  text?: string;
  tone?: ToastTone;
  /** Links that belong to the message. */
  links?: readonly Readonly<{ label: string; href: string }>[];
  action?: Readonly<{ label: string; run: () => void }>;
}>;

export type Toast = NewToast & Readonly<{ id: number; remaining: number }>;

export type ToastQueue = readonly Toast[];

/** Adds a toast; one whose title is already shown is not added twice (C4.57). */
export function addToast(queue: ToastQueue, toast: NewToast, id: number): ToastQueue {
  if (queue.some((shown) => shown.title === toast.title)) return queue;
  return [...queue, { ...toast, id, remaining: toastLife }];
}

/** Ages toasts by `elapsed` milliseconds and drops expired ones. */
export function ageToasts(queue: ToastQueue, elapsed: number): ToastQueue {
  if (queue.length === 0) return queue;
  return queue
    .map((toast) => ({ ...toast, remaining: toast.remaining - elapsed }))
    .filter((toast) => toast.remaining > 0);
}

/** Drops one toast, as when it is closed. */
export function dropToast(queue: ToastQueue, id: number): ToastQueue {
  return queue.filter((toast) => toast.id !== id);
}
