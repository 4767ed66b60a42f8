import { listDeskOrders } from '@eyelet/contracts/order-desk/list.ts';
import type { ListedOrder } from '@eyelet/contracts/order-desk/order.ts';
import { mostCounted } from '@eyelet/contracts/paging/page.ts';
import { listDeskRows } from '@eyelet/db/orders/desk-list.ts';
import { addDays, startOfDay } from '@eyelet/domain/delivery/days.ts';
import { marketByLocale } from '@eyelet/domain/markets/markets.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { cursorText, instantCursor } from '../kernel/page-cursor.ts';
import { refuse } from '../kernel/refusal.ts';
import { orderStateOf } from '../stored-orders/order-state.ts';
import { labelsStuckBefore } from './labels-stuck-before.ts';

/** The orders of the shop, by page. */
export const listDeskOrdersHandler = handle(listDeskOrders, async ({ shop, now }, { query }) => {
  const { db } = shop.database;
  const { after, limit = 50, status, search, market, from, until, parcel, refund, giftCard, label } = query;
  const named = market === undefined ? undefined : marketByLocale(market);
  if (market !== undefined && !named) return refuse('STF400', { member: 'market' });
  const filter = {
    status,
    search: search?.trim() || undefined,
    locale: named?.header,
    from: from === undefined ? undefined : startOfDay(from),
    before: until === undefined ? undefined : startOfDay(addDays(until, 1)),
    backBy: parcel && now,
    refundWaits: refund === 'waiting',
    cardsWait: giftCard === 'waiting',
    labelsStuckBefore: label && labelsStuckBefore(now),
  };
  const asked = { after: instantCursor(after, /^[A-Z0-9-]{1,64}$/), limit: limit + 1, most: mostCounted };
  const { rows, total: count } = await listDeskRows(db, filter, asked);
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
    next: last ? cursorText([last.placed_at.toISOString(), last.order_number]) : null,
    total: count ?? null,
  };
});
