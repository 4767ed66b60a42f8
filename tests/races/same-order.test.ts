import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { createHttpClient } from '@eyelet/contracts/kernel/client.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { cards, readyCart } from '@eyelet/testing/buy.ts';
import { readBooks } from '@eyelet/testing/ledgers.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let first: RunningShop;
let second: RunningShop;

beforeAll(async () => {
  first = await startStockedShop();
  second = await startShop({ databaseUrl: first.databaseUrl });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

/** The same shopper at the other server. */
const atSecond = (shopper: Shopper) =>
  createHttpClient({
    origin: second.origin,
    headers: () => ({ 'x-locale': 'en_US' }),
    newId: () => crypto.randomUUID(),
    fetch: shopper.fetch,
  });

test('the same order 20 times at once, at two servers, is one order with one payment and one capture [C7.55]', async () => {
  const shopper = await newShopper(first.origin);
  const cart = await readyCart(shopper, first.origin, upcs.deck);
  const servers = [shopper, atSecond(shopper)];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      servers[index % 2]?.call(placeOrder, { body: { cartId: cart.id, recaptcha_response: 'accept' } }),
    ),
  );
  expect(new Set(answers.map((order) => order?.orderNumber)).size).toBe(1);
  await Promise.all([announce(first.shop), announce(second.shop)]);
  const again = await shopper.call(placeOrder, { body: { cartId: cart.id, recaptcha_response: 'accept' } });
  expect(again.orderNumber).toBe(answers[0]?.orderNumber);
  expect(await readBooks(first, upcs.deck)).toMatchObject({
    onHand: 19,
    reserved: 0,
    reservations: 0,
    orders: { confirmed: 1 },
    payments: { captured: 1 },
    captures: 1,
    placements: { done: 1 },
  });
});

test('a declined order placed 20 times at once gives no order and no payment, and the cart is kept [C8.75]', async () => {
  const shopper = await newShopper(first.origin);
  const cart = await readyCart(shopper, first.origin, upcs.spare, cards.declined);
  const servers = [shopper, atSecond(shopper)];
  const ids = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      refusalOf(
        (servers[index % 2] ?? shopper).call(placeOrder, { body: { cartId: cart.id, recaptcha_response: 'accept' } }),
      ),
    ),
  );
  expect(new Set(ids)).toEqual(new Set(['PAY400']));
  const books = await readBooks(first, upcs.spare);
  expect(books).toMatchObject({ onHand: 20, reserved: 0, reservations: 0, orders: { confirmed: 1 } });
  expect(books.carts.open).toBe(1);
});
