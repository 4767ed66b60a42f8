import { expect, test } from 'vitest';
import { bareTransactions } from './transactions.ts';

const file = 'apps/server/cart/change.ts';

test.each([
  ['at once', 'await db.transaction().execute(work);'],
  ['over several lines', 'await database.db\n  .transaction()\n  .execute(work);'],
  ['with a level of its own', "await db.transaction().setIsolationLevel('serializable').execute(work);"],
  ['by its steps', 'const tx = await db.startTransaction().execute();'],
  ['as a statement', "await client.query('begin');"],
  ['as a statement with a level', 'await client.query("BEGIN isolation level serializable");'],
  ['as the statement of the standard', 'await sql`start transaction`.execute(db);'],
])('a transaction that begins %s is found', (_, source) => {
  expect(bareTransactions(file, source)).toEqual([expect.stringContaining(`${file}:`)]);
});

test('the line is named', () => {
  expect(bareTransactions(file, 'const a = 1;\nawait db.transaction().execute(work);')[0]).toContain(`${file}:2:`);
});

test.each([
  ['transact', file, 'await transact(db, async (tx) => { await replaceCartIn(tx, cart); });'],
  ['a call whose name begins alike', file, "await beginSession(tx, 'beginning');"],
  ['what transact is made of', 'packages/db/placement/atomic.ts', 'db.transaction().execute(work);'],
  ['a test', 'apps/server/cart/change.test.ts', 'await db.transaction().execute(work);'],
])('%s is allowed', (_, of, source) => {
  expect(bareTransactions(of, source)).toEqual([]);
});
