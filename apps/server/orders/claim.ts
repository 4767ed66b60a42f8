import { claimOrder } from '@eyelet/contracts/orders/claim.ts';
import { giveOrder } from '@eyelet/db/orders/claim.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { orderView } from './view.ts';

/** Moves a guest's order into the account of the caller, who holds its mailed link. */
export const claimOrderHandler = handle(claimOrder, async (context, { params, body }) => {
  const { shop, session, now } = context;
  const { db, pool } = shop.database;
  const order = await findOrder(pool, params.orderId);
  if (!session || !order || !shop.orderLinks.opens(body.token, order, now)) return refuse('OHS4004');
  await giveOrder(db, order.orderNumber, session.consumerNo);
  const claimed = await findOrder(pool, order.orderNumber);
  return claimed?.owner === session.consumerNo ? orderView(context, claimed) : refuse('OHS4004');
});
