import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@eyelet/db/database.ts';
import { startCluster } from '@eyelet/db/embedded/cluster.ts';
import { migrate } from '@eyelet/db/migrate.ts';
import { fillPostalPlaces } from '@eyelet/db/postal-places/fill.ts';
import type { TestProject } from 'vitest/node';
import { templateName } from './test-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the test cluster, with `{database}` for the name. */
    clusterUrl: string;
  }
}

/** One PostgreSQL for the whole run, with a migrated template that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'eyelet-test-'));
  // Open to the account that PostgreSQL runs as when the tests run as root; its own folder inside is closed.
  chmodSync(folder, 0o755);
  const cluster = await startCluster({
    folder,
    durable: false,
    settings: { max_connections: '400', shared_buffers: '64MB', autovacuum: 'off' },
  });
  const admin = openDatabase(cluster.url('postgres'), 2);
  await admin.pool.query(`create database ${templateName}`);
  await admin.close();
  const template = openDatabase(cluster.url(templateName), 2);
  await migrate(template.db);
  await fillPostalPlaces(template);
  await template.close();
  project.provide('clusterUrl', cluster.url('{database}'));
  return async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
