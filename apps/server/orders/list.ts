import { listPurchases, type OrderSummary } from '@eyelet/contracts/orders/list.ts';
import { listOrders } from '@eyelet/db/orders/list.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { orderGroups } from '@eyelet/domain/orders/groups.ts';
import { handle } from '../kernel/handle.ts';
import { orderStateOf } from '../stored-orders/order-state.ts';

/** Lists the caller's orders, newest first (C7.79). */
export const listPurchasesHandler = handle(listPurchases, async ({ shop, session }, { body }) => {
  const { page = 1, pageSize = 10, group, search = '' } = body;
  const { orders, total } = await listOrders(
    shop.database.pool,
    { owner: session?.consumerNo ?? '', states: group ? orderGroups[group] : null, search: search.trim() },
    { limit: pageSize, offset: (page - 1) * pageSize },
  );
  const summaries = orders.map(
    ({ state, placedAt, lines, total: sum, ...order }): OrderSummary => ({
      ...order,
      status: orderStateOf(order.orderNumber, state),
      orderDate: placedAt.toISOString(),
      total: toAmount(sum),
      items: [...lines],
    }),
  );
  return { orders: summaries, page, pageSize, total, group: group ?? null };
});
