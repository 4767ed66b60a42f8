/** Milliseconds until it is tried again to give money back to a card outside the shop: doubling from a minute to a day. */
export function pauseBeforeGivingBack(tries: number): number {
  return Math.min(60_000 * 2 ** Math.max(0, tries - 1), 86_400_000);
}
