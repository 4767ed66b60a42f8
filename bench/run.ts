import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listCategory } from '@eyelet/contracts/catalogue/list-category.ts';
import { readProduct } from '@eyelet/contracts/catalogue/read-product.ts';
import { searchProducts } from '@eyelet/contracts/search/search-products.ts';
import { openDatabase } from '@eyelet/db/database.ts';
import { scale } from '@eyelet/demo/scale/scale.ts';
import { buildStorefront } from '@eyelet/server/pages/build.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { measureIdentity } from './identity.ts';
import { scorePages } from './lighthouse.ts';
import { memoryOf } from './memory.ts';
import { weighPages } from './pages.ts';
import { type Parties, startParties } from './parties.ts';
import { measureReads, readsOf } from './reads.ts';
import { type Row, table } from './report.ts';
import { measureWrites, onSale } from './writes.ts';

/**
 * `npm run bench [-- --styles 100000] [--seconds 4] [--skip-browser]`: measures the shop beside references in the same run
 * and writes the report to test-results/bench.md.
 */
const { values } = parseArgs({
  options: {
    styles: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '4' },
    'skip-browser': { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const styles = Number(values.styles);
const report: string[] = [];

function say(text: string): void {
  report.push(text);
  console.log(text);
}

/** Products whose sizes are bought: enough that buyers seldom want the same one. */
const productsToBuy = 40;

/** A category with its listing, a product of it, and sizes to buy. */
async function pick(origin: string, categoryId: string) {
  const shopper = await newShopper(origin);
  const query = { categoryId, availability: ['in-stock' as const], count: productsToBuy };
  const listing = await shopper.call(listCategory, { query });
  const products = await Promise.all(
    listing.products.map(({ id }) => shopper.call(readProduct, { params: { productId: id } })),
  );
  const upcs = products.flatMap(({ variants }) =>
    variants.filter((one) => one.productInventoryState === 'InStock').map(({ upc }) => upc),
  );
  const [product] = products;
  if (!product || !listing.category || upcs.length === 0) throw new Error(`nothing to buy in category ${categoryId}`);
  return { product: product.url, productId: product.id, listing: listing.category.url, categoryId, upcs };
}

/** Waits until every language can be searched, as building the index takes the processor from what is measured. */
async function untilSearchable(origin: string): Promise<void> {
  for (const locale of ['en_US', 'fr_FR', 'de_DE', 'it_IT']) {
    const shopper = await newShopper(origin, { locale });
    await shopper.call(searchProducts, { query: { q: 'a' } });
  }
}

type Catalogue = Readonly<{
  /** Its name in the report. */
  size: string;
  /** What reads should reach of a bare route. */
  aim: number;
  /** The category whose listing is read. */
  categoryId: string;
  writes: boolean;
  prepare: (databaseUrl: string) => Promise<void>;
}>;

async function measure({ size, aim, categoryId, writes, prepare }: Catalogue): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'eyelet-bench-'));
  chmodSync(folder, 0o755);
  const parties = await startParties(folder, prepare);
  try {
    await untilSearchable(parties.shop.origin);
    const paths = await pick(parties.shop.origin, categoryId);
    const rows = [...(await measureReads(parties, readsOf(paths, size, aim), seconds))];
    if (writes) rows.push(...(await sell(parties, paths.upcs)), ...(await know(parties, paths.product)));
    say(`\n## ${size}\n\n${table(rows)}`);
    const memory = memoryOf(parties.shop.pid);
    say(`\nMemory of the shop: ${memory?.now} MB, at most ${memory?.peak} MB. Failed requests: ${failures(rows)}.`);
    if (writes && !values['skip-browser']) await measureBrowser(parties, paths);
  } finally {
    await parties.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function failures(rows: readonly Row[]): string {
  const failed = rows.filter(({ ours, reference }) => ours.failed + reference.failed > 0);
  return failed.map(({ name, ours, reference }) => `${name} ${ours.failed} (${reference.failed})`).join(', ') || 'none';
}

/** Measures knowing who calls. */
async function know(parties: Parties, page: string): Promise<readonly Row[]> {
  const database = openDatabase(parties.databaseUrl, 2);
  try {
    return await measureIdentity(parties, database, page);
  } finally {
    await database.close();
  }
}

/** Measures selling, with enough stock that it never ends. */
async function sell(parties: Parties, upcs: readonly string[]): Promise<readonly Row[]> {
  const database = openDatabase(parties.databaseUrl, 2);
  try {
    await database.pool.query('update stock set on_hand = 60000 where upc = any($1)', [upcs]);
    // Changes reach every process within a second.
    await new Promise((next) => setTimeout(next, 2000));
    return await measureWrites(parties, database, await onSale(parties.shop.origin, upcs));
  } finally {
    await database.close();
  }
}

async function measureBrowser(parties: Parties, paths: Awaited<ReturnType<typeof pick>>): Promise<void> {
  const { origin } = parties.shop;
  const weights = await weighPages(origin, [
    { name: 'home', path: '/en-us' },
    { name: 'listing', path: paths.listing },
    { name: 'product', path: paths.product, limitKb: 145 },
    {
      name: 'checkout',
      path: '/en-us/checkout',
      limitKb: 165,
      prepare: async (page) => {
        await page.goto(`${origin}/en-us/cart`);
        await page.evaluate(async (upc) => {
          const send = (path: string, body: object) =>
            fetch(path, {
              method: 'POST',
              headers: { 'content-type': 'application/json', 'x-locale': 'en_US', 'x-client-id': 'bench' },
              body: JSON.stringify(body),
            });
          await send('/token/v2/auth/token', { type: 'Guest' });
          await send('/cart/v1/cartWithItem', { upc });
        }, paths.upcs[0] ?? '');
      },
    },
  ]);
  say(
    '\n## What a page weighs\n\n| page | script kB gzip | limit | style kB gzip | fonts kB | pictures kB |\n| --- | --- | --- | --- | --- | --- |',
  );
  for (const one of weights) {
    say(`| ${one.name} | ${one.scriptKb} | ${one.limitKb ?? ''} | ${one.styleKb} | ${one.fontKb} | ${one.pictureKb} |`);
  }
  const scores = await scorePages(origin, [
    { name: 'home', path: '/en-us' },
    { name: 'listing', path: paths.listing },
    { name: 'product', path: paths.product },
    { name: 'cart', path: '/en-us/cart' },
  ]);
  say(
    '\n## Lighthouse, mobile\n\n| page | performance | accessibility | best practices | SEO | CLS | LCP ms |\n| --- | --- | --- | --- | --- | --- | --- |',
  );
  for (const one of scores) {
    say(
      `| ${one.name} | ${one.performance} | ${one.accessibility} | ${one.practices} | ${one.seo} | ${one.cls} | ${one.lcpMs} |`,
    );
  }
}

say(
  `# Bench of ${new Date().toISOString().slice(0, 10)}\n\n${cpus().length} cores, ${cpus()[0]?.model}, Node ${process.version}; load, shop, references and PostgreSQL share them.`,
);
await buildStorefront();
await measure({ size: 'demo brand', aim: 0.7, categoryId: '3140', writes: true, prepare: async () => undefined });
if (styles > 0) {
  await measure({
    size: `${styles} styles`,
    aim: 0.4,
    categoryId: '8160',
    writes: false,
    prepare: (url) => scale(url, styles, (done) => process.stderr.write(`\r${done} of ${styles} styles`)),
  });
}
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/bench.md', `${report.join('\n')}\n`);
