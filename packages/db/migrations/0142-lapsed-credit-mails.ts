import { type Kysely, sql } from 'kysely';

/** The consumer that tells of lent credit that was taken back, registered before any process writes what it hears. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into event_consumer (name, seq)
    select 'lapsed-credit-mails', coalesce((select max(seq) from event), 0)
    on conflict do nothing`.execute(db);
}
