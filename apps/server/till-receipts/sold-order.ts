import type { Context } from '../kernel/context.ts';
import { isPaid } from '../papers/may-invoice.ts';
import { findOrder, type StoredOrder } from '../stored-orders/stored-order.ts';

/** A paid order that an associate has sold, if the caller is that associate, or holds the link of its till receipt. */
export async function soldOrder(
  { shop, session, now }: Context,
  orderNumber: string,
  token?: string,
): Promise<StoredOrder | undefined> {
  const order = await findOrder(shop.database.pool, orderNumber);
  if (!order?.order.in_store || !isPaid(order)) return undefined;
  const link = { orderNumber: linkedName(orderNumber), placedAt: order.placedAt };
  const isOpen = token === undefined ? order.owner === session?.consumerNo : shop.orderLinks.opens(token, link, now);
  return isOpen ? order : undefined;
}

/** What the link of a till receipt is signed for, so that it opens the receipt and not the order with its addresses. */
export function linkedName(orderNumber: string): string {
  return `till-receipt/${orderNumber}`;
}
