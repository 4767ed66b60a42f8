import {
  countListedProducts,
  readCategoryAddresses,
  readProductAddresses,
  readStoreNames,
} from '@eyelet/db/catalogue/read-addresses.ts';
import { marketByLocale, markets } from '@eyelet/domain/markets/markets.ts';
import { type Page, pages } from '@eyelet/domain/pages/pages.ts';
import { categoryPath, productPath, storePath } from '@eyelet/domain/pages/paths.ts';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../kernel/known-hosts.ts';
import type { Shop } from '../kernel/shop.ts';
import { addressesPerFile, type PathOf, sitemapFile, sitemapIndex } from './sitemap.ts';

const toProduct: PathOf = (market, { id, slugs }) => {
  const slug = slugs[market.language];
  return slug === undefined ? undefined : productPath(market.locale, slug, id);
};

const toCategory: PathOf = (market, { id, slugs }) => {
  const slug = slugs[market.language];
  return slug === undefined ? undefined : categoryPath(market.locale, slug, id);
};

const closedPages = Object.entries<Page>(pages).filter(([, { crawlers }]) => crawlers === 'closed');
const closedPaths = [...closedPages.map(([path]) => `/*/${path}`), '/dev/', '/fapi/', '/token/'];

/** Files for crawlers: robots.txt, the index of sitemaps, and its files by market. */
export function mountCrawlerFiles(app: FastifyInstance, shop: Shop): void {
  const { db } = shop.database;

  app.get('/robots.txt', (request, reply) => {
    const rules = ['User-agent: *', ...closedPaths.map((path) => `Disallow: ${path}`), ''];
    return reply.type('text/plain').send([...rules, `Sitemap: ${originOf(request, shop)}/sitemap.xml`, ''].join('\n'));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const { count, changedAt } = await countListedProducts(db);
    const shards = Math.ceil(count / addressesPerFile);
    const files = markets.flatMap(({ locale }) => [
      { path: `/sitemaps/${locale}/categories.xml`, changedAt: null },
      { path: `/sitemaps/${locale}/stores.xml`, changedAt: null },
      ...Array.from({ length: shards }, (_, n) => ({ path: `/sitemaps/${locale}/products-${n + 1}.xml`, changedAt })),
    ]);
    return reply
      .type('application/xml')
      .header('cache-control', cache)
      .send(sitemapIndex(originOf(request, shop), files));
  });

  app.get<{ Params: { locale: string } }>('/sitemaps/:locale/stores.xml', async (request, reply) => {
    const market = marketByLocale(request.params.locale);
    if (!market) return reply.code(404).send('');
    const stores = await readStoreNames(db);
    const pathOf: PathOf = ({ locale }, { id }) => {
      const store = stores.find((one) => one.id === id);
      return store ? storePath(locale, store) : `/${locale}/store-locator`;
    };
    const rows = [{ id: '' }, ...stores].map(({ id }) => ({ id, slugs: {}, updatedAt: null }));
    const text = sitemapFile(originOf(request, shop), market, rows, pathOf);
    return reply.type('application/xml').header('cache-control', cache).send(text);
  });

  app.get<{ Params: { locale: string; file: string } }>('/sitemaps/:locale/:file', async (request, reply) => {
    const market = marketByLocale(request.params.locale);
    const shard = /^products-(\d{1,6})\.xml$/.exec(request.params.file)?.[1];
    if (!market || (!shard && request.params.file !== 'categories.xml')) return reply.code(404).send('');
    const rows = shard
      ? await readProductAddresses(db, (Number(shard) - 1) * addressesPerFile, addressesPerFile)
      : await readCategoryAddresses(db);
    if (rows.length === 0) return reply.code(404).send('');
    const text = sitemapFile(originOf(request, shop), market, rows, shard ? toProduct : toCategory);
    return reply.type('application/xml').header('cache-control', cache).send(text);
  });
}

const cache = 'public, max-age=3600';
