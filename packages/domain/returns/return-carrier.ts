/**
 * The carrier that brings a return back: the one that brought the goods, whose counters their shopper knows, if labels of returns are made
 * for it; otherwise the first of those that are. Undefined if there are none.
 */
export function returnCarrier<C extends string>(broughtBy: readonly string[], offered: readonly C[]): C | undefined {
  return offered.find((one) => broughtBy.includes(one)) ?? offered[0];
}
