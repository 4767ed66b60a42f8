import type { Currency } from '../money/currency.ts';
import type { Amounts } from './amounts.ts';
import { problemOfAmounts } from './check-amounts.ts';
import { takesOff } from './effects/effects.ts';
import type { PromotionProblem } from './problem.ts';
import type { Promotion } from './promotion.ts';

/** The uses of a promotion: by all, by one shopper, and the discounts given, in minor units by currency. */
export type Uses = Readonly<{ used: number; usedByShopper: number; spent: Amounts }>;

/** Uses by the id of the promotion; those that are not in it were never used, or have no limits. */
export type PromotionUses = Readonly<Record<string, Uses>>;

/** A limit that a promotion has reached. */
export type LimitReached = 'used-up' | 'used-by-shopper' | 'budget-spent';

type Asked = Readonly<{ uses?: PromotionUses | undefined; currency: Currency }>;

/** Which limit a promotion has reached before it takes anything off, undefined while it may be used. */
export function limitReached(
  { id, limits }: Pick<Promotion, 'id' | 'limits'>,
  { uses, currency }: Asked,
): LimitReached | undefined {
  if (!limits) return undefined;
  const of = uses?.[id];
  if (!of) return undefined;
  if (limits.uses !== null && of.used >= limits.uses) return 'used-up';
  if (limits.usesEach !== null && of.usedByShopper >= limits.usesEach) return 'used-by-shopper';
  return leftOf({ id, limits }, { uses, currency }) > 0 ? undefined : 'budget-spent';
}

/** What is left of the budget of a promotion, in minor units; infinite without one. */
export function leftOf({ id, limits }: Pick<Promotion, 'id' | 'limits'>, { uses, currency }: Asked): number {
  if (!limits?.budget) return Number.POSITIVE_INFINITY;
  return (limits.budget[currency] ?? 0) - (uses?.[id]?.spent[currency] ?? 0);
}

/** The problem with the most that a promotion takes off one order; undefined if it is valid. */
export function problemOfMostOff({
  mostOff,
  benefit,
}: Pick<Promotion, 'mostOff' | 'benefit'>): PromotionProblem | undefined {
  if (!mostOff) return undefined;
  return takesOff(benefit) ? problemOfAmounts(mostOff) : 'most-off';
}

/** The problem with the limits of a promotion; undefined if they are valid. */
export function problemOfLimits({
  limits,
  benefit,
}: Pick<Promotion, 'limits' | 'benefit'>): PromotionProblem | undefined {
  if (!limits) return undefined;
  const { uses, usesEach, budget } = limits;
  if ([uses, usesEach].some((one) => one !== null && !(Number.isSafeInteger(one) && one > 0))) return 'uses';
  if (!budget) return undefined;
  return takesOff(benefit) ? problemOfAmounts(budget) : 'budget';
}
