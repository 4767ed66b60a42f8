import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { setShippingMethod } from '@eyelet/contracts/checkout/set-shipping-method.ts';
import { type TransitionType, transitionTypes } from '@eyelet/contracts/errors/flash-types.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cartOf, servicesOf, stockOf } from '../cart/world.ts';

const storeId = 'S-BOSTON';
const upc = upcs.spare;
let running: RunningShop;
let shopper: Shopper;
beforeAll(async () => {
  running = await startStockedShop();
});
afterAll(() => running.close());
beforeEach(async () => {
  shopper = await newShopper(running.origin);
  await servicesOf(running, storeId, { pickup: true, sts: true, reserve: true });
  await stockOf(running, upc, { 'W-NORA': 20, [storeId]: 5 });
});

const press = (type: string) =>
  shopper.fetch(`${running.origin}/dev/lab/transition`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ type }),
  });

/** Changes of delivery whose switch the lab lets this browser press. */
async function pressable(): Promise<readonly TransitionType[]> {
  const html = await (await shopper.fetch(`${running.origin}/dev/lab`)).text();
  return transitionTypes.filter((type) => html.includes(`name="type" value="${type}">`));
}

const collected = () => cartOf(shopper).start({ upc, storeId });
const sentToStore = () => cartOf(shopper).start({ upc, storeId, fulfilment: 'sts' });

async function sentHome(): Promise<Cart> {
  const cart = await cartOf(shopper).start({ upc });
  return cartOf(shopper).add(cart, { upc: upcs.deck, storeId, fulfilment: 'sts' });
}

async function sentExpress(): Promise<Cart> {
  const cart = await cartOf(shopper).start({ upc });
  return shopper.call(setShippingMethod, { body: { cartId: cart.id, code: 'express', shopperAppliedSM: true } });
}

test.each([
  ['PickupToStsTransition', collected],
  ['PickupToSthTransition', collected],
  ['StsToSthTransition', sentToStore],
  ['StsToPickupTransition', sentToStore],
  ['STHToPickupTransition', sentHome],
  ['OrderShippingMethodDowngraded', sentExpress],
] satisfies [TransitionType, () => Promise<Cart>][])(
  'the switch of %s brings it about [C8.09]',
  async (type, begin) => {
    const cart = await begin();
    expect(await pressable()).toContain(type);
    expect((await press(type)).status).toBe(303);
    const { flash } = await cartOf(shopper).read(cart, { inventorySupplyCheck: true });
    expect(flash.map((one) => one.type)).toContain(type);
  },
);

test('the lab enables only the changes of delivery that the cart can have', async () => {
  expect(await pressable()).toEqual([]);
  await collected();
  expect([...(await pressable())].sort()).toEqual(['PickupToSthTransition', 'PickupToStsTransition']);
  expect((await press('StsToSthTransition')).status).toBe(303);
  expect((await press('Nonsense')).status).toBe(303);
  expect(running.shop.catalogue.availability(upc, { placeId: 'W-NORA' })).toBe(20);
});
