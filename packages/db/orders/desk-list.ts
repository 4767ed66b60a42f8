import { type RawBuilder, sql } from 'kysely';
import { countUpTo } from '../count-up-to.ts';
import type { Reader } from '../database.ts';
import { comingBack } from './coming-back.ts';
import { codesOf, type Goods, type GoodsWalk, mostCodes, walkGoods } from './desk-goods.ts';
import { goodsOf, isMeant, meant } from './desk-search.ts';
import { withStuckLabels } from './stuck-labels.ts';
import { withUnplaced } from './unplaced.ts';
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
  /** Only orders with pieces that no place has. */
  piecesMissing?: boolean | undefined;
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

/**
 * A page of orders, the latest first; how many fit, undefined where they are too many to be counted while somebody waits; and where the
 * next page begins if no older ones were looked at.
 */
export type DeskPage = Readonly<{ rows: readonly DeskRow[]; total: number | undefined; end?: DeskCursor }>;

type Page = Readonly<{
  after?: DeskCursor | undefined;
  limit: number;
  /** Up to so many orders are counted. */
  most: number;
  /** Of more, so many are looked at. */
  walked?: number;
}>;

const columns = sql`order_number, state, placed_at, email, locale, currency, total, total_units,
  trim(coalesce(billing ->> 'firstName', '') || ' ' || coalesce(billing ->> 'lastName', '')) as name`;
const latestFirst = sql`placed_at desc, order_number desc`;

function beyond(after: DeskCursor | undefined): RawBuilder<unknown> {
  return after ? sql`(placed_at, order_number) < (${after[0]}::timestamptz, ${after[1]})` : sql`true`;
}

/** Orders of anybody, by page. Few orders among millions are found by what they are searched by, many by walking from the latest on, those of goods along the lines of these. */
export async function listDeskRows(db: Reader, filter: DeskFilter, page: Page): Promise<DeskPage> {
  const { search } = filter;
  const candidates = candidatesOf(filter, page.most);
  if (candidates) {
    const found = await listFew(db, candidates, filter, page);
    if ('rows' in found) return found;
    if (search !== undefined) return listMany(db, { ...filter, search }, page, found);
  }
  const { rows } = await sql<DeskRow>`
    select ${columns} from orders where ${fits(filter, page)} order by ${latestFirst} limit ${page.limit}`.execute(db);
  const total = candidates ? undefined : await countUpTo(db, sql`from orders where ${placedAs(filter)}`, page.most);
  return { rows, total };
}

/** Whatever a filter asks for beside its search, on a page. */
function fits(filter: DeskFilter, { after }: Page): RawBuilder<unknown> {
  return sql`${placedAs(filter)} and ${waitingFor(filter)} and ${beyond(after)}`;
}

/** Orders, or lines of them, that are looked at one after the other for a page. */
export const mostWalked = 20_000;

/** Orders of a state or a market lie far apart, and looking at each may read from the disk. */
const mostWalkedApart = 4_000;

/** Orders that are read for a page wherever they are, which takes many times as long. */
const mostRead = 1_000;

/**
 * A page of orders that are too many to be sorted. However few of them fit, no more is looked at than `walked`: the page may then be
 * shorter than asked, and says where to go on.
 */
async function listMany(
  db: Reader,
  filter: DeskFilter & Readonly<{ search: string }>,
  page: Page,
  { ways, others }: TooMany,
): Promise<DeskPage> {
  const goods = goodsOf(filter.search, ways);
  const { rows: codes } = goods ? await codesOf(goods).execute(db) : { rows: [] };
  if (goods && codes.length <= mostCodes) return listOfGoods(db, goods, filter, page, { codes, others });
  const { walked = filter.status || filter.locale ? mostWalkedApart : mostWalked, limit } = page;
  const latest = sql`from orders where ${fits(filter, page)} order by ${latestFirst}`;
  const { rows } = await sql<DeskRow>`
    select ${columns} from (select * ${latest} limit ${walked}) as orders
    where order_number = any(${others}) or ${isMeant(filter.search, ways)}
    order by ${latestFirst} limit ${limit}`.execute(db);
  if (rows.length === limit) return { rows, total: undefined };
  const { rows: ends } = await sql<{ placed_at: string; order_number: string }>`
    select to_json(last.placed_at) #>> '{}' as placed_at, last.order_number
    from (select placed_at, order_number ${latest} offset ${walked - 1} limit 1) as last`.execute(db);
  return { rows, total: undefined, ...(ends[0] ? { end: [ends[0].placed_at, ends[0].order_number] } : {}) };
}

async function listOfGoods(
  db: Reader,
  goods: readonly Goods[],
  filter: DeskFilter,
  page: Page,
  found: Pick<GoodsWalk, 'codes' | 'others'>,
): Promise<DeskPage> {
  const { walked = mostWalked, limit, after } = page;
  const within = sql.join(
    [
      after ? sql`(ordered_at, order_number) < (${after[0]}::timestamptz, ${after[1]})` : sql`true`,
      ...(filter.from === undefined ? [] : [sql`ordered_at >= ${filter.from}`]),
      ...(filter.before === undefined ? [] : [sql`ordered_at < ${filter.before}`]),
    ],
    sql` and `,
  );
  const walk = { ...found, fits: fits(filter, page), within, isRead: mustRead(filter), limit, walked };
  const { rows } = await walkGoods(goods, walk).execute(db);
  const { numbers = [], placed_at: placedAt, order_number: orderNumber } = rows[0] ?? {};
  const isCut = numbers.length < limit && placedAt && orderNumber;
  return {
    rows: await rowsOf(db, numbers),
    total: undefined,
    ...(isCut ? { end: [placedAt, orderNumber] } : {}),
  };
}

async function rowsOf(db: Reader, numbers: readonly string[]): Promise<readonly DeskRow[]> {
  const { rows } = await sql<DeskRow>`
    select ${columns} from orders where order_number = any(${numbers}) order by ${latestFirst}`.execute(db);
  return rows;
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

/** Whether an order must be read to know that it fits: what it is searched by, or waits for without a search, and its time are known. */
function mustRead({ search, status, locale, from: _, before: __, ...waiting }: DeskFilter): boolean {
  return Boolean(status ?? locale) || (search !== undefined && Object.values(waiting).some(Boolean));
}

/** What somebody has to do about an order. */
function waitingFor({
  backBy,
  refundWaits,
  cardsWait,
  piecesMissing,
  labelsStuckBefore: before,
}: DeskFilter): RawBuilder<unknown> {
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
  const pieces = piecesMissing ? sql`order_number in (select order_number from ${withUnplaced} as missing)` : sql`true`;
  return sql`${back} and ${refund} and ${cards} and ${label} and ${pieces}`;
}

/**
 * Numbers of the orders that a filter is about, when they were placed and the ways in which it is about each, found by indexes; undefined for a
 * filter that says no more than how they were placed.
 */
function candidatesOf({ search, ...filter }: DeskFilter, most: number): RawBuilder<unknown> | undefined {
  if (search !== undefined) return meant(search, most + 1);
  const { backBy, refundWaits, cardsWait, piecesMissing, labelsStuckBefore } = filter;
  return backBy || refundWaits || cardsWait || piecesMissing || labelsStuckBefore
    ? sql`select 0 as way, order_number, placed_at from orders where ${waitingFor(filter)}`
    : undefined;
}

/** The ways in which too many orders are meant to be sorted, and the orders that are meant in others. */
type TooMany = Readonly<{ ways: readonly number[]; others: readonly string[] }>;

type Few = TooMany &
  Readonly<{ total: number | null; numbers: readonly string[]; placed_at: string | null; order_number: string | null }>;

/**
 * A page of these orders, unless they are too many to be sorted. They are sorted as the indexes have them; where an order must fit otherwise too, it is
 * read, and of more than `read` only the latest are.
 */
async function listFew(
  db: Reader,
  candidates: RawBuilder<unknown>,
  filter: DeskFilter,
  { after, limit, most, walked: read = mostRead }: Page,
): Promise<DeskPage | TooMany> {
  const { status, locale, from, before } = filter;
  const isRead = mustRead(filter);
  const fitting = sql`select asked.* from asked, lateral (
    select from orders where orders.order_number = asked.order_number
      and ${placedAs({ status, locale })} and ${waitingFor(filter)} offset 0) as fitting`;
  const { rows } = await sql<Few>`
    with named as materialized (${candidates}),
    many as materialized (select way from named group by way having count(*) > ${most}),
    dated as materialized (
      select order_number, max(placed_at) as placed_at from named
      where not exists (select from many) and ${placedAs({ from, before })} group by order_number),
    size as materialized (select count(*)::int as orders from dated),
    asked as materialized (
      select * from dated where ${isRead ? sql`(select orders from size) <= ${read} or ${beyond(after)}` : sql`true`}
      order by ${latestFirst} ${isRead ? sql`limit ${read}` : sql``}),
    fits as materialized (${isRead ? fitting : sql`select * from asked`}),
    last as (
      select placed_at, order_number from asked
      where ${isRead ? sql`(select orders from size) > ${read} and (select count(*) from asked) = ${read}` : sql`false`}
        and (select count(*) from fits where ${beyond(after)}) < ${limit}
      order by placed_at, order_number limit 1)
    select array(select way from many) as ways,
           array(select order_number from named where exists (select from many) and way not in (select way from many)) as others,
           (select count(*)::int from fits ${isRead ? sql`having (select orders from size) <= ${read}` : sql``}) as total,
           array(select order_number from fits where ${beyond(after)} order by ${latestFirst} limit ${limit}) as numbers,
           (select to_json(placed_at) #>> '{}' from last) as placed_at, (select order_number from last) as order_number`.execute(
    db,
  );
  const { total, numbers = [], ways = [], others = [], placed_at: placedAt, order_number: orderNumber } = rows[0] ?? {};
  if (ways.length > 0) return { ways, others };
  return {
    rows: await rowsOf(db, numbers),
    total: total ?? undefined,
    ...(placedAt && orderNumber ? { end: [placedAt, orderNumber] } : {}),
  };
}
