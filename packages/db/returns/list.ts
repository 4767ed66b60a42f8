import { sql } from 'kysely';
import type { Reader } from '../database.ts';
import { beginningWith } from '../like.ts';
import type { ReturnRow } from './return.ts';

export type ReturnFilter = Readonly<{
  state?: string | undefined;
  /** Beginning of the number of a return or of an order, or the whole tracking number of a return. */
  search?: string | undefined;
}>;

/** The end of a page: when its last return was announced, ISO 8601, and the number. */
export type ReturnCursor = readonly [createdAt: string, returnId: string];

export type ListedReturnRow = ReturnRow & Readonly<{ units: number; currency: string; email: string }>;

function conditionOf({ state, search }: ReturnFilter) {
  const begins = beginningWith((search ?? '').toUpperCase());
  const byState = state === undefined ? sql`true` : sql`order_return.state = ${state}`;
  const number = (search ?? '').toUpperCase().replaceAll(/\s/g, '');
  // Each found by an index of its own.
  const bySearch = sql`order_return.return_id in (
    select return_id from order_return as named where named.return_id like ${begins}
    union select return_id from order_return as named where named.order_number like ${begins}
    union select return_id from return_parcel where tracking_number = ${number})`;
  return search === undefined ? byState : sql`${byState} and ${bySearch}`;
}

/** Returns of the shop, the latest first, after a cursor if one is given. */
export async function listReturnRows(
  db: Reader,
  filter: ReturnFilter,
  { after, limit }: Readonly<{ after?: ReturnCursor | undefined; limit: number }>,
): Promise<readonly ListedReturnRow[]> {
  const further = after
    ? sql`(order_return.created_at, order_return.return_id) < (${after[0]}::timestamptz, ${after[1]})`
    : sql`true`;
  const { rows } = await sql<ListedReturnRow>`
    select order_return.*, orders.currency, orders.email,
           (select sum(qty)::int from order_return_line where order_return_line.return_id = order_return.return_id) as units
    from order_return join orders using (order_number)
    where ${conditionOf(filter)} and ${further}
    order by order_return.created_at desc, order_return.return_id desc limit ${limit}`.execute(db);
  return rows;
}

export async function countReturnRows(db: Reader, filter: ReturnFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from order_return where ${conditionOf(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}
