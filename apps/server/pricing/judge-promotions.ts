import type { Promotion } from '@eyelet/domain/promotions/promotion.ts';
import type { Shop } from '../kernel/shop.ts';
import { noteFaultOf } from './note-fault.ts';

/** Promotions of which it is logged already that they could not be judged. */
const reported = new WeakSet<readonly Promotion[]>();

/** Whose promotions are judged. */
export type Judging = Pick<Shop, 'log' | 'counters' | 'catalogue' | 'database' | 'clock'>;

/**
 * What `judge` finds by promotions or, where they cannot be judged, what is known without any. What can be told by the
 * shape of one is left out when it is read; where a rule fails all the same, no sale is stopped. What fails without them as well is no fault
 * of theirs. Logged once for the promotions as they are, counted each time, and kept for staff.
 */
export function judgePromotions<T>(
  shop: Judging,
  promotions: readonly Promotion[],
  judge: (promotions: readonly Promotion[]) => T,
  without: () => T,
): T {
  try {
    return judge(promotions);
  } catch (error) {
    const found = without();
    const { log, counters, catalogue } = shop;
    const all = catalogue.promotions();
    if (!reported.has(all)) log.error({ err: error }, 'promotions could not be judged');
    reported.add(all);
    counters.add('eyelet_promotion_faults_total');
    noteFaultOf(shop, error, { promotions, judge });
    return found;
  }
}
