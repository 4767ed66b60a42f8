import { type Promotion, type PromotionTerms, periodOf } from '../promotion.ts';
import type { Unmet } from './condition.ts';

/** It is switched on, has begun and has not ended. */
export function time(promotion: Promotion, { now }: Pick<PromotionTerms, 'now'>): Unmet | undefined {
  const period = periodOf(promotion, now);
  if (period === 'open' || period === 'ended') return period === 'ended' ? 'ended' : undefined;
  return promotion.enabled ? 'not-started' : 'switched-off';
}
