import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openDatabase } from '@eyelet/db/database.ts';
import { type Cluster, startCluster } from '@eyelet/db/embedded/cluster.ts';
import { type ShopProcess, startShopProcess } from '@eyelet/testing/shop-process.ts';
import { untilIdle } from './process-use.ts';

export type Parties = Readonly<{
  shop: ShopProcess;
  /** When the shop was started, in milliseconds of this process. */
  startedAt: number;
  /** The file to which the shop writes the delay of its event loop. */
  loopFile: string;
  /** Origin and pid of the process that holds the references. */
  reference: Readonly<{ origin: string; stop: () => void }>;
  databaseUrl: string;
}>;

type Party = Readonly<{ stop: () => unknown }>;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Heap for a catalogue of a hundred thousand styles; a small one does not use it. */
const heapMb = 4096;

/**
 * One PostgreSQL with two databases, one for the shop, one for the references, and both processes, for as long as the
 * work takes. However it ends, with a failure or a signal, they are stopped and their folder is deleted.
 */
export async function withParties(
  prepare: (databaseUrl: string) => Promise<void>,
  work: (parties: Parties) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'eyelet-bench-'));
  chmodSync(folder, 0o755);
  const starts: Promise<Party>[] = [];
  const keep = <P extends Party>(start: Promise<P>): Promise<P> => {
    starts.push(start);
    return start;
  };
  let stopped: Promise<unknown> = Promise.resolve();
  // Processes that are starting when a signal comes are awaited, as they could not be stopped later.
  const stop = () => {
    stopped = stopped.then(async () => {
      for (const start of starts.splice(0).reverse()) await start.then((party) => party.stop()).catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    });
    return stopped;
  };
  const stopOnSignal = () => stop().finally(() => process.exit(130));
  for (const signal of signals) process.once(signal, stopOnSignal);
  try {
    const cluster = await keep(startCluster({ folder: join(folder, 'postgres'), durable: true }));
    await createDatabases(cluster, ['shop', 'reference']);
    const databaseUrl = cluster.url('shop');
    // The first start writes the demo brand and its past, which no later one does again.
    const first = await keep(startShopProcess({ BOT_CHECK: 'stand-in', DATABASE_URL: databaseUrl }));
    await untilIdle(first.pid);
    await first.stop();
    await prepare(databaseUrl);
    const loopFile = join(folder, 'loop.json');
    const watch = `--import=${resolve(import.meta.dirname, 'watch-loop.ts')}`;
    const environment = {
      BOT_CHECK: 'stand-in',
      DATABASE_URL: databaseUrl,
      BENCH_LOOP_FILE: loopFile,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-old-space-size=${heapMb} ${watch}`.trim(),
    };
    const startedAt = performance.now();
    const shop = await keep(startShopProcess(environment));
    const reference = await keep(startReference(cluster.url('reference')));
    await work({ shop, startedAt, reference, databaseUrl, loopFile });
  } finally {
    await stop();
    for (const signal of signals) process.off(signal, stopOnSignal);
  }
}

async function createDatabases(cluster: Cluster, names: readonly string[]): Promise<void> {
  const admin = openDatabase(cluster.url('postgres'), 2);
  for (const name of names) await admin.pool.query(`create database ${name}`);
  await admin.close();
}

function startReference(databaseUrl: string): Promise<Parties['reference']> {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'reference.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl },
  });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.stdout.once('data', (chunk) => done({ origin: String(chunk).trim(), stop: () => child.kill('SIGTERM') }));
  });
}
