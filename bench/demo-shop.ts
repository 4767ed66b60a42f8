import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@eyelet/db/database.ts';
import { startCluster } from '@eyelet/db/embedded/cluster.ts';
import { startShopProcess } from '@eyelet/testing/shop-process.ts';
import { type RunningShop, type StartOptions, startShop } from '@eyelet/testing/start-shop.ts';

type DemoOptions = Pick<StartOptions, 'config' | 'parts'> & Readonly<{ durable: boolean }>;

/** A shop of the demo brand in this process, on a database of its own, for as long as the work takes. */
export async function withDemoShop<T>(
  { durable, ...options }: DemoOptions,
  work: (running: RunningShop) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'eyelet-bench-'));
  chmodSync(folder, 0o755);
  const cluster = await startCluster({ folder: join(folder, 'postgres'), durable });
  try {
    const admin = openDatabase(cluster.url('postgres'), 1);
    await admin.pool.query('create database shop').finally(() => admin.close());
    const databaseUrl = cluster.url('shop');
    // The program fills its database with the demo brand.
    await (await startShopProcess({ DATABASE_URL: databaseUrl })).stop();
    const running = await startShop({ databaseUrl, ...options });
    try {
      return await work(running);
    } finally {
      await running.close();
    }
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
