import { type Kysely, sql } from 'kysely';

/** The media library: what content shows, and the words of films. The files are in the storage of the shop, by hash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `create table medium (
    id uuid primary key,
    name text not null unique check (name ~ '^[A-Za-z0-9][A-Za-z0-9-]{0,79}$'),
    kind text not null check (kind in ('picture', 'drawing', 'film', 'words')),
    title text not null,
    hash text unique check (hash ~ '^[0-9a-f]{64}$'),
    type text not null,
    extension text not null,
    bytes bigint,
    width integer,
    height integer,
    focus jsonb,
    crops jsonb not null default '{}',
    alt jsonb not null default '{}',
    decorative boolean not null default false,
    version integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    updated_by text not null
  )`,
  `comment on column medium.name is 'As content names it; never changes'`,
  `comment on column medium.hash is 'SHA-256 of the file; null for a file of the folders that come with the brand'`,
  `comment on column medium.focus is 'Point that stays visible when it is cropped, in percent'`,
  `comment on column medium.alt is 'What it shows, by language'`,
  'create index medium_updated on medium (updated_at, id)',
];
