import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, whyUnusable } from '@eyelet/db/database.ts';
import { type Cluster, findRunningCluster, startCluster } from '@eyelet/db/embedded/cluster.ts';
import type { Config } from '../kernel/config.ts';

export type DatabaseServer = Pick<Cluster, 'url' | 'stop'>;

const folderOf = ({ dataFolder }: Pick<Config, 'dataFolder'>) => join(dataFolder, 'postgres');

/** The database of DATABASE_URL, or an embedded one with its data in the data folder. */
export async function openCluster(config: Config): Promise<DatabaseServer> {
  const given = config.databaseUrl;
  if (given !== undefined) {
    const problem = await whyUnusable(given);
    if (problem) throw new Error(problem);
    return { url: () => given, stop: async () => undefined };
  }
  mkdirSync(config.dataFolder, { recursive: true });
  const cluster = await startCluster({ folder: folderOf(config), durable: true });
  await createDatabaseIfMissing(cluster.url('postgres'), 'eyelet');
  return cluster;
}

/** The same for a command: the embedded database may be running already, for a shop that is open. */
export async function joinCluster(config: Config): Promise<DatabaseServer> {
  const running = config.databaseUrl === undefined ? findRunningCluster(folderOf(config)) : undefined;
  return running ? { url: running, stop: async () => undefined } : openCluster(config);
}

async function createDatabaseIfMissing(url: string, name: string): Promise<void> {
  const admin = openDatabase(url, 2);
  try {
    const found = await admin.pool.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await admin.pool.query(`create database ${name}`);
  } finally {
    await admin.close();
  }
}
