import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readOrderOfCart } from '@eyelet/contracts/orders/read-of-cart.ts';
import { cards, readyCart } from '@eyelet/testing/buy.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop();
});
afterAll(() => running.close());

test('the shopper who placed a cart can read its order, also while it waits for a challenge; others cannot', async () => {
  const shopper = await newShopper(running.origin);
  for (const [card, status] of [
    [cards.paid, 'confirmed'],
    [cards.challenge, 'payment pending'],
  ] as const) {
    const cart = await readyCart(shopper, running.origin, upcs.socks, card);
    const params = { basketId: cart.id };
    expect(await refusalOf(shopper.call(readOrderOfCart, { params }))).toBe('BSK404');
    const order = await shopper.call(placeOrder, { body: { cartId: cart.id } });
    expect(order.status).toBe(status);
    expect(await shopper.call(readOrderOfCart, { params })).toEqual(order);
    const stranger = await newShopper(running.origin);
    expect(await refusalOf(stranger.call(readOrderOfCart, { params }))).toBe('BSK404');
  }
});
