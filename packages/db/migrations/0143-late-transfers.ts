import { type Kysely, sql } from 'kysely';

/** The transfers in transit, by when they were sent: the studio's home asks for those that are late. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index transfer_in_transit on transfer (sent_at) where state = 'sent'`.execute(db);
}
