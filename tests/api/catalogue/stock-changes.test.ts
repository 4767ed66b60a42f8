import { openDatabase } from '@eyelet/db/database.ts';
import { forgetStockChanges, markStock, readStockChanges } from '@eyelet/db/stock/stock-changes.ts';
import { writeOnHand } from '@eyelet/db/stock/write-stock.ts';
import { buildProduct, stockProducts, writeTestGround } from '@eyelet/testing/catalogue.ts';
import { createTestDatabase, type TestDatabase } from '@eyelet/testing/test-database.ts';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

const upc = '4000000000100';
const other = '4000000000101';
const third = '4000000000102';

let own: TestDatabase;
let database: ReturnType<typeof openDatabase>;
let reader: PoolClient;

beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, 4);
  await writeTestGround(database);
  await stockProducts(database, [buildProduct('SKHOLM01', 1)], 20);
  reader = await database.pool.connect();
});

afterAll(async () => {
  reader.release();
  await database.close();
  await own.drop();
});

const count = (of: string, onHand: number) => writeOnHand(database, [{ upc: of, placeId: 'W-NORA', onHand }]);

test('changes after a mark are read once, and none from before it', async () => {
  await count(upc, 11);
  const mark = await markStock(reader);
  await count(other, 12);
  const first = await readStockChanges(reader, mark);
  expect([first.upcs, first.whole]).toEqual([[other], true]);
  expect((await readStockChanges(reader, first.mark)).upcs).toEqual([]);
});

test('a transaction that commits late is not skipped in favour of later ones', async () => {
  const slow = await database.pool.connect();
  await slow.query('begin');
  await slow.query(`update stock set on_hand = 13 where upc = $1 and place_id = 'W-NORA'`, [upc]);
  const mark = await markStock(reader);
  await count(third, 14);
  const meanwhile = await readStockChanges(reader, mark);
  expect(meanwhile.upcs).toEqual([third]);
  await slow.query('commit');
  slow.release();
  const after = await readStockChanges(reader, meanwhile.mark);
  expect(after.upcs).toEqual([upc]);
});

test('a reader whose mark is older than the log learns that changes are missing', async () => {
  const { snapshot, at } = await markStock(reader);
  const longAgo = { snapshot, at: new Date(at.getTime() - 45 * 60_000) };
  expect((await readStockChanges(reader, longAgo)).whole).toBe(false);
});

test('entries are forgotten after an hour and not before', async () => {
  const { rows } = await database.pool.query<{ count: number }>('select count(*) from stock_change');
  expect(await forgetStockChanges(database.db)).toBe(0);
  await database.pool.query(`update stock_change set at = at - interval '61 minutes'`);
  expect(await forgetStockChanges(database.db)).toBe(rows[0]?.count);
});
