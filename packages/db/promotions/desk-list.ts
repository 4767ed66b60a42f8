import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../database.ts';
import { containing } from '../like.ts';
import { unsold } from '../orders/unsold.ts';
import type { PromotionRow } from './promotion.ts';

export type PromotionFilter = Readonly<{
  state?: 'running' | 'scheduled' | 'paused' | 'ended' | 'ineffective' | undefined;
  /** Ids of those that cannot be judged: while they last and are switched on, they are in no other state than `ineffective`. */
  ineffective: readonly string[];
  kind?: string | undefined;
  /** The path form of a locale. */
  market?: string | undefined;
  /** Those that hold at some time from an instant on, and before another. */
  from?: Date | undefined;
  until?: Date | undefined;
  /** Part of a name or an id, or a whole code. */
  search?: string | undefined;
}>;

/** The end of a page: the rank of its last promotion, and the id. */
export type PromotionCursor = readonly [rank: number, id: string];

/** A promotion with the number of its codes, and of its uses. */
export type ListedPromotionRow = PromotionRow & Readonly<{ codes: number; uses: number }>;

type StateRule = (now: Date, ineffective: readonly string[]) => RawBuilder<unknown>;

const states: Readonly<Record<NonNullable<PromotionFilter['state']>, StateRule>> = {
  ended: (now) => sql`promotion.ends_at <= ${now}`,
  paused: (now) => sql`not promotion.enabled and ${lasts(now)}`,
  scheduled: (now, without) => sql`${isOn(now)} and promotion.starts_at > ${now} and promotion.id <> all(${without})`,
  running: (now, without) =>
    sql`${isOn(now)} and coalesce(promotion.starts_at <= ${now}, true) and promotion.id <> all(${without})`,
  ineffective: (now, these) => sql`${isOn(now)} and promotion.id = any(${these})`,
};

const isOn = (now: Date) => sql`promotion.enabled and ${lasts(now)}`;
const lasts = (now: Date) => sql`coalesce(promotion.ends_at > ${now}, true)`;

function conditionOf(
  { state, ineffective, kind, market, from, until, search }: PromotionFilter,
  now: Date,
): RawBuilder<unknown> {
  const part = containing((search ?? '').toLowerCase());
  return sql.join(
    [
      sql`true`,
      ...(state === undefined ? [] : [states[state](now, ineffective)]),
      ...(kind === undefined ? [] : [sql`promotion.benefit ->> 'kind' = ${kind}`]),
      ...(market === undefined ? [] : [sql`(promotion.locales is null or ${market} = any(promotion.locales))`]),
      ...(from === undefined ? [] : [sql`coalesce(promotion.ends_at > ${from}, true)`]),
      ...(until === undefined ? [] : [sql`coalesce(promotion.starts_at < ${until}, true)`]),
      ...(search === undefined
        ? []
        : [
            sql`(promotion.id like ${part}
              or exists (select from jsonb_each(promotion.texts) as text where lower(text.value ->> 'name') like ${part})
              or promotion.id = (select promotion_id from coupon where code = ${search.toUpperCase()}))`,
          ]),
    ],
    sql` and `,
  );
}

/** Promotions in the order of their turns, after a cursor if one is given; counts stop at `most`. */
export async function listPromotionRows(
  db: Reader,
  filter: PromotionFilter,
  page: Readonly<{ after?: PromotionCursor | undefined; limit: number }>,
  { now, most }: Readonly<{ now: Date; most: number }>,
): Promise<readonly ListedPromotionRow[]> {
  const { after, limit } = page;
  const further = after ? sql`(promotion.rank, promotion.id) > (${after[0]}, ${after[1]})` : sql`true`;
  const { rows } = await sql<ListedPromotionRow>`
    select promotion.*,
      (select count(*)::int from (
        select from coupon where coupon.promotion_id = promotion.id limit ${most}) as code) as codes,
      coalesce(
        (select used from promotion_count as counted where counted.promotion_id = promotion.id),
        (select count(*)::int from (
          select from order_promotion as used join orders using (order_number)
          where used.promotion_id = promotion.id and orders.state <> all(${unsold}) limit ${most}) as redeemed)) as uses
    from promotion where ${conditionOf(filter, now)} and ${further}
    order by promotion.rank, promotion.id limit ${limit}`.execute(db);
  return rows;
}

export async function countPromotions(db: Reader, filter: PromotionFilter, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from promotion where ${conditionOf(filter, now)}`.execute(db);
  return rows[0]?.count ?? 0;
}
