import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { prepareOrder } from '@eyelet/contracts/checkout/prepare-order.ts';
import { removeShippingAddress } from '@eyelet/contracts/checkout/remove-shipping-address.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { writePlaces } from '@eyelet/db/stock/write-stock.ts';
import { writeCollectionPoints } from '@eyelet/db/stores/collection-point.ts';
import { untaxablePostalCode } from '@eyelet/server/checkout/check-tax.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { address, readyCart } from '@eyelet/testing/buy.ts';
import { errorOf, newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { setStock, setStockAt, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cartOf, stockOf } from '../cart/world.ts';

const store = 'S-BOSTON';
const details = { addressLine1: '3 Quai', city: 'Paris', postalCode: '75001', timeZone: 'Europe/Paris' };
let running: RunningShop;
let shopper: Shopper;
beforeAll(async () => {
  running = await startStockedShop();
  shopper = await newShopper(running.origin);
  const west = { kind: 'warehouse', region: 'NORA', country: 'US', details: {} } as const;
  await writePlaces(running.shop.database, [{ ...west, id: 'W-WEST', name: 'West' }]);
  const point = { id: 'P-1', carrier: 'relay', name: 'Tabac', country: 'FR', latitude: 48, longitude: 2, details };
  const italian = { ...point, id: 'P-2', country: 'IT' };
  await writeCollectionPoints(running.shop.database, [point, italian]);
});
beforeEach(() => expect.poll(() => running.shop.catalogue.place('W-WEST')?.id, { timeout: 10_000 }).toBe('W-WEST'));
afterAll(() => running.close());

const place = (cartId: string, more: object = {}) => shopper.call(placeOrder, { body: { cartId, ...more } });

async function levelsOf(upc: string): Promise<Record<string, [number, number]>> {
  const { rows } = await running.shop.database.pool.query<{ place_id: string; on_hand: number; reserved: number }>(
    'select place_id, on_hand, reserved from stock where upc = $1',
    [upc],
  );
  return Object.fromEntries(rows.map((row) => [row.place_id, [row.on_hand, row.reserved]]));
}

test('an order is partly collected in a store and partly sent home, each part from its own stock [C1.13 C3.20]', async () => {
  await stockOf(running, upcs.deckLarger, { [store]: 3 });
  const cart = await readyCart(shopper, running.origin, upcs.deck);
  await shopper.call(addItem, { body: { cartId: cart.id, upc: upcs.deckLarger, qty: 2, storeId: store } });
  const before = await levelsOf(upcs.deckLarger);
  const { orderNumber } = await place(cart.id);
  const order = await shopper.call(readPurchase, { params: { orderId: orderNumber } });
  expect(order.shipments).toMatchObject([
    { shippingId: 'pickup-S-BOSTON', kind: 'pickup', storeId: store, shippingMethod: { code: 'pickup' } },
    { shippingId: 'shipment-1', kind: 'home', storeId: null, promised: { from: expect.any(String) } },
  ]);
  expect(order.shipments.map(({ itemIds }) => itemIds.length)).toEqual([1, 1]);
  expect(await levelsOf(upcs.deckLarger)).toEqual({ ...before, [store]: [1, 0] });
  await announce(running.shop);
  const { rows } = await running.shop.database.pool.query<{ text: string }>(
    `select text from mail where kind = 'order-confirmation' and subject_id = $1`,
    [orderNumber],
  );
  for (const said of ['Pickup in store', store, 'Standard shipping', address.addressLine1]) {
    expect(rows[0]?.text).toContain(said);
  }
});

test('an order that is only collected needs no shipping address [C4.03 C1.13 C5.50]', async () => {
  await stockOf(running, upcs.socks, { [store]: 4 });
  const cart = await readyCart(shopper, running.origin, upcs.socks);
  await cartOf(shopper).change(cart, { storeId: store });
  await shopper.call(removeShippingAddress, { params: { basketId: cart.id } });
  const contact = { shippingId: 'pickup-S-BOSTON', email: 'collect@example.com', phone: '2075550188' };
  const told = await shopper.call(setShippingAddress, { params: { basketId: cart.id }, body: contact });
  expect(told.pickupContact).toEqual({ email: 'collect@example.com', phone: '+12075550188' });
  const nobody = { ...contact, email: '' };
  const call = shopper.call(setShippingAddress, { params: { basketId: cart.id }, body: nobody });
  expect(await refusalOf(call)).toBe('CHK320');
  const order = await place(cart.id);
  expect(order.shipments).toMatchObject([{ kind: 'pickup', shippingAddress: { email: 'collect@example.com' } }]);
});

test('a line that no single warehouse can fill is allocated to several, the fullest first', async () => {
  await stockOf(running, upcs.reduced, { 'W-NORA': 3, 'W-WEST': 4 });
  const cart = await readyCart(shopper, running.origin, upcs.reduced);
  await cartOf(shopper).change(cart, { qty: 5 });
  const { orderNumber } = await place(cart.id);
  const { rows } = await running.shop.database.pool.query(
    'select place_id, qty from order_line_source where order_number = $1 order by place_id',
    [orderNumber],
  );
  expect(rows).toEqual([
    { place_id: 'W-NORA', qty: 1 },
    { place_id: 'W-WEST', qty: 4 },
  ]);
  expect(await levelsOf(upcs.reduced)).toMatchObject({ 'W-NORA': [2, 0], 'W-WEST': [0, 0] });
});

test('a parcel is sent to a collection point with the name of the person who collects it [C3.21 B4.5.15 C5.47 C5.48 C5.49]', async () => {
  const buyer = await newShopper(running.origin, { locale: 'fr_FR' });
  const { start, read } = cartOf(buyer);
  const cart = await start({ upc: upcs.deck });
  const who = { firstName: 'Léa', lastName: 'Marin', email: 'lea@example.com', phone: '0612345678' };
  const collect = (collectionPointId: string) =>
    buyer.call(setShippingAddress, {
      params: { basketId: cart.id },
      body: { ...who, context: 'COLLECTION', collectionPointId },
    });
  expect(await refusalOf(collect('nowhere'))).toBe('SHP404');
  const unreachable = { context: 'COLLECTION', collectionPointId: 'P-1', firstName: 'Léa', lastName: 'Marin' };
  const error = await errorOf(buyer.call(setShippingAddress, { params: { basketId: cart.id }, body: unreachable }));
  expect([error.id, error.errorDetails.map(({ field }) => field).toSorted()]).toEqual(['CHK320', ['email', 'phone']]);
  const nameless = { ...who, firstName: '', lastName: '', context: 'COLLECTION' as const, collectionPointId: 'P-1' };
  const missing = await errorOf(buyer.call(setShippingAddress, { params: { basketId: cart.id }, body: nameless }));
  expect([missing.id, missing.errorDetails.map(({ field }) => field)]).toEqual(['CHK320', ['firstName', 'lastName']]);
  expect((await collect('P-1')).shippingMethods).toMatchObject([
    { kind: 'pudo', code: 'pudo', address: { addressLine2: 'Tabac', city: 'Paris', lastName: 'Marin' } },
  ]);
  await buyer.call(removeShippingAddress, { params: { basketId: cart.id } });
  expect((await read(cart)).shippingMethods).toMatchObject([{ kind: 'home', code: 'standard', address: null }]);
});

test('without a required collector, the parcel to a collection point has the name of the buyer [C5.49]', async () => {
  const buyer = await newShopper(running.origin, { locale: 'it_IT' });
  const { id } = await cartOf(buyer).start({ upc: upcs.deck });
  const params = { basketId: id };
  const body = { context: 'COLLECTION', collectionPointId: 'P-2' } as const;
  expect((await buyer.call(setShippingAddress, { params, body })).shippingMethods).toMatchObject([{ code: 'pudo' }]);
  const italian = { ...address, addressLine1: 'Via Roma 1', city: 'Genova', province: 'GE', postalCode: '16121' };
  const billing = { ...italian, country: 'IT', phone: '3471234567' };
  const billed = await buyer.call(setBillingAddress, { params, body: billing });
  expect(billed.shippingMethods[0]?.address).toMatchObject({
    firstName: address.firstName,
    lastName: address.lastName,
    email: address.email,
    addressLine2: 'Tabac',
  });
});

test('a delivery that changes while the order is placed is refused with ORD415 and stays in the cart as a transition [C8.51 C4.26]', async () => {
  await stockOf(running, upcs.spare, { 'W-NORA': 20, [store]: 2 });
  const cart = await readyCart(shopper, running.origin, upcs.spare);
  await cartOf(shopper).change(cart, { storeId: store });
  await setStockAt(running, upcs.spare, store, 0);
  const error = await errorOf(place(cart.id));
  expect(error).toMatchObject({ id: 'ORD415', errorDetails: [{ details: { flash: 'PickupToStsTransition' } }] });
  const { read } = cartOf(shopper);
  const checks = { isPatchRequired: true, inventorySupplyCheck: true };
  const told = await read(cart, checks);
  expect(told.items).toMatchObject([{ fulfilment: 'sts', transition: { type: 'PickupToStsTransition' } }]);
  expect(told.flash).toMatchObject([{ type: 'PickupToStsTransition', level: 'error' }]);
  expect((await read(cart, checks)).flash).toEqual([]);
  expect((await place(cart.id)).shipments).toMatchObject([{ kind: 'sts', storeId: store }]);
});

test('items that are out of stock are refused by preparation and order [C8.37]', async () => {
  const cart = await readyCart(shopper, running.origin, upcs.limited);
  await setStock(running, upcs.limited, 0);
  expect(await refusalOf(shopper.call(prepareOrder, { body: { cartId: cart.id } }))).toBe('ORD430');
  expect(await refusalOf(place(cart.id))).toBe('ORD430');
});

test('a tax that cannot be computed is refused with TAX309, a changed one with TAX310 and the new total [C8.85 C8.86]', async () => {
  const cart = await readyCart(shopper, running.origin, upcs.deck, undefined, { province: 'CA', postalCode: '94107' });
  const { total, tax } = cart.totals;
  expect(tax).toBeGreaterThan(0);
  const error = await errorOf(place(cart.id, { expectedTotal: total + 1, expectedTax: tax + 1 }));
  expect(error).toMatchObject({ id: 'TAX310', errorDetails: [{ details: { total, tax } }] });
  expect(await refusalOf(place(cart.id, { expectedTotal: total + 2, expectedTax: tax + 1 }))).toBe('ORD415');
  const body = { ...address, postalCode: untaxablePostalCode };
  await shopper.call(setShippingAddress, { params: { basketId: cart.id }, body });
  expect(await refusalOf(shopper.call(prepareOrder, { body: { cartId: cart.id } }))).toBe('TAX309');
  expect(await refusalOf(place(cart.id))).toBe('TAX309');
});

test('a postal code of another state is refused with CHK320 at that member', async () => {
  const cart = await cartOf(shopper).start({ upc: upcs.deck });
  const body = { ...address, province: 'NY' };
  const error = await errorOf(shopper.call(setShippingAddress, { params: { basketId: cart.id }, body }));
  expect(error).toMatchObject({ id: 'CHK320', errorDetails: [{ field: 'postalCode' }] });
});

test('an order has the changed size of an item [C7.33]', async () => {
  const cart = await readyCart(shopper, running.origin, upcs.deck);
  const body = { itemId: cart.items[0]?.id ?? '', upc: upcs.deckLarger };
  await shopper.call(updateItem, { params: { basketId: cart.id }, body });
  expect((await place(cart.id)).items).toMatchObject([{ upc: upcs.deckLarger }]);
});
