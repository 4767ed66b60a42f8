import { listPurchases, type OrderSummary } from '@eyelet/contracts/orders/list.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { formatAmount } from '@eyelet/domain/money/format.ts';
import type { ShopContext } from '../shop/shop-context.ts';

export type LastOrder = Pick<OrderSummary, 'orderNumber' | 'status' | 'totalUnits'> &
  Readonly<{ day: string; total: string }>;

/** The newest order of the consumer, if there is one. */
export async function lastOrder(
  client: ShopContext['client'],
  market: Pick<Market, 'tag' | 'timeZone'>,
): Promise<LastOrder | null> {
  const { orders } = await client.call(listPurchases, { body: { pageSize: 1 } });
  const [order] = orders;
  if (!order) return null;
  const { orderNumber, status, totalUnits, total, currency, orderDate } = order;
  const day = placedDay(orderDate, market);
  return { orderNumber, status, totalUnits, day, total: formatAmount(total, currency, market.tag) };
}

/** The day on which an order was placed, in the time zone of its market. */
export function placedDay(orderDate: string, { tag, timeZone }: Pick<Market, 'tag' | 'timeZone'>): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }).format(new Date(orderDate));
}
