export type Expiry = Readonly<{ month: number; year: number }>;

/** A card is good until the end of its month, wherever the shopper's calendar stands. */
export function hasExpired(expiry: Expiry, now: Date): boolean {
  return now.getTime() >= Date.UTC(expiry.year, expiry.month, 1, 12);
}
