import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { openDatabase } from '@eyelet/db/database.ts';
import { type Cluster, startCluster } from '@eyelet/db/embedded/cluster.ts';
import { type ShopProcess, startShopProcess } from '@eyelet/testing/shop-process.ts';

export type Parties = Readonly<{
  shop: ShopProcess;
  /** Origin and pid of the process that holds the references. */
  reference: Readonly<{ origin: string; stop: () => void }>;
  databaseUrl: string;
  stop: () => Promise<void>;
}>;

/** Memory for a catalogue of a hundred thousand styles; a small one does not take it. */
const heapMb = 4096;

/** One PostgreSQL with two databases: one for the shop, one for the references. Both processes run beside each other. */
export async function startParties(folder: string, prepare: (databaseUrl: string) => Promise<void>): Promise<Parties> {
  const cluster = await startCluster({ folder: join(folder, 'postgres'), durable: true });
  await createDatabases(cluster, ['shop', 'reference']);
  const databaseUrl = cluster.url('shop');
  await prepare(databaseUrl);
  const shop = await startShopProcess({
    BOT_CHECK: 'stand-in',
    DATABASE_URL: databaseUrl,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-old-space-size=${heapMb}`.trim(),
  });
  const reference = await startReference(cluster.url('reference'));
  return {
    shop,
    reference,
    databaseUrl,
    stop: async () => {
      reference.stop();
      await shop.stop();
      await cluster.stop();
    },
  };
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
