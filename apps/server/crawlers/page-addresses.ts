import { markets } from '@eyelet/domain/markets/markets.ts';
import { type Page, pages } from '@eyelet/domain/pages/pages.ts';
import { articlePath, eventPath, storePath } from '@eyelet/domain/pages/paths.ts';
import type { Shop } from '../kernel/shop.ts';
import type { Addresses } from './sitemap.ts';

const rowOf = (id: string) => ({ id, slugs: {}, updatedAt: null });

/** Pages of the table without ids below them, except the two that stand for content. */
const fixedPages = Object.entries<Page>(pages).flatMap(([path, { sitemap }]) =>
  sitemap === 'pages' && path !== '' && path !== '*' ? [path] : [],
);

/** Home, the content pages that a market has, and pages of the table. */
export function contentAddresses({ catalogue: { content }, clock }: Pick<Shop, 'catalogue' | 'clock'>): Addresses {
  const moment = clock().getTime();
  const slugs = markets.flatMap(({ locale }) => content.ofKind('page', { locale, moment }).map(({ key }) => key));
  return {
    rows: [...new Set(['home', ...slugs, ...fixedPages])].map(rowOf),
    pathOf(market, { id }) {
      if (fixedPages.includes(id)) return `/${market.locale}/${id}`;
      if (!content.find('page', id, { locale: market.locale, moment })) return undefined;
      return id === 'home' ? `/${market.locale}` : `/${market.locale}/${id}`;
    },
  };
}

/** The lists of articles and of events, and every one of either that a market has. */
export function articleAddresses({ catalogue: { content }, clock }: Pick<Shop, 'catalogue' | 'clock'>): Addresses {
  const moment = clock().getTime();
  const kinds = ['article', 'event'] as const;
  const names = markets.flatMap(({ locale }) =>
    kinds.flatMap((kind) => content.ofKind(kind, { locale, moment }).map(({ key }) => `${kind}/${key}`)),
  );
  return {
    rows: ['articles', 'events', ...new Set(names)].map(rowOf),
    pathOf({ locale }, { id }) {
      const [kind = '', key] = id.split('/');
      if (key === undefined) return `/${locale}/${id}`;
      if (!content.find(kind, key, { locale, moment })) return undefined;
      return kind === 'event' ? eventPath(locale, key) : articlePath(locale, key);
    },
  };
}

/** The search for stores, and every store. */
export function storeAddresses(stores: readonly Readonly<{ id: string; name: string }>[]): Addresses {
  return {
    rows: ['', ...stores.map(({ id }) => id)].map(rowOf),
    pathOf({ locale }, { id }) {
      const store = stores.find((one) => one.id === id);
      return store ? storePath(locale, store) : `/${locale}/store-locator`;
    },
  };
}
