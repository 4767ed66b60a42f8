import { findOrders } from '@eyelet/db/orders/read.ts';
import { gathering } from '../kernel/group.ts';
import { checkedOrder } from './stored-order.ts';

/** An order by number, read in one go with others that are asked for at once, as by what follows from facts about many. */
export const findTogether = gathering(async ({ pool }, orderNumbers: readonly string[]) => {
  // Consumers of one fact ask for the same orders.
  const found = (await findOrders(pool, [...new Set(orderNumbers)])).map(checkedOrder);
  const byNumber = new Map(found.map((order) => [order.orderNumber, order]));
  return orderNumbers.map((number) => byNumber.get(number));
});
