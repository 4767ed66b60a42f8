export type Expiry = Readonly<{ month: number; year: number }>;

/** A card is valid until the end of its month in every time zone. */
export function hasExpired(expiry: Expiry, now: Date): boolean {
  return now.getTime() >= Date.UTC(expiry.year, expiry.month, 1, 12);
}

/** Years ahead that a card can be valid; a later date is a typing error (C5.62). */
const longestYears = 20;

/** Whether an expiry date is further ahead than any card's. */
export function isTooFar(expiry: Expiry, now: Date): boolean {
  return expiry.year * 12 + expiry.month > (now.getUTCFullYear() + longestYears) * 12 + now.getUTCMonth() + 1;
}
