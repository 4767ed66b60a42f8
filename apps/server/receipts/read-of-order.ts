import { readReceiptOfOrder } from '@eyelet/contracts/receipts/read-of-order.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { orderReceipt } from './order-receipt.ts';

/** Reads the receipt of an order; somebody else's is answered like one that does not exist (C8.53). */
export const readReceiptOfOrderHandler = handle(readReceiptOfOrder, async (context, { params, query }) => {
  const { shop, session, now } = context;
  const order = await findOrder(shop.database.pool, params.orderId);
  if (!order) return refuse('OHS4004');
  const isOpen =
    query.token === undefined ? order.owner === session?.consumerNo : shop.orderLinks.opens(query.token, order, now);
  return (isOpen && orderReceipt(context, order)) || refuse('OHS4004');
});
