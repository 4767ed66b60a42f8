import {
  countListedProducts,
  readCategoryAddresses,
  readProductAddresses,
  readStoreNames,
} from '@eyelet/db/catalogue/read-addresses.ts';
import { marketByLocale, markets } from '@eyelet/domain/markets/markets.ts';
import { type Page, pages, type SitemapName } from '@eyelet/domain/pages/pages.ts';
import { categoryPath, productPath } from '@eyelet/domain/pages/paths.ts';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../kernel/known-hosts.ts';
import type { Shop } from '../kernel/shop.ts';
import { articleFeed } from './feed.ts';
import { articleAddresses, contentAddresses, storeAddresses } from './page-addresses.ts';
import { type Addresses, addressesPerFile, type PathOf, sitemapFile, sitemapIndex } from './sitemap.ts';

const toProduct: PathOf = (market, { id, slugs }) => {
  const slug = slugs[market.language];
  return slug === undefined ? undefined : productPath(market.locale, slug, id);
};

const toCategory: PathOf = (market, { id, slugs }) => {
  const slug = slugs[market.language];
  return slug === undefined ? undefined : categoryPath(market.locale, slug, id);
};

const closedPages = Object.entries<Page>(pages).filter(([, { crawlers }]) => crawlers === 'closed');
/** A rule covers every path that begins with it; pages that are open and begin like a closed one are allowed again. */
const openPaths = Object.entries<Page>(pages).flatMap(([path, { crawlers }]) =>
  crawlers !== 'closed' && closedPages.some(([closed]) => path.startsWith(closed)) ? [`/*/${path}`] : [],
);
const closedPaths = [...closedPages.map(([path]) => `/*/${path}`), '/dev/', '/fapi/', '/token/'];

/** What each file of the sitemap lists; products have as many as they need. */
const readers: Readonly<Record<SitemapName, (shop: Shop, shard: number) => Addresses | Promise<Addresses>>> = {
  pages: contentAddresses,
  products: async ({ database: { db } }, shard) => {
    const rows = await readProductAddresses(db, shard * addressesPerFile, addressesPerFile);
    return { rows, pathOf: toProduct };
  },
  categories: async ({ database: { db } }) => ({ rows: await readCategoryAddresses(db), pathOf: toCategory }),
  articles: articleAddresses,
  stores: async ({ database: { db } }) => storeAddresses(await readStoreNames(db)),
};

/** The files that the table of pages names. */
const sitemapNames = [...new Set(Object.values<Page>(pages).flatMap(({ sitemap }) => sitemap ?? []))];

/** Files for crawlers: robots.txt, the index of sitemaps, and its files by market. */
export function mountCrawlerFiles(app: FastifyInstance, shop: Shop): void {
  app.get('/robots.txt', (request, reply) => {
    const allowed = openPaths.map((path) => `Allow: ${path}`);
    const rules = ['User-agent: *', ...allowed, ...closedPaths.map((path) => `Disallow: ${path}`), ''];
    return reply.type('text/plain').send([...rules, `Sitemap: ${originOf(shop, request)}/sitemap.xml`, ''].join('\n'));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const { count, changedAt } = await countListedProducts(shop.database.db);
    const shards = Array.from({ length: Math.ceil(count / addressesPerFile) }, (_, n) => `products-${n + 1}`);
    const files = markets.flatMap(({ locale }) =>
      sitemapNames.flatMap((name) =>
        name === 'products'
          ? shards.map((shard) => ({ path: `/sitemaps/${locale}/${shard}.xml`, changedAt }))
          : [{ path: `/sitemaps/${locale}/${name}.xml`, changedAt: null }],
      ),
    );
    return reply
      .type('application/xml')
      .header('cache-control', cache)
      .send(sitemapIndex(originOf(shop, request), files));
  });

  app.get<{ Params: { locale: string } }>('/feeds/:locale/articles.xml', async (request, reply) => {
    const market = marketByLocale(request.params.locale);
    if (!market) return reply.code(404).send('');
    const text = await articleFeed(shop, market, originOf(shop, request));
    return reply.type('application/rss+xml').header('cache-control', cache).send(text);
  });

  app.get<{ Params: { locale: string; file: string } }>('/sitemaps/:locale/:file', async (request, reply) => {
    const market = marketByLocale(request.params.locale);
    const [, named, shard] = /^([a-z]+)(?:-(\d{1,6}))?\.xml$/.exec(request.params.file) ?? [];
    const name = sitemapNames.find((one) => one === named);
    if (!market || !name || (name === 'products') !== (shard !== undefined)) return reply.code(404).send('');
    const { rows, pathOf } = await readers[name](shop, Number(shard) - 1);
    if (rows.length === 0) return reply.code(404).send('');
    const text = sitemapFile(originOf(shop, request), market, rows, pathOf);
    return reply.type('application/xml').header('cache-control', cache).send(text);
  });
}

const cache = 'public, max-age=3600';
