import { type Kysely, sql } from 'kysely';

/** Several payments of an order, refunds, notices of providers, and the sandbox provider's wallets and webhooks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const personal = (table: string, columns: readonly string[]) =>
  columns.map((column) => `comment on column ${table}.${column} is 'personal'`);

const statements: readonly string[] = [
  // Orders being placed during the migration get the new shape of drafts.
  `update placement set draft = (draft - 'payment') || jsonb_build_object('payments', jsonb_build_array(draft -> 'payment'))
   where draft ? 'payment'`,

  // refunded: sum of the refunds; challenge_expires_at is the deadline of a waiting payment, with or without a challenge.
  `alter table order_payment add column account text, add column request_id text,
     add column refunded integer not null default 0,
     add constraint order_payment_refunded check (refunded between 0 and amount)`,
  `create table order_refund (
    refund_key text primary key,
    order_number text not null references orders,
    idempotency_key text not null references order_payment (idempotency_key),
    amount integer not null check (amount > 0),
    state text not null check (state in ('asked', 'refunded', 'refused')),
    refund_id text,
    at timestamptz not null
  )`,
  'create index order_refund_order on order_refund (order_number)',

  // A provider's notice; each is stored once, however often it is sent.
  `create table payment_notice (
    provider text not null,
    notice_id text not null,
    topic text not null check (topic in ('payment', 'capture', 'void', 'refund')),
    payment_key text not null,
    success boolean not null,
    received_at timestamptz not null,
    settled_at timestamptz,
    primary key (provider, notice_id)
  )`,
  'create index payment_notice_open on payment_notice (received_at) where settled_at is null',

  // A shopper's consent in a wallet of the sandbox: for one cart, one amount, one payment.
  `create table sandbox_session (
    id text primary key,
    method text not null check (method in ('PAYPAL', 'KLARNA', 'DW_APPLE_PAY')),
    cart_id text not null,
    amount integer not null,
    currency text not null,
    express boolean not null,
    locale text not null,
    country text not null,
    return_to text not null,
    secret text not null,
    state text not null check (state in ('open', 'approved', 'refused', 'cancelled')),
    behaviour text,
    account text,
    contact jsonb,
    card_brand text,
    card_last4 text,
    token text unique,
    request_id text,
    used_by text unique,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index sandbox_session_expires_at on sandbox_session (expires_at)',
  ...personal('sandbox_session', ['account', 'contact']),
  `alter table sandbox_card drop constraint sandbox_card_behaviour_check,
     add constraint sandbox_card_behaviour_check check (behaviour in ('approve', 'decline', 'fraud', 'challenge', 'pending'))`,
  `alter table sandbox_payment drop constraint sandbox_payment_state_check,
     add constraint sandbox_payment_state_check check (state in
       ('authorised', 'captured', 'voided', 'declined', 'fraud', 'challenge', 'failed', 'pending')),
     add column refunded integer not null default 0`,
  `alter table sandbox_movement drop constraint sandbox_movement_pkey, drop constraint sandbox_movement_kind_check,
     add column key text not null default '',
     add constraint sandbox_movement_kind_check check (kind in ('capture', 'void', 'refund')),
     add primary key (payment_id, kind, key)`,
  `create unique index sandbox_refund_key on sandbox_movement (key) where kind = 'refund'`,
  `create table sandbox_webhook (
    no bigint generated always as identity primary key,
    id text not null unique,
    topic text not null,
    payment_key text not null,
    success boolean not null,
    due_at timestamptz not null,
    to_send integer not null
  )`,
  'create index sandbox_webhook_due on sandbox_webhook (due_at)',
];
