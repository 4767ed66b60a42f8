import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import type { AfterStep } from '@eyelet/server/placing/place.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { readBooks } from '@eyelet/testing/ledgers.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
let fail: AfterStep | undefined;
beforeAll(async () => {
  running = await startStockedShop({ parts: { afterStep: (name) => fail?.(name) } });
});
afterAll(() => running.close());

const failAfter =
  (step: string): AfterStep =>
  (name) => {
    if (name === step) throw new Error(`cut off after ${step}`);
  };

/** Expires the lease of every placement. */
const endLeases = () =>
  running.shop.database.pool.query(`update placement set lease_until = now() - interval '1 second'`);

test('a cart abandoned while it was placed can be changed again, and its stock is released', async () => {
  const shopper = await newShopper(running.origin);
  const cart = await readyCart(shopper, running.origin, upcs.spare);
  fail = failAfter('claim');
  expect(await refusalOf(shopper.call(placeOrder, { body: { cartId: cart.id } }))).toBe('GEN500');
  fail = undefined;
  await endLeases();
  const changed = await shopper.call(addItem, { body: { cartId: cart.id, upc: upcs.spare } });
  expect(changed.items).toMatchObject([{ upc: upcs.spare, qty: 2 }]);
  expect(await readBooks(running, upcs.spare)).toMatchObject({ reserved: 0, reservations: 0, carts: { open: 1 } });
});

test('an abandoned cart that was paid has become an order', async () => {
  const shopper = await newShopper(running.origin);
  const cart = await readyCart(shopper, running.origin, upcs.spareToo);
  fail = failAfter('authorise');
  expect(await refusalOf(shopper.call(placeOrder, { body: { cartId: cart.id } }))).toBe('GEN500');
  fail = undefined;
  await endLeases();
  const add = shopper.call(addItem, { body: { cartId: cart.id, upc: upcs.spareToo } });
  expect(await refusalOf(add)).toBe('BSK404');
  expect(await readBooks(running, upcs.spareToo)).toMatchObject({ onHand: 19, orders: { confirmed: 1 } });
});
