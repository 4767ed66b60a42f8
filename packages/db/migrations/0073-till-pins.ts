import { type Kysely, sql } from 'kysely';

/** PINs with which associates sign in and approve at tills of their store. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table till_pin (
      consumer_id text primary key references consumer on delete cascade,
      pin_hash text not null,
      set_at timestamptz not null,
      failures integer not null default 0,
      locked_until timestamptz
    )`)
    .execute(db);
}
