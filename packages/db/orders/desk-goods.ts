import { type RawBuilder, sql } from 'kysely';

/** Goods that a search means: a column of the lines, and the values of it that are meant, of which each is found by an index. */
export type Goods = Readonly<{ column: RawBuilder<unknown>; codes: RawBuilder<unknown> }>;

/** The beginning of a code may be that of so many different ones; one of more is that of a good part of all that is sold. */
export const mostCodes = 100;

/** The different codes that begin so; the index is entered once for each, however many lines have it. */
export function codesBeginning(column: RawBuilder<unknown>, start: string): RawBuilder<unknown> {
  const next = (condition: RawBuilder<unknown>) => sql`
    select ${column} as code from order_line
    where ${condition} and (${column}) < ${start} || chr(1114111) order by ${column} limit 1`;
  return sql`
    with recursive found as (
      (${next(sql`(${column}) >= ${start}`)})
      union all
      select (${next(sql`(${column}) > found.code`)}) from found where found.code is not null
    )
    select code from found where code is not null limit ${mostCodes + 1}`;
}

/** The codes of these goods, with the position of the goods that each is of. */
export function codesOf(goods: readonly Goods[]): RawBuilder<GoodsCode> {
  return sql.join(
    goods.map(({ codes }, position) => sql`(select ${sql.lit(position)} as goods, code from (${codes}) as one)`),
    sql` union all `,
  ) as RawBuilder<GoodsCode>;
}

export type GoodsCode = Readonly<{ goods: number; code: string }>;

export type GoodsWalk = Readonly<{
  codes: readonly GoodsCode[];
  /** Numbers of orders that are meant otherwise. */
  others: readonly string[];
  /** Whether an order fits, and whether a line may be of one that does, of its `ordered_at` and `order_number`. */
  fits: RawBuilder<unknown>;
  within: RawBuilder<unknown>;
  /** Whether an order must be read to know that it fits; otherwise all of those lines do. */
  isRead: boolean;
  limit: number;
  /** So many lines are looked at. */
  walked: number;
}>;

/** The latest orders of goods, and the end of what was looked at if there may be older ones between them. */
export type FoundByWalk = Readonly<{
  numbers: readonly string[];
  placed_at: string | null;
  order_number: string | null;
}>;

/**
 * Walks back from the latest line of each code, no further than the page needs and `walked` lines of all codes. An order counts only if it
 * is no older than what was looked at of every code.
 */
export function walkGoods(goods: readonly Goods[], walk: GoodsWalk): RawBuilder<FoundByWalk> {
  const { codes, others, fits, within, isRead, limit, walked } = walk;
  const each = Math.max(limit, Math.floor(walked / Math.max(1, codes.length)));
  const lines = ({ column }: Goods) => sql`
    select distinct ordered_at, order_number from order_line where (${column}) = target.code and ${within}
    order by ordered_at desc, order_number desc`;
  const latest = sql`order by placed_at desc, order_number desc`;
  const fitting = (one: Goods) =>
    isRead
      ? sql`
        select placed_at, order_number from (${lines(one)} limit ${each}) as line join orders using (order_number)
        where ${fits} order by ordered_at desc, order_number desc limit ${limit}`
      : sql`select ordered_at as placed_at, order_number from (${lines(one)} limit ${limit}) as line`;
  const ofGoods = goods.map(
    (one, position) => sql`
      select target.no, found.* from target, lateral (${fitting(one)}) as found where target.goods = ${position}`,
  );
  const ofOthers = sql`
    select 0, found.* from (
      select placed_at, order_number from orders where order_number = any(${others}) and ${fits} ${latest} limit ${limit}
    ) as found`;
  const ends = goods.map(
    (one, position) => sql`
      select line.* from target left join counted using (no), lateral (${lines(one)} offset ${each - 1} limit 1) as line
      where target.goods = ${position} and coalesce(counted.orders, 0) < ${limit}`,
  );
  return sql`
    with target as materialized (
      select * from unnest(${codes.map(({ goods: position }) => position)}::int[], ${codes.map(({ code }) => code)}::text[])
        with ordinality as target (goods, code, no)
    ), found as materialized (${sql.join([...ofGoods, ofOthers], sql` union all `)}),
    counted as materialized (select no, count(*) as orders from found group by no),
    last as (
      select placed_at, order_number from (
        select *, row_number() over (partition by no ${latest}) as place from found) as placed
      where place = ${limit}
      union all ${sql.join(ends, sql` union all `)}
    ), horizon as materialized (select * from last ${latest} limit 1),
    sure as (
      select distinct placed_at, order_number from found
      where not exists (
        select from horizon where (found.placed_at, found.order_number) < (horizon.placed_at, horizon.order_number)))
    select array(select order_number from sure ${latest} limit ${limit}) as numbers,
           (select to_json(placed_at) #>> '{}' from horizon) as placed_at, (select order_number from horizon) as order_number` as RawBuilder<FoundByWalk>;
}
