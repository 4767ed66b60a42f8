const unanswered = new WeakSet<object>();

/**
 * Marks a failure as one of the connection, and rethrows it unchanged (C8.05): no connection, or a proxy that answered
 * in the shop's place. Repeating the call may help.
 */
export function throwUnanswered(failure: object): never {
  unanswered.add(failure);
  throw failure;
}

/** Whether a call, or loading its script, failed on the connection; a programming error does not count. */
export function isUnanswered(failure: unknown): boolean {
  return unanswered.has(failure as object);
}
