import { type Kysely, sql } from 'kysely';

/** The consumer that mails till receipts, registered before any process writes what it hears. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `insert into event_consumer (name, seq)
       select 'till-receipt-letters', coalesce((select max(seq) from event), 0)
       on conflict do nothing`,
    )
    .execute(db);
}
