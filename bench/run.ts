import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listCategory } from '@eyelet/contracts/catalogue/list-category.ts';
import { readProduct } from '@eyelet/contracts/catalogue/read-product.ts';
import { openDatabase } from '@eyelet/db/database.ts';
import { scale } from '@eyelet/demo/scale/scale.ts';
import { buildStorefront } from '@eyelet/server/pages/build.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { scorePages } from './lighthouse.ts';
import { memoryOf } from './memory.ts';
import { weighPages } from './pages.ts';
import { type Parties, startParties } from './parties.ts';
import { measureReads, readsOf } from './reads.ts';
import { table } from './report.ts';
import { measureWrites } from './writes.ts';

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

/** A product in stock with a size to buy, and the listing it stands in. */
async function pick(origin: string) {
  const shopper = await newShopper(origin);
  const listing = await shopper.call(listCategory, { query: { categoryId: '3140', availability: ['in-stock'] } });
  const card = listing.products[0];
  if (!card || !listing.category) throw new Error('the demo brand is not there');
  const productId = card.id;
  const product = await shopper.call(readProduct, { params: { productId } });
  const variant = product.variants.find((one) => one.productInventoryState === 'InStock');
  if (!variant) throw new Error(`${productId} is sold out`);
  return { product: product.url, productId, listing: listing.category.url, categoryId: '3140', upc: variant.upc };
}

async function measure(
  size: string,
  aim: number,
  writes: boolean,
  prepare: (url: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'eyelet-bench-'));
  chmodSync(folder, 0o755);
  const parties = await startParties(folder, prepare);
  try {
    const paths = await pick(parties.shop.origin);
    const rows = [...(await measureReads(parties, readsOf(paths, size, aim), seconds))];
    console.log(table(rows));
    if (writes) {
      await fillShelves(parties, paths.upc);
      rows.push(...(await measureWrites(parties, paths.upc)));
    }
    say(`\n## ${size}\n\n${table(rows)}`);
    const failed = rows.reduce((sum, row) => sum + row.ours.failed, 0);
    const memory = memoryOf(parties.shop.pid);
    say(`\nMemory of the shop: ${memory?.now} MB, at most ${memory?.peak} MB. Failed requests: ${failed}.`);
    if (writes && !values['skip-browser']) await measureBrowser(parties, paths);
  } finally {
    await parties.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Enough stock that selling never ends a measurement. */
async function fillShelves(parties: Parties, upc: string): Promise<void> {
  const database = openDatabase(parties.databaseUrl, 2);
  await database.pool.query('update stock set on_hand = 60000 where upc = $1', [upc]);
  await database.close();
  // Changes reach every process within a second.
  await new Promise((next) => setTimeout(next, 2000));
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
              headers: { 'content-type': 'application/json', 'x-locale': 'en_US' },
              body: JSON.stringify(body),
            });
          await send('/token/v2/auth/token', { type: 'Guest' });
          await send('/cart/v1/cartWithItem', { upc });
        }, paths.upc);
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
await measure('demo brand', 0.7, true, async () => undefined);
if (styles > 0) {
  await measure(`${styles} styles`, 0.4, false, (url) =>
    scale(url, styles, (done) => process.stderr.write(`\r${done} of ${styles} styles`)),
  );
}
writeFileSync('test-results/bench.md', `${report.join('\n')}\n`);
