import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { recover } from '@eyelet/server/jobs/recover.ts';
import { newAssociate, openStoreSession, testStore } from '@eyelet/testing/associate.ts';
import { makeReady } from '@eyelet/testing/buy.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { setStockAt, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeAndDie } from './place-and-die.ts';

let running: RunningShop;
let ahead = 0;
beforeEach(async () => {
  ahead = 0;
  running = await startStockedShop({ parts: { clock: () => new Date(Date.now() + ahead) } });
  await setStockAt(running, upcs.deck, testStore, 3);
});
afterEach(() => running.close());

/** A cart of an associate with a pair that is taken at once, and socks that are sent. */
async function mixedCart() {
  const seller = await newShopper(running.origin);
  await openStoreSession(seller, await newAssociate(running));
  const { id, items } = await seller.call(createCartWithItem, { body: { upc: upcs.deck } });
  await seller.call(addItem, { body: { cartId: id, upc: upcs.socks } });
  await makeReady(seller, running.origin, id);
  const body = { itemId: items[0]?.id ?? '', storeId: testStore };
  await seller.call(updateItem, { params: { basketId: id }, body });
  return { seller, id };
}

async function booksOfStore() {
  const { pool } = running.shop.database;
  const stock = await pool.query('select on_hand, reserved from stock where upc = $1 and place_id = $2', [
    ...[upcs.deck, testStore],
  ]);
  const handed = await pool.query<{ n: number }>(
    `select count(*)::int as n from order_shipment where taken_at_once and delivered_at is not null`,
  );
  const facts = await pool.query<{ n: number }>(
    `select count(*)::int as n from event where name = 'shipment.delivered'`,
  );
  return { ...stock.rows[0], handed: handed.rows[0]?.n, facts: facts.rows[0]?.n };
}

const done = { on_hand: 2, reserved: 0, handed: 1, facts: 1 };

test('killed after reserving, the pair goes back to the store and nothing was handed over', async () => {
  const { seller, id } = await mixedCart();
  await placeAndDie(running, { shopper: seller, cartId: id, step: 'claim' });
  expect(await booksOfStore()).toEqual({ on_hand: 3, reserved: 1, handed: 0, facts: 0 });
  ahead = 31_000;
  await recover(running.shop);
  expect(await booksOfStore()).toEqual({ on_hand: 3, reserved: 0, handed: 0, facts: 0 });
});

test('killed after paying, the order is finished by another process with the pair handed over, once', async () => {
  const { seller, id } = await mixedCart();
  await placeAndDie(running, { shopper: seller, cartId: id, step: 'authorise' });
  ahead = 31_000;
  await Promise.all([recover(running.shop), recover(running.shop)]);
  expect(await seller.call(placeOrder, { body: { cartId: id } })).toMatchObject({ status: 'in fulfilment' });
  expect(await booksOfStore()).toEqual(done);
});

test('killed after writing, the pair was handed over with the order, and asking again hands over nothing more', async () => {
  const { seller, id } = await mixedCart();
  await placeAndDie(running, { shopper: seller, cartId: id, step: 'write' });
  expect(await booksOfStore()).toEqual(done);
  ahead = 31_000;
  await recover(running.shop);
  expect(await seller.call(placeOrder, { body: { cartId: id } })).toMatchObject({ status: 'in fulfilment' });
  expect(await booksOfStore()).toEqual(done);
});
