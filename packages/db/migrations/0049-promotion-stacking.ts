import { type Kysely, sql } from 'kysely';

/** Which promotions may be combined: of one group only the best, and none with an exclusive one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table promotion
    add column exclusive boolean not null default false,
    add column stacking_group text`.execute(db);
}
