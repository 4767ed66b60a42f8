import type { PageDocument } from '@eyelet/contracts/content/page.ts';
import { readPages } from '@eyelet/db/content/page.ts';
import type { Database } from '@eyelet/db/database.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';

export type StoredPage = Readonly<{ document: PageDocument; version: number }>;

/** Content pages in memory: by slug, then by language or locale. */
export type ContentPages = Readonly<{
  find: (slug: string, market: Pick<Market, 'locale' | 'language'>) => StoredPage | undefined;
  slugs: () => readonly string[];
  put: (slug: string, byAudience: ReadonlyMap<string, StoredPage>) => void;
  forget: (slug: string) => void;
}>;

export function createContentPages(): ContentPages {
  const pages = new Map<string, ReadonlyMap<string, StoredPage>>();
  return {
    find(slug, { locale, language }) {
      const byAudience = pages.get(slug);
      return byAudience?.get(locale) ?? byAudience?.get(language);
    },
    slugs: () => [...pages.keys()],
    put: (slug, byAudience) => void pages.set(slug, byAudience),
    forget: (slug) => void pages.delete(slug),
  };
}

/** Reads the pages of the given slugs anew, or all. */
export async function refreshPages(pages: ContentPages, database: Database, slugs?: readonly string[]): Promise<void> {
  const rows = Map.groupBy(await readPages(database, slugs), ({ slug }) => slug);
  for (const slug of slugs ?? pages.slugs()) if (!rows.has(slug)) pages.forget(slug);
  for (const [slug, versions] of rows) {
    pages.put(
      slug,
      new Map(
        versions.map(({ audience, document, version }) => [audience, { document: document as PageDocument, version }]),
      ),
    );
  }
}
