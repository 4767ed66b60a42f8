import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { searchProducts } from '@eyelet/contracts/search/search-products.ts';
import { type Database, openDatabase } from '@eyelet/db/database.ts';
import { scale } from '@eyelet/demo/scale/scale.ts';
import { buildStorefront } from '@eyelet/server/pages/build.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { measureAfterSales } from './after-sales.ts';
import { type Part, parts, readArguments } from './arguments.ts';
import { measureBrowser } from './browser.ts';
import { measureCheckoutCost } from './checkout-cost.ts';
import { measureCheckouts } from './checkouts.ts';
import { measureEditor } from './editor.ts';
import { measureFreshReads } from './fresh-reads.ts';
import { pickPaths, stockUp } from './goods.ts';
import { measureIdentity } from './identity.ts';
import { measureLargeContent } from './large-content.ts';
import { measureLedger } from './ledger.ts';
import { measureManyOrders } from './many-orders/measure.ts';
import { measureMemory } from './mixed-requests.ts';
import { type Parties, withParties } from './parties.ts';
import { measurePricing } from './pricing.ts';
import { cpuSecondsOf, memoryOf, untilIdle } from './process-use.ts';
import { measureReads, readsOf } from './reads.ts';
import { measureRedemptions } from './redemptions.ts';
import { measureRenderedPages } from './rendered-pages.ts';
import { type Row, type Section, sectionOf } from './report.ts';
import { reportRush } from './rush/report-rush.ts';
import { rush } from './rush/rush.ts';
import { countStatements } from './statements.ts';
import { measureWrites } from './writes.ts';

/**
 * `npm run bench`: measures the shop next to references in the same run and writes the report to test-results/bench.md.
 * Exits with a code other than 0 when an aim is missed, a threshold is exceeded or a request has failed.
 */
const { has, pages, entries, orders, seconds, styles, checkouts, shoppers, rushSeconds } = readArguments();
const report: string[] = [];
const failures: string[] = [];

function say({ text, failures: found }: Section): void {
  report.push(text);
  failures.push(...found);
  console.log(text);
}

/** Waits until every language can be searched, as building the index would disturb the measurement. */
async function untilSearchable(origin: string): Promise<void> {
  for (const locale of ['en_US', 'fr_FR', 'de_DE', 'it_IT']) {
    const shopper = await newShopper(origin, { locale });
    await shopper.call(searchProducts, { query: { q: 'a' } });
  }
}

type Catalogue = Readonly<{
  /** Its name in the report. */
  size: string;
  /** The ratio to a bare route that reads should reach. */
  aim: number;
  /** The category whose listing is read. */
  categoryId: string;
  /** Whether more than reads is measured. */
  more: boolean;
  /** Styles of the synthetic catalogue in it. */
  styles: number;
  prepare: (databaseUrl: string) => Promise<void>;
}>;

function measure({ size, aim, categoryId, more, styles: made, prepare }: Catalogue): Promise<void> {
  return withParties(prepare, async (parties) => {
    const { origin, pid } = parties.shop;
    await untilSearchable(origin);
    const start = { seconds: (performance.now() - parties.startedAt) / 1000, cpuSeconds: cpuSecondsOf(pid) ?? 0 };
    await untilIdle(pid);
    const paths = await pickPaths(origin, categoryId);
    const [upc = ''] = paths.upcs;
    if (has('reads')) say(sectionOf(size, await measureReads(parties, readsOf(paths, size, aim), seconds)));
    if (made > 0 && has('fresh')) {
      say(await measureFreshReads({ origin, pid, loopFile: parties.loopFile, start }, made));
    }
    if (has('pages')) say(await measureRenderedPages(parties.databaseUrl));
    if (more) await withDatabase(parties, (database) => sell(parties, database, paths));
    if (more && has('memory')) say(await measureMemory(origin, pid));
    const memory = memoryOf(pid);
    say({ text: `\nMemory of the shop: ${memory?.now} MB, peak ${memory?.peak} MB.`, failures: [] });
    if (more && has('editor')) say(await measureEditor(parties.databaseUrl));
    if (more && has('browser')) say(await measureBrowser(origin, paths, upc));
  });
}

async function withDatabase(parties: Parties, work: (database: Database) => Promise<void>): Promise<void> {
  const database = openDatabase(parties.databaseUrl, 2);
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** Measures sales and identity. */
async function sell(parties: Parties, database: Database, paths: Awaited<ReturnType<typeof pickPaths>>): Promise<void> {
  const selling: readonly Part[] = ['writes', 'statements', 'checkouts', 'cost', 'rush'];
  const goods = selling.some(has) ? await stockUp(parties.shop.origin, database, paths.upcs) : undefined;
  const rows: Row[] = [];
  if (goods && has('writes')) rows.push(...(await measureWrites(parties, database, goods.stocked)));
  if (has('identity')) rows.push(...(await measureIdentity(parties, database, paths.product)));
  if (rows.length > 0) say(sectionOf('Sales and identity', rows));
  if (has('redemptions')) say(await measureRedemptions(parties.databaseUrl));
  if (!goods) return;
  if (has('statements')) say(await countStatements(parties.databaseUrl, goods));
  if (has('checkouts')) say(sectionOf('Whole checkouts', await measureCheckouts(parties, database, goods, checkouts)));
  if (has('cost')) say(await measureCheckoutCost(parties, database, goods, checkouts * 10));
  if (has('rush')) say(reportRush(await rush(parties, goods, paths, { shoppers, seconds: rushSeconds })));
}

const machine = `${cpus().length} cores, ${cpus()[0]?.model}, Node ${process.version}`;
say({
  text: `# Bench of ${new Date().toISOString().slice(0, 10)}\n\n${machine}; load, shop, references and PostgreSQL share them.`,
  failures: [],
});
if (has('pricing')) say(measurePricing());
// Parts that need a running shop.
const asksShop = (except: readonly Part[]) => parts.some((part) => !except.includes(part) && has(part));
if (asksShop(['pricing', 'ledger', 'orders', 'after-sales'])) await buildStorefront();
if (has('content')) say(await measureLargeContent(pages));
if (has('ledger')) say(await measureLedger(entries));
if (has('orders')) say(await measureManyOrders(orders));
if (has('after-sales')) say(await measureAfterSales());
if (asksShop(['pricing', 'content', 'ledger', 'orders', 'after-sales', 'fresh'])) {
  await measure({
    size: 'demo brand',
    aim: 0.7,
    categoryId: '3140',
    more: true,
    styles: 0,
    prepare: async () => undefined,
  });
}
if (styles > 0) {
  await measure({
    size: `${styles} styles`,
    aim: 0.4,
    categoryId: '8160',
    more: false,
    styles,
    prepare: (url) => scale(url, styles, (done) => process.stderr.write(`\r${done} of ${styles} styles`)),
  });
}
const verdict =
  failures.length === 0 ? 'Nothing failed.' : ['Failed:\n', ...failures.map((one) => `- ${one}`)].join('\n');
say({ text: `\n## Verdict\n\n${verdict}`, failures: [] });
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/bench.md', `${report.join('\n')}\n`);
process.exitCode = failures.length === 0 ? 0 : 1;
