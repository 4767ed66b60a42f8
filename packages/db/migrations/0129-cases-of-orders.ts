import { type Kysely, sql } from 'kysely';

/** How the cases about an order are found; most cases are about none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db);
}

const statement = `create index service_case_of_order on service_case (order_number) where order_number <> ''`;
