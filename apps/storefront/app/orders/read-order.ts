import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { readLinkedOrder } from '@eyelet/contracts/orders/read-linked.ts';
import { notAvailable, orNotAvailable } from '../page/not-available.ts';
import { orderQuery } from '../receipts/order-query.ts';
import type { ShopContext } from '../shop/shop-context.ts';

/**
 * The order that the address of a page names, and that part of the address: an order of the visitor, or the one that a mailed link was
 * signed for. Any other counts as unknown.
 */
export async function readOrder({ client, session }: Pick<ShopContext, 'client' | 'session'>, query: URLSearchParams) {
  const orderId = query.get('order')?.slice(0, 64);
  const token = query.get('token')?.slice(0, 64);
  if (!orderId || (session === undefined && !token)) return notAvailable();
  const params = { orderId };
  const asked = token
    ? client.call(readLinkedOrder, { params, query: { token } })
    : client.call(readPurchase, { params });
  const order = await orNotAvailable(asked, 'OHS4004');
  return { order, query: orderQuery(order.orderNumber, token), ...(token ? { token } : {}) };
}
