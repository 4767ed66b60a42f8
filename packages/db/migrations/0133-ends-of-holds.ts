import { type Kysely, sql } from 'kysely';

/**
 * How payments are found whose holds end. By itself, so that payments wait for the index alone, and not for what else
 * 0132 changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index order_payment_capture_by on order_payment (capture_by) where by_parcel and state = 'authorised'`.execute(
    db,
  );
}
