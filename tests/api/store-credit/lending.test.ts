import { randomUUID } from 'node:crypto';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { cancelDeskOrder } from '@eyelet/contracts/order-desk/cancel.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { approveRefund } from '@eyelet/contracts/refunds/approve.ts';
import { giveRefund } from '@eyelet/contracts/refunds/give.ts';
import { listRefunds } from '@eyelet/contracts/refunds/list.ts';
import { handOverReturn } from '@eyelet/contracts/return-desk/hand-over.ts';
import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import { settleReturn } from '@eyelet/contracts/return-desk/settle.ts';
import { readDeskCredit } from '@eyelet/contracts/store-credit-desk/read.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { findCreditFaults } from '@eyelet/db/store-credit/credit-faults.ts';
import { performRefund } from '@eyelet/server/payments/refund.ts';
import { eraseConsumer } from '@eyelet/server/personal-data/erase.ts';
import { endAdvances } from '@eyelet/server/store-credit/end-advances.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import type { TestConsumer } from '@eyelet/testing/consumer.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, itemOf, moneyOf, settleEvents, sizes } from '../returns/exchanges.ts';
import { askedCredit, creditOf, historyOf } from './accounts.ts';
import { boughtPair, label, lentTo, openLendingDesk, refundsOf, take } from './sent-back.ts';

const settledBefore = new Date('2100-01-01');
let now = new Date('2026-05-04T16:00:00Z');
let desk: Desk;
beforeAll(async () => {
  desk = await openLendingDesk(() => now);
});
afterAll(async () => {
  const { db } = desk.running.shop.database;
  await settleEvents(desk);
  expect(await findLedgerFaults(db)).toEqual([]);
  expect(await findCreditFaults(db, { settledBefore })).toEqual([]);
  await desk.running.close();
});

const query = <Row extends object>(text: string, values: readonly unknown[]) =>
  desk.running.shop.database.pool.query<Row>(text, [...values]);

const totalOf = ({ totals }: Readonly<{ totals: { total: number } }>) => Math.round(totals.total * 100);

/** Spends some of the credit of a customer, in dollars. */
async function spend(customer: TestConsumer, amount: number) {
  const cart = await readyCart(customer, desk.running.origin, upcs.socks);
  const body = { payment_method_id: 'STORE_CREDIT', amount } as const;
  await customer.call(addInstrument, { params: { basketId: cart.id }, body });
  const spent = await customer.call(placeOrder, { body: { cartId: cart.id } });
  await settleEvents(desk);
  return spent;
}

async function erase({ auth }: TestConsumer): Promise<void> {
  const { database, clock } = desk.running.shop;
  await query(`update consumer set deletion_due_at = '2026-05-04' where id = $1`, [auth.consumerNo]);
  await database.db.transaction().execute((tx) => eraseConsumer(tx, auth.consumerNo, clock()));
}

/** Decides a return without anything that follows from it. */
async function closeOnly({ order, returnId }: Awaited<ReturnType<typeof lentTo>>): Promise<void> {
  const { version } = await desk.staff.call(receiveReturn, { params: { returnId } });
  await settleEvents(desk);
  const items = [{ itemId: itemOf(order, sizes.blue40), accepted: 1, restocked: 1, note: '' }];
  await desk.staff.call(settleReturn, { params: { returnId }, body: { version, items } });
}

test('what was lent and what is given are never there together, whichever fact of a closed return is heard first', async () => {
  const lent = await lentTo(desk);
  await closeOnly(lent);
  const { rows } = await query<{ refund_key: string }>('select refund_key from order_refund where order_number = $1', [
    lent.order.orderNumber,
  ]);
  await performRefund(desk.running.shop, rows[0]?.refund_key ?? '');
  expect(await creditOf(desk.running, lent.customer)).toEqual({ available: totalOf(lent.order), held: 0 });
  await settleEvents(desk);
  expect(await creditOf(desk.running, lent.customer)).toEqual({ available: totalOf(lent.order), held: 0 });
});

test('what is lent on a return that a process from before has closed is a fault, until the job has taken it back', async () => {
  const { customer, returnId } = await lentTo(desk);
  await query(`update order_return set state = 'closed', closed_at = $2, refund = 0 where return_id = $1`, [
    ...[returnId, now],
  ]);
  const { db } = desk.running.shop.database;
  expect(await findCreditFaults(db, { settledBefore })).toContainEqual({
    ...{ fault: 'credit-differs', id: returnId, amount: 8000, unit: 'USD' },
  });
  await endAdvances(desk.running.shop);
  expect(await creditOf(desk.running, customer)).toEqual({ available: 0, held: 0 });
  expect(await historyOf(customer)).toEqual([
    ['lent-back', -80],
    ['lent', 80],
  ]);
});

test('what of a loan an erased account has spent is taken off the refund, and only that', async () => {
  const lent = await lentTo(desk);
  const { customer, order, returnId } = lent;
  await spend(customer, 20);
  await erase(customer);
  expect(await creditOf(desk.running, customer)).toEqual({ available: 0, held: 0 });
  await take(desk, order, returnId);
  expect(await refundsOf(desk, order.orderNumber)).toEqual([
    { amount: 2000, state: 'refunded', as_credit: true },
    { amount: totalOf(order) - 2000, state: 'refunded', as_credit: false },
  ]);
  expect((await moneyOf(desk, order.orderNumber)).refunded).toBe(totalOf(order) - 2000);
  expect(await creditOf(desk.running, customer)).toEqual({ available: 0, held: 0 });
});

test('an erased account that has spent nothing of a loan gets the whole amount back to its card', async () => {
  const { customer, order, returnId } = await lentTo(desk);
  await erase(customer);
  await take(desk, order, returnId);
  expect(await refundsOf(desk, order.orderNumber)).toEqual([
    { amount: totalOf(order), state: 'refunded', as_credit: false },
  ]);
  expect((await moneyOf(desk, order.orderNumber)).refunded).toBe(totalOf(order));
});

test('credit that comes back to an erased account is booked out by the job, each time', async () => {
  const { customer } = await askedCredit(desk.staff, desk.running, 30);
  const spent = [await spend(customer, 10), await spend(customer, 20)];
  await erase(customer);
  for (const { orderNumber } of spent) {
    now = new Date(now.getTime() + 1000);
    await desk.staff.call(cancelDeskOrder, { params: { orderNumber }, body: { reason: 'Out of stock' } });
    await settleEvents(desk);
    const came = (await creditOf(desk.running, customer)).available;
    expect(came).toBeGreaterThan(0);
    await endAdvances(desk.running.shop);
    expect(await creditOf(desk.running, customer)).toEqual({ available: 0, held: 0 });
  }
});

test('staff give no more of an order than is left beside what is lent on its returns, and are told so', async () => {
  const { order } = await lentTo(desk);
  const { orderNumber, totals } = order;
  const left = Math.round((totals.total - 80) * 100) / 100;
  const give = (amount: number) =>
    desk.staff.call(giveRefund, {
      params: { orderNumber, refundId: randomUUID() },
      body: { amount, reason: 'goodwill', note: '' },
    });
  expect(await desk.staff.call(listRefunds, { params: { orderNumber } })).toMatchObject({
    ...{ refundable: left, lent: 80, mayBeCredit: true },
  });
  expect(await refusalOf(give(left + 0.01))).toBe('STF468');
  expect(await give(left)).toMatchObject({ refundable: 0, lent: 80 });
});

test('a refund that waits is not approved once what it would give is lent', async () => {
  const { customer, order } = await boughtPair(desk, { known: true });
  const { orderNumber } = order;
  const asker = await newStaff(desk.running, { roles: ['care'] });
  const params = { orderNumber, refundId: randomUUID() };
  const body = { amount: 60, reason: 'goodwill', note: '' } as const;
  expect(await asker.call(giveRefund, { params, body })).toMatchObject({ refunds: [{ state: 'waiting' }] });
  const { returnId } = await label(desk, customer, order);
  await desk.staff.call(handOverReturn, { params: { returnId } });
  expect(await refusalOf(desk.staff.call(approveRefund, { params }))).toBe('STF468');
});

test('the desk shows what is lent by currency', async () => {
  const { customer, returnId } = await lentTo(desk);
  const { consumerNo } = customer.auth;
  await query(
    `insert into store_credit_advance (return_id, order_number, consumer_id, currency, amount, given_at, lapses_at)
     values ($1, 'none', $2, 'EUR', 500, $3, $3)`,
    [`${returnId}-EUR`, consumerNo, now],
  );
  const { owed } = await desk.staff.call(readDeskCredit, { params: { consumerNo } });
  await query('delete from store_credit_advance where return_id = $1', [`${returnId}-EUR`]);
  expect(owed).toEqual([
    { currency: 'EUR', balance: 5 },
    { currency: 'USD', balance: 80 },
  ]);
});
