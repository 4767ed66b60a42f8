import { type Kysely, sql } from 'kysely';

/** Sessions, carts, placing, orders, payments and the outbox. Amounts are whole minor units of the row's currency. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `create table session (
    id text primary key,
    consumer_no text not null,
    consumer_type text not null,
    refresh_hash bytea not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index session_expires_at on session (expires_at)',

  `create table cart (
    id text primary key,
    owner text not null,
    state text not null check (state in ('open', 'placing', 'ordered')),
    version integer not null,
    document jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create index cart_open_by_owner on cart (owner, updated_at desc) where state = 'open'`,
  'create index cart_updated_at on cart (updated_at)',
  `comment on column cart.document is 'personal'`,

  // One row per cart being placed. draft is the whole order, ready to be written, so that any process can finish it.
  `create table placement (
    cart_id text primary key,
    order_number text not null unique,
    owner text not null,
    attempt text not null,
    payment_key text not null unique,
    state text not null check (state in ('running', 'challenge', 'done', 'undone')),
    draft jsonb not null,
    failure text,
    lease_until timestamptz not null,
    started_at timestamptz not null
  )`,
  `create index placement_running on placement (lease_until) where state = 'running'`,
  `comment on column placement.draft is 'personal'`,

  `create table reservation (
    cart_id text not null,
    upc text not null,
    place_id text not null,
    qty integer not null check (qty > 0),
    expires_at timestamptz not null,
    primary key (cart_id, upc, place_id)
  )`,
  'create index reservation_expires_at on reservation (expires_at)',

  `create table orders (
    order_number text primary key,
    cart_id text not null unique,
    owner text not null,
    state text not null,
    locale text not null,
    currency text not null,
    email text not null,
    billing jsonb not null,
    item_sub_total integer not null,
    original_total integer not null,
    discount_total integer not null,
    item_total integer not null,
    shipping_total integer not null,
    tax_total integer not null,
    total integer not null,
    total_units integer not null,
    tax_included boolean not null,
    channel text not null,
    source text not null,
    mobile_channel text not null check (mobile_channel in ('web', 'app')),
    placed_at timestamptz not null,
    restored_at timestamptz
  )`,
  'create index orders_owner on orders (owner, placed_at desc)',
  `comment on column orders.email is 'personal'`,
  `comment on column orders.billing is 'personal'`,

  `create table order_line (
    order_number text not null references orders,
    line_no integer not null,
    item_id text not null,
    shipping_id text not null,
    upc text not null,
    sku text not null,
    product_id text not null,
    master_id text not null,
    name text not null,
    colour text not null,
    size text not null,
    image text not null,
    page_path text not null,
    place_id text,
    recipe_id text,
    digital boolean not null,
    customs boolean not null,
    qty integer not null check (qty > 0),
    max_qty integer not null,
    current_price integer not null,
    original_price integer not null,
    row_total integer not null,
    row_after_item_discount integer not null,
    row_after_order_discount integer not null,
    tax_total integer not null,
    primary key (order_number, line_no)
  )`,
  `create table order_shipment (
    order_number text not null references orders,
    shipping_id text not null,
    method_code text not null,
    method_label text not null,
    delivery_time text not null,
    price integer not null,
    address jsonb,
    primary key (order_number, shipping_id)
  )`,
  `comment on column order_shipment.address is 'personal'`,
  `create table order_payment (
    order_number text not null references orders,
    payment_instrument_id text not null,
    method text not null,
    provider text not null,
    idempotency_key text not null unique,
    provider_payment_id text not null,
    state text not null check (state in ('pending', 'authorised', 'captured', 'voided')),
    amount integer not null,
    card_brand text,
    card_last4 text,
    card_expiry_month integer,
    card_expiry_year integer,
    challenge_id text unique,
    challenge_expires_at timestamptz,
    primary key (order_number, payment_instrument_id)
  )`,
  `create index order_payment_challenge on order_payment (challenge_expires_at) where state = 'pending'`,
  `create table order_adjustment (
    order_number text not null references orders,
    adjustment_no integer not null,
    item_id text,
    kind text not null check (kind in ('markdown', 'shipping', 'tax')),
    label text not null,
    amount integer not null,
    primary key (order_number, adjustment_no)
  )`,
  `create table order_history (
    order_number text not null references orders,
    entry_no integer not null,
    from_state text,
    to_state text not null,
    reason text not null,
    at timestamptz not null,
    primary key (order_number, entry_no)
  )`,

  // Events that are still to be delivered: drained by the announcing job.
  `create table outbox (
    id bigint generated always as identity primary key,
    topic text not null,
    subject_id text not null,
    created_at timestamptz not null,
    attempts integer not null default 0,
    next_at timestamptz not null,
    unique (topic, subject_id)
  )`,
  'create index outbox_next_at on outbox (next_at)',
  `create table mail (
    id text primary key,
    kind text not null,
    subject_id text not null,
    recipient text not null,
    language text not null,
    subject text not null,
    html text not null,
    text text not null,
    created_at timestamptz not null,
    sent_at timestamptz,
    unique (kind, subject_id)
  )`,
  'create index mail_created_at on mail (created_at desc)',
  `comment on column mail.recipient is 'personal'`,
  `comment on column mail.html is 'personal'`,
  `comment on column mail.text is 'personal'`,

  // The tables of the sandbox provider. Of a card only brand, last four digits and expiry are stored.
  `create table sandbox_card (
    token text primary key,
    behaviour text not null check (behaviour in ('approve', 'decline', 'fraud', 'challenge')),
    brand text not null,
    last4 text not null,
    expiry_month integer not null,
    expiry_year integer not null,
    created_at timestamptz not null
  )`,
  `create table sandbox_payment (
    id text primary key,
    idempotency_key text not null unique,
    token text,
    amount integer not null,
    currency text not null,
    state text not null check (state in ('authorised', 'captured', 'voided', 'declined', 'fraud', 'challenge', 'failed')),
    challenge_id text unique,
    code text,
    tries integer not null default 0,
    expires_at timestamptz,
    created_at timestamptz not null
  )`,
  `create table sandbox_movement (
    payment_id text not null references sandbox_payment,
    kind text not null check (kind in ('capture', 'void')),
    amount integer not null,
    at timestamptz not null,
    primary key (payment_id, kind)
  )`,
];
