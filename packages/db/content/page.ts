import { sql } from 'kysely';
import { announce } from '../catalogue/announce.ts';
import type { Database } from '../database.ts';
import { moveRenamed } from './rename.ts';

export type PageRecord = Readonly<{
  slug: string;
  audience: string;
  document: unknown;
  /** Former slugs of the page, which redirect to it. */
  formerSlugs?: readonly string[];
}>;

/** The newest version of every page for every audience. */
export async function readPages(database: Pick<Database, 'db'>, slugs?: readonly string[]) {
  let query = database.db.selectFrom('content_page').select(['slug', 'audience', 'document', 'version']);
  if (slugs) query = query.where('slug', 'in', [...slugs]);
  return query.orderBy('slug').execute();
}

/** Writes pages; a page whose document differs gets the next version, also when it has a new slug. */
export async function writePages(
  database: Pick<Database, 'db'>,
  pages: readonly PageRecord[],
  now: Date,
): Promise<void> {
  if (pages.length === 0) return;
  await database.db.transaction().execute(async (trx) => {
    const left = await moveRenamed(trx, pages);
    await sql`insert into content_page (slug, audience, document, version, updated_at)
      select slug, audience, document, 1, ${now} from jsonb_to_recordset(${JSON.stringify(pages)}::jsonb)
        as page (slug text, audience text, document jsonb)
      on conflict (slug, audience) do update set
        document = excluded.document, version = content_page.version + 1, updated_at = excluded.updated_at
      where content_page.document is distinct from excluded.document`.execute(trx);
    await announce(trx, 'content', [...new Set([...pages.map(({ slug }) => slug), ...left])]);
  });
}
