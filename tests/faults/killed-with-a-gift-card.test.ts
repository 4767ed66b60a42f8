import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { recover } from '@eyelet/server/jobs/recover.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { newGiftCard, type TestGiftCard } from '@eyelet/testing/gift-cards.ts';
import { readBalances } from '@eyelet/testing/ledger-balances.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeAndDie } from './place-and-die.ts';

let running: RunningShop;
let shopper: Shopper;
let card: TestGiftCard;
let cartId = '';
let ahead = 0;

beforeEach(async () => {
  ahead = 0;
  running = await startStockedShop({ parts: { clock: () => new Date(Date.now() + ahead) } });
  shopper = await newShopper(running.origin);
  card = await newGiftCard(running, 5000);
  cartId = (await readyCart(shopper, running.origin, upcs.deck)).id;
  const additionalData = { number: card.number, pin: card.pin };
  const body = { payment_method_id: 'GIFT_CARD' as const, additionalData };
  await shopper.call(addInstrument, { params: { basketId: cartId }, body });
});
afterEach(async () => {
  expect(await findLedgerFaults(running.shop.database.db)).toEqual([]);
  await running.close();
});

async function balances() {
  const rows = await readBalances(running.shop.database.db, [card.id]);
  return Object.fromEntries(rows.map(({ part, balance }) => [part, balance]));
}

test('killed once the gift card is held: the card keeps its value, and the cart can be ordered again', async () => {
  await placeAndDie(running, { shopper, cartId, step: 'payment 1' });
  expect(await balances()).toEqual({ available: 0, held: 5000 });
  ahead = 31_000;
  expect(await recover(running.shop)).toBe(1);
  expect(await balances()).toEqual({ available: 5000, held: 0 });
  expect((await shopper.call(placeOrder, { body: { cartId } })).status).toBe('confirmed');
  await announce(running.shop);
  expect(await balances()).toEqual({ available: 0, held: 0 });
});

test.each(['payment 2', 'authorise', 'write'])(
  'killed after %s: the order is finished, and the gift card spent once',
  async (step) => {
    await placeAndDie(running, { shopper, cartId, step });
    ahead = 31_000;
    await Promise.all([recover(running.shop), recover(running.shop)]);
    expect((await shopper.call(placeOrder, { body: { cartId } })).status).toBe('confirmed');
    await announce(running.shop);
    await announce(running.shop);
    expect(await balances()).toEqual({ available: 0, held: 0 });
  },
);
