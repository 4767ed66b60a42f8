import { type Kysely, sql } from 'kysely';

/** Styles, colourways, SKUs, prices, categories, places and stock. Amounts are whole minor units of the price list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `create table price_list (id text primary key, currency text not null)`,

  `create table size_scale (
    id text primary key,
    sizes jsonb not null
  )`,

  `create table style (
    master_id text primary key check (master_id ~ '^[A-Z]{2}[A-Z0-9]{6}$'),
    gender text not null check (gender in ('women', 'men', 'unisex', 'kids')),
    activities text[] not null,
    product_type text not null check (product_type in ('standard', 'digital', 'set')),
    presale boolean not null,
    customs boolean not null,
    store_only boolean not null,
    notify_me boolean not null,
    listed boolean not null,
    size_scale text not null references size_scale,
    max_qty integer not null check (max_qty > 0),
    set_members text[] not null,
    launched_at timestamptz not null,
    popularity integer not null,
    updated_at timestamptz not null
  )`,
  'create index style_updated_at on style (updated_at)',
  `create table style_text (
    master_id text not null references style on delete cascade,
    language text not null,
    slug text not null,
    name text not null,
    kind text not null,
    description text not null,
    points text[] not null,
    material text not null,
    care text not null,
    fit text not null,
    primary key (master_id, language)
  )`,

  `create table colourway (
    product_id text primary key check (product_id ~ '^[A-Z]{2}[A-Z0-9]{9}$'),
    master_id text not null references style on delete cascade,
    position integer not null,
    family text not null,
    swatch text not null check (swatch ~ '^#[0-9a-fA-F]{6}$'),
    pictures text[] not null,
    check (left(product_id, 8) = master_id)
  )`,
  'create index colourway_master_id on colourway (master_id)',
  `create table colourway_text (
    product_id text not null references colourway on delete cascade,
    language text not null,
    name text not null,
    primary key (product_id, language)
  )`,
  `create table sku (
    upc text primary key check (upc ~ '^[0-9]{13}$'),
    product_id text not null references colourway on delete cascade,
    size text not null,
    position integer not null,
    unique (product_id, size)
  )`,

  // Past rows stay: the lowest price of the last 30 days is read from them. An empty upc prices the whole colourway.
  `create table price (
    product_id text not null references colourway on delete cascade,
    upc text not null default '',
    price_list text not null references price_list,
    valid_from timestamptz not null,
    valid_until timestamptz check (valid_until > valid_from),
    amount integer not null check (amount >= 0),
    original integer not null check (original >= amount),
    primary key (product_id, upc, price_list, valid_from)
  )`,

  `create table category (
    id text primary key check (id ~ '^[0-9]{4,10}$'),
    parent_id text references category deferrable initially deferred,
    position integer not null,
    in_menu boolean not null,
    picture text,
    rule text check (rule in ('reduced', 'new'))
  )`,
  `create table category_text (
    category_id text not null references category on delete cascade,
    language text not null,
    slug text not null,
    name text not null,
    intro text not null,
    seo_title text not null,
    seo_description text not null,
    primary key (category_id, language)
  )`,
  `create table style_category (
    master_id text not null references style on delete cascade,
    category_id text not null references category,
    position integer not null,
    primary key (master_id, category_id)
  )`,
  'create index style_category_category_id on style_category (category_id)',

  `create table place (
    id text primary key,
    kind text not null check (kind in ('warehouse', 'store')),
    name text not null,
    region text not null check (region in ('NORA', 'EMEA')),
    country text not null,
    position integer not null,
    details jsonb not null
  )`,
  `create table stock (
    upc text not null,
    place_id text not null references place,
    on_hand integer not null,
    reserved integer not null default 0,
    primary key (upc, place_id),
    constraint stock_never_oversold check (0 <= reserved and reserved <= on_hand)
  ) with (fillfactor = 80)`,

  // On every write of stock each process is notified. Payloads are at most 8000 bytes, hence the chunks.
  `create function announce_stock() returns trigger language plpgsql as $$
  begin
    perform pg_notify('catalogue', 'stock:' || string_agg(upc, ','))
    from (select upc, (row_number() over ()) / 400 as chunk from (select distinct upc from changed) as one) as numbered
    group by chunk;
    return null;
  end $$`,
  `create trigger stock_inserted after insert on stock referencing new table as changed
    for each statement execute function announce_stock()`,
  `create trigger stock_updated after update on stock referencing new table as changed
    for each statement execute function announce_stock()`,
  `create trigger stock_deleted after delete on stock referencing old table as changed
    for each statement execute function announce_stock()`,

  `create table content_page (
    slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    audience text not null,
    document jsonb not null,
    version integer not null,
    updated_at timestamptz not null,
    primary key (slug, audience)
  )`,
  `comment on column content_page.audience is 'A language, or a locale that differs from its language'`,
];
