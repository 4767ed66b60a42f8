import { readLinkedOrder } from '@eyelet/contracts/orders/read-linked.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { orderView } from './view.ts';

/** Reads the order of a link. An open challenge is shown only to the session that placed the order. */
export const readLinkedOrderHandler = handle(readLinkedOrder, async (context, { params, query }) => {
  const { shop, now } = context;
  const order = await findOrder(shop.database.pool, params.orderId);
  if (!order || !shop.orderLinks.opens(query.token, order, now)) return refuse('OHS4004');
  return { ...orderView(context, order), challenge: null, flash: [] };
});
