import { type Kysely, sql } from 'kysely';

/** Labels of carriers for the parcels of returns, and what carriers report of these parcels. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  // The label of a return is of no shipment. The version before knows no returns: its job refuses such a label when it is due, so that the
  // shop's own serves, and it ends one when the address of the whole order changes. mailed: it comes by email, as nobody waits for it.
  `alter table parcel_label alter column shipping_id drop not null,
    add column return_id text,
    add column mailed boolean not null default false`,
  // Of two requests for the label of a return one makes it.
  `create unique index parcel_label_of_return on parcel_label (return_id) where return_id is not null`,
  // next_look_at: when the service of carriers is asked about it; null once nothing more is expected.
  `create table return_parcel (
    return_id text primary key references order_return,
    carrier text not null,
    tracking_number text not null,
    made_at timestamptz not null,
    arrived_at timestamptz,
    next_look_at timestamptz
  )`,
  'create index return_parcel_number on return_parcel (tracking_number)',
  'create index return_parcel_due on return_parcel (next_look_at) where next_look_at is not null',
  `create table return_scan (
    return_id text not null references return_parcel,
    state text not null,
    at timestamptz not null,
    place text not null,
    taken_at timestamptz not null,
    primary key (return_id, state, at)
  )`,
  `comment on column return_scan.place is 'personal'`,
  `insert into event_consumer (name, seq)
   select name, coalesce((select max(seq) from event), 0)
   from unnest(array['return-label-mails', 'return-parcels']) as name
   on conflict do nothing`,
];
