import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { creditHolder } from '@eyelet/domain/allowances/credit.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { recover } from '@eyelet/server/jobs/recover.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { newConsumer, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { readBalances } from '@eyelet/testing/ledger-balances.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeAndDie } from './place-and-die.ts';

let running: RunningShop;
let ahead = 0;

beforeAll(async () => {
  running = await startStockedShop({ parts: { clock: () => new Date(Date.now() + ahead) } });
});
afterAll(async () => {
  expect(await findLedgerFaults(running.shop.database.db)).toEqual([]);
  await running.close();
});

/** A cart of 105.50 that the 60.00 left of an athlete's year and, for the rest, a bank card pay for. */
async function paidWithCredit() {
  const athlete = await newConsumer(running.origin);
  await running.shop.database.pool.query(
    `update consumer set identities = array['athlete'], spending = '{"athlete":{"currentSpend":4000,"yearly":10000}}' where id = $1`,
    [athlete.auth.consumerNo],
  );
  const { id: cartId } = await readyCart(athlete, running.origin, upcs.deck);
  const body = { payment_method_id: 'ATHLETES_PAYMENT' } as const;
  await athlete.call(addInstrument, { params: { basketId: cartId }, body });
  return { shopper: athlete, cartId };
}

/** What is left of the year and what is held of it, in the ledger, and what the account says was spent. */
async function creditOf({ auth, call }: TestConsumer) {
  const { clock, database } = running.shop;
  const rows = await readBalances(database.db, [creditHolder({ id: auth.consumerNo, locale: 'en_US' }, clock())]);
  const { consumerDetails } = await call(readConsumer, {});
  return {
    ...Object.fromEntries(rows.map(({ part, balance }) => [part, balance])),
    spent: consumerDetails.athlete?.currentSpend,
  };
}

/** That an order takes credit and card once, and gives the credit back when it is cancelled. */
async function expectTakenOnce(athlete: TestConsumer, orderNumber: string): Promise<void> {
  expect(await creditOf(athlete)).toEqual({ available: 0, held: 6000, spent: 100 });
  await announce(running.shop);
  await announce(running.shop);
  expect(await creditOf(athlete)).toEqual({ available: 0, held: 0, spent: 100 });
  const { rows } = await running.shop.database.pool.query(
    'select method, state, amount from order_payment where order_number = $1 order by method',
    [orderNumber],
  );
  expect(rows).toEqual([
    { method: 'ATHLETES_PAYMENT', state: 'captured', amount: 6000 },
    { method: 'CREDIT_CARD', state: 'captured', amount: 4550 },
  ]);
  await athlete.call(cancelOrder, { body: { orderNumber } });
  await announce(running.shop);
  expect(await creditOf(athlete)).toEqual({ available: 6000, held: 0, spent: 40 });
}

test.each(['claim', 'payment 1'])(
  'killed after %s: the credit is given back, and the cart can be ordered again with it',
  async (step) => {
    const { shopper, cartId } = await paidWithCredit();
    await placeAndDie(running, { shopper, cartId, step });
    ahead += 31_000;
    expect(await recover(running.shop)).toBe(1);
    expect(await creditOf(shopper)).toMatchObject({ spent: 40 });
    const { status, orderNumber } = await shopper.call(placeOrder, { body: { cartId } });
    expect(status).toBe('confirmed');
    await expectTakenOnce(shopper, orderNumber);
  },
);

test.each(['payment 2', 'authorise', 'write'])(
  'killed after %s: the order is finished, and the credit taken once',
  async (step) => {
    const { shopper, cartId } = await paidWithCredit();
    await placeAndDie(running, { shopper, cartId, step });
    ahead += 31_000;
    await Promise.all([recover(running.shop), recover(running.shop)]);
    const { status, orderNumber } = await shopper.call(placeOrder, { body: { cartId } });
    expect(status).toBe('confirmed');
    await expectTakenOnce(shopper, orderNumber);
  },
);
