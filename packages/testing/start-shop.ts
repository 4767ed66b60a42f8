import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '@eyelet/server/kernel/config.ts';
import { createLog } from '@eyelet/server/kernel/log.ts';
import { readConfig } from '@eyelet/server/kernel/read-config.ts';
import type { Shop } from '@eyelet/server/kernel/shop.ts';
import { createServer } from '@eyelet/server/start/create-server.ts';
import { openShop, type ShopParts } from '@eyelet/server/start/open-shop.ts';
import type { FastifyInstance } from 'fastify';
import { createTestDatabase } from './test-database.ts';

export type RunningShop = Readonly<{
  origin: string;
  shop: Shop;
  app: FastifyInstance;
  databaseUrl: string;
  close: () => Promise<void>;
}>;

export type StartOptions = Readonly<{
  template?: string;
  /** An existing database instead of a fresh copy; it is kept. */
  databaseUrl?: string;
  config?: Partial<Config>;
  parts?: Partial<ShopParts>;
  mountPages?: Parameters<typeof createServer>[1];
}>;

/** A whole shop on a free loopback port with its own database, as a test sees it from outside. */
export async function startShop(options: StartOptions = {}): Promise<RunningShop> {
  const database = options.databaseUrl ? undefined : await createTestDatabase(options.template);
  const databaseUrl = options.databaseUrl ?? database?.url ?? '';
  const dataFolder = mkdtempSync(join(tmpdir(), 'eyelet-shop-'));
  const { config, secrets } = readConfig({
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '10000000',
    GUARDED_CALLS: '10000000',
    BOT_CHECK: 'stand-in',
    DATA_FOLDER: dataFolder,
    PICTURES_AHEAD: 'no',
    // PostgreSQL starts a process for each connection, which was a fifth of what the tests cost.
    POOL_SIZE: '6',
  });
  const shop = await openShop({
    config: { ...config, ...options.config },
    secrets,
    databaseUrl,
    log: createLog('silent'),
    ...options.parts,
  });
  const app = await createServer(shop, options.mountPages);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin,
    shop,
    app,
    databaseUrl,
    close: async () => {
      const closed = app.close();
      // A connection that a browser has opened ahead of its next request counts as busy.
      app.server.closeAllConnections();
      await closed;
      await shop.close();
      await database?.drop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
