import { type Kysely, sql } from 'kysely';

/** The store and the employee that sold an order, both or none; orders of shoppers and from before have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table orders add column in_store jsonb').execute(db);
}
