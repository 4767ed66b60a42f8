import type { DeskOrder } from '@eyelet/contracts/order-desk/order.ts';
import { queries } from '../session/me.ts';

/** Shows an order as it is now, wherever it is shown. */
export async function showOrder(order: DeskOrder): Promise<void> {
  queries.setQueryData<DeskOrder>(['order', order.orderNumber], order);
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['list'] }),
    queries.invalidateQueries({ queryKey: ['timeline', 'order', order.orderNumber] }),
  ]);
}
