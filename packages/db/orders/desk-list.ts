import { type RawBuilder, sql } from 'kysely';
import { countUpTo } from '../count-up-to.ts';
import type { Reader } from '../database.ts';
import { comingBack } from './coming-back.ts';
import { isMeant, meant } from './desk-search.ts';
import { withStuckLabels } from './stuck-labels.ts';
import { ordersWithWaitingCards } from './waiting-cards.ts';

export type DeskFilter = Readonly<{
  status?: string | undefined;
  /**
   * Beginning of an order number, an email, either name of the buyer or a SKU, end of a phone number, or all of a style, the number of a
   * parcel or that of a paper.
   */
  search?: string | undefined;
  /** Header form of a market. */
  locale?: string | undefined;
  /** Only orders placed since then, and before then. */
  from?: Date | undefined;
  before?: Date | undefined;
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
  const { search } = filter;
  const found = candidatesOf(filter, page.most);
  if (found) {
    const few = await listFew(db, found, filter, page);
    if (few) return few;
  }
  const placed = placedAs(filter);
  const { rows } = await sql<DeskRow>`
    select ${columns} from orders
    where ${placed} and ${search === undefined ? sql`true` : isMeant(search)} and ${waitingFor(filter)} and ${beyond(page.after)}
    order by ${latestFirst} limit ${page.limit}`.execute(db);
  return { rows, total: found ? undefined : await countUpTo(db, sql`from orders where ${placed}`, page.most) };
}

/** State, market and days of an order. */
function placedAs({ status, locale, from, before }: DeskFilter): RawBuilder<unknown> {
  return sql.join(
    [
      sql`true`,
      ...(status === undefined ? [] : [sql`state = ${status}`]),
      ...(locale === undefined ? [] : [sql`locale = ${locale}`]),
      ...(from === undefined ? [] : [sql`placed_at >= ${from}`]),
      ...(before === undefined ? [] : [sql`placed_at < ${before}`]),
    ],
    sql` and `,
  );
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

/** Numbers of the orders that a filter is about, each found by an index; undefined for a filter that says no more than how they were placed. */
function candidatesOf({ search, ...filter }: DeskFilter, most: number): RawBuilder<unknown> | undefined {
  if (search !== undefined) return meant(search, most + 1);
  const { backBy, refundWaits, cardsWait, labelsStuckBefore } = filter;
  return backBy || refundWaits || cardsWait || labelsStuckBefore
    ? sql`select order_number from orders where ${waitingFor(filter)}`
    : undefined;
}

/** A page of these orders; undefined if they are too many to be sorted. */
async function listFew(
  db: Reader,
  candidates: RawBuilder<unknown>,
  filter: DeskFilter,
  { after, limit, most }: Page,
): Promise<DeskPage | undefined> {
  const { rows } = await sql<{ found: number; total: number; numbers: readonly string[] }>`
    with named as materialized (${candidates}),
    fits as materialized (
      select order_number, placed_at from orders
      where (select count(*) from named) <= ${most} and order_number = any(array(select order_number from named))
        and ${placedAs(filter)} and ${waitingFor(filter)})
    select (select count(*)::int from named) as found, (select count(*)::int from fits) as total,
           array(select order_number from fits where ${beyond(after)} order by ${latestFirst} limit ${limit}) as numbers`.execute(
    db,
  );
  const { found = 0, total = 0, numbers = [] } = rows[0] ?? {};
  if (found > most) return undefined;
  const listed = await sql<DeskRow>`
    select ${columns} from orders where order_number = any(${numbers}) order by ${latestFirst}`.execute(db);
  return { rows: listed.rows, total };
}
