import { type Kysely, sql } from 'kysely';

/** Changes of stock go into a log that processes poll, instead of a NOTIFY, whose lock makes commits queue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  // Unlogged: a crash of the database empties it, and every process then reads everything again, as its connection
  // broke.
  `create unlogged table stock_change (
    xid xid8 not null default pg_current_xact_id(),
    upc text not null,
    at timestamptz not null default now()
  )`,
  'create index stock_change_xid on stock_change (xid)',
  `create or replace function announce_stock() returns trigger language plpgsql as $$
  begin
    insert into stock_change (upc) select distinct upc from changed;
    return null;
  end $$`,
];
