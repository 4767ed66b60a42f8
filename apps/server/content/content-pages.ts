import { inNewestVersion } from '@eyelet/blocks/migrate.ts';
import type { PageDocument } from '@eyelet/contracts/content/page.ts';
import { readPages } from '@eyelet/db/content/page.ts';
import { readFormerSlugs } from '@eyelet/db/content/rename.ts';
import type { Database } from '@eyelet/db/database.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import type { Masters } from '../media/masters.ts';
import { picturesIn, withPictures } from './picture-addresses.ts';

export type StoredPage = Readonly<{ document: PageDocument; version: number }>;

/** Content pages in memory: by slug, then by language or locale. */
export type ContentPages = Readonly<{
  find: (slug: string, market: Pick<Market, 'locale' | 'language'>) => StoredPage | undefined;
  /** The current slug of a page that was renamed; the given slug itself otherwise. */
  currentSlug: (slug: string) => string;
  slugs: () => readonly string[];
  put: (slug: string, byAudience: ReadonlyMap<string, StoredPage>) => void;
  forget: (slug: string) => void;
  putFormerSlugs: (slugs: ReadonlyMap<string, string>) => void;
}>;

export function createContentPages(): ContentPages {
  const pages = new Map<string, ReadonlyMap<string, StoredPage>>();
  let formerSlugs: ReadonlyMap<string, string> = new Map();
  return {
    find(slug, { locale, language }) {
      const byAudience = pages.get(slug);
      return byAudience?.get(locale) ?? byAudience?.get(language);
    },
    currentSlug: (slug) => (pages.has(slug) ? slug : (formerSlugs.get(slug) ?? slug)),
    slugs: () => [...pages.keys()],
    put: (slug, byAudience) => void pages.set(slug, byAudience),
    forget: (slug) => void pages.delete(slug),
    putFormerSlugs: (slugs) => {
      formerSlugs = slugs;
    },
  };
}

/**
 * Reads the pages of the given slugs again, or all. Their blocks come in the newest versions, and their pictures with the names
 * used in URLs.
 */
export async function refreshPages(
  pages: ContentPages,
  { database, masters }: Readonly<{ database: Database; masters: Masters }>,
  slugs?: readonly string[],
): Promise<void> {
  pages.putFormerSlugs(await readFormerSlugs(database));
  const found = await readPages(database, slugs);
  const read = found.map((row) => ({ ...row, document: inNewestVersions(row.document as PageDocument) }));
  const inAddress = await masters.inAddresses(read.flatMap(({ document }) => picturesIn(document)));
  const shown = (document: PageDocument) => withPictures(document, (name) => inAddress.get(name) ?? name);
  const rows = Map.groupBy(read, ({ slug }) => slug);
  for (const slug of slugs ?? pages.slugs()) if (!rows.has(slug)) pages.forget(slug);
  for (const [slug, versions] of rows) {
    pages.put(
      slug,
      new Map(versions.map(({ audience, document, version }) => [audience, { document: shown(document), version }])),
    );
  }
}

function inNewestVersions(document: PageDocument): PageDocument {
  return { ...document, blocks: document.blocks.map(inNewestVersion) };
}
