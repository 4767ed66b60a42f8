import { type Kysely, sql } from 'kysely';

/** The payment account identifies the payer of an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`comment on column order_payment.account is 'personal'`).execute(db);
}
