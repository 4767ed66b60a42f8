/** Kept while a store session is open, also for the next visit: the session may have ended meanwhile. */
export const tillMark = 'eyelet.till';

/** Whether a store session was open in this browser when it was last known. */
export function isTill(): boolean {
  return localStorage.getItem(tillMark) !== null;
}
