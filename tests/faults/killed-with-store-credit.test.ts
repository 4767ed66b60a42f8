import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { adjust } from '@eyelet/domain/ledger/movements.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { recover } from '@eyelet/server/jobs/recover.ts';
import { post } from '@eyelet/server/ledger/post.ts';
import { creditHolding } from '@eyelet/server/store-credit/holding.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { newConsumer, type TestConsumer } from '@eyelet/testing/consumer.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { creditOf } from '../api/store-credit/accounts.ts';
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

/** A cart of 105.50 that store credit of 60.00 and, for the rest, a bank card pay for. */
async function paidWithCredit() {
  const shopper = await newConsumer(running.origin);
  const { consumerNo } = shopper.auth;
  const { database, clock } = running.shop;
  const entries = adjust(creditHolding(consumerNo, 'USD'), 6000);
  const given = { key: `given ${consumerNo}`, kind: 'adjust', reference: consumerNo, entries } as const;
  await database.db.transaction().execute((tx) => post(tx, given, clock()));
  const { id: cartId } = await readyCart(shopper, running.origin, upcs.deck);
  const body = { payment_method_id: 'STORE_CREDIT' } as const;
  await shopper.call(addInstrument, { params: { basketId: cartId }, body });
  return { shopper, cartId };
}

/** That an order takes credit and card once, and gives the credit back when it is cancelled. */
async function expectTakenOnce(shopper: TestConsumer, orderNumber: string): Promise<void> {
  expect(await creditOf(running, shopper)).toEqual({ available: 0, held: 6000 });
  await announce(running.shop);
  await announce(running.shop);
  expect(await creditOf(running, shopper)).toEqual({ available: 0, held: 0 });
  const { rows } = await running.shop.database.pool.query(
    'select method, state, amount from order_payment where order_number = $1 order by method',
    [orderNumber],
  );
  expect(rows).toEqual([
    { method: 'CREDIT_CARD', state: 'captured', amount: 4550 },
    { method: 'STORE_CREDIT', state: 'captured', amount: 6000 },
  ]);
  await shopper.call(cancelOrder, { body: { orderNumber } });
  await announce(running.shop);
  expect(await creditOf(running, shopper)).toEqual({ available: 6000, held: 0 });
}

test.each(['claim', 'payment 1'])(
  'killed after %s: the credit is given back, and the cart can be ordered again with it',
  async (step) => {
    const { shopper, cartId } = await paidWithCredit();
    await placeAndDie(running, { shopper, cartId, step });
    ahead += 31_000;
    expect(await recover(running.shop)).toBe(1);
    expect(await creditOf(running, shopper)).toEqual({ available: 6000, held: 0 });
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
