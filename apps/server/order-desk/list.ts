import { listDeskOrders } from '@eyelet/contracts/order-desk/list.ts';
import type { ListedOrder } from '@eyelet/contracts/order-desk/order.ts';
import { mostCounted } from '@eyelet/contracts/paging/page.ts';
import { listDeskRows } from '@eyelet/db/orders/desk-list.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { cursorText, instantCursor } from '../kernel/page-cursor.ts';
import { Refusal } from '../kernel/refusal.ts';
import { orderStateOf } from '../stored-orders/order-state.ts';
import { deskFilterOf } from './filter.ts';

/** The orders of the shop, by page. */
export const listDeskOrdersHandler = handle(listDeskOrders, async ({ shop, now }, { query }) => {
  const { db } = shop.database;
  const { after, limit = 50, ...narrowed } = query;
  const filter = deskFilterOf(narrowed, now);
  if (filter instanceof Refusal) return filter;
  const asked = { after: instantCursor(after, /^[A-Z0-9-]{1,64}$/), limit: limit + 1, most: mostCounted };
  const { rows, total: count, end } = await listDeskRows(db, filter, asked);
  const { page, last } = cutPage(rows, limit);
  return {
    rows: page.map(
      ({ order_number, state, placed_at, total, total_units, ...row }): ListedOrder => ({
        ...row,
        orderNumber: order_number,
        status: orderStateOf(order_number, state),
        placedAt: placed_at.toISOString(),
        total: toAmount(total),
        totalUnits: total_units,
      }),
    ),
    next: last ? cursorText([last.placed_at.toISOString(), last.order_number]) : end ? cursorText(end) : null,
    total: count ?? null,
  };
});
