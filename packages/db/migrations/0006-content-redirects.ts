import { type Kysely, sql } from 'kysely';

/** Former slugs of content pages, so that their URLs redirect. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `create table content_page_former_slug (
    former_slug text primary key check (former_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    slug text not null check (slug <> former_slug)
  )`,
  // When a page moves twice, its earlier redirects follow.
  'create index content_page_former_slug_slug on content_page_former_slug (slug)',
];
