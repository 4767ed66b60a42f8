import { type Kysely, sql } from 'kysely';

/** Favorites and saved items, of guests too; and which sessions are those of store associates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const personal = (table: string, columns: readonly string[]): readonly string[] =>
  columns.map((column) => `comment on column ${table}.${column} is 'personal'`);

const statements: readonly string[] = [
  // One list for each owner; letters to others are counted by day.
  `create table favorite_list (
    id text primary key,
    owner text not null unique,
    shared_at timestamptz,
    letters_on date,
    letters integer not null default 0,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index favorite_list_updated_at on favorite_list (updated_at)',
  `create table favorite (
    list_id text not null references favorite_list on delete cascade,
    product_id text not null,
    added_at timestamptz not null,
    primary key (list_id, product_id)
  )`,
  ...personal('favorite_list', ['shared_at']),
  ...personal('favorite', ['product_id']),

  `create table saved_list (
    id text primary key,
    owner text not null unique,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index saved_list_updated_at on saved_list (updated_at)',
  // moving_at: a call is moving the item into the cart; no other call does so meanwhile.
  `create table saved_item (
    id text primary key,
    list_id text not null references saved_list on delete cascade,
    upc text not null,
    product_id text not null,
    recipe_id text,
    quantity integer not null check (quantity > 0),
    saved_at timestamptz not null,
    moving_at timestamptz,
    unique nulls not distinct (list_id, upc, recipe_id)
  )`,
  ...personal('saved_item', ['product_id', 'upc', 'recipe_id', 'quantity']),

  'alter table authorization_code add column associate boolean not null default false',
  'alter table session add column associate boolean not null default false',
];
