import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { changeStore } from '@eyelet/contracts/cart/change-store.ts';
import { setShippingMethod } from '@eyelet/contracts/checkout/set-shipping-method.ts';
import { writePlaces } from '@eyelet/db/stock/write-stock.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { setStockAt, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { statementsOf } from '@eyelet/testing/statements.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cartOf, stockOf } from './world.ts';

const [boston, salem] = ['S-BOSTON', 'S-SALEM'];
const upc = upcs.spare;

let running: RunningShop;
let shopper: Shopper;
beforeAll(async () => {
  running = await startStockedShop();
  shopper = await newShopper(running.origin);
  const details = { province: 'MA', city: 'Salem', addressLine1: '1 Wharf', timeZone: 'America/New_York', week: [] };
  const place = { kind: 'store', region: 'NORA', country: 'US', name: 'Salem', details } as const;
  await writePlaces(running.shop.database, [{ ...place, id: salem }]);
});
afterAll(() => running.close());
beforeEach(async () => {
  await expect.poll(() => running.shop.catalogue.place(salem)?.name, { timeout: 10_000 }).toBe('Salem');
  await stockOf(running, upc, { 'W-NORA': 20, [boston]: 5, [salem]: 5 });
});

/** Changes stock in the database without announcing it, as in the moment before a change is announced. */
async function moveUnheard(levels: Readonly<Record<string, number>>): Promise<void> {
  const { catalogue } = running.shop;
  const before = new Map(catalogue.places().map(({ id }) => [id, catalogue.availability(upc, { placeId: id })]));
  vi.spyOn(catalogue, 'availability').mockImplementation(
    (_, where) => before.get('placeId' in where ? where.placeId : 'W-NORA') ?? 0,
  );
  for (const [placeId, onHand] of Object.entries(levels)) await setStockAt(running, upc, placeId, onHand);
}

afterEach(() => vi.restoreAllMocks());

test('a line cannot switch to stock that was sold a moment ago, whatever the catalogue in memory says [C8.39 C8.40 C8.41]', async () => {
  const { start, change } = cartOf(shopper);
  const cart = await start({ upc });
  await moveUnheard({ [boston]: 0 });
  expect(await refusalOf(change(cart, { storeId: boston }))).toBe('ORD517');
  await change(cart, { storeId: salem });
  await moveUnheard({ 'W-NORA': 0 });
  expect(await refusalOf(change(cart, { fulfilment: 'home' }))).toBe('ORD516');
  expect(await refusalOf(change(cart, { fulfilment: 'sts', storeId: boston }))).toBe('ORD518');
  const more = await change(cart, { qty: 2 });
  expect(more.items[0]).toMatchObject({ qty: 2, fulfilment: 'pickup', storeId: salem });
});

test('a line can switch to stock that arrived a moment ago, and the answer includes it [C8.39]', async () => {
  const { start, change } = cartOf(shopper);
  const cart = await start({ upc, storeId: boston });
  await stockOf(running, upc, { 'W-NORA': 0, [salem]: 0 });
  await moveUnheard({ 'W-NORA': 4, [salem]: 3 });
  const home = await change(cart, { fulfilment: 'home' });
  expect(home).toMatchObject({ items: [{ fulfilment: 'home', available: 4, transition: null }], flash: [] });
  const elsewhere = await change(cart, { storeId: salem });
  expect(elsewhere).toMatchObject({ items: [{ storeId: salem, available: 3, transition: null }], flash: [] });
});

test('a transition is undone by the current stock of the database [C4.26]', async () => {
  const { start, read, change } = cartOf(shopper);
  const cart = await start({ upc, storeId: boston });
  await stockOf(running, upc, { [boston]: 0 });
  const moved = await read(cart, { inventorySupplyCheck: true });
  expect(moved.items[0]).toMatchObject({ fulfilment: 'sts' });
  await moveUnheard({ [boston]: 2 });
  const back = { fulfilment: 'pickup', storeId: boston } as const;
  expect(await change(cart, back)).toMatchObject({ items: [{ ...back, transition: null }], flash: [] });
});

test('the store of a cart and the delivery of a shipment change by the current stock of the database [C2.52 C7.36]', async () => {
  const { start } = cartOf(shopper);
  const cart = await start({ upc, storeId: boston });
  const params = { basketId: cart.id };
  await moveUnheard({ [salem]: 0 });
  expect(await refusalOf(shopper.call(changeStore, { params, body: { storeId: salem } }))).toBe('ORD517');
  await moveUnheard({ 'W-NORA': 0 });
  const asked = { cartId: cart.id, shippingId: `pickup-${boston}`, code: 'standard' };
  expect(await refusalOf(shopper.call(setShippingMethod, { body: asked }))).toBe('SHP404');
});

test('changing the delivery of a line, cart or shipment takes three statements, changing a quantity two', async () => {
  const { start, change } = cartOf(shopper);
  const cart = await start({ upc });
  const count = async (run: () => Promise<unknown>) => (await statementsOf(run)).length;
  expect(await count(() => change(cart, { fulfilment: 'sts', storeId: boston }))).toBe(3);
  expect(await count(() => change(cart, { fulfilment: 'sts', storeId: boston, qty: 2 }))).toBe(2);
  const body = { storeId: salem };
  expect(await count(() => shopper.call(changeStore, { params: { basketId: cart.id }, body }))).toBe(3);
  const standard = { cartId: cart.id, code: 'standard' };
  expect(await count(() => shopper.call(setShippingMethod, { body: standard }))).toBe(3);
});

test('a gift that is earned by switching a line is in the answer [C3.17]', async () => {
  const texts = { gift: { default: 'Nearly a gift', earned: 'A gift' } };
  const gift = promotion('GIFT', { benefit: { kind: 'gift', upc: upcs.gift }, threshold: { USD: 15_000 }, texts });
  await givePromotions(running, [gift]);
  const { start, change, read } = cartOf(shopper);
  const cart = await start({ upc, storeId: boston });
  const upcsOf = ({ items }: Cart) => items.map((item) => item.upc);
  const earned = await change(cart, { fulfilment: 'home', qty: 2 });
  expect(upcsOf(earned)).toEqual([upc, upcs.gift]);
  expect(upcsOf(await read(cart, { inventorySupplyCheck: true }))).toEqual([upc, upcs.gift]);
});
