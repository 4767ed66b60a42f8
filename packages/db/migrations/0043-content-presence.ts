import { type Kysely, sql } from 'kysely';

/** Who has an item of the content open; worth nothing after a crash, so that it need not be logged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table content_presence (
    item_id uuid not null,
    staff_id text not null,
    name text not null,
    since timestamptz not null,
    seen_at timestamptz not null,
    primary key (item_id, staff_id)
  )`.execute(db);
}
