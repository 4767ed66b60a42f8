import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import type { AfterStep } from '@eyelet/server/placing/place.ts';
import { recoverPlacements } from '@eyelet/server/placing/recover.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { readBooks } from '@eyelet/testing/ledgers.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
let slow: RunningShop;
let hang: AfterStep | undefined;

beforeAll(async () => {
  running = await startStockedShop();
  slow = await startShop({ databaseUrl: running.databaseUrl, parts: { afterStep: (name) => hang?.(name) } });
});
afterAll(async () => {
  await slow.close();
  await running.close();
});

/** Lets the other process recover everything while the slow one hangs after a step. */
const recoverAfter =
  (step: string): AfterStep =>
  async (name) => {
    if (name !== step) return;
    const { database, tenders, events } = running.shop;
    await recoverPlacements(database, tenders, new Date(Date.now() + 31_000), events);
  };

test('a process that pays after its placement was undone gets no payment and writes no order [C7.55]', async () => {
  const shopper = await newShopper(slow.origin);
  const cart = await readyCart(shopper, slow.origin, upcs.spare);
  hang = recoverAfter('claim');
  expect(await refusalOf(shopper.call(placeOrder, { body: { cartId: cart.id } }))).toBe('PAY400');
  expect(await readBooks(running, upcs.spare)).toMatchObject({
    onHand: 20,
    reserved: 0,
    reservations: 0,
    orders: {},
    payments: { voided: 1 },
    carts: { open: 1 },
  });
});

test('a process whose placement was finished by another one returns that order [C7.55]', async () => {
  const shopper = await newShopper(slow.origin);
  const cart = await readyCart(shopper, slow.origin, upcs.spareToo);
  hang = recoverAfter('authorise');
  const order = await shopper.call(placeOrder, { body: { cartId: cart.id } });
  expect(order.status).toBe('confirmed');
  expect(await readBooks(running, upcs.spareToo)).toMatchObject({
    onHand: 19,
    reserved: 0,
    orders: { confirmed: 1 },
    lines: 1,
    payments: { voided: 1, authorised: 1 },
  });
});
