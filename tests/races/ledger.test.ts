import { type Database, openDatabase } from '@eyelet/db/database.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { renewSnapshots } from '@eyelet/db/ledger/snapshot.ts';
import * as movements from '@eyelet/domain/ledger/movements.ts';
import type { Posting } from '@eyelet/domain/ledger/posting.ts';
import { post } from '@eyelet/server/ledger/post.ts';
import { readBalances } from '@eyelet/testing/ledger-balances.ts';
import { createTestDatabase, type TestDatabase } from '@eyelet/testing/test-database.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

const now = new Date('2026-03-02T10:00:00Z');
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

let count = 0;
function next(): number {
  count += 1;
  return count;
}

function newCard(): movements.Holding {
  return { kind: 'gift card', holder: `G-${next()}`, unit: 'EUR' };
}

function send(kind: Posting['kind'], entries: Posting['entries'], key = `${kind} ${next()}`) {
  const posting: Posting = { key, kind, reference: 'E-1', entries };
  return database.db.transaction().execute((tx) => post(tx, posting, now));
}

async function balanceOf({ holder }: movements.Holding): Promise<Record<string, number>> {
  const balances = await readBalances(database.db, [holder]);
  return Object.fromEntries(balances.map(({ part, balance }) => [part, balance]));
}

test('thirty simultaneous purchases spend a gift card to its last cent and no further', async () => {
  const card = newCard();
  await send('issue', movements.issue(card, 1000));
  const outcomes = await Promise.all(Array.from({ length: 30 }, () => send('hold', movements.hold(card, 90))));
  expect(outcomes.filter(({ outcome }) => outcome === 'posted')).toHaveLength(11);
  expect(outcomes.find(({ outcome }) => outcome === 'too-little')).toEqual({
    outcome: 'too-little',
    account: { ...card, part: 'available' },
    balance: 10,
  });
  expect(await balanceOf(card)).toEqual({ available: 10, held: 990 });
});

test('a repeated posting, also a simultaneous one, is written once', async () => {
  const card = newCard();
  const issues = await Promise.all(
    Array.from({ length: 8 }, () => send('issue', movements.issue(card, 500), 'sold 1')),
  );
  expect(issues.map(({ outcome }) => outcome).sort()).toEqual(['posted', ...Array(7).fill('repeated')]);
  await send('hold', movements.hold(card, 500), 'pays 1');
  expect(await send('hold', movements.hold(card, 500), 'pays 1')).toEqual({ outcome: 'repeated' });
  expect(await balanceOf(card)).toEqual({ available: 0, held: 500 });
  await expect(send('hold', movements.hold(card, 400), 'pays 1')).rejects.toThrow('its key belongs to another posting');
});

/** Moves value from one holder to another. */
function transfer(from: movements.Holding, to: movements.Holding, amount: number) {
  return movements.move({ ...from, part: 'available' }, { ...to, part: 'available' }, amount);
}

test('simultaneous transfers between two cards in both directions neither deadlock nor lose a cent', async () => {
  const [one, two] = [newCard(), newCard()];
  await send('issue', movements.issue(one, 1000));
  await send('issue', movements.issue(two, 1000));
  const outcomes = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      send('transfer', index % 2 ? transfer(one, two, 70) : transfer(two, one, 70)),
    ),
  );
  expect(outcomes.every(({ outcome }) => outcome === 'posted' || outcome === 'too-little')).toBe(true);
  const balances = [await balanceOf(one), await balanceOf(two)].map(({ available }) => available ?? 0);
  expect((balances[0] ?? 0) + (balances[1] ?? 0)).toBe(2000);
});

test('postings of a failed transaction are not written', async () => {
  const card = newCard();
  await expect(
    database.db.transaction().execute(async (tx) => {
      await post(tx, { key: 'undone', kind: 'issue', reference: 'E-1', entries: movements.issue(card, 100) }, now);
      throw new Error('the order failed');
    }),
  ).rejects.toThrow('the order failed');
  expect(await balanceOf(card)).toEqual({});
  expect(await send('issue', movements.issue(card, 100), 'undone')).toEqual({ outcome: 'posted' });
});

test('the database refuses to change postings and to write unbalanced ones', async () => {
  const card = newCard();
  await send('issue', movements.issue(card, 100));
  for (const statement of [
    'update ledger_entry set amount = amount + 1',
    'delete from ledger_entry',
    'truncate ledger_entry',
    'update ledger_posting set kind = kind',
    'delete from ledger_posting',
  ]) {
    await expect(database.pool.query(statement), statement).rejects.toThrow('append-only');
  }
  await expect(
    database.pool.query(`
      with posting as (insert into ledger_posting (key, kind, reference, at) values ('odd', 'issue', 'x', now()) returning id)
      insert into ledger_entry (posting_id, account_id, amount)
      select posting.id, account.id, 1 from posting, (select id from ledger_account order by id limit 1) as account`),
  ).rejects.toThrow('does not sum to zero');
  await expect(send('issue', movements.issue(card, 100).slice(1))).rejects.toThrow('too-few-entries');
});

test('balances equal the sums of a plain model for any postings, with snapshots at any time', async () => {
  const { issue, hold, release, capture, refund, expire } = movements;
  const moves = { issue, hold, release, capture, refund, expire };
  const kinds = Object.keys(moves) as (keyof typeof moves)[];
  const act = fc.oneof(
    { weight: 9, arbitrary: fc.tuple(fc.constantFrom(...kinds), fc.nat(2), fc.integer({ min: 1, max: 300 })) },
    { weight: 1, arbitrary: fc.constant('snapshot' as const) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 60, maxLength: 160 }), async (acts) => {
      const cards = [newCard(), newCard(), newCard()];
      const model = new Map<string, number>();
      for (const one of acts) {
        if (one === 'snapshot') {
          await renewSnapshots(database);
          continue;
        }
        const [kind, which, amount] = one;
        const entries = moves[kind](cards[which] as movements.Holding, amount);
        const after = entries.map(({ account, amount: change }) => {
          const key = `${account.holder} ${account.part}`;
          return { key, isOwn: account.part === 'own', balance: (model.get(key) ?? 0) + change };
        });
        const isPossible = after.every(({ isOwn, balance }) => isOwn || balance >= 0);
        expect((await send(kind, entries)).outcome).toBe(isPossible ? 'posted' : 'too-little');
        if (isPossible) for (const { key, balance } of after) model.set(key, balance);
      }
      for (const card of cards) {
        for (const [part, balance] of Object.entries(await balanceOf(card))) {
          expect(balance).toBe(model.get(`${card.holder} ${part}`) ?? 0);
        }
      }
    }),
    { numRuns: 8 },
  );
  expect(await findLedgerFaults(database.db)).toEqual([]);
});

test('a wrong snapshot is found', async () => {
  const card = newCard();
  for (let index = 0; index < 32; index += 1) await send('issue', movements.issue(card, 1));
  expect(await renewSnapshots(database)).toBeGreaterThan(0);
  expect(await balanceOf(card)).toEqual({ available: 32 });
  const { rows } = await database.pool.query<{ account_id: number }>(
    `update ledger_snapshot set balance = balance + 5
     where account_id = (select id from ledger_account where holder = $1 and part = 'available') returning account_id`,
    [card.holder],
  );
  expect(await findLedgerFaults(database.db)).toEqual([
    { fault: 'wrong-snapshot', id: rows[0]?.account_id, amount: 5, unit: 'EUR' },
  ]);
});
