import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../database.ts';
import { beginningWith } from '../like.ts';
import { comingBack } from './coming-back.ts';

export type DeskFilter = Readonly<{
  status?: string | undefined;
  /** Beginning of an order number or an email, or a whole tracking number. */
  search?: string | undefined;
  /** Set: only orders with a parcel that comes back and that nobody has dealt with by then. */
  backBy?: Date | undefined;
  /** Only orders with a refund that waits for approval. */
  refundWaits?: boolean | undefined;
}>;

/** The end of a page: when its last order was placed, ISO 8601, and the number. */
export type DeskCursor = readonly [placedAt: string, orderNumber: string];

export type DeskRow = Readonly<{
  order_number: string;
  state: string;
  placed_at: Date;
  name: string;
  email: string;
  locale: string;
  currency: string;
  total: number;
  total_units: number;
}>;

function conditionOf({ status, search, backBy, refundWaits }: DeskFilter): RawBuilder<unknown> {
  const begins = beginningWith(search ?? '');
  // Tracking numbers are stored like this.
  const asTracked = search?.replaceAll(/\s/g, '').toUpperCase();
  const byStatus = status === undefined ? sql`true` : sql`state = ${status}`;
  const bySearch =
    search === undefined
      ? sql`true`
      : sql`orders.order_number in (
          select order_number from orders where order_number like ${begins.toUpperCase()}
          union select order_number from orders where lower(email) like ${begins.toLowerCase()}
          union select order_number from order_shipment where tracking_number in (${search}, ${asTracked}))`;
  const byParcel =
    backBy === undefined
      ? sql`true`
      : sql`orders.order_number in (select order_number from ${comingBack(backBy)} as back)`;
  const byRefund = refundWaits
    ? sql`orders.order_number in (select order_number from amount_refund where state = 'waiting')`
    : sql`true`;
  return sql`${byStatus} and ${bySearch} and ${byParcel} and ${byRefund}`;
}

/** Orders of anybody, the latest first, after a cursor if one is given. */
export async function listDeskRows(
  db: Reader,
  filter: DeskFilter,
  { after, limit }: Readonly<{ after?: DeskCursor | undefined; limit: number }>,
): Promise<readonly DeskRow[]> {
  const further = after ? sql`(placed_at, order_number) < (${after[0]}::timestamptz, ${after[1]})` : sql`true`;
  const { rows } = await sql<DeskRow>`
    select order_number, state, placed_at, email, locale, currency, total, total_units,
           trim(coalesce(billing ->> 'firstName', '') || ' ' || coalesce(billing ->> 'lastName', '')) as name
    from orders where ${conditionOf(filter)} and ${further}
    order by placed_at desc, order_number desc limit ${limit}`.execute(db);
  return rows;
}

export async function countDeskRows(db: Reader, filter: DeskFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders where ${conditionOf(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}
