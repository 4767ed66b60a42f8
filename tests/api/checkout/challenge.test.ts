import { createCart } from '@eyelet/contracts/cart/create.ts';
import { finishChallenge } from '@eyelet/contracts/checkout/finish-challenge.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { restoreItems } from '@eyelet/contracts/checkout/restore-items.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { expireChallenges } from '@eyelet/server/jobs/expire-challenges.ts';
import { buy, cards, readyCart } from '@eyelet/testing/buy.ts';
import { readBooks } from '@eyelet/testing/ledgers.ts';
import { errorOf, newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';

let running: RunningShop;
let shopper: Shopper;
let order: Order;
let ahead = 0;

beforeEach(async () => {
  ahead = 0;
  running = await startStockedShop({ parts: { clock: () => new Date(Date.now() + ahead) } });
  shopper = await newShopper(running.origin);
  order = await buy(shopper, running.origin, upcs.deck, cards.challenge);
});
afterEach(() => running.close());

/** Answers the challenge page like a shopper: reads the code from it, unless another is given. */
async function answer(code?: string, action = 'confirm'): Promise<string> {
  const url = `${running.origin}${order.challenge?.url}`;
  const page = await (await fetch(url)).text();
  const shown = /\b\d{6}\b/.exec(page)?.[0] ?? '';
  const body = new URLSearchParams({ code: code ?? shown, action });
  return (await fetch(url, { method: 'POST', body })).text();
}

const patch = (authenticated: boolean, transactionId = order.challenge?.transactionId ?? '') =>
  shopper.call(finishChallenge, {
    params: { orderNumber: order.orderNumber },
    body: { orderNumber: order.orderNumber, authenticated, transactionId },
  });

const voided = { onHand: 20, reserved: 0, reservations: 0, orders: { cancelled: 1 }, payments: { voided: 1 } };

test('a challenge card leaves the order pending with the flash and the challenge [C8.155 C4.07]', async () => {
  expect(order).toMatchObject({
    status: 'payment pending',
    flash: [{ type: 'PaymentNotAuthorized', message: expect.any(String) }],
    challenge: { url: expect.stringMatching(/^\/sandbox-payments\/challenge\//), expiresAt: expect.any(String) },
  });
  expect(order.totals.remainingToPay).toBe(order.totals.total);
  expect(await readBooks(running, upcs.deck)).toMatchObject({ onHand: 20, reserved: 1, captures: 0 });
});

test('the right code and PATCH confirm the order, once and for all [C4.08 C7.56 C8.163]', async () => {
  expect(await answer()).toContain('data-outcome="authenticated"');
  const confirmed = await patch(true);
  expect(confirmed).toMatchObject({ status: 'confirmed', flash: [], challenge: null, totals: { remainingToPay: 0 } });
  expect(await patch(true)).toEqual(confirmed);
  expect(await patch(false)).toEqual(confirmed);
  await announce(running.shop);
  expect(await readBooks(running, upcs.deck)).toMatchObject({
    onHand: 19,
    reserved: 0,
    reservations: 0,
    orders: { confirmed: 1 },
    payments: { captured: 1 },
    captures: 1,
  });
});

test('a PATCH without a passed challenge fails the order [C7.56]', async () => {
  expect(await refusalOf(patch(true))).toBe('PAY400');
  await announce(running.shop);
  expect(await readBooks(running, upcs.deck)).toMatchObject(voided);
});

test('a failed challenge is an authentication error; the order is cancelled, nothing stays reserved or paid [C7.56 C8.158 C8.163]', async () => {
  for (const attempt of [1, 2]) expect(await answer('000000'), `attempt ${attempt}`).not.toContain('data-outcome');
  expect(await answer('000000')).toContain('data-outcome="failed"');
  const error = await errorOf(patch(false));
  expect(error.id).toBe('PAY400');
  expect(error.errorDetails[0]).toMatchObject({
    message: 'Your bank could not confirm that it is you. Please try again or use another card.',
    details: { reason: 'authentication', orderNumber: order.orderNumber },
  });
  await announce(running.shop);
  expect(await readBooks(running, upcs.deck)).toMatchObject(voided);
  const read = await shopper.call(readPurchase, { params: { orderId: order.orderNumber } });
  expect(read).toMatchObject({ status: 'cancelled', challenge: null });
  expect(await refusalOf(patch(true))).toBe('PAY400');
});

test('cancelling on the challenge page fails it [C8.163]', async () => {
  expect(await answer(undefined, 'cancel')).toContain('data-outcome="failed"');
  expect(await refusalOf(patch(true))).toBe('PAY400');
});

test('closing the dialog although the code was right fails the order, and the money is given back [C8.163]', async () => {
  await answer();
  expect(await refusalOf(patch(false))).toBe('PAY400');
  await announce(running.shop);
  expect(await readBooks(running, upcs.deck)).toMatchObject(voided);
});

test('five minutes without an answer fail the challenge [C8.163]', async () => {
  expect(await expireChallenges(running.shop)).toBe(0);
  ahead = 5 * 60_000 + 1000;
  expect(await answer()).toContain('data-outcome="failed"');
  expect(await Promise.all([expireChallenges(running.shop), expireChallenges(running.shop)])).toContain(1);
  expect(await refusalOf(patch(true))).toBe('PAY400');
  await announce(running.shop);
  expect(await readBooks(running, upcs.deck)).toMatchObject(voided);
});

test('a payment confirmed too late for an expired order is refunded [C8.163]', async () => {
  ahead = 5 * 60_000 + 1000;
  await expireChallenges(running.shop);
  ahead = 0;
  await answer();
  await announce(running.shop);
  ahead = 5 * 60_000 + 2000;
  await announce(running.shop);
  expect(await readBooks(running, upcs.deck)).toMatchObject(voided);
});

test('an unknown order, that of another shopper and a wrong transaction are refused with ORD409 [C7.56] [C8.52 C8.12]', async () => {
  expect(await refusalOf(patch(true, 'another'))).toBe('ORD409');
  const stranger = await newShopper(running.origin);
  const call = (orderNumber: string) =>
    stranger.call(finishChallenge, {
      params: { orderNumber },
      body: { authenticated: true, transactionId: order.challenge?.transactionId ?? '' },
    });
  expect(await refusalOf(call(order.orderNumber))).toBe('ORD409');
  expect(await refusalOf(call('unknown'))).toBe('ORD409');
});

test('the cart of a failed order is gone; its items can be restored into a new one, once [C4.10 C4.11]', async () => {
  await refusalOf(patch(false));
  const cart = await shopper.call(createCart, {});
  expect(cart.items).toEqual([]);
  const restore = (by: Shopper = shopper) =>
    by.call(restoreItems, { params: { orderNumber: order.orderNumber }, body: { basketId: cart.id } });
  expect(await refusalOf(restore(await newShopper(running.origin)))).toBe('ORD409');
  expect((await restore()).items.map(({ upc, qty }) => [upc, qty])).toEqual([[upcs.deck, 1]]);
  expect((await restore()).totalItems).toBe(1);
});

test('items of an order that did not fail are not restored', async () => {
  const cart = await shopper.call(createCart, {});
  const call = shopper.call(restoreItems, {
    params: { orderNumber: order.orderNumber },
    body: { basketId: cart.id },
  });
  expect(await refusalOf(call)).toBe('ORD409');
});

test('repeating a challenged order returns the same order and the same challenge', async () => {
  const other = await readyCart(shopper, running.origin, upcs.spare, cards.challenge);
  const once = await shopper.call(placeOrder, { body: { cartId: other.id } });
  expect(await shopper.call(placeOrder, { body: { cartId: other.id } })).toEqual(once);
});

test('an order placed and patched in the app has the channel of the app', async () => {
  const app = await newShopper(running.origin, { headers: { 'x-mobile-channel': 'app' } });
  order = await buy(app, running.origin, upcs.spare, cards.challenge);
  await answer();
  const confirmed = await app.call(finishChallenge, {
    params: { orderNumber: order.orderNumber },
    body: { authenticated: true, transactionId: order.challenge?.transactionId ?? '' },
  });
  expect(confirmed).toMatchObject({ status: 'confirmed', mobileChannel: 'app' });
});
