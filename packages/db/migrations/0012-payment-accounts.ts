import { type Kysely, sql } from 'kysely';

/** The account that an order was paid from says who has paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`comment on column order_payment.account is 'personal'`).execute(db);
}
