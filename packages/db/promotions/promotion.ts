import { type Selectable, sql, type Transaction } from 'kysely';
import { announce } from '../catalogue/announce.ts';
import { upsertRows } from '../catalogue/upsert.ts';
import type { Database, Reader } from '../database.ts';
import { transact } from '../placement/atomic.ts';
import type { PromotionTables } from '../tables/promotions.ts';
import type { Tables } from '../tables/tables.ts';

/** A promotion as stored; its JSON members are those of the promotion in the domain. */
export type PromotionRow = Selectable<PromotionTables['promotion']>;

/** A promotion to be written, with JSON members as values, not as text. */
export type PromotionRecord = Omit<PromotionRow, 'starts_at' | 'ends_at' | 'version' | 'created_at'> &
  Readonly<{ starts_at: string | null; ends_at: string | null }>;

/** A code to be written; a limit of null means none. */
export type CouponRecord = Omit<
  Selectable<PromotionTables['coupon']>,
  'used' | 'version' | 'batch_id' | 'starts_at' | 'ends_at'
> &
  Readonly<{ starts_at: string | null; ends_at: string | null }>;

/** Every promotion. */
export async function readPromotions(db: Reader): Promise<readonly PromotionRow[]> {
  return db.selectFrom('promotion').selectAll().orderBy('rank').orderBy('id').execute();
}

/** One promotion; undefined if there is none of this id. */
export async function findPromotion(db: Reader, id: string): Promise<PromotionRow | undefined> {
  return db.selectFrom('promotion').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same, kept from changes of others until the transaction ends. */
export async function lockPromotion(tx: Transaction<Tables>, id: string): Promise<PromotionRow | undefined> {
  return tx.selectFrom('promotion').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The same for an id that may have none yet, which nobody else gives to one meanwhile. */
export async function lockPromotionId(tx: Transaction<Tables>, id: string): Promise<PromotionRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`promotion ${id}`}, 0))`.execute(tx);
  return lockPromotion(tx, id);
}

/** Writes promotions; existing ones are replaced and keep the count of their uses, and every process is notified. */
export async function writePromotions(
  { db }: Pick<Database, 'db'>,
  promotions: readonly PromotionRecord[],
): Promise<void> {
  await transact(db, (tx) => putPromotions(tx, promotions));
}

/** The same within a transaction of the caller. */
export async function putPromotions(tx: Transaction<Tables>, promotions: readonly PromotionRecord[]): Promise<void> {
  const shape = { table: 'promotion', key: ['id'], columns: promotionColumns, version: 'version' };
  await upsertRows(tx, shape, promotions);
  const limited = promotions.filter(isLimited).map(({ id }) => id);
  await sql`insert into promotion_count (promotion_id) select unnest(${limited}::text[]) on conflict do nothing`.execute(
    tx,
  );
  await announce(tx, 'promotions', ['all']);
}

/** Writes codes; existing ones keep their count of uses. */
export async function writeCoupons(
  { db }: Readonly<{ db: Database['db'] | Transaction<Tables> }>,
  coupons: readonly CouponRecord[],
): Promise<void> {
  await upsertRows(db, { table: 'coupon', key: ['code'], columns: couponColumns, version: 'version' }, coupons);
}

/** Switches a promotion on or off, whatever else is stored of it, and every process is notified. */
export async function switchPromotion(tx: Transaction<Tables>, id: string, enabled: boolean): Promise<void> {
  const risen = sql<number>`version + 1`;
  await tx.updateTable('promotion').set({ enabled, version: risen }).where('id', '=', id).execute();
  await announce(tx, 'promotions', ['all']);
}

function isLimited({ most_uses, most_uses_each, budget }: PromotionRecord): boolean {
  return most_uses !== null || most_uses_each !== null || budget !== null;
}

const promotionColumns = {
  id: 'text',
  level: 'text',
  benefit: 'jsonb',
  concerns: 'jsonb',
  threshold: 'jsonb',
  audience: 'text[]',
  locales: 'text[]',
  wants: 'jsonb',
  needs_coupon: 'boolean',
  rank: 'integer',
  enabled: 'boolean',
  exclusive: 'boolean',
  stacking_group: 'text',
  starts_at: 'timestamptz',
  ends_at: 'timestamptz',
  texts: 'jsonb',
  most_uses: 'integer',
  most_uses_each: 'integer',
  budget: 'jsonb',
  most_off: 'jsonb',
  below_floor: 'boolean',
};

const couponColumns = {
  code: 'text',
  promotion_id: 'text',
  enabled: 'boolean',
  starts_at: 'timestamptz',
  ends_at: 'timestamptz',
  most_uses: 'integer',
  most_uses_each: 'integer',
  shown: 'boolean',
};
