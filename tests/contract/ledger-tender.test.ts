import type { PaymentMethodId } from '@eyelet/contracts/cart/instrument.ts';
import { openDatabase } from '@eyelet/db/database.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import type { OwedKind } from '@eyelet/domain/ledger/account.ts';
import { type Holding, issue } from '@eyelet/domain/ledger/movements.ts';
import { post } from '@eyelet/server/ledger/post.ts';
import { writePointsToken } from '@eyelet/server/loyalty/points-token.ts';
import { valueMoves } from '@eyelet/server/start/value-moves.ts';
import { createLedgerTenders, type PayingMoves } from '@eyelet/server/tenders/ledger-tender.ts';
import { moneyMoves } from '@eyelet/server/tenders/money-moves.ts';
import type { AuthoriseRequest, Tender } from '@eyelet/server/tenders/tender.ts';
import { createTenders } from '@eyelet/server/tenders/tenders.ts';
import { readBalances } from '@eyelet/testing/ledger-balances.ts';
import { createTestDatabase } from '@eyelet/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeTender } from './tender.ts';

const now = new Date('2026-03-02T10:00:00Z');

async function openLedger() {
  const testDatabase = await createTestDatabase();
  const database = openDatabase(testDatabase.url);
  const [tender] = createLedgerTenders(database, { 'gift-card': moneyMoves('gift card') }) as [Tender];
  let holders = 0;
  /** A new holder of a kind of value with this balance in cents. */
  async function holder(kind: OwedKind, amount: number): Promise<string> {
    holders += 1;
    const holding: Holding = { kind, holder: `G-${holders}`, unit: 'USD' };
    const entries = issue(holding, amount);
    const posting = { key: `sold ${holders}`, kind: 'issue', reference: 'E-1', entries } as const;
    await database.db.transaction().execute((tx) => post(tx, posting, now));
    return holding.holder;
  }
  return {
    database,
    tender,
    holder,
    /** A gift card with this balance in cents. */
    card: (amount: number) => holder('gift card', amount),
    async close() {
      expect(await findLedgerFaults(database.db)).toEqual([]);
      await database.close();
      await testDatabase.drop();
    },
  };
}

/**
 * The kind of value of each registered tender, and a method that pays with it. Points have a token of their own, below.
 */
const kinds: Readonly<Record<string, readonly [kind: OwedKind, method: PaymentMethodId]>> = {
  'gift-card': ['gift card', 'GIFT_CARD'],
  reward: ['reward', 'REWARD_CODE'],
  'athlete-credit': ['athlete credit', 'ATHLETES_PAYMENT'],
  'store-credit': ['store credit', 'STORE_CREDIT'],
};

test('every tender of value that the shop registers keeps the contract of tenders', () => {
  expect([...Object.keys(kinds), 'loyalty-points'].toSorted()).toEqual(Object.keys(valueMoves).toSorted());
});

for (const [name, [kind, method]] of Object.entries(kinds)) {
  describeTender(`${name} on the ledger behind the port of tenders`, async () => {
    const { database, holder, close } = await openLedger();
    const [tender] = createLedgerTenders(database, { [name]: valueMoves[name] as PayingMoves }) as [Tender];
    return { tender, method, token: (ending) => holder(kind, ending === 'approve' ? 5000 : 4999), close };
  });
}

describeTender('points that pay as a voucher', async () => {
  const { database, close } = await openLedger();
  let members = 0;
  const [tender] = createLedgerTenders(database, { 'loyalty-points': valueMoves['loyalty-points'] as PayingMoves }) as [
    Tender,
  ];
  return {
    tender,
    method: 'LOYALTY_POINTS',
    async token(ending) {
      members += 1;
      const consumerNo = `C-${members}`;
      const entries = issue({ kind: 'points', holder: consumerNo, unit: 'points' }, ending === 'approve' ? 1000 : 999);
      const posting = { key: `earned ${members}`, kind: 'issue', reference: 'E-1', entries } as const;
      await database.db.transaction().execute((tx) => post(tx, posting, now));
      return writePointsToken({ consumerNo, points: 1000 });
    },
    close,
  };
});

describe('value on the ledger', () => {
  let ground: Awaited<ReturnType<typeof openLedger>>;
  beforeAll(async () => {
    ground = await openLedger();
  });
  afterAll(() => ground.close());

  const request = (key: string, token: string, amount: number): AuthoriseRequest => ({
    ...{ key, token, amount, method: 'GIFT_CARD', currency: 'USD', cartId: 'cart', orderNumber: 'E-1' },
    ...{ saved: false, keep: false, returnUrl: '' },
    shopper: { owner: 'somebody', email: '', address: '', fingerprint: undefined },
  });
  const balanceOf = async (holder: string) => {
    const balances = await readBalances(ground.database.db, [holder]);
    return Object.fromEntries(balances.map(({ part, balance }) => [part, balance]));
  };

  test('several payments are held at once, each on its own: one without enough value is declined, and repeated requests get the same answers', async () => {
    const { tender } = ground;
    const [rich, poor, other] = [await ground.card(5000), await ground.card(100), await ground.card(700)];
    const requests = [
      request('at-once-1', rich, 3000),
      request('at-once-2', poor, 101),
      request('at-once-3', other, 700),
      // More than the first one leaves.
      request('at-once-4', rich, 2001),
    ].map((one) => ({ tender: 'gift-card', request: one }));
    const hold = () => tender.group?.authorise(requests, now);
    const states = await hold();
    expect(states?.map(({ kind }) => kind)).toEqual(['authorised', 'declined', 'authorised', 'declined']);
    const repeated = await Promise.all([hold(), hold(), hold()]);
    for (const again of repeated) expect(again).toEqual(states);
    expect(await balanceOf(rich)).toEqual({ available: 2000, held: 3000 });
    expect((await balanceOf(poor)).available).toBe(100);
    await tender.void('at-once-1', now);
    await tender.void('at-once-3', now);
    expect(await balanceOf(rich)).toEqual({ available: 5000, held: 0 });
    expect(await balanceOf(other)).toEqual({ available: 700, held: 0 });
  });

  test('is authorised and captured in part, and the rest can be spent again', async () => {
    const { tender } = ground;
    const card = await ground.card(5000);
    await tender.authorise(request('part', card, 3000), now);
    expect(await balanceOf(card)).toEqual({ available: 2000, held: 3000 });
    await tender.capture('part', 1200, now);
    expect(await balanceOf(card)).toEqual({ available: 3800, held: 0 });
    expect(await tender.refund({ key: 'back', paymentId: 'part', amount: 1201, currency: 'USD' }, now)).toEqual({
      kind: 'refused',
    });
    await tender.refund({ key: 'back', paymentId: 'part', amount: 1200, currency: 'USD' }, now);
    expect(await balanceOf(card)).toEqual({ available: 5000, held: 0 });
  });

  test('is released by voiding, and a later capture takes nothing from the authorisation of another order', async () => {
    const { tender } = ground;
    const card = await ground.card(5000);
    await tender.authorise(request('first', card, 2000), now);
    await tender.authorise(request('second', card, 2000), now);
    await tender.void('first', now);
    await expect(tender.capture('first', 2000, now)).rejects.toThrow('holds nothing');
    expect(await balanceOf(card)).toEqual({ available: 3000, held: 2000 });
  });

  test('has one consistent outcome when it is captured, voided and authorised at the same time', async () => {
    const { tender } = ground;
    for (let round = 0; round < 10; round += 1) {
      const card = await ground.card(5000);
      const key = `race ${round}`;
      const outcomes = await Promise.allSettled([
        tender.authorise(request(key, card, 5000), now),
        tender.void(key, now),
        tender.authorise(request(key, card, 5000), now),
        tender.capture(key, 5000, now),
      ]);
      expect(outcomes.slice(0, 3).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
      const { available = 0, held = 0 } = await balanceOf(card);
      const isTaken = outcomes[3]?.status === 'fulfilled';
      expect([available, held]).toEqual(isTaken ? [0, 0] : [5000, 0]);
      expect((await tender.find(key))?.kind).toBe(isTaken ? 'authorised' : 'voided');
    }
  });
});

test('a payment on a tender that the shop does not have does not count as failed', () => {
  const [tender] = createLedgerTenders(ground(), { 'gift-card': moneyMoves('gift card') }) as [Tender];
  const tenders = createTenders([tender]);
  expect(tenders.named('gift-card')).toBe(tender);
  expect(() => tenders.named('points')).toThrow('no tender is called points');
  expect(() => createTenders([tender, tender])).toThrow('two tenders have one name');
});

function ground() {
  return {} as Parameters<typeof createLedgerTenders>[0];
}
