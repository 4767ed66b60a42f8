import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop();
});
afterAll(() => running.close());

/** Statements that reach the database while something runs. */
async function statementsOf(run: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  await run();
  const calls = spy.mock.calls.length;
  spy.mockRestore();
  return calls;
}

test('a change of a cart takes two statements, placing an order four, whatever the lines', async () => {
  const shopper = await newShopper(running.origin);
  for (const more of [[], [upcs.deckLarger, upcs.socks, upcs.reduced, upcs.spare]]) {
    const cart = await readyCart(shopper, running.origin, upcs.deck);
    for (const upc of more) {
      const change = () => shopper.call(addItem, { body: { cartId: cart.id, upc } });
      expect(await statementsOf(change)).toBe(2);
    }
    const place = () => shopper.call(placeOrder, { body: { cartId: cart.id } });
    expect(await statementsOf(place)).toBe(4);
  }
});
