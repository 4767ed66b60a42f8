import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { orderView } from './view.ts';

/** Reads an order of the caller's own; another's is answered like one that never existed (C8.53). */
export const readPurchaseHandler = handle(readPurchase, async (context, { params }) => {
  const { shop, session } = context;
  const order = await findOrder(shop.database.pool, params.orderId);
  if (!order || order.owner !== session?.consumerNo) return refuse('OHS4004');
  return orderView(context, order);
});
