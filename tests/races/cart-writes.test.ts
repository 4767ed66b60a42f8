import { insertCart, replaceCart } from '@eyelet/db/cart/cart.ts';
import { type Database, openDatabase } from '@eyelet/db/database.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { createTestDatabase, type TestDatabase } from '@eyelet/testing/test-database.ts';
import { CompiledQuery, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

let testDatabase: TestDatabase;
let database: Database;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.url);
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

const now = new Date('2026-03-02T10:00:00Z');

type Tx = Transaction<Tables>;

/** Whether the transaction of some work would wait for the disk, and how many rows it has changed within their page. */
function inTransaction(work: (tx: Tx, pool: Pool) => Promise<unknown>) {
  return database.db.transaction().execute(async (tx) => {
    const query = ({ text, values }: { text: string; values: unknown[] }) =>
      tx.executeQuery(CompiledQuery.raw(text, values)).then(({ rows, numAffectedRows }) => ({
        ...{ rows, rowCount: Number(numAffectedRows) },
      }));
    await query({ text: 'set local synchronous_commit = on', values: [] });
    await work(tx, { query } as unknown as Pool);
    const { rows } = await query({
      text: `select current_setting('synchronous_commit') = 'on' as waits,
               pg_stat_get_xact_tuples_hot_updated('cart'::regclass)::int as within`,
      values: [],
    });
    return rows[0];
  });
}

test('changes of a cart do not wait for the disk, and leave its indexes alone', async () => {
  const written = await inTransaction(async (_, pool) => {
    await insertCart(pool, 'C-1', 'somebody', { lines: [] }, now);
    for (const version of [1, 2]) {
      const later = new Date(now.getTime() + version * 1000);
      expect(await replaceCart(pool, 'C-1', version, { lines: [version] }, later)).toBe(true);
    }
    expect(await replaceCart(pool, 'C-1', 1, { lines: [] }, now)).toBe(false);
  });
  expect(written).toEqual({ waits: false, within: 2 });
});

test('facts wait for the disk', async () => {
  const fact = { name: 'order.paid', subject: 'E-1', payload: { orderNumber: 'E-1' } } as const;
  expect(await inTransaction((tx) => writeFacts(tx, [fact], now))).toMatchObject({ waits: true });
});
