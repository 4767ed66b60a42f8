import { type Kysely, sql } from 'kysely';

/** What made each amount of an order, as it was placed; orders from before have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table orders add column receipt jsonb').execute(db);
}
