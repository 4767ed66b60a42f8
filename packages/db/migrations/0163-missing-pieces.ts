import { type Kysely, sql } from 'kysely';

/**
 * Pieces that a place could not find for an order. Those that no other place has are supplied by `-`, which is no place, until somebody
 * has settled them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table missing_piece (
      report_id text primary key,
      order_number text not null references orders (order_number),
      shipping_id text not null,
      place_id text not null references place (id),
      upc text not null,
      qty integer not null check (qty > 0),
      none_left boolean not null,
      supplied jsonb not null,
      found integer not null default 0 check (found between 0 and qty),
      reported_at timestamptz not null
    )`.execute(db);
  await sql`alter table place add constraint place_is_somewhere check (id <> '-')`.execute(db);
  await sql`create index missing_piece_order on missing_piece (order_number)`.execute(db);
  await sql`create index order_line_source_nowhere on order_line_source (order_number) where place_id = '-'`.execute(
    db,
  );
}
