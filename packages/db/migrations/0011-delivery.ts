import { type Kysely, sql } from 'kysely';

/** Orders of several shipments from several places, greetings, temporary baskets, reservations in stores. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  // A temporary basket of a wallet on a product page is not its owner's cart.
  'alter table cart add column temporary boolean not null default false',
  'drop index cart_open_by_owner',
  `create index cart_open_by_owner on cart (owner, updated_at desc) where state = 'open' and not temporary`,

  'alter table orders add column device_fingerprint text',
  `comment on column orders.device_fingerprint is 'personal'`,

  // Days are text, YYYY-MM-DD in the calendar of the destination. pickup_window: {label, from, to}.
  `alter table order_shipment add column kind text not null default 'home'
     check (kind in ('home', 'pudo', 'pickup', 'sts', 'digital', 'customs')),
     add column store_id text, add column store_name text, add column collection_point_id text,
     add column promised_from text, add column promised_to text, add column pickup_window jsonb`,
  'alter table order_line add column gift_option jsonb',
  `comment on column order_line.gift_option is 'personal'`,

  // The places that supply the units of a line; a line without rows here was taken from order_line.place_id.
  `create table order_line_source (
    order_number text not null,
    line_no integer not null,
    place_id text not null,
    qty integer not null check (qty > 0),
    primary key (order_number, line_no, place_id),
    foreign key (order_number, line_no) references order_line
  )`,

  // An item reserved in a store for a shopper who comes to see it; stock.reserved counts it until it expires.
  `create table store_reservation (
    id text primary key,
    owner text not null,
    upc text not null,
    store_id text not null,
    day text not null,
    qty integer not null check (qty > 0),
    locale text not null,
    contact jsonb not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    unique (owner, upc, store_id, day)
  )`,
  'create index store_reservation_expires_at on store_reservation (expires_at)',
  `comment on column store_reservation.contact is 'personal'`,
];
