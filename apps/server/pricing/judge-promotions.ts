import type { Shop } from '../kernel/shop.ts';

/**
 * What `judge` finds by the promotions or, where they cannot be judged, what is known without any. A mistake in one of them stops no sale;
 * what fails without them as well is no fault of theirs.
 */
export function judgePromotions<T>(
  { log, counters }: Pick<Shop, 'log' | 'counters'>,
  judge: () => T,
  without: () => T,
): T {
  try {
    return judge();
  } catch (error) {
    const found = without();
    log.error({ err: error }, 'promotions could not be judged');
    counters.add('eyelet_promotion_faults_total');
    return found;
  }
}
