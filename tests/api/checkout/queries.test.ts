import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
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

/** Text of a statement, however it was handed to the driver. */
function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : ((statement as { text?: string } | undefined)?.text ?? '');
}

/** What the process does on its own meanwhile: its jobs, and reading anew what changed in the catalogue. */
function isBackground(text: string): boolean {
  if (/pgboss|^listen/i.test(text)) return true;
  // The stock of a cart is asked for by place; what changed in the catalogue is read for whole sizes.
  return !/\b(cart|placement|orders|reservation|sandbox_\w+|outbox\w*|as free from stock)\b/.test(text);
}

/** Statements about carts, orders and payments that reach the database while something runs. */
async function statementsOf(run: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  await run();
  const texts = spy.mock.calls.map(([statement]) => textOf(statement)).filter((text) => !isBackground(text));
  spy.mockRestore();
  return texts.length;
}

test('a change of a cart takes two statements, checking it three, placing an order five, whatever the lines', async () => {
  const shopper = await newShopper(running.origin);
  for (const more of [[], [upcs.deckLarger, upcs.socks, upcs.reduced, upcs.spare]]) {
    const cart = await readyCart(shopper, running.origin, upcs.deck);
    for (const upc of more) {
      const change = () => shopper.call(addItem, { body: { cartId: cart.id, upc } });
      expect(await statementsOf(change)).toBe(2);
    }
    const check = () =>
      shopper.call(readCart, { params: { basketId: cart.id }, query: { inventorySupplyCheck: true } });
    expect(await statementsOf(check)).toBeLessThanOrEqual(3);
    const place = () => shopper.call(placeOrder, { body: { cartId: cart.id } });
    expect(await statementsOf(place)).toBe(5);
  }
});
