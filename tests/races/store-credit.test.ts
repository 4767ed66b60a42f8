import { randomUUID } from 'node:crypto';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { adjustPoints } from '@eyelet/contracts/loyalty-desk/adjust.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { giveRefund } from '@eyelet/contracts/refunds/give.ts';
import { adjustCredit } from '@eyelet/contracts/store-credit-desk/adjust.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { findCreditFaults } from '@eyelet/db/store-credit/credit-faults.ts';
import { performRefund } from '@eyelet/server/payments/refund.ts';
import { buy, readyCart } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { balanceOfPoints, newMember } from '@eyelet/testing/loyalty.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { follow } from '../api/refunds/refunded.ts';
import { askedCredit, creditOf } from '../api/store-credit/accounts.ts';

let running: RunningShop;
let staff: TestStaff;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 100 });
  staff = await newStaff(running, { roles: ['owner'] });
});
afterAll(async () => {
  const { db } = running.shop.database;
  await follow(running);
  expect(await findLedgerFaults(db)).toEqual([]);
  expect(await findCreditFaults(db, { settledBefore: new Date('2100-01-01') })).toEqual([]);
  await running.close();
});

test('two carts at once never spend more than the credit, and staff do not take what an order has', async () => {
  const { customer, params } = await askedCredit(staff, running, 50);
  const carts = await Promise.all([1, 2].map(() => readyCart(customer, running.origin, upcs.deck)));
  const body = { payment_method_id: 'STORE_CREDIT', amount: 40 } as const;
  for (const { id } of carts) await customer.call(addInstrument, { params: { basketId: id }, body });
  const take = { currency: 'USD', amount: -50, reason: 'mistake', note: '' } as const;
  const outcomes = await Promise.allSettled([
    ...carts.map(({ id }) => customer.call(placeOrder, { body: { cartId: id } })),
    staff.call(adjustCredit, { params: { ...params, adjustmentId: randomUUID() }, body: take }),
  ]);
  const [one, other, taken] = outcomes.map(({ status }) => status === 'fulfilled');
  const { available, held } = await creditOf(running, customer);
  const orders = [one, other].filter(Boolean).length;
  // The credit is enough for one of them, and one of them has it.
  expect(orders + (taken ? 1 : 0)).toBe(1);
  expect({ available, held }).toEqual(taken ? { available: 0, held: 0 } : { available: 1000, held: 4000 });
});

test('a refund that several processes carry out at once becomes credit once', async () => {
  const customer = await newConsumer(running.origin);
  const { orderNumber } = await buy(customer, running.origin, upcs.deck);
  await expect
    .poll(async () => {
      await follow(running);
      const states = 'select distinct state from order_payment where order_number = $1';
      return (await running.shop.database.pool.query(states, [orderNumber])).rows;
    })
    .toEqual([{ state: 'captured' }]);
  const body = { amount: 20, reason: 'goodwill', note: '', refundTo: 'store-credit' } as const;
  await staff.call(giveRefund, { params: { orderNumber, refundId: randomUUID() }, body });
  const { rows } = await running.shop.database.pool.query<{ refund_key: string }>(
    'select refund_key from order_refund where order_number = $1',
    [orderNumber],
  );
  const key = rows[0]?.refund_key ?? expect.fail('no refund was decided');
  await Promise.all([1, 2, 3, 4].map(() => performRefund(running.shop, key)));
  // As after a death between the posting and its being noted.
  await running.shop.database.pool.query(`update order_refund set state = 'asked' where refund_key = $1`, [key]);
  await performRefund(running.shop, key);
  expect(await creditOf(running, customer)).toEqual({ available: 2000, held: 0 });
});

const underOneId = [
  {
    of: 'store credit',
    // One that waits posts nothing yet.
    first: `insert into store_credit_adjustment (id, consumer_id, currency, amount, reason, state, asked_by, asked_at)
      values ($1, $2, 'USD', 9000, 'goodwill', 'waiting', 'somebody', now())`,
    ask: (params: Readonly<{ consumerNo: string; adjustmentId: string }>) =>
      staff.call(adjustCredit, { params, body: { currency: 'USD', amount: 10, reason: 'goodwill', note: '' } }),
  },
  {
    of: 'points',
    first: `insert into points_adjustment (id, consumer_id, points, reason, note, state, asked_by, asked_at)
      values ($1, $2, 9000, 'goodwill', '', 'waiting', 'somebody', now())`,
    ask: (params: Readonly<{ consumerNo: string; adjustmentId: string }>) =>
      staff.call(adjustPoints, { params, body: { points: 10, reason: 'goodwill', note: '' } }),
  },
];

test.each(underOneId)(
  'an adjustment of $of gives nothing under an id that another one gets at once',
  async ({ first, ask }) => {
    const member = await newMember(running, 1000);
    const params = { consumerNo: member.auth.consumerNo, adjustmentId: randomUUID() };
    const { pool } = running.shop.database;
    const other = await pool.connect();
    try {
      await other.query('begin');
      await other.query(first, [params.adjustmentId, (await newConsumer(running.origin)).auth.consumerNo]);
      const refused = refusalOf(ask(params));
      await expect
        .poll(async () => {
          const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
          return (await other.query(waiting)).rowCount;
        })
        .toBeGreaterThan(0);
      await other.query('commit');
      expect(await refused).toBe('STF404');
    } finally {
      other.release();
    }
    expect(await creditOf(running, member)).toEqual({ available: 0, held: 0 });
    expect(await balanceOfPoints(running, member)).toBe(1000);
  },
);
