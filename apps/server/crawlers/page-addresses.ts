import { markets } from '@eyelet/domain/markets/markets.ts';
import { type Page, pages, type SitemapName } from '@eyelet/domain/pages/pages.ts';
import { articlePath, eventPath, storePath } from '@eyelet/domain/pages/paths.ts';
import type { Shop } from '../kernel/shop.ts';
import type { Addresses } from './sitemap.ts';

/** The content of the home page. */
const homeSlug = 'home';

const rowOf = (id: string) => ({ id, slugs: {}, updatedAt: null });

/** Paths in the table of pages that a file of the sitemap lists and that contain no id; '' is the home page. */
const pathsListedIn = (name: SitemapName) =>
  Object.entries<Page>(pages).flatMap(([path, { sitemap, ids }]) =>
    sitemap === name && ids !== true && path !== '*' ? [path] : [],
  );

const pathIn = (locale: string, path: string) => (path === '' ? `/${locale}` : `/${locale}/${path}`);

const fixedPages = pathsListedIn('pages');
const articleLists = pathsListedIn('articles');
const storeSearches = pathsListedIn('stores');

/** Pages of the table, among them home, and the content pages of a market. */
export function contentAddresses({ catalogue: { content }, clock }: Pick<Shop, 'catalogue' | 'clock'>): Addresses {
  const moment = clock().getTime();
  const slugs = markets.flatMap(({ locale }) => content.ofKind('page', { locale, moment }).map(({ key }) => key));
  return {
    rows: [...new Set([...fixedPages, ...slugs.filter((slug) => slug !== homeSlug)])].map(rowOf),
    pathOf({ locale }, { id }) {
      const isThere = id !== '' && fixedPages.includes(id);
      return isThere || content.find('page', id || homeSlug, { locale, moment }) ? pathIn(locale, id) : undefined;
    },
  };
}

/** The lists of articles and of events, and all articles and events of a market. */
export function articleAddresses({ catalogue: { content }, clock }: Pick<Shop, 'catalogue' | 'clock'>): Addresses {
  const moment = clock().getTime();
  const kinds = ['article', 'event'] as const;
  const names = markets.flatMap(({ locale }) =>
    kinds.flatMap((kind) => content.ofKind(kind, { locale, moment }).map(({ key }) => `${kind}/${key}`)),
  );
  return {
    rows: [...articleLists, ...new Set(names)].map(rowOf),
    pathOf({ locale }, { id }) {
      const [kind = '', key] = id.split('/');
      if (key === undefined) return pathIn(locale, id);
      if (!content.find(kind, key, { locale, moment })) return undefined;
      return kind === 'event' ? eventPath(locale, key) : articlePath(locale, key);
    },
  };
}

/** The store locator and every store. */
export function storeAddresses(stores: readonly Readonly<{ id: string; name: string }>[]): Addresses {
  return {
    rows: [...storeSearches, ...stores.map(({ id }) => id)].map(rowOf),
    pathOf({ locale }, { id }) {
      const store = stores.find((one) => one.id === id);
      return store ? storePath(locale, store) : pathIn(locale, id);
    },
  };
}
