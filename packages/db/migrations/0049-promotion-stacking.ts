import { type Kysely, sql } from 'kysely';

/** Which promotions may stand beside each other: of one group the best alone, and beside an exclusive one none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table promotion
    add column exclusive boolean not null default false,
    add column stacking_group text`.execute(db);
}
