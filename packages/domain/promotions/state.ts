import type { PromotionState } from '@eyelet/contracts/promotion-desk/promotion.ts';
import { type Promotion, periodOf } from './promotion.ts';

/** Where a promotion stands: what is switched off before its end is paused, also before its beginning. */
export function stateOf(promotion: Pick<Promotion, 'enabled' | 'startsAt' | 'endsAt'>, now: Date): PromotionState {
  const period = periodOf(promotion, now);
  if (period === 'ended') return 'ended';
  if (!promotion.enabled) return 'paused';
  return period === 'open' ? 'running' : 'scheduled';
}
