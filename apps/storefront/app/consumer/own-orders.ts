import { listPurchases } from '@eyelet/contracts/orders/list.ts';
import type { ShopContext } from '../shop/shop-context.ts';
import { placedDay } from './last-order.ts';

/** The most orders that one looks through in a list. */
const most = 50;

/** An order of the consumer to choose, the newest first. */
export type OwnOrder = Readonly<{ value: string; label: string }>;

/** The orders that the consumer may write about, with their days; none where there are too many, so that its number is typed. */
export async function ownOrders({ client, market }: Pick<ShopContext, 'client' | 'market'>): Promise<OwnOrder[]> {
  const { orders, total } = await client.call(listPurchases, { body: { pageSize: most } });
  if (total > most) return [];
  return orders.map(({ orderNumber, orderDate }) => ({
    value: orderNumber,
    label: `${orderNumber} · ${placedDay(orderDate, market)}`,
  }));
}
