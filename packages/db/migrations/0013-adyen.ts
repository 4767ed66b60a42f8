import { type Kysely, sql } from 'kysely';

/**
 * Tables of the Adyen adapter, as Adyen has no lookup by the shop's keys: cards, consents in wallets, payments,
 * refunds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  // encrypted_code is readable by the provider only, and deleted once the card has paid.
  `create table adyen_card (
    token text primary key,
    shopper_reference text not null,
    stored_id text not null,
    encrypted_code text,
    browser jsonb not null,
    brand text not null,
    last4 text not null,
    expiry_month integer not null,
    expiry_year integer not null,
    created_at timestamptz not null
  )`,
  'create index adyen_card_created_at on adyen_card (created_at)',

  // A consent for one cart, one amount, one payment; the money is authorised before the order exists.
  `create table adyen_session (
    id text primary key,
    method text not null check (method in ('PAYPAL', 'KLARNA')),
    cart_id text not null,
    amount integer not null check (amount > 0),
    currency text not null,
    locale text not null,
    country text not null,
    return_to text not null,
    state text not null check (state in ('open', 'asked', 'approved', 'pending', 'refused', 'cancelled')),
    psp_reference text,
    account text,
    token text unique,
    used_by text unique,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index adyen_session_expires_at on adyen_session (expires_at)',
  `comment on column adyen_session.account is 'personal'`,

  // reference is what the provider's notices name: the key itself, or the session of a wallet.
  `create table adyen_payment (
    idempotency_key text primary key,
    reference text not null,
    psp_reference text unique,
    token text,
    amount integer not null,
    currency text not null,
    state text not null check (state in
      ('asking', 'authorised', 'captured', 'voided', 'declined', 'fraud', 'challenge', 'pending')),
    keep boolean not null,
    asked boolean not null,
    challenge_id text unique,
    action jsonb,
    expires_at timestamptz,
    captured integer not null default 0,
    capture_reference text,
    cancel_reference text,
    created_at timestamptz not null
  )`,
  'create index adyen_payment_wallet on adyen_payment (reference) where reference <> idempotency_key',
  `create table adyen_refund (
    refund_key text primary key,
    payment_key text not null references adyen_payment,
    amount integer not null check (amount > 0),
    state text not null check (state in ('asked', 'refused')),
    refund_reference text,
    at timestamptz not null
  )`,
  'create index adyen_refund_payment_key on adyen_refund (payment_key)',
  `create index payment_notice_payment_key on payment_notice (payment_key)`,
];
