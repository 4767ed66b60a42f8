const prefix = 'eyelet.';

/** Drops all that the shop keeps in this browser of a shopper: cart, drafts, what was viewed (C4.32). */
export function forgetShopper({
  localStorage,
  sessionStorage,
}: Readonly<{ localStorage: Storage; sessionStorage: Storage }>): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  }
}
