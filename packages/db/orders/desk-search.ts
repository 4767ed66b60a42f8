import { type RawBuilder, sql } from 'kysely';
import { beginningWith } from '../like.ts';
import { turnedPhone, writtenNames } from '../names.ts';
import { codesBeginning, type Goods } from './desk-goods.ts';

/** Members of orders that may begin with what somebody searches by, each with an index. */
const names = [sql`first_last_name`, sql`last_first_name`];
const sku = sql`upper(sku) collate "C"`;
const style = sql`upper(master_id) collate "C"`;

const tidy = (search: string) => search.replaceAll(/\s+/g, ' ');

/** A way in which an order may be meant. */
type Way = Readonly<{
  /** Numbers of the orders and when these were placed, both read in an index where they may be many. */
  orders: RawBuilder<unknown>;
  /** The same about an order, or about a line of one, without use of an index; neither where the way is never one of many orders. */
  ofOrder?: RawBuilder<unknown>;
  ofLine?: RawBuilder<unknown>;
  /** Set: the goods of the lines that are meant. */
  goods?: Goods;
}>;

function waysOf(search: string): readonly Way[] {
  const code = search.toUpperCase();
  const begins = (column: RawBuilder<unknown>, start: RawBuilder<unknown>) =>
    sql`left(${column}, length(${start})) = ${start}`;
  const ofOrders = (
    column: RawBuilder<unknown>,
    text: string,
    cased = (start: string) => sql`${start}::text`,
  ): Way => ({
    orders: sql`select order_number, placed_at from orders where ${column} like ${cased(beginningWith(text))}`,
    ofOrder: begins(column, cased(text)),
  });
  const ofLines = (condition: RawBuilder<unknown>, ofLine: RawBuilder<unknown>, goods: Goods): Way => ({
    orders: sql`select order_number, ordered_at as placed_at from order_line where ${condition}`,
    ofLine,
    goods,
  });
  const ofOne = (from: RawBuilder<unknown>): Way => ({
    orders: sql`select order_number, placed_at from ${from} join orders using (order_number)`,
  });
  const turned = turnedPhone(search);
  // Numbers of parcels are stored like this, but for those from before they were.
  const tracked = sql`tracking_number in (${search}, ${code.replaceAll(/\s/g, '')})`;
  return [
    ofOrders(sql`order_number`, code),
    ofOrders(sql`lower_email`, search.toLowerCase()),
    ...writtenNames(tidy(search)).flatMap((name) =>
      names.map((column) => ofOrders(column, name, (start) => sql`lower(${start}::text)`)),
    ),
    ...(turned === undefined ? [] : [ofOrders(sql`turned_phone`, turned)]),
    ofLines(sql`(${sku}) like ${beginningWith(code)}`, begins(sku, sql`${code}::text`), {
      column: sku,
      codes: codesBeginning(sku, code),
    }),
    ofLines(sql`(${style}) = ${code}`, sql`${style} = ${code}`, {
      column: style,
      codes: sql`select ${code}::text as code`,
    }),
    ofOne(sql`(select order_number from order_paper where paper_number = ${code}) as paper`),
    ofOne(sql`(select order_number from order_shipment where ${tracked}) as shipment`),
    ofOne(sql`(select order_number from parcel where ${tracked}) as parcel`),
    ofOne(sql`(select order_number from return_parcel join order_return using (return_id) where ${tracked}) as coming`),
  ];
}

/** Whether an order is meant in some of the ways, without use of an index: with one, PostgreSQL would sort all that fit. */
export function isMeant(search: string, ways: readonly number[]): RawBuilder<unknown> {
  const all = waysOf(search);
  const some = ways.flatMap((way) => all[way] ?? []);
  const ofLines = some.flatMap(({ ofLine = [] }) => ofLine);
  const conditions = [
    sql`false`,
    ...some.flatMap(({ ofOrder = [] }) => ofOrder),
    // Not by EXISTS, for which PostgreSQL may read the lines of all orders first.
    ...(ofLines.length === 0
      ? []
      : [
          sql`coalesce((select bool_or(${sql.join(ofLines, sql` or `)})
            from order_line where order_line.order_number = orders.order_number), false)`,
        ]),
  ];
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** The goods that are meant in these ways; undefined if orders are meant otherwise in one of them. */
export function goodsOf(search: string, ways: readonly number[]): readonly Goods[] | undefined {
  const all = waysOf(search);
  const goods = ways.flatMap((way) => all[way]?.goods ?? []);
  return goods.length === ways.length ? goods : undefined;
}

/**
 * Numbers of the orders that a search means, with the way in which each is meant and when it was placed, some of them several times; at most
 * `most` of each way.
 */
export function meant(search: string, most: number): RawBuilder<unknown> {
  return sql.join(
    waysOf(search).map(
      ({ orders }, way) => sql`(select ${sql.lit(way)} as way, * from (${orders} limit ${most}) as one)`,
    ),
    sql` union all `,
  );
}
