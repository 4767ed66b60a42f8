import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@eyelet/db/database.ts';
import { type Cluster, startCluster } from '@eyelet/db/embedded/cluster.ts';
import { importContent } from '@eyelet/server/content/import-content.ts';
import { type ShopProcess, startShopProcess } from '@eyelet/testing/shop-process.ts';
import { measureNews } from './content-news.ts';
import { pageOfBlocks } from './page-of-blocks.ts';
import { cpuSecondsOf, memoryOf } from './process-use.ts';
import type { Section } from './report.ts';

const blocks = 50;

/** Pages that are written at once, so that their documents are not all in memory. */
const portion = 100;

/** Starts of each shop, of which the lowest figures count: what else the machine does only adds to them. */
const starts = 2;

/** How often a page is read by chance, and the pause after a start until memory is looked at. */
const reads = 1500;
const restMs = 3000;

/**
 * What blocks that nobody reads may cost: seconds of processor time at the start, and megabytes then; and megabytes once pages
 * at random were read, as documents are kept within a limit.
 */
const limits = { startSeconds: 0.5, startMb: 20, readMb: 80, readMs: 40 } as const;

const keyOf = (page: number) => `bench-${page}`;

type Shops = Readonly<{ cluster: Cluster; databases: readonly string[]; pages: number }>;

/** Start, memory and reading with thousands of pages, beside the same shop with as many small ones, and how soon news are everywhere. */
export async function measureLargeContent(pages: number): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), 'eyelet-bench-content-'));
  chmodSync(folder, 0o755);
  const cluster = await startCluster({ folder: join(folder, 'postgres'), durable: false });
  try {
    await prepare({ cluster, databases: ['small', 'large'], pages });
    const small = await startedOn(cluster.url('small'), pages);
    const large = await startedOn(cluster.url('large'), pages);
    const news = await measureNews(cluster.url('large'));
    return sectionOf(pages, small, large, news);
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The demo brand, with as many pages in each database: of one block, and of many. */
async function prepare({ cluster, databases, pages }: Shops): Promise<void> {
  const admin = openDatabase(cluster.url('postgres'), 2);
  try {
    const [first = '', second = ''] = databases;
    await admin.pool.query(`create database ${first}`);
    await (await startShopProcess({ DATABASE_URL: cluster.url(first) })).stop();
    await admin.pool.query(`create database ${second} template ${first}`);
  } finally {
    await admin.close();
  }
  for (const [index, name] of databases.entries()) await fill(cluster.url(name), pages, index === 0 ? 1 : blocks);
}

async function fill(databaseUrl: string, pages: number, count: number): Promise<void> {
  const database = openDatabase(databaseUrl, 2);
  try {
    for (let first = 0; first < pages; first += portion) {
      await importContent(database, portionFrom(first, count), new Date());
      process.stderr.write(`\r${first + portion} of ${pages} pages`);
    }
    await database.pool.query('analyze');
  } finally {
    await database.close();
  }
}

const portionFrom = (first: number, count: number) =>
  Array.from({ length: portion }, (_, index) => pageOfBlocks(keyOf(first + index), count));

type Started = Readonly<{ seconds: number; cpuSeconds: number; mb: number; readMb: number; p50: number; p99: number }>;

/** The least that a start takes, and the memory after reading pages at random. */
async function startedOn(databaseUrl: string, pages: number): Promise<Started> {
  const found: Started[] = [];
  for (let round = 0; round < starts; round += 1) found.push(await startOnce(databaseUrl, pages));
  const least = (of: (one: Started) => number) => Math.min(...found.map(of));
  return {
    ...{ seconds: least((one) => one.seconds), cpuSeconds: least((one) => one.cpuSeconds) },
    ...{ mb: least((one) => one.mb), readMb: least((one) => one.readMb) },
    ...{ p50: least((one) => one.p50), p99: least((one) => one.p99) },
  };
}

async function startOnce(databaseUrl: string, pages: number): Promise<Started> {
  const begun = performance.now();
  const shop = await startShopProcess({ DATABASE_URL: databaseUrl });
  try {
    const seconds = (performance.now() - begun) / 1000;
    const cpuSeconds = cpuSecondsOf(shop.pid) ?? 0;
    await new Promise((resolve) => setTimeout(resolve, restMs));
    const mb = memoryOf(shop.pid)?.now ?? 0;
    const times = await readAtRandom(shop, pages);
    await new Promise((resolve) => setTimeout(resolve, restMs));
    const readMb = (memoryOf(shop.pid)?.now ?? 0) - mb;
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
    return { seconds, cpuSeconds, mb, readMb, p50: at(0.5), p99: at(0.99) };
  } finally {
    await shop.stop();
  }
}

/** Milliseconds of each read, the shortest first. */
async function readAtRandom({ origin }: ShopProcess, pages: number): Promise<readonly number[]> {
  const times: number[] = [];
  let seed = 7;
  for (let count = 0; count < reads; count += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    const begun = performance.now();
    const answer = await fetch(`${origin}/fapi/pages/${keyOf(seed % pages)}`);
    if (!answer.ok) throw new Error(`a page answered ${answer.status}`);
    await answer.arrayBuffer();
    times.push(performance.now() - begun);
  }
  return times.toSorted((one, other) => one - other);
}

function sectionOf(pages: number, small: Started, large: Started, news: Section): Section {
  const more = { start: large.cpuSeconds - small.cpuSeconds, mb: large.mb - small.mb };
  const rows = [
    ['seconds until ready', small.seconds.toFixed(1), large.seconds.toFixed(1), ''],
    [
      'processor seconds until ready',
      small.cpuSeconds.toFixed(2),
      large.cpuSeconds.toFixed(2),
      `+ ${limits.startSeconds}`,
    ],
    ['memory then, MB', small.mb, large.mb, `+ ${limits.startMb}`],
    [`memory more after ${reads} pages at random, MB`, small.readMb, large.readMb, limits.readMb],
    ['a page at random, half of them, ms', small.p50.toFixed(1), large.p50.toFixed(1), limits.readMs],
    ['nearly all of them, ms', small.p99.toFixed(1), large.p99.toFixed(1), ''],
  ];
  const text = [
    `\n## ${pages} pages\n`,
    `| what | 1 block each | ${blocks} blocks each | limit |\n| --- | --- | --- | --- |`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    news.text,
  ].join('\n');
  const failures = [
    ...(more.start > limits.startSeconds
      ? [`blocks that nobody reads cost ${more.start.toFixed(2)} s at the start`]
      : []),
    ...(more.mb > limits.startMb ? [`blocks that nobody reads cost ${more.mb} MB`] : []),
    ...(large.readMb > limits.readMb ? [`pages that were read left ${large.readMb} MB`] : []),
    ...(large.p50 > limits.readMs ? [`a page at random takes ${large.p50.toFixed(1)} ms`] : []),
  ];
  return { text, failures: [...failures, ...news.failures] };
}
