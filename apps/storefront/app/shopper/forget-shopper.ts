const prefix = 'eyelet.';

/** Removes everything of the shopper from this browser: cart, drafts, viewed products (C4.32). */
export function forgetShopper({
  localStorage,
  sessionStorage,
}: Readonly<{ localStorage: Storage; sessionStorage: Storage }>): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  }
}
