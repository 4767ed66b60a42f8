import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Reader } from '../database.ts';
import type { PromotionTables } from '../tables/promotions.ts';

export type PromotionFault = Selectable<PromotionTables['promotion_fault']>;

/** Notes that a promotion, or several together, could not be judged. */
export async function noteFault(
  db: Reader,
  { promotionId, message, at }: Readonly<{ promotionId: string; message: string; at: Date }>,
): Promise<void> {
  await sql`
    insert into promotion_fault (promotion_id, message, version, first_at, last_at)
    values (${promotionId}, ${message}, (select version from promotion where id = ${promotionId}), ${at}, ${at})
    on conflict (promotion_id, message) do update set version = excluded.version,
      last_at = greatest(promotion_fault.last_at, excluded.last_at)`.execute(db);
}

/** Faults since a time of promotions that are on, and as they were then; `fault` is the table. */
export const openFaults = (since: Date): RawBuilder<unknown> => sql`
  from promotion_fault as fault where last_at >= ${since} and (promotion_id = '' or exists (
    select from promotion where id = promotion_id and enabled and promotion.version is not distinct from fault.version))`;

/** The same, the latest first. */
export async function listFaults(db: Reader, since: Date, limit: number): Promise<readonly PromotionFault[]> {
  const { rows } = await sql<PromotionFault>`
    select fault.* ${openFaults(since)} order by last_at desc, promotion_id, message limit ${limit}`.execute(db);
  return rows;
}

/** Deletes faults that have not come again since a time. */
export async function dropOldFaults(db: Reader, before: Date): Promise<void> {
  await sql`delete from promotion_fault where last_at < ${before}`.execute(db);
}
