import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { writePlaces } from '@eyelet/db/stock/write-stock.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import type { AfterStep } from '@eyelet/server/placing/place.ts';
import { recoverPlacements } from '@eyelet/server/placing/recover.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { setStockAt, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let running: RunningShop;
let fail: AfterStep | undefined;
beforeAll(async () => {
  running = await startStockedShop({ parts: { afterStep: (name) => fail?.(name) } });
  const west = { id: 'W-WEST', kind: 'warehouse', name: 'West', region: 'NORA', country: 'US', details: {} } as const;
  await writePlaces(running.shop.database, [west]);
});
beforeEach(() => expect.poll(() => running.shop.catalogue.place('W-WEST')?.id, { timeout: 10_000 }).toBe('W-WEST'));
afterAll(() => running.close());

async function levelsOf(upc: string) {
  const { rows } = await running.shop.database.pool.query<{ place_id: string; on_hand: number; reserved: number }>(
    `select place_id, on_hand, reserved from stock where upc = $1 and place_id in ('W-NORA', 'W-WEST')`,
    [upc],
  );
  return Object.fromEntries(rows.map((row) => [row.place_id, [row.on_hand, row.reserved]]));
}

/** Interrupts an order of three units, of which each warehouse has two, after a step, and recovers it. */
async function cutOffAfter(step: string, upc: string) {
  await setStockAt(running, upc, 'W-NORA', 2);
  await setStockAt(running, upc, 'W-WEST', 2);
  const { catalogue } = running.shop;
  await expect.poll(() => catalogue.availability(upc, { region: 'NORA', country: 'US' }), { timeout: 10_000 }).toBe(4);
  const shopper = await newShopper(running.origin);
  const cart = await readyCart(shopper, running.origin, upc);
  const body = { itemId: cart.items[0]?.id ?? '', qty: 3 };
  await shopper.call(updateItem, { params: { basketId: cart.id }, body });
  fail = (name) => {
    if (name === step) throw new Error(`cut off after ${step}`);
  };
  expect(await refusalOf(shopper.call(placeOrder, { body: { cartId: cart.id } }))).toBe('GEN500');
  fail = undefined;
  const reserved = await levelsOf(upc);
  const { database, tenders, events } = running.shop;
  await recoverPlacements(database, tenders, new Date(Date.now() + 31_000), events);
  return reserved;
}

test('a split line without a known payment returns its units to the warehouses they came from [C7.55]', async () => {
  expect(await cutOffAfter('claim', upcs.spare)).toEqual({ 'W-NORA': [2, 2], 'W-WEST': [2, 1] });
  expect(await levelsOf(upcs.spare)).toEqual({ 'W-NORA': [2, 0], 'W-WEST': [2, 0] });
});

test('a split line that was paid is taken from all its warehouses, and its order is counted [C7.55]', async () => {
  await cutOffAfter('authorise', upcs.spareToo);
  expect(await levelsOf(upcs.spareToo)).toEqual({ 'W-NORA': [0, 0], 'W-WEST': [1, 0] });
  const { rows } = await running.shop.database.pool.query(
    `select sum(qty)::int as qty, count(*)::int as places from order_line_source`,
  );
  expect(rows).toEqual([{ qty: 3, places: 2 }]);
  await announce(running.shop);
  const counted = await (await fetch(`${running.origin}/health/metrics`)).text();
  expect(counted).toMatch(/^eyelet_order_placed_total\{locale="en_US"\} 1$/m);
});
