import { type Kysely, sql } from 'kysely';

/** Consumers with their data, and how they sign in. Columns marked 'personal' are exported and erased. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const personal = (table: string, columns: readonly string[]): readonly string[] =>
  columns.map((column) => `comment on column ${table}.${column} is 'personal'`);

const statements: readonly string[] = [
  `create table consumer (
    id text primary key,
    kind text not null check (kind in ('REGISTERED', 'EMPLOYEE')),
    email text,
    email_key text unique,
    first_name text not null default '',
    last_name text not null default '',
    phone text unique,
    postal_code text not null default '',
    birth_date date,
    gender text not null default '',
    locale text not null,
    country text not null,
    region text not null,
    interests text[] not null default '{}',
    preferred_shoe_size text not null default '',
    source jsonb not null default '{}',
    member_id text unique,
    loyalty_opt_in_at timestamptz,
    points_balance integer not null default 0,
    identities text[] not null default '{}',
    spending jsonb not null default '{}',
    employee_terms_accepted_at timestamptz,
    terms_accepted_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deletion_due_at timestamptz,
    deleted_at timestamptz
  )`,
  'create index consumer_deletion_due_at on consumer (deletion_due_at) where deletion_due_at is not null',
  ...personal('consumer', [
    'email',
    'email_key',
    'first_name',
    'last_name',
    'phone',
    'postal_code',
    'birth_date',
    'gender',
    'interests',
    'preferred_shoe_size',
    'source',
    'member_id',
    'loyalty_opt_in_at',
    'points_balance',
    'identities',
    'spending',
  ]),

  // Consecutive wrong passwords, and the lock after five of them.
  `create table credential (
    consumer_id text primary key references consumer,
    password_hash text not null,
    changed_at timestamptz not null,
    failures integer not null default 0,
    locked_until timestamptz
  )`,
  `create table authorization_code (
    code_hash bytea primary key,
    consumer_id text not null,
    code_challenge text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index authorization_code_expires_at on authorization_code (expires_at)',
  `create table reset_link (
    token_hash bytea primary key,
    consumer_id text not null references consumer,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index reset_link_consumer_id on reset_link (consumer_id)',

  // A session outlives its refresh tokens: each use issues a new one. ended_reason distinguishes a deleted account.
  'alter table session drop column refresh_hash',
  `alter table session add column device text not null default ''`,
  `alter table session add column place text not null default ''`,
  'alter table session add column last_used_at timestamptz',
  'update session set last_used_at = created_at',
  'alter table session alter column last_used_at set not null',
  'alter table session add column ended_at timestamptz',
  `alter table session add column ended_reason text
     check (ended_reason in ('signed-out', 'signed-in', 'ended-elsewhere', 'password-changed', 'token-reused', 'deleted'))`,
  'create index session_consumer_no on session (consumer_no)',
  'create index session_ended_at on session (ended_at) where ended_at is not null',
  ...personal('session', ['device', 'place']),
  `create table refresh_token (
    token_hash bytea primary key,
    session_id text not null references session on delete cascade,
    created_at timestamptz not null,
    replaced_at timestamptz
  )`,
  'create index refresh_token_session_id on refresh_token (session_id)',

  `create table passkey (
    id text primary key,
    consumer_id text not null references consumer,
    name text not null,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  'create index passkey_consumer_id on passkey (consumer_id)',
  ...personal('passkey', ['name']),

  `create table consumer_address (
    id text primary key,
    consumer_id text not null references consumer,
    approach_type text not null check (approach_type in ('S', 'B')),
    main boolean not null,
    document jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index consumer_address_consumer_id on consumer_address (consumer_id)',
  `create unique index consumer_address_main on consumer_address (consumer_id, approach_type) where main`,
  ...personal('consumer_address', ['document']),

  `create table saved_card (
    id text primary key,
    consumer_id text not null references consumer,
    provider text not null,
    token text not null,
    brand text not null,
    last4 text not null,
    expiry_month integer not null,
    expiry_year integer not null,
    main boolean not null,
    billing_address_id text references consumer_address,
    created_at timestamptz not null,
    unique (consumer_id, provider, token)
  )`,
  `create unique index saved_card_main on saved_card (consumer_id) where main`,
  ...personal('saved_card', ['brand', 'last4', 'expiry_month', 'expiry_year']),

  `create table subscription (
    id text primary key,
    consumer_id text references consumer,
    type text not null check (type in ('Newsletter', 'LoyaltyNewsletter')),
    channel text not null check (channel in ('email', 'sms')),
    recipient text not null,
    recipient_key text not null,
    optin boolean not null,
    double_optin boolean not null,
    category text,
    country text not null,
    region text not null,
    locale text not null,
    optin_at timestamptz,
    optout_at timestamptz,
    confirm_hash bytea unique,
    confirm_sent_at timestamptz,
    end_token text not null unique,
    unique (type, channel, recipient_key)
  )`,
  'create index subscription_consumer_id on subscription (consumer_id)',
  ...personal('subscription', ['recipient', 'recipient_key']),

  `create table data_export (
    id text primary key,
    consumer_id text not null references consumer,
    state text not null check (state in ('gathering', 'ready')),
    token_hash bytea unique,
    archive bytea,
    asked_at timestamptz not null,
    expires_at timestamptz
  )`,
  'create index data_export_consumer_id on data_export (consumer_id)',
  ...personal('data_export', ['archive']),

  // Proofs of work that were accepted; each counts once.
  `create table spent_proof (
    proof_hash bytea primary key,
    subject text,
    expires_at timestamptz not null
  )`,
  'create index spent_proof_expires_at on spent_proof (expires_at)',

  // A merged cart is one whose lines moved to another cart.
  'alter table cart drop constraint cart_state_check',
  `alter table cart add constraint cart_state_check check (state in ('open', 'placing', 'ordered', 'merged'))`,

  // A letter that is not caused by an order or a job, with its data.
  `create table letter (
    id text primary key,
    kind text not null,
    recipient text not null,
    locale text not null,
    facts jsonb not null,
    created_at timestamptz not null
  )`,
  ...personal('letter', ['recipient', 'facts']),
  // The URL for one-click unsubscribing (RFC 8058).
  'alter table mail add column unsubscribe_url text',
  ...personal('mail', ['unsubscribe_url']),
];
