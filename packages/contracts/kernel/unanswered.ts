const unanswered = new WeakSet<object>();

/**
 * Marks a failure as one of the way to the shop, and throws it on as it is (C8.05): no connection, or something in between
 * that answered in the shop's place. Asking again may help.
 */
export function throwUnanswered(failure: object): never {
  unanswered.add(failure);
  throw failure;
}

/** Whether a call, or the script that makes it, failed on the way; a mistake in the page is none of these. */
export function isUnanswered(failure: unknown): boolean {
  return unanswered.has(failure as object);
}
