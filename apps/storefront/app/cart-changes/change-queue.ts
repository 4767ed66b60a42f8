import type { CartChange } from './change.ts';

/** What a caller may switch off for one change; these flags are never sent to the server (B7.14). */
export type ChangeOptions = Readonly<{
  suppressMiniCart?: boolean;
  suppressErrorToast?: boolean;
  suppressRetry?: boolean;
}>;

export type ChangeRequest = Readonly<{ change: CartChange; options?: ChangeOptions }>;

/** Carries one change out; `later` are those that wait behind it. */
export type CarryOut<R> = (request: R, later: () => readonly R[]) => Promise<void>;

export type ChangeQueue<R = ChangeRequest> = Readonly<{
  /** Resolves when the change has succeeded; rejects with its error. */
  add: (request: R) => Promise<void>;
  /** The change under way and those that wait, oldest first. */
  read: () => readonly R[];
  subscribe: (listener: () => void) => () => void;
}>;

/** Sends changes of a list one after the other, so that the server sees them in the order in which they were made. */
export function createChangeQueue<R = ChangeRequest>(carryOut: CarryOut<R>): ChangeQueue<R> {
  let pending: readonly R[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const set = (next: readonly R[]) => {
    pending = next;
    for (const listener of listeners) listener();
  };
  return {
    add: (request) => {
      set([...pending, request]);
      const later = () => pending.slice(pending.indexOf(request) + 1);
      const done = last
        .then(() => carryOut(request, later))
        .finally(() => set(pending.filter((one) => one !== request)));
      // A change that fails does not stop those behind it.
      last = done.catch(() => undefined);
      return done;
    },
    read: () => pending,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
