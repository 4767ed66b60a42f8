import { type Kysely, sql } from 'kysely';

/** What promotions ask for besides time, market, shopper, code and value; nothing where the object is empty. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table promotion add column wants jsonb not null default '{}'`.execute(db);
}
