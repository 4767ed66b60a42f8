import { isGivenGoods } from '@eyelet/domain/papers/gift-page.ts';
import { keptLines } from '../stored-orders/cancelled-units.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';

/** Whether an order has a gift receipt: any with goods, once it is paid and until it is called off. */
export function mayGive(order: Pick<StoredOrder, 'state' | 'lines' | 'cancelled'>): boolean {
  if (['created', 'payment pending', 'cancelled'].includes(order.state)) return false;
  return keptLines(order).some(isGivenGoods);
}
