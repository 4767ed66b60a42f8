import { type Kysely, sql } from 'kysely';

/** The codes that the page of the promotions shows to everybody; of a promotion with many codes it reads only these. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table coupon add column shown boolean not null default false`.execute(db);
  await sql`create index coupon_shown on coupon (promotion_id, code) where shown`.execute(db);
}
