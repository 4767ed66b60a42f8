import { type Kysely, sql } from 'kysely';

/** Payments that are taken as the parcels of their order leave, capture by capture, and what of them is never taken. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  // booked: sum of its captures; taken: of those that the provider has carried out; released: what will never be
  // captured. capture_by: when the rest of it is captured at the latest, as the provider holds it no longer. A payment
  // that is not by_parcel is captured whole, without captures.
  `alter table order_payment add column by_parcel boolean not null default false, add column booked integer not null default 0,
     add column taken integer not null default 0, add column released integer not null default 0,
     add column capture_by timestamptz,
     add constraint order_payment_booked
       check (booked >= 0 and released >= 0 and booked + released <= amount and taken between 0 and booked) not valid`,
  // released: what of it was held only, so that no provider gives it back.
  `alter table order_refund add column released integer not null default 0,
     add constraint order_refund_released check (released between 0 and amount) not valid`,
  // asked_key: under which the provider was asked last; each further try has its own. reference: what the provider
  // calls it. Without relations to orders and payments, whose creation would wait for everybody who changes one.
  `create table order_capture (
    capture_key text primary key,
    order_number text not null,
    idempotency_key text not null,
    amount integer not null check (amount > 0),
    reason text not null check (reason in ('placing', 'parcel', 'lapse')),
    state text not null check (state in ('asked', 'captured', 'refused', 'dropped')),
    asked_key text not null unique,
    reference text,
    at timestamptz not null,
    done_at timestamptz,
    tries integer not null default 0,
    next_try_at timestamptz
  )`,
  'create index order_capture_of_order on order_capture (order_number)',
  'create index order_capture_of_payment on order_capture (idempotency_key)',
  'create index order_capture_at on order_capture (at desc, capture_key desc)',
  'create index order_capture_reference on order_capture (reference)',
  `create index order_capture_open on order_capture (next_try_at) where state in ('asked', 'refused')`,
  // taken: sum of the captures in parts; 0 for a payment that was captured whole. closed: nothing more of it is captured.
  `alter table sandbox_payment add column taken integer not null default 0, add column closed boolean not null default false`,
  `create table adyen_capture (
    capture_key text primary key,
    payment_key text not null,
    amount integer not null check (amount > 0),
    state text not null check (state in ('asked', 'refused')),
    capture_reference text,
    at timestamptz not null
  )`,
  'create index adyen_capture_payment_key on adyen_capture (payment_key)',
  `insert into event_consumer (name, seq)
   select name, coalesce((select max(seq) from event), 0) from unnest(array['captures', 'paid-gift-cards']) as name
   on conflict do nothing`,
];
