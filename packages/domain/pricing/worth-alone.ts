import type { Promotion } from '../promotions/promotion.ts';
import type { CartGoods } from './cart-goods.ts';
import { sumOf } from './part.ts';
import { sharesOf } from './take-off-order.ts';
import { offTogether, sumOffEach } from './take-off-rows.ts';
import { type Reached, reach } from './tally.ts';
import { mostOffOf } from './within-most.ts';

/** What a promotion would take off goods if it were the only one, in minor units; 0 where it does not hold. */
export function worthAlone(promotion: Promotion, goods: CartGoods): number {
  const reached = reach(promotion, { goods, left: goods.rowTotals, standings: [], ineffective: [] });
  if (!reached) return 0;
  return Math.min(offBy(promotion, reached, goods), mostOffOf(promotion, goods.currency) ?? Number.POSITIVE_INFINITY);
}

/** The same without the most that it takes off one order. */
function offBy(promotion: Promotion, reached: Reached, goods: CartGoods): number {
  if (promotion.level === 'ORDER') return sumOf(sharesOf(promotion, reached, goods, goods.rowTotals));
  if (promotion.level !== 'PRODUCT') return 0;
  return sumOffEach(promotion, reached, goods) + sumOf(offTogether(promotion, reached.indexes, goods));
}
