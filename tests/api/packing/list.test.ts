import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { listToPack } from '@eyelet/contracts/packing/list.ts';
import { address, buy, cardToken } from '@eyelet/testing/buy.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { setStockAt, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const store = 'S-BOSTON';
let running: RunningShop;
let warehouse: TestStaff;
let shopper: Shopper;
beforeAll(async () => {
  running = await startStockedShop();
  warehouse = await newStaff(running, { roles: ['warehouse'] });
  shopper = await newShopper(running.origin);
});
afterAll(() => running.close());

const list = (placeId?: string) => warehouse.call(listToPack, { query: placeId === undefined ? {} : { placeId } });
const numbersOf = async (placeId?: string) => (await list(placeId)).shipments.map(({ orderNumber }) => orderNumber);

async function orderPickup(): Promise<string> {
  await setStockAt(running, upcs.deck, store, 5);
  await expect
    .poll(() => running.shop.catalogue.availability(upcs.deck, { placeId: store }), { timeout: 10_000 })
    .toBe(5);
  const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.deck, storeId: store } });
  await shopper.call(setBillingAddress, { params: { basketId: id }, body: address });
  const paymentMethod = { code: 'CREDIT_CARD' as const, additionalData: { token: await cardToken(running.origin) } };
  return (await shopper.call(placeOrder, { body: { cartId: id, paymentMethod } })).orderNumber;
}

test('each place has what it supplies, the longest waiting first, until it has left', async () => {
  expect(await list()).toMatchObject({ places: [], placeId: null, shipments: [] });
  const first = await buy(shopper, running.origin, upcs.socks);
  const second = await buy(shopper, running.origin, upcs.deck);
  const cancelled = await buy(shopper, running.origin, upcs.socks);
  await shopper.call(cancelOrder, { body: { orderNumber: cancelled.orderNumber } });
  await buy(shopper, running.origin, upcs.digital);
  const collected = await orderPickup();
  const { places, placeId, shipments } = await list();
  expect(places).toMatchObject([
    { placeId, shipments: 2, units: 2 },
    { placeId: store, shipments: 1, units: 1 },
  ]);
  expect(shipments).toMatchObject([
    { orderNumber: first.orderNumber, kind: 'home', packedAt: null, otherPlaces: [], next: ['packed', 'shipped'] },
    { orderNumber: second.orderNumber, items: [{ upc: upcs.deck, qty: 1 }] },
  ]);
  expect((await list(store)).shipments).toMatchObject([{ orderNumber: collected, next: ['packed', 'ready'] }]);
  const params = { orderNumber: first.orderNumber, shippingId: 'shipment-1' };
  await warehouse.call(recordShipmentStep, { params, body: { step: 'packed' } });
  expect((await list()).shipments[0]).toMatchObject({ packedAt: expect.any(String), next: ['shipped'] });
  const parcel = { step: 'shipped', carrier: 'ups', trackingNumber: '1Z-PACK' } as const;
  await warehouse.call(recordShipmentStep, { params, body: parcel });
  expect(await numbersOf(placeId ?? '')).toEqual([second.orderNumber]);
  expect(await list('nowhere')).toMatchObject({ placeId: 'nowhere', shipments: [] });
  // A place where everything has left stays to be chosen.
  const ready = { orderNumber: collected, shippingId: `pickup-${store}` };
  await warehouse.call(recordShipmentStep, { params: ready, body: { step: 'ready' } });
  expect((await list(store)).places).toContainEqual({ placeId: store, name: store, shipments: 0, units: 0 });
});

test('a shipment from two places is at both, each with its own units; neither packs it nor hands it over alone', async () => {
  const { orderNumber } = await buy(shopper, running.origin, upcs.deckLarger);
  const { pool } = running.shop.database;
  const { rows } = await pool.query<{ place: string }>(
    'select place_id as place from order_line where order_number = $1',
    [orderNumber],
  );
  const home = rows[0]?.place ?? '';
  await pool.query('delete from order_line_source where order_number = $1', [orderNumber]);
  await pool.query(
    `insert into order_line_source (order_number, line_no, place_id, qty)
     select order_number, line_no, place, units from order_line, (values ($2, 2), ($3, 1)) as it (place, units)
     where order_number = $1`,
    [orderNumber, home, store],
  );
  const at = async (placeId: string) => (await list(placeId)).shipments.find((one) => one.orderNumber === orderNumber);
  const other = expect.stringMatching(/.+/);
  expect(await at(home)).toMatchObject({ items: [{ qty: 2 }], otherPlaces: [other], next: [] });
  expect(await at(store)).toMatchObject({ items: [{ qty: 1 }], otherPlaces: [other], next: [] });
  // Somebody has recorded it on the page of the order: what a place supplies stays to be fetched until it has left.
  const params = { orderNumber, shippingId: 'shipment-1' };
  await warehouse.call(recordShipmentStep, { params, body: { step: 'packed' } });
  for (const place of [home, store]) expect(await at(place)).toMatchObject({ packedAt: null, next: [] });
  await warehouse.call(recordShipmentStep, {
    params,
    body: { step: 'shipped', carrier: 'ups', trackingNumber: '1Z-SPLIT' },
  });
  expect([await at(home), await at(store)]).toEqual([undefined, undefined]);
});

test('who may not pack does not see it', async () => {
  const analyst = await newStaff(running, { roles: ['analyst'] });
  expect(await detailOf(analyst.call(listToPack, { query: {} }))).toMatchObject({ errorId: 'STF403' });
});
