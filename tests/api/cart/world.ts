import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import type { Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { setStockAt } from '@eyelet/testing/start-stocked-shop.ts';
import { expect } from 'vitest';

type Line = InputOf<typeof createCartWithItem>['body'];

/** Sets the stock of a size at places and waits until the catalogue in memory has it. */
export async function stockOf(
  running: RunningShop,
  upc: string,
  levels: Readonly<Record<string, number>>,
): Promise<void> {
  for (const [placeId, onHand] of Object.entries(levels)) await setStockAt(running, upc, placeId, onHand);
  for (const [placeId, onHand] of Object.entries(levels)) {
    await expect.poll(() => running.shop.catalogue.availability(upc, { placeId }), { timeout: 10_000 }).toBe(onHand);
  }
}

/** Changes the services of a store and waits until the catalogue in memory has them. */
export async function servicesOf(
  { shop }: RunningShop,
  storeId: string,
  services: Readonly<Record<string, boolean>>,
): Promise<void> {
  await shop.database.pool.query(
    `update place set details = details || jsonb_build_object('services', $2::jsonb) where id = $1`,
    [storeId, JSON.stringify(services)],
  );
  await shop.database.pool.query(`select pg_notify('catalogue', 'places:all')`);
  await expect
    .poll(() => (shop.catalogue.place(storeId)?.details as { services?: unknown } | undefined)?.services, {
      timeout: 10_000,
    })
    .toEqual(services);
}

/** Calls of a shopper on one cart. */
export function cartOf(shopper: Shopper) {
  return {
    start: (line: Line) => shopper.call(createCartWithItem, { body: line }),
    add: (cart: Cart, line: Line) => shopper.call(addItem, { body: { cartId: cart.id, ...line } }),
    read: (cart: Cart, query: InputOf<typeof readCart>['query'] = {}) =>
      shopper.call(readCart, { params: { basketId: cart.id }, query }),
    change: (cart: Cart, change: Omit<InputOf<typeof updateItem>['body'], 'itemId'>, index = 0) =>
      shopper.call(updateItem, {
        params: { basketId: cart.id },
        body: { itemId: cart.items[index]?.id ?? '', ...change },
      }),
  };
}
