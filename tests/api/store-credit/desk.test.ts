import { randomUUID } from 'node:crypto';
import { listCustomers } from '@eyelet/contracts/customers/list.ts';
import { readHome } from '@eyelet/contracts/home/read.ts';
import { giveRefund } from '@eyelet/contracts/refunds/give.ts';
import { readStoreCredit } from '@eyelet/contracts/store-credit/read.ts';
import { adjustCredit } from '@eyelet/contracts/store-credit-desk/adjust.ts';
import { approveCredit } from '@eyelet/contracts/store-credit-desk/approve.ts';
import { listCreditHistory } from '@eyelet/contracts/store-credit-desk/list-history.ts';
import { readDeskCredit } from '@eyelet/contracts/store-credit-desk/read.ts';
import { refuseCredit } from '@eyelet/contracts/store-credit-desk/refuse.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { findCreditFaults } from '@eyelet/db/store-credit/credit-faults.ts';
import { eraseConsumer } from '@eyelet/server/personal-data/erase.ts';
import { gatherData } from '@eyelet/server/personal-data/gather.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { follow, paidOrder } from '../refunds/refunded.ts';
import { askedCredit, creditOf, historyOf } from './accounts.ts';

const settledBefore = new Date('2100-01-01');
let running: RunningShop;
let asker: TestStaff;
let approver: TestStaff;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 100 });
  asker = await newStaff(running, { roles: ['care'], name: 'Ada Brink' });
  approver = await newStaff(running, { roles: ['finance'], name: 'Bo Lind' });
});
afterAll(async () => {
  const { db } = running.shop.database;
  expect(await findLedgerFaults(db)).toEqual([]);
  expect(await findCreditFaults(db, { settledBefore })).toEqual([]);
  await running.close();
});

test('credit within the limit is given at once, and only once, and the customer reads of it', async () => {
  const { customer, params, answer } = await askedCredit(asker, running, 50);
  expect(answer).toMatchObject({
    balances: [{ currency: 'USD', balance: 50 }],
    adjustments: [{ amount: 50, state: 'done', askedBy: 'Ada Brink', decidedBy: null }],
  });
  const body = { currency: 'USD', amount: 50, reason: 'goodwill', note: 'Late parcel' } as const;
  const again = await Promise.all([1, 2, 3].map(() => asker.call(adjustCredit, { params, body })));
  for (const one of again) expect(one.balances).toEqual([{ currency: 'USD', balance: 50 }]);
  expect(await creditOf(running, customer)).toEqual({ available: 5000, held: 0 });
  expect(await historyOf(customer)).toEqual([['adjusted', 50]]);
  const { consumerNo } = params;
  const query = { currency: 'USD' } as const;
  expect((await asker.call(listCreditHistory, { params: { consumerNo }, query })).rows).toMatchObject([
    { amount: 50, balance: 50, reason: 'adjusted' },
  ]);
});

test('a large adjustment waits for somebody else, also when it is split, and is approved once', async () => {
  const { customer, params } = await askedCredit(asker, running, 30);
  const { consumerNo } = params;
  const adjust = (amount: number, adjustmentId = randomUUID()) =>
    asker.call(adjustCredit, {
      params: { consumerNo, adjustmentId },
      body: { currency: 'USD', amount, reason: 'goodwill', note: '' },
    });
  const adjustmentId = randomUUID();
  const answer = await adjust(20.01, adjustmentId);
  expect(answer.adjustments[0]).toMatchObject({ state: 'waiting', isOwn: true });
  expect(await creditOf(running, customer)).toEqual({ available: 3000, held: 0 });
  const tasks = (await approver.call(readHome, {})).tasks.map(({ kind }) => kind);
  expect(tasks).toContain('credit-to-approve');
  const waiting = await approver.call(listCustomers, { query: { state: 'credit' } });
  expect(waiting.rows.map((one) => one.consumerNo)).toContain(consumerNo);
  const of = { params: { consumerNo, adjustmentId } };
  expect(await refusalOf(asker.call(approveCredit, of))).toBe('STF403');
  const approved = await Promise.all([1, 2, 3].map(() => approver.call(approveCredit, of)));
  for (const one of approved) expect(one.balances).toEqual([{ currency: 'USD', balance: 50.01 }]);
  expect(await refusalOf(approver.call(refuseCredit, of))).toBe('STF409');
});

test('what one person gives in several currencies counts together', async () => {
  const { params } = await askedCredit(asker, running, 30);
  const { consumerNo } = params;
  const adjust = (currency: 'EUR' | 'GBP', amount: number) =>
    asker.call(adjustCredit, {
      params: { consumerNo, adjustmentId: randomUUID() },
      body: { currency, amount, reason: 'goodwill', note: '' },
    });
  expect(await adjust('EUR', 20)).toMatchObject({
    adjustedAlone: [
      { currency: 'EUR', balance: 20 },
      { currency: 'USD', balance: 30 },
    ],
    adjustments: [{ state: 'done' }, {}],
  });
  expect(await adjust('GBP', 1)).toMatchObject({ adjustments: [{ state: 'waiting' }, {}, {}] });
});

test('somebody who had credit once is told so, on whichever page of its changes they are', async () => {
  const { customer } = await askedCredit(asker, running, 5);
  const { call } = await newConsumer(running.origin);
  expect(await call(readStoreCredit, {})).toMatchObject({ hasHad: false, history: { rows: [] } });
  const beyond = await customer.call(readStoreCredit, { query: { after: '1' } });
  expect(beyond).toMatchObject({ hasHad: true, balance: 5, history: { rows: [] } });
});

test('what nothing has given is a fault of the recount, and so is what an erased account has', async () => {
  const { customer, params } = await askedCredit(asker, running, 5);
  const { consumerNo } = params;
  const { db, pool } = running.shop.database;
  const ofThis = async () =>
    (await findCreditFaults(db, { settledBefore })).map(({ id, amount }) => [id.split(' ')[0] ?? '', amount]);
  await pool.query('update consumer set deleted_at = now() where id = $1', [consumerNo]);
  expect(await ofThis()).toEqual([[consumerNo, 500]]);
  await pool.query('update consumer set deleted_at = null where id = $1', [consumerNo]);
  await pool.query(`update store_credit_adjustment set state = 'waiting' where id = $1`, [params.adjustmentId]);
  expect(await ofThis()).toEqual([['store', 500]]);
  await pool.query(`update store_credit_adjustment set state = 'done' where id = $1`, [params.adjustmentId]);
  expect(await ofThis()).toEqual([]);
  expect(await creditOf(running, customer)).toEqual({ available: 500, held: 0 });
});

test('more than there is cannot be taken, nor given with parts of a cent, nor to who has no account', async () => {
  const { customer, params } = await askedCredit(asker, running, 10);
  const { consumerNo } = params;
  const adjust = (amount: number, to = consumerNo) =>
    asker.call(adjustCredit, {
      params: { consumerNo: to, adjustmentId: randomUUID() },
      body: { currency: 'USD', amount, reason: 'mistake', note: '' },
    });
  expect(await refusalOf(adjust(-10.01))).toBe('STF481');
  expect(await refusalOf(adjust(-900))).toBe('STF481');
  expect(await refusalOf(adjust(0.001))).toBe('STF400');
  expect(await refusalOf(adjust(1, 'none'))).toBe('STF404');
  expect((await adjust(-10)).balances).toEqual([{ currency: 'USD', balance: 0 }]);
  expect(await creditOf(running, customer)).toEqual({ available: 0, held: 0 });
});

test('an amount of an order is given back as credit of its buyer; a guest has none', async () => {
  const customer = await newConsumer(running.origin);
  const { orderNumber } = await buy(customer, running.origin, upcs.deck);
  await expect
    .poll(async () => {
      await follow(running);
      const states = 'select distinct state from order_payment where order_number = $1';
      return (await running.shop.database.pool.query(states, [orderNumber])).rows;
    })
    .toEqual([{ state: 'captured' }]);
  const body = { amount: 12.5, reason: 'goodwill', note: '', refundTo: 'store-credit' } as const;
  const params = { orderNumber, refundId: randomUUID() };
  expect(await asker.call(giveRefund, { params, body })).toMatchObject({
    mayBeCredit: true,
    refunds: [{ refundTo: 'store-credit', state: 'done' }],
  });
  await follow(running);
  expect(await creditOf(running, customer)).toEqual({ available: 1250, held: 0 });
  const guest = await paidOrder(running);
  const theirs = { params: { orderNumber: guest.orderNumber, refundId: randomUUID() }, body };
  expect(await refusalOf(asker.call(giveRefund, theirs))).toBe('STF482');
});

test('an export has the credit, and the erasure of the account books it out', async () => {
  const { customer, params } = await askedCredit(asker, running, 25);
  const { consumerNo } = params;
  const { db, pool } = running.shop.database;
  const data = await gatherData(db, consumerNo);
  expect(data.store_credit).toMatchObject([{ amount: 25, currency: 'USD', reason: 'adjusted' }]);
  // In the same units.
  expect(data.store_credit_adjustment).toMatchObject([{ amount: 25, currency: 'USD' }]);
  await pool.query(`update consumer set deletion_due_at = now() - interval '1 minute' where id = $1`, [consumerNo]);
  await db.transaction().execute((tx) => eraseConsumer(tx, consumerNo, running.shop.clock()));
  expect(await creditOf(running, customer)).toEqual({ available: 0, held: 0 });
  expect(await refusalOf(asker.call(readDeskCredit, { params: { consumerNo } }))).toBe('STF404');
  const { rows } = await pool.query('select note from store_credit_adjustment where consumer_id = $1', [consumerNo]);
  expect(rows).toEqual([{ note: '' }]);
});
