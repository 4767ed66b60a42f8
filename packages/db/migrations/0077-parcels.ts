import { type Kysely, sql } from 'kysely';

/** The parcels of orders, and what their carriers report of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  // Days are text, YYYY-MM-DD in the calendar of the destination. next_look_at: when the carrier's service is asked
  // again; null once the parcel has arrived, gone back or been given up.
  `create table parcel (
    parcel_id bigint generated always as identity primary key,
    order_number text not null,
    shipping_id text not null,
    carrier text not null,
    tracking_number text not null,
    handed_over_at timestamptz not null,
    expected_on text,
    expected_said_at timestamptz,
    told_on text,
    next_look_at timestamptz,
    foreign key (order_number, shipping_id) references order_shipment
  )`,
  'create index parcel_of_order on parcel (order_number)',
  'create index parcel_of_number on parcel (tracking_number)',
  'create index parcel_to_look_at on parcel (next_look_at) where next_look_at is not null',
  // A number is on one parcel at a time; carriers use it again later.
  'create unique index parcel_under_way on parcel (carrier, tracking_number) where next_look_at is not null',
  `create table parcel_scan (
    parcel_id bigint not null references parcel,
    at timestamptz not null,
    state text not null,
    place text not null,
    taken_at timestamptz not null,
    primary key (parcel_id, at, state)
  )`,
  `insert into parcel (order_number, shipping_id, carrier, tracking_number, handed_over_at, next_look_at)
   select distinct on (carrier, tracking_number) order_number, shipping_id, carrier, tracking_number, shipped_at, now()
   from order_shipment
   where shipped_at is not null and delivered_at is null and carrier is not null and tracking_number is not null
   order by carrier, tracking_number, shipped_at desc`,
];
