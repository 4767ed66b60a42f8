import { effectOf } from '../effects/effects.ts';
import type { Promotion, PromotionTerms } from '../promotion.ts';
import type { Unmet } from './condition.ts';

/** It has its amounts in this currency, where it has amounts. */
export function currency(
  { threshold, benefit, limits, mostOff }: Promotion,
  { currency: asked }: Pick<PromotionTerms, 'currency'>,
): Unmet | undefined {
  const amounts = [threshold, limits?.budget ?? null, mostOff, ...(effectOf(benefit).amounts?.(benefit) ?? [])];
  return amounts.every((one) => one === null || one[asked] !== undefined) ? undefined : 'other-currency';
}
