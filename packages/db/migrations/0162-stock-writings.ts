import { type Kysely, sql } from 'kysely';

/** What outside systems have written of stock, by their own ids, so that each is written once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stock_writing (
      writing_id text primary key,
      place_id text not null references place (id),
      asked jsonb not null,
      written_at timestamptz not null
    )`.execute(db);
  await sql`create index stock_writing_at on stock_writing (written_at)`.execute(db);
}
