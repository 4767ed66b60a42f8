import type { PromotionState, ShownState } from '@eyelet/contracts/promotion-desk/promotion.ts';
import { type Promotion, periodOf } from './promotion.ts';

/** The state of a promotion; one that is switched off before its end is paused, even before its start. */
export function stateOf(promotion: Pick<Promotion, 'enabled' | 'startsAt' | 'endsAt'>, now: Date): PromotionState {
  const period = periodOf(promotion, now);
  if (period === 'ended') return 'ended';
  if (!promotion.enabled) return 'paused';
  return period === 'open' ? 'running' : 'scheduled';
}

/** The state of a promotion that may be one that cannot be judged: neither running nor waiting for its start, as it takes nothing off. */
export function shownStateOf(
  promotion: Pick<Promotion, 'enabled' | 'startsAt' | 'endsAt'>,
  now: Date,
  canBeJudged: boolean,
): ShownState {
  const state = stateOf(promotion, now);
  return canBeJudged || state === 'paused' || state === 'ended' ? state : 'ineffective';
}
