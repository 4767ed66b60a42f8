import type { Promotion } from '@eyelet/domain/promotions/promotion.ts';
import type { Shop } from '../kernel/shop.ts';

/** Promotions of which it is logged already that they could not be judged. */
const reported = new WeakSet<readonly Promotion[]>();

/**
 * What `judge` finds by the promotions or, where they cannot be judged, what is known without any. What can be told by the
 * shape of one is left out when it is read; where a rule fails all the same, no sale is stopped. What fails without them as well is no fault
 * of theirs. Logged once for the promotions as they are, counted each time.
 */
export function judgePromotions<T>(
  { log, counters, catalogue }: Pick<Shop, 'log' | 'counters' | 'catalogue'>,
  judge: () => T,
  without: () => T,
): T {
  try {
    return judge();
  } catch (error) {
    const found = without();
    const promotions = catalogue.promotions();
    if (!reported.has(promotions)) log.error({ err: error }, 'promotions could not be judged');
    reported.add(promotions);
    counters.add('eyelet_promotion_faults_total');
    return found;
  }
}
