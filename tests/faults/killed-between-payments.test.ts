import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { recover } from '@eyelet/server/jobs/recover.ts';
import { cardToken, readyCart } from '@eyelet/testing/buy.ts';
import { readBooks } from '@eyelet/testing/ledgers.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeAndDie } from './place-and-die.ts';

const upc = upcs.deck;
let running: RunningShop;
let shopper: Shopper;
let cartId = '';
let ahead = 0;

beforeEach(async () => {
  ahead = 0;
  running = await startStockedShop({ parts: { clock: () => new Date(Date.now() + ahead) } });
  shopper = await newShopper(running.origin);
  const cart = await readyCart(shopper, running.origin, upc);
  cartId = cart.id;
  const token = await cardToken(running.origin);
  const body = { payment_method_id: 'CREDIT_CARD' as const, amount: 30, additionalData: { token } };
  await shopper.call(addInstrument, { params: { basketId: cartId }, body });
});
afterEach(() => running.close());

test('killed between two payments: the first is voided, and the cart can be ordered again [C7.55]', async () => {
  await placeAndDie(running, { shopper, cartId, step: 'payment 1' });
  expect(await readBooks(running, upc)).toMatchObject({ orders: {}, payments: { authorised: 1 }, reserved: 1 });
  ahead = 31_000;
  expect(await recover(running.shop)).toBe(1);
  // The unused key is voided too, as the killed process may have sent its call.
  expect(await readBooks(running, upc)).toMatchObject({
    onHand: 20,
    reserved: 0,
    reservations: 0,
    orders: {},
    payments: { voided: 2 },
    carts: { open: 1 },
  });
  expect((await shopper.call(placeOrder, { body: { cartId } })).status).toBe('confirmed');
  await announce(running.shop);
  expect(await readBooks(running, upc)).toMatchObject({ orders: { confirmed: 1 }, captures: 2 });
});

test('killed after both payments: the order is finished with them, once [C7.55]', async () => {
  await placeAndDie(running, { shopper, cartId, step: 'payment 2' });
  ahead = 31_000;
  expect(await Promise.all([recover(running.shop), recover(running.shop)])).toContain(1);
  const order = await shopper.call(placeOrder, { body: { cartId } });
  expect(order).toMatchObject({ status: 'confirmed', totals: { total: 105.5, remainingToPay: 0 } });
  await announce(running.shop);
  expect(await readBooks(running, upc)).toMatchObject({
    onHand: 19,
    orders: { confirmed: 1 },
    payments: { captured: 2 },
    captures: 2,
    placements: { done: 1 },
  });
});
