import type { Amounts } from '../amounts.ts';
import { effectOf } from '../effects/effects.ts';
import type { Promotion, PromotionTerms } from '../promotion.ts';
import type { Unmet } from './condition.ts';

const known = new WeakMap<Promotion, readonly Amounts[]>();

/** It has its amounts in this currency, where it has amounts. */
export function currency(
  promotion: Promotion,
  { currency: asked }: Pick<PromotionTerms, 'currency'>,
): Unmet | undefined {
  for (const one of amountsOf(promotion)) if (one[asked] === undefined) return 'other-currency';
  return undefined;
}

/** All amounts of a promotion, gathered once, as each change of a cart asks each promotion. */
function amountsOf(promotion: Promotion): readonly Amounts[] {
  const found = known.get(promotion);
  if (found) return found;
  const { threshold, benefit, limits, mostOff } = promotion;
  const all = [threshold, limits?.budget ?? null, mostOff, ...(effectOf(benefit).amounts?.(benefit) ?? [])];
  const amounts = all.filter((one) => one !== null);
  known.set(promotion, amounts);
  return amounts;
}
