import { sql } from 'kysely';
import type { Database, Reader, Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

type Named = Readonly<{ slug: string; formerSlugs?: readonly string[] }>;

/** Every former slug with its current slug. */
export async function readFormerSlugs(database: Pick<Database, 'db'>): Promise<ReadonlyMap<string, string>> {
  const rows = await database.db.selectFrom('content_page_former_slug').select(['former_slug', 'slug']).execute();
  return new Map(rows.map(({ former_slug, slug }) => [former_slug, slug]));
}

/**
 * Moves pages that are written under a new slug and stores the old one; returns the slugs that were left. A slug with a
 * page of its own is not a former slug, so a page that takes an old slug again is shown there.
 */
export async function moveRenamed(trx: Transaction<Tables>, pages: readonly Named[]): Promise<readonly string[]> {
  const written = [...new Set(pages.map(({ slug }) => slug))];
  await trx.deleteFrom('content_page_former_slug').where('former_slug', 'in', written).execute();
  const moves = new Map(
    pages.flatMap(({ slug, formerSlugs = [] }) =>
      formerSlugs.filter((former) => !written.includes(former)).map((former) => [former, slug] as const),
    ),
  );
  if (moves.size === 0) return [];
  await move(trx, JSON.stringify([...moves].map(([former, slug]) => ({ former, slug }))));
  return [...moves.keys()];
}

async function move(trx: Reader, moves: string): Promise<void> {
  const list = sql`jsonb_to_recordset(${moves}::jsonb) as move (former text, slug text)`;
  // One version of a page is moved, so that its version number continues; the other rows have been written already.
  await sql`update content_page as page set slug = chosen.slug from (
      select distinct on (move.slug, old.audience) move.former, old.audience, move.slug
      from ${list} join content_page as old on old.slug = move.former
      where not exists (select from content_page as new where new.slug = move.slug and new.audience = old.audience)
      order by move.slug, old.audience, old.version desc
    ) as chosen where page.slug = chosen.former and page.audience = chosen.audience`.execute(trx);
  await sql`delete from content_page using ${list} where content_page.slug = move.former`.execute(trx);
  await sql`update content_page_former_slug as known set slug = move.slug from ${list}
    where known.slug = move.former`.execute(trx);
  await sql`insert into content_page_former_slug (former_slug, slug) select former, slug from ${list}
    on conflict (former_slug) do update set slug = excluded.slug`.execute(trx);
}
