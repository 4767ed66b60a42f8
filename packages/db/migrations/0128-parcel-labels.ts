import { type Kysely, sql } from 'kysely';

/** Labels of parcels that a service of carriers makes: wishes, and what has become of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  // next_try_at: when the service is asked again; null if nothing is to be done. service_ref: what the service calls it, once
  // it may have been bought. The picture of the label is kept only while its parcel waits.
  `create table parcel_label (
    label_id text primary key,
    order_number text not null,
    shipping_id text not null,
    place_id text not null,
    carrier text not null,
    grams integer not null,
    state text not null check (state in ('wanted', 'made', 'refused', 'used', 'voiding', 'voided', 'kept', 'dropped')),
    tries integer not null,
    next_try_at timestamptz,
    problem text,
    problem_detail text,
    service text not null,
    service_ref text,
    tracking_number text,
    cost integer,
    currency text,
    pdf bytea,
    asked_at timestamptz not null,
    made_at timestamptz,
    ended_at timestamptz,
    foreign key (order_number, shipping_id) references order_shipment
  )`,
  // Of two people who want one at once, one makes it.
  `create unique index parcel_label_open on parcel_label (order_number, shipping_id, place_id)
    where state in ('wanted', 'made', 'refused')`,
  'create index parcel_label_of_order on parcel_label (order_number)',
  `create index parcel_label_number on parcel_label (tracking_number) where state = 'made'`,
  'create index parcel_label_due on parcel_label (next_try_at) where next_try_at is not null',
  `comment on column parcel_label.pdf is 'personal'`,
  `comment on column parcel_label.problem_detail is 'personal'`,
];
