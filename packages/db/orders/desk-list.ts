import { type RawBuilder, sql } from 'kysely';
import { countUpTo } from '../count-up-to.ts';
import type { Reader } from '../database.ts';
import { beginningWith } from '../like.ts';
import { comingBack } from './coming-back.ts';
import { withStuckLabels } from './stuck-labels.ts';
import { ordersWithWaitingCards } from './waiting-cards.ts';

export type DeskFilter = Readonly<{
  status?: string | undefined;
  /** Beginning of an order number or an email, or a whole tracking number. */
  search?: string | undefined;
  /** Set: only orders with a parcel that comes back and that nobody has dealt with by then. */
  backBy?: Date | undefined;
  /** Only orders with a refund that waits for approval. */
  refundWaits?: boolean | undefined;
  /** Only orders whose gift cards wait for captures that are refused. */
  cardsWait?: boolean | undefined;
  /** Set: only orders with a label that was asked for before and is not made. */
  labelsStuckBefore?: Date | undefined;
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

/** A page of orders, the latest first; how many fit, undefined where they are too many to be counted while somebody waits. */
export type DeskPage = Readonly<{ rows: readonly DeskRow[]; total: number | undefined }>;

type Page = Readonly<{
  after?: DeskCursor | undefined;
  limit: number;
  /** Up to so many orders are counted. */
  most: number;
}>;

const columns = sql`order_number, state, placed_at, email, locale, currency, total, total_units,
  trim(coalesce(billing ->> 'firstName', '') || ' ' || coalesce(billing ->> 'lastName', '')) as name`;
const latestFirst = sql`placed_at desc, order_number desc`;

function beyond(after: DeskCursor | undefined): RawBuilder<unknown> {
  return after ? sql`(placed_at, order_number) < (${after[0]}::timestamptz, ${after[1]})` : sql`true`;
}

/** Orders of anybody, by page. Few orders among millions are found by what they are searched by, many by walking from the latest on. */
export async function listDeskRows(db: Reader, filter: DeskFilter, page: Page): Promise<DeskPage> {
  const { status, search } = filter;
  const found = candidatesOf(filter, page.most);
  if (found) {
    const few = await listFew(db, found, status, page);
    if (few) return few;
  }
  const byStatus = status === undefined ? sql`true` : sql`state = ${status}`;
  const { rows } = await sql<DeskRow>`
    select ${columns} from orders
    where ${byStatus} and ${search === undefined ? sql`true` : begins(search)} and ${waitingFor(filter)} and ${beyond(page.after)}
    order by ${latestFirst} limit ${page.limit}`.execute(db);
  return { rows, total: found ? undefined : await countUpTo(db, sql`from orders where ${byStatus}`, page.most) };
}

/** Whether a number or an email begins with a text, without use of an index: with one, PostgreSQL would sort all that fit. */
function begins(search: string): RawBuilder<unknown> {
  return sql`(left(order_number, ${search.length}) = ${search.toUpperCase()}
    or left(lower(email), ${search.length}) = ${search.toLowerCase()})`;
}

/** What somebody has to do about an order. */
function waitingFor({ backBy, refundWaits, cardsWait, labelsStuckBefore: before }: DeskFilter): RawBuilder<unknown> {
  const back = backBy ? sql`order_number in (select order_number from ${comingBack(backBy)} as back)` : sql`true`;
  const refund = refundWaits
    ? sql`order_number in (select order_number from amount_refund where state = 'waiting')`
    : sql`true`;
  const cards = cardsWait
    ? sql`order_number in (select order_number from ${ordersWithWaitingCards} as waiting)`
    : sql`true`;
  const label = before
    ? sql`order_number in (select order_number from ${withStuckLabels(before)} as stuck)`
    : sql`true`;
  return sql`${back} and ${refund} and ${cards} and ${label}`;
}

/** The orders that a filter is about, each found by an index; undefined for a filter that says no more than a state. */
function candidatesOf(filter: DeskFilter, most: number): RawBuilder<unknown> | undefined {
  const { search, backBy, refundWaits, cardsWait, labelsStuckBefore } = filter;
  const kept = sql`order_number, placed_at, state from orders`;
  const further = waitingFor(filter);
  if (search === undefined)
    return backBy || refundWaits || cardsWait || labelsStuckBefore ? sql`select ${kept} where ${further}` : undefined;
  const start = beginningWith(search);
  // Tracking numbers are stored like this.
  const asTracked = search.replaceAll(/\s/g, '').toUpperCase();
  return sql`
    select * from (
      (select ${kept} where order_number like ${start.toUpperCase()} limit ${most + 1})
      union (select ${kept} where lower(email) like ${start.toLowerCase()} limit ${most + 1})
      union (select ${kept} where order_number = any(array(
        select order_number from order_shipment where tracking_number in (${search}, ${asTracked}))))
    ) as named where ${further}`;
}

/** A page of these orders; undefined if they are too many to be sorted. */
async function listFew(
  db: Reader,
  candidates: RawBuilder<unknown>,
  status: string | undefined,
  { after, limit, most }: Page,
): Promise<DeskPage | undefined> {
  const { rows } = await sql<{ found: number; total: number; numbers: readonly string[] }>`
    with found as materialized (${candidates}),
    fits as (select * from found where ${status === undefined ? sql`true` : sql`state = ${status}`})
    select (select count(*)::int from found) as found, (select count(*)::int from fits) as total,
           array(select order_number from fits where ${beyond(after)} order by ${latestFirst} limit ${limit}) as numbers`.execute(
    db,
  );
  const { found = 0, total = 0, numbers = [] } = rows[0] ?? {};
  if (found > most) return undefined;
  const listed = await sql<DeskRow>`
    select ${columns} from orders where order_number = any(${numbers}) order by ${latestFirst}`.execute(db);
  return { rows: listed.rows, total };
}
