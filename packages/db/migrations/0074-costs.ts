import { type Kysely, sql } from 'kysely';

/** What a unit of a style costs the shop, by currency, and whether a promotion may go below the price that leaves its margin. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table style add column cost jsonb not null default '{}'`.execute(db);
  await sql`alter table promotion add column below_floor boolean not null default false`.execute(db);
}
