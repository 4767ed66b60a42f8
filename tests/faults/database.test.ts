import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openDatabase } from '@eyelet/db/database.ts';
import { findRunningCluster, startCluster } from '@eyelet/db/embedded/cluster.ts';
import { expect, test } from 'vitest';

const clusterModule = resolve(import.meta.dirname, '../../packages/db/embedded/cluster.ts');

/** A process that starts a cluster, writes a row and is then killed without a chance to stop anything. */
function leaveBehind(folder: string): Promise<void> {
  const program = `
    import { startCluster } from ${JSON.stringify(clusterModule)};
    import pg from 'pg';
    const cluster = await startCluster({ folder: ${JSON.stringify(folder)}, durable: true });
    const client = new pg.Client({ connectionString: cluster.url('postgres') });
    await client.connect();
    await client.query('create table kept as select 42 as answer');
    process.kill(process.pid, 'SIGKILL');`;
  return new Promise((done) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      cwd: resolve(import.meta.dirname, '../..'),
    });
    child.on('close', () => done());
  });
}

test('after a killed program, the next start stops its database and finds every row', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'eyelet-left-'));
  try {
    await leaveBehind(folder);
    const left = Number.parseInt(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8'), 10);
    expect(existsSync(`/proc/${left}`)).toBe(true);
    const cluster = await startCluster({ folder, durable: true });
    const database = openDatabase(cluster.url('postgres'), 2);
    expect((await database.pool.query('select answer from kept')).rows).toEqual([{ answer: 42 }]);
    await database.close();
    await cluster.stop();
    expect(existsSync(`/proc/${left}`)).toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a database is reached by a socket in its own folder, which only its account may open, or by a loopback port', async () => {
  const short = mkdtempSync(join(tmpdir(), 'eyelet-socket-'));
  const long = join(short, 'a-folder-with-a-name-that-leaves-no-room-for-the-name-of-a-socket-on-any-system', 'within');
  for (const [folder, host] of [
    [short, encodeURIComponent(join(short, 'data'))],
    [long, '127.0.0.1'],
  ] as const) {
    // The account that PostgreSQL runs as must be able to reach the folder.
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    chmodSync(short, 0o755);
    const cluster = await startCluster({ folder, durable: false });
    try {
      expect(cluster.url('postgres')).toContain(`@${host}:`);
      expect(findRunningCluster(folder)?.('postgres')).toBe(cluster.url('postgres'));
      expect(statSync(join(folder, 'data')).mode & 0o077).toBe(0);
      const database = openDatabase(cluster.url('postgres'), 1);
      expect((await database.pool.query('select 1 as answer')).rows).toEqual([{ answer: 1 }]);
      await database.close();
    } finally {
      await cluster.stop();
    }
  }
  rmSync(short, { recursive: true, force: true });
});
