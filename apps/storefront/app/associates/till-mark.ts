import { browserStorage } from '../storage/storage.ts';

/** Key in the local storage, set while a store session is open. It outlives a session that ends while the browser is closed. */
export const tillMark = 'eyelet.till';

/** Whether a store session was open in this browser when it was last known. */
export function isTill(): boolean {
  return browserStorage().getItem(tillMark) !== null;
}
