import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { gatherPages, type OldPage } from './0035-gather-pages.ts';

/**
 * Content as items with versions and publications. The pages of `content_page` move over and stay published; the table stays for
 * processes of the previous version, which read it while they are replaced.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const { rows } = await sql<OldPage>`select slug, audience, document, version, updated_at from content_page`.execute(
    db,
  );
  const items = gatherPages(rows).map((item) => ({ id: randomUUID(), ...item }));
  const list = sql`jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as one
    (id uuid, kind text, key text, name text, document jsonb, version integer, at timestamptz, slug text)`;
  await sql`insert into content_item (id, kind, key, name, latest, created_at, updated_at)
    select id, kind, key, name, version, at, at from ${list}`.execute(db);
  await sql`insert into content_version (item_id, number, document, only_in, author, at)
    select id, version, document, (select array_agg(value) from jsonb_array_elements_text(document -> 'onlyIn')), '', at
    from ${list}`.execute(db);
  await sql`insert into content_publication (item_id, version, starts_at, made_at, made_by)
    select id, version, at, at, '' from ${list}`.execute(db);
  await sql`insert into content_former_key (kind, key, item_id)
    select 'page', former.former_slug, item.id from content_page_former_slug as former
    join content_item as item on item.kind = 'page' and item.key = former.slug`.execute(db);
}

const statements: readonly string[] = [
  `create table content_item (
    id uuid primary key,
    kind text not null,
    key text not null check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    name text not null,
    latest integer not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    archived_at timestamptz,
    unique (kind, key)
  )`,
  `comment on column content_item.latest is 'Number of the newest version'`,
  `create table content_version (
    item_id uuid not null references content_item on delete cascade,
    number integer not null check (number > 0),
    document jsonb not null,
    only_in text[],
    author_id text,
    author text not null,
    at timestamptz not null,
    note text,
    autosaved boolean not null default false,
    primary key (item_id, number)
  )`,
  `comment on column content_version.only_in is 'Locales of the document; null for all'`,
  `create table content_publication (
    id bigint generated always as identity primary key,
    item_id uuid not null,
    version integer not null,
    starts_at timestamptz not null,
    ends_at timestamptz check (ends_at > starts_at),
    made_at timestamptz not null,
    made_by text not null,
    foreign key (item_id, version) references content_version on delete cascade
  )`,
  'create index content_publication_item on content_publication (item_id, starts_at)',
  `create table content_reference (
    item_id uuid not null,
    version integer not null,
    kind text not null,
    target text not null,
    primary key (item_id, version, kind, target),
    foreign key (item_id, version) references content_version on delete cascade
  )`,
  `comment on table content_reference is 'What a version shows or leads to: items, pictures, products, categories, paths'`,
  'create index content_reference_target on content_reference (kind, target)',
  `create table content_former_key (
    kind text not null,
    key text not null,
    item_id uuid not null references content_item on delete cascade,
    primary key (kind, key)
  )`,
  'create index content_former_key_item on content_former_key (item_id)',
];
