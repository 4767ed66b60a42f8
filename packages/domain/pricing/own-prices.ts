import { allowanceOf, leftOfAllowance } from '../allowances/year.ts';
import { isMeantForShopper } from '../promotions/conditions/conditions.ts';
import { type GroupPrices, hasGroupPrices } from '../promotions/group-prices.ts';
import { type Promotion, type PromotionTerms, periodOf } from '../promotions/promotion.ts';

/** The price of a product for a group, in minor units, and the promotion that gives it. */
type OwnPrice = Readonly<{ amount: number; by: GroupPrices }>;

/**
 * The prices that a shopper has by being in a group, by product: the lowest of several, of equal ones that of the lower rank.
 * `lowestOf` is the price that a promotion does not go below, unless it may. A unit costs no more than these, unless promotions that exclude
 * them take more off the cart.
 */
export function ownPrices(
  promotions: readonly Promotion[],
  terms: PromotionTerms,
  lowestOf: (masterId: string) => number | undefined,
): ReadonlyMap<string, OwnPrice> {
  const found = new Map<string, OwnPrice>();
  for (const by of promotions.filter(hasGroupPrices).toSorted(byRank)) {
    if (periodOf(by, terms.now) !== 'open' || !isMeantForShopper(by, terms)) continue;
    const left = leftFor(by, terms);
    for (const [masterId, prices] of Object.entries(by.benefit.prices)) {
      const price = prices[terms.currency];
      if (price === undefined) continue;
      const amount = by.belowFloor ? price : Math.max(price, lowestOf(masterId) ?? 0);
      const other = found.get(masterId);
      if (amount <= left && (!other || amount < other.amount)) found.set(masterId, { amount, by });
    }
  }
  return found;
}

/** What the shopper may still buy at the prices of a promotion this year. */
function leftFor(promotion: GroupPrices, { shopper, ...terms }: PromotionTerms): number {
  const kind = allowanceOf(promotion, shopper?.groups);
  return kind ? leftOfAllowance(kind, shopper?.allowances, terms) : Number.POSITIVE_INFINITY;
}

function byRank(one: Promotion, other: Promotion): number {
  return one.rank - other.rank || (one.id < other.id ? -1 : 1);
}
