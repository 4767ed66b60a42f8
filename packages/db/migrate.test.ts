import { openDatabase } from '@eyelet/db/database.ts';
import { migrate } from '@eyelet/db/migrate.ts';
import { createTestDatabase } from '@eyelet/testing/test-database.ts';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, test } from 'vitest';

/** An empty database, opened as often as it is wanted. */
async function emptyDatabase() {
  const testDatabase = await createTestDatabase('template0');
  const opened: ReturnType<typeof openDatabase>[] = [];
  return {
    open: () => {
      const database = openDatabase(testDatabase.url, 4);
      opened.push(database);
      return database;
    },
    async close() {
      for (const database of opened) await database.close();
      await testDatabase.drop();
    },
  };
}

const creating = (table: string): Migration => ({
  up: async (db) => {
    await sql`create table ${sql.table(table)} (at int)`.execute(db);
  },
});

test('what a migration has done is committed before the next one begins, and stays when a later one fails', async () => {
  const empty = await emptyDatabase();
  const { db } = empty.open();
  const other = empty.open().pool;
  const seen: string[] = [];
  const failing: Migration = {
    up: async (within) => {
      const { rows } = await other.query(`select relname from pg_class where relname in ('one', 'two') order by 1`);
      seen.push(...rows.map(({ relname }) => relname as string));
      await sql`create table three (at int)`.execute(within);
      throw new Error('the disk is full');
    },
  };
  const first = { '1': creating('one'), '2': creating('two') };
  await expect(migrate(db, { ...first, '3': failing })).rejects.toThrow('the disk is full');
  expect(seen).toEqual(['one', 'two']);
  expect(await migrate(db, { ...first, '3': creating('three') })).toEqual(['3']);
  expect(await migrate(db, { ...first, '3': creating('three') })).toEqual([]);
  await empty.close();
});

test('of processes that start at once one migrates while the others wait, and each migration is made once', async () => {
  const empty = await emptyDatabase();
  let working = 0;
  let most = 0;
  const counting: Migration = {
    up: async (within) => {
      working += 1;
      most = Math.max(most, working);
      for (let at = 0; at < 20; at += 1) await sql`select 1`.execute(within);
      working -= 1;
    },
  };
  const wanted = { '1': counting, '2': creating('two'), '3': counting, '4': counting };
  const applied = await Promise.all([1, 2, 3].map(() => migrate(empty.open().db, wanted)));
  expect(applied.toSorted((a, b) => b.length - a.length)).toEqual([['1', '2', '3', '4'], [], []]);
  expect(most).toBe(1);
  await empty.close();
});

test('the time limit of statements does not hold for migrations, and holds again afterwards', async () => {
  const empty = await emptyDatabase();
  const { db } = empty.open();
  const limits: string[] = [];
  const limitOf = async (on: typeof db) => {
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(on);
    limits.push(rows[0]?.statement_timeout ?? '');
  };
  await migrate(db, { '1': { up: (within) => limitOf(within as typeof db) } });
  await limitOf(db);
  expect(limits).toEqual(['0', '1min']);
  await empty.close();
});
