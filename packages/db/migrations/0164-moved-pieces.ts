import { type Kysely, sql } from 'kysely';

/**
 * Which places supply pieces that another one could not find, for the timeline of their order, and the day that its shopper was told when
 * a shipment comes later for that.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  // Without a relation to orders, whose creation would wait for everybody who changes one.
  `create table piece_move (
    move_no bigint generated always as identity primary key,
    order_number text not null,
    shipping_id text not null,
    upc text not null,
    from_place text,
    qty integer not null check (qty > 0),
    supplied jsonb not null,
    moved_by text not null,
    moved_at timestamptz not null
  )`,
  `comment on column piece_move.from_place is 'Null: no place had them'`,
  `comment on column piece_move.moved_by is 'Staff id; once they are deleted, nobody has it'`,
  'create index piece_move_order on piece_move (order_number)',
  'alter table order_shipment add column postponed_to text',
];
