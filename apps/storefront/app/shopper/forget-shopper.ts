import { browserStorage, tabStorage } from '../storage/storage.ts';

const prefix = 'eyelet.';

/** Removes everything of the shopper from this browser: cart, drafts, viewed products (C4.32). */
export function forgetShopper(): void {
  for (const storage of [browserStorage(), tabStorage()]) {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  }
}
