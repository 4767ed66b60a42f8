import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { listPaymentMethods } from '@eyelet/contracts/payments/list-methods.ts';
import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { athleteCredit } from '@eyelet/server/allowances/athlete-credit.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { newConsumer, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const start = new Date('2026-11-22T12:00:00Z');
let now = start;
let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 500, parts: { clock: () => now } });
});
afterAll(async () => {
  expect(await findLedgerFaults(running.shop.database.db)).toEqual([]);
  await running.close();
});

/** An athlete with a credit of 100.00, of which 40.00 are spent by default. */
async function newAthlete(currentSpend = 4000, yearly = 10_000): Promise<TestConsumer> {
  const athlete = await newConsumer(running.origin);
  await running.shop.database.pool.query(
    `update consumer set identities = array['athlete'], spending = $2 where id = $1`,
    [athlete.auth.consumerNo, JSON.stringify({ athlete: { currentSpend, yearly } })],
  );
  return athlete;
}

const methodsOf = async (shopper: Shopper, basketId: string) =>
  (await shopper.call(listPaymentMethods, { params: { basketId } })).paymentMethods;
const credit = { payment_method_id: 'ATHLETES_PAYMENT' } as const;
const pay = (shopper: Shopper, basketId: string, amount?: number) =>
  shopper.call(addInstrument, {
    params: { basketId },
    body: { ...credit, ...(amount === undefined ? {} : { amount }) },
  });
const spentBy = async (shopper: Shopper) =>
  (await shopper.call(readConsumer, {})).consumerDetails.athlete?.currentSpend;

test('an athlete sees what is left of the credit and how much of the cart it can pay; others do not see it [C6.10 C6.11]', async () => {
  const athlete = await newAthlete();
  // 105.50, more than is left; and a cart of less.
  const cart = await readyCart(athlete, running.origin, upcs.deck);
  expect(await methodsOf(athlete, cart.id)).toContainEqual(
    expect.objectContaining({ ...credit, remainingAmount: 60, payableAmount: 60 }),
  );
  const small = await readyCart(athlete, running.origin, upcs.socks);
  expect(await methodsOf(athlete, small.id)).toContainEqual(
    expect.objectContaining({ ...credit, remainingAmount: 60, payableAmount: small.totals.total }),
  );
  const other = await newConsumer(running.origin);
  const theirs = await readyCart(other, running.origin, upcs.deck);
  expect((await methodsOf(other, theirs.id)).map((one) => one.payment_method_id)).not.toContain('ATHLETES_PAYMENT');
  expect(await refusalOf(pay(other, theirs.id))).toBe('PAY400');
});

test('the credit pays up to what is left, is spent when the order is placed, and comes back when it is cancelled [C3.29 C6.11 C3.03]', async () => {
  const athlete = await newAthlete();
  expect(await spentBy(athlete)).toBe(40);
  const cart = await readyCart(athlete, running.origin, upcs.deck);
  const applied = await pay(athlete, cart.id);
  expect(applied.payment_instruments).toMatchObject([
    { ...credit, amount: 60 },
    { payment_method_id: 'CREDIT_CARD', amount: 45.5 },
  ]);
  expect(applied.totals).toMatchObject({ total: 105.5, remainingToPay: 45.5, appliedRewards: [] });
  expect(await spentBy(athlete), 'nothing is spent before the order').toBe(40);
  const { orderNumber } = await athlete.call(placeOrder, { body: { cartId: cart.id } });
  expect(await spentBy(athlete)).toBe(100);
  await announce(running.shop);
  const next = await readyCart(athlete, running.origin, upcs.socks);
  expect(await refusalOf(pay(athlete, next.id))).toBe('PAY400');
  await athlete.call(cancelOrder, { body: { orderNumber } });
  await announce(running.shop);
  expect(await spentBy(athlete)).toBe(40);
});

test('two carts at once never spend more than the credit', async () => {
  const athlete = await newAthlete(0, 10_000);
  const carts = await Promise.all([1, 2].map(() => readyCart(athlete, running.origin, upcs.deck)));
  for (const { id } of carts) await pay(athlete, id, 80);
  const placed = await Promise.allSettled(carts.map(({ id }) => athlete.call(placeOrder, { body: { cartId: id } })));
  expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await spentBy(athlete)).toBe(80);
});

test('the credit ends at once when the person is no athlete any more, also in a cart that has it', async () => {
  const athlete = await newAthlete();
  const cart = await readyCart(athlete, running.origin, upcs.deck);
  await pay(athlete, cart.id);
  await running.shop.database.pool.query(`update consumer set identities = '{}' where id = $1`, [
    athlete.auth.consumerNo,
  ]);
  expect(await refusalOf(athlete.call(placeOrder, { body: { cartId: cart.id } }))).toBe('PYT400');
  expect(await spentBy(athlete)).toBeUndefined();
});

test('a new year has a new credit, from midnight of the market on', async () => {
  const athlete = await newAthlete();
  const cart = await readyCart(athlete, running.origin, upcs.deck);
  await pay(athlete, cart.id);
  await athlete.call(placeOrder, { body: { cartId: cart.id } });
  const consumer = await findConsumer(running.shop.database.db, athlete.auth.consumerNo);
  if (!consumer) throw new Error('the athlete is gone');
  const leftAt = async (time: string) =>
    (await athleteCredit(running.shop.database.db, consumer, new Date(time)))?.remaining;
  expect(await leftAt('2027-01-01T04:59:59Z')).toBe(0);
  expect(await leftAt('2027-01-01T05:00:00Z')).toBe(10_000);
  now = start;
});
