/** Stores the chosen market in a cookie, so that `/` redirects there next time; the server reads it (`pages/locale-path.ts`). */
export function rememberLocale(locale: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the shop serves
  document.cookie = `eyelet_locale=${locale}; path=/; max-age=31536000; samesite=lax`;
}

/** Whether a market was chosen in this browser before. */
export function hasChosenLocale(): boolean {
  return /(^|;\s*)eyelet_locale=/.test(document.cookie);
}
