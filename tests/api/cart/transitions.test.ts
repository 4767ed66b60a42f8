import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { prepareOrder } from '@eyelet/contracts/checkout/prepare-order.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { setShippingMethod } from '@eyelet/contracts/checkout/set-shipping-method.ts';
import { address } from '@eyelet/testing/buy.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cartOf, servicesOf, stockOf } from './world.ts';

const everything = { pickup: true, sts: true, reserve: true };
const store = 'S-BOSTON';
const upc = upcs.spare;

let running: RunningShop;
let shopper: Shopper;
beforeAll(async () => {
  running = await startStockedShop();
  shopper = await newShopper(running.origin);
});
afterAll(() => running.close());
beforeEach(async () => {
  await servicesOf(running, store, everything);
  await stockOf(running, upc, { 'W-NORA': 20, [store]: 5 });
});

const { start, read, change, add } = {
  start: (...args: Parameters<ReturnType<typeof cartOf>['start']>) => cartOf(shopper).start(...args),
  add: (...args: Parameters<ReturnType<typeof cartOf>['add']>) => cartOf(shopper).add(...args),
  read: (...args: Parameters<ReturnType<typeof cartOf>['read']>) => cartOf(shopper).read(...args),
  change: (...args: Parameters<ReturnType<typeof cartOf>['change']>) => cartOf(shopper).change(...args),
};
const check = (cart: Cart) => read(cart, { inventorySupplyCheck: true });

/** Expects a check to find a transition and to store it: a plain read afterwards shows it on the line without a flash. */
async function expectTransition(cart: Cart, type: string, now: Readonly<{ fulfilment: string; code: string }>) {
  const checked = await check(cart);
  expect(checked.flash).toMatchObject([
    { type, level: 'info', message: expect.stringMatching(/\w/), details: { itemId: cart.items[0]?.id } },
  ]);
  expect(checked.items[0]).toMatchObject({ fulfilment: now.fulfilment, transition: { type, toCode: now.code } });
  expect(checked.shippingMethods[0]?.code).toBe(now.code);
  const later = await read(cart);
  expect(later).toMatchObject({ version: checked.version, flash: [] });
  expect(later.items[0]).toMatchObject({ transition: { type } });
  return checked;
}

test('a pickup whose store has sold its last pair is sent to the store from the warehouse [C4.21 C3.22]', async () => {
  const cart = await start({ upc, storeId: store });
  await stockOf(running, upc, { [store]: 0 });
  expect((await read(cart)).items[0]).toMatchObject({ fulfilment: 'pickup', available: 0, transition: null });
  await expectTransition(cart, 'PickupToStsTransition', { fulfilment: 'sts', code: 'sts' });
});

test('a pickup that the store no longer has, at a store without deliveries, is sent home [C4.20]', async () => {
  const cart = await start({ upc, storeId: store });
  await servicesOf(running, store, { ...everything, sts: false });
  await stockOf(running, upc, { [store]: 0 });
  const checked = await expectTransition(cart, 'PickupToSthTransition', { fulfilment: 'home', code: 'standard' });
  expect(checked.flash[0]?.transition).toMatchObject({
    reason: 'out-of-stock-at-store',
    storeId: store,
    priceDifference: checked.totals.shipping,
    undo: null,
  });
});

test('a delivery to a store that stops taking them is sent home [C4.22]', async () => {
  const cart = await start({ upc, storeId: store, fulfilment: 'sts' });
  await stockOf(running, upc, { [store]: 0 });
  await servicesOf(running, store, { ...everything, sts: false });
  await expectTransition(cart, 'StsToSthTransition', { fulfilment: 'home', code: 'standard' });
});

test('a delivery to a store that the warehouse lacks and the store has becomes a pickup [C4.23]', async () => {
  const cart = await start({ upc, storeId: store, fulfilment: 'sts' });
  await stockOf(running, upc, { 'W-NORA': 0 });
  await expectTransition(cart, 'StsToPickupTransition', { fulfilment: 'pickup', code: 'pickup' });
});

test('an item that cannot be sent home becomes a pickup at the store of the cart [C4.24]', async () => {
  const cart = await start({ upc });
  await add(cart, { upc: upcs.deck, storeId: store, fulfilment: 'sts' });
  await stockOf(running, upc, { 'W-NORA': 0 });
  await expectTransition(cart, 'STHToPickupTransition', { fulfilment: 'pickup', code: 'pickup' });
});

test('express that is not available for an address becomes standard, as an error [C4.25 C4.26]', async () => {
  const cart = await start({ upc });
  const params = { basketId: cart.id };
  await shopper.call(setShippingAddress, { params, body: address });
  await shopper.call(setShippingMethod, { body: { cartId: cart.id, code: 'express', shopperAppliedSM: true } });
  const alaska = { ...address, city: 'Juneau', province: 'AK', postalCode: '99801' };
  const moved = await shopper.call(setShippingAddress, { params, body: alaska });
  expect(moved.flash).toMatchObject([{ type: 'OrderShippingMethodDowngraded', level: 'error' }]);
  expect(moved.shippingMethods[0]?.code).toBe('standard');
  // It stays in the cart until a method is chosen, also for readers who missed that answer.
  const { shippingMethods } = await read(moved);
  const told = { type: 'OrderShippingMethodDowngraded', reason: 'destination-excluded', fromCode: 'express' };
  expect(shippingMethods[0]).toMatchObject({ code: 'standard', transition: told });
  const chosen = await shopper.call(setShippingMethod, { body: { cartId: cart.id, code: 'standard' } });
  expect(chosen.shippingMethods[0]?.transition).toBeNull();
});

test('a method chosen by the shopper is kept while it applies, one set by the server is replaced [C7.37]', async () => {
  const cart = await start({ upc });
  const params = { basketId: cart.id };
  const set = (shopperAppliedSM: boolean) =>
    shopper.call(setShippingMethod, { body: { cartId: cart.id, code: 'express', shopperAppliedSM } });
  await set(true);
  const kept = await shopper.call(setShippingAddress, { params, body: address });
  expect(kept.shippingMethods[0]).toMatchObject({ code: 'express', shopperAppliedSM: true });
  const automatic = await set(false);
  expect(automatic.shippingMethods[0]).toMatchObject({ code: 'express', shopperAppliedSM: false });
  const replaced = await shopper.call(setShippingAddress, { params, body: { ...address, firstName: 'Eve' } });
  expect(replaced.shippingMethods[0]).toMatchObject({ code: 'standard', shopperAppliedSM: false });
});

test('a transition that interrupts an order is an error; undoing it restores the earlier delivery [C4.26]', async () => {
  const cart = await start({ upc, storeId: store });
  await stockOf(running, upc, { [store]: 0 });
  const prepared = await shopper.call(prepareOrder, { body: { cartId: cart.id } });
  expect(prepared.flash).toMatchObject([{ type: 'PickupToStsTransition', level: 'error' }]);
  expect(prepared.items[0]?.transition?.undo).toBeNull();
  await stockOf(running, upc, { [store]: 5 });
  const again = await check(cart);
  const undo = again.items[0]?.transition?.undo;
  expect(undo).toEqual({ fulfilment: 'pickup', storeId: store, code: null });
  const undone = await change(again, { fulfilment: undo?.fulfilment, storeId: undo?.storeId });
  expect(undone).toMatchObject({ items: [{ fulfilment: 'pickup', storeId: store, transition: null }], flash: [] });
});

test('a transition stays on the line until the shopper changes the line', async () => {
  const cart = await start({ upc, storeId: store });
  await stockOf(running, upc, { [store]: 0 });
  const checked = await check(cart);
  expect(checked.items[0]?.transition).not.toBeNull();
  expect((await change(checked, { qty: 2 })).items[0]).toMatchObject({ fulfilment: 'sts', transition: null });
});

test('a plain read writes nothing', async () => {
  const cart = await start({ upc, storeId: store });
  await stockOf(running, upc, { [store]: 0 });
  expect(await read(cart)).toMatchObject({ version: cart.version, items: [{ fulfilment: 'pickup' }], flash: [] });
});
