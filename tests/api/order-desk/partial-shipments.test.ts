import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { cancelDeskOrder } from '@eyelet/contracts/order-desk/cancel.ts';
import { handOverParcel } from '@eyelet/contracts/order-desk/hand-over-parcel.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { readOrderTimeline } from '@eyelet/contracts/order-desk/read-timeline.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { trackOrder } from '@eyelet/contracts/orders/track.ts';
import { listToPack } from '@eyelet/contracts/packing/list.ts';
import { takeUpdate } from '@eyelet/server/carriers/take-update.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { address, makeReady } from '@eyelet/testing/buy.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { setStockAt, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
let warehouse: TestStaff;
let owner: TestStaff;
let guest: Shopper;
beforeAll(async () => {
  running = await startStockedShop();
  warehouse = await newStaff(running, { roles: ['warehouse'] });
  owner = await newStaff(running, { roles: ['owner'] });
  guest = await newShopper(running.origin);
  for (const upc of [upcs.deck, upcs.socks]) await setStockAt(running, upc, 'W-NORA', 90);
});
afterAll(() => running.close());

type Units = readonly (readonly [upc: string, qty: number])[];
const itemsOf = (units: Units) => units.map(([upc, qty]) => ({ upc, qty }));

/** An order of two pairs of shoes and three pairs of socks, and the place that packs it. */
async function ordered() {
  const { id } = await guest.call(createCartWithItem, { body: { upc: upcs.deck, qty: 2 } });
  await guest.call(addItem, { body: { cartId: id, upc: upcs.socks, qty: 3 } });
  const cart = await makeReady(guest, running.origin, id);
  const { orderNumber, items } = await guest.call(placeOrder, { body: { cartId: cart.id } });
  const { placeId } = await warehouse.call(listToPack, { query: {} });
  const params = { orderNumber, shippingId: 'shipment-1' };
  const idOf = (upc: string) => items.find((one) => one.upc === upc)?.id ?? '';
  const send = (number: string, units: Units, place = placeId ?? '') =>
    warehouse.call(handOverParcel, {
      params,
      body: { placeId: place, carrier: 'ups', trackingNumber: `${number}-${orderNumber}`, items: itemsOf(units) },
    });
  return { orderNumber, params, placeId: placeId ?? '', deck: idOf(upcs.deck), socks: idOf(upcs.socks), send };
}

const read = (orderNumber: string) => guest.call(readPurchase, { params: { orderId: orderNumber } });
const toPack = async (orderNumber: string, placeId: string) =>
  (await warehouse.call(listToPack, { query: { placeId } })).shipments.find((one) => one.orderNumber === orderNumber);

async function mailsOf(orderNumber: string) {
  for (let round = 0; round < 3; round++) await announce(running.shop);
  const { rows } = await running.shop.database.pool.query<{ kind: string; text: string }>(
    `select kind, text from mail where subject_id like $1 and kind like 'shipment-%' order by kind, subject_id`,
    [`${orderNumber}/%`],
  );
  return rows;
}

test('a parcel leaves before the rest: buyer, guest and desk see which units are on their way, and each parcel is mailed once with its own', async () => {
  const { orderNumber, placeId, deck, socks, send } = await ordered();
  const first = await send('1Z-A', [
    [upcs.deck, 1],
    [upcs.socks, 2],
  ]);
  expect(first).toMatchObject({ status: 'in fulfilment', mayCancel: false, shipments: [{ isPartlyShipped: true }] });
  const parcel = { carrier: 'UPS', trackingNumber: `1Z-A-${orderNumber}`, units: 3 };
  expect((await read(orderNumber)).shipments).toMatchObject([
    {
      ...{ isPartlyShipped: true, shippedAt: null, parcel: null },
      parcels: [
        {
          ...parcel,
          items: [
            { itemId: deck, qty: 1 },
            { itemId: socks, qty: 2 },
          ],
        },
      ],
      notSent: [
        { itemId: deck, qty: 1 },
        { itemId: socks, qty: 1 },
      ],
    },
  ]);
  const tracked = await guest.call(trackOrder, { body: { orderNumber, email: address.email } });
  expect(tracked.shipments).toMatchObject([{ isPartlyShipped: true, units: 5, parcels: [parcel] }]);
  expect(JSON.stringify(tracked)).not.toContain(deck);
  expect(await toPack(orderNumber, placeId)).toMatchObject({
    isPartlyShipped: true,
    items: [
      { upc: upcs.deck, qty: 1 },
      { upc: upcs.socks, qty: 1 },
    ],
  });
  const [early, ...none] = await mailsOf(orderNumber);
  expect([early?.kind, none]).toEqual(['shipment-partly-shipped', []]);
  expect(early?.text).toMatch(/1 × .*\n2 × /);
  expect(early?.text).toContain(`1Z-A-${orderNumber}`);
  expect(early?.text).not.toContain('$');

  expect(
    await send('1Z-B', [
      [upcs.socks, 1],
      [upcs.deck, 1],
    ]),
  ).toMatchObject({ status: 'shipped' });
  expect(await toPack(orderNumber, placeId)).toBeUndefined();
  expect((await read(orderNumber)).shipments).toMatchObject([
    {
      ...{ isPartlyShipped: false, shippedAt: expect.any(String), notSent: [] },
      parcel: { trackingNumber: `1Z-B-${orderNumber}` },
      parcels: [
        { units: 3 },
        {
          units: 2,
          items: [
            { itemId: deck, qty: 1 },
            { itemId: socks, qty: 1 },
          ],
        },
      ],
    },
  ]);
  const mails = await mailsOf(orderNumber);
  expect(mails.map(({ kind }) => kind)).toEqual(['shipment-partly-shipped', 'shipment-shipped']);
  const last = mails[1];
  expect(last?.text).toMatch(/1 × .*\n1 × /);
  const { entries } = await warehouse.call(readOrderTimeline, { params: { orderNumber } });
  expect(entries.flatMap(({ handedOver }) => (handedOver ? [handedOver.items.map(({ qty }) => qty)] : []))).toEqual([
    ...[
      [1, 2],
      [1, 1],
    ],
  ]);
});

test('what is left of a partly shipped one can be handed over as a whole, and is in the last parcel', async () => {
  const { orderNumber, params, deck, socks, send } = await ordered();
  await send('1Z-A', [[upcs.deck, 2]]);
  const body = { step: 'shipped', carrier: 'dhl', trackingNumber: `D-${orderNumber}` } as const;
  const order = await warehouse.call(recordShipmentStep, { params, body });
  expect(order).toMatchObject({
    status: 'shipped',
    shipments: [{ parcels: [{ items: [{ itemId: deck, qty: 2 }] }, { items: [{ itemId: socks, qty: 3 }] }] }],
  });
});

test('a repeated call hands over once; other units under its number, more than waits, and units of another place are refused', async () => {
  const { orderNumber, placeId, send } = await ordered();
  await Promise.all([
    send('1Z-A', [[upcs.socks, 2]]),
    send('1Z-A', [
      [upcs.socks, 1],
      [upcs.socks, 1],
    ]),
  ]);
  expect((await read(orderNumber)).shipments[0]?.parcels).toMatchObject([{ units: 2 }]);
  const stale = { errorId: 'STF409', current: { orderNumber } };
  expect(await detailOf(send('1Z-A', [[upcs.socks, 1]]))).toMatchObject(stale);
  expect(await detailOf(send('1Z-B', [[upcs.socks, 2]]))).toMatchObject(stale);
  expect(await detailOf(send('1Z-B', [[upcs.spare, 1]]))).toMatchObject(stale);
  expect(await detailOf(send('1Z-B', [[upcs.socks, 1]], 'S-BOSTON'))).toMatchObject(stale);
  expect((await read(orderNumber)).shipments[0]?.parcels).toHaveLength(1);
  const other = await ordered();
  const body = { placeId, carrier: 'ups', trackingNumber: `1Z-A-${orderNumber}`, items: itemsOf([[upcs.socks, 1]]) };
  const taken = warehouse.call(handOverParcel, { params: other.params, body });
  expect(await detailOf(taken)).toMatchObject({ errorId: 'STF465' });
  const unknown = { ...other.params, shippingId: 'none' };
  expect(await detailOf(warehouse.call(handOverParcel, { params: unknown, body }))).toMatchObject({
    errorId: 'STF404',
  });
  const nobody = { ...body, carrier: 'pigeon' };
  expect(await detailOf(warehouse.call(handOverParcel, { params: other.params, body: nobody }))).toMatchObject({
    ...{ errorId: 'STF400', details: { member: 'carrier' } },
  });
});

test('once a parcel has left, neither its shopper nor staff can cancel the order', async () => {
  const { orderNumber, send } = await ordered();
  await send('1Z-A', [[upcs.socks, 1]]);
  expect(await refusalOf(guest.call(cancelOrder, { body: { orderNumber } }))).toBe('CAN409');
  const cancelled = owner.call(cancelDeskOrder, { params: { orderNumber }, body: { reason: 'asked by phone' } });
  expect(await detailOf(cancelled)).toMatchObject({ errorId: 'STF409' });
  expect((await read(orderNumber)).status).toBe('in fulfilment');
});

test('a shipment has arrived once all its parcels have, in whichever order; what is told of a parcel names that one', async () => {
  const { orderNumber, send } = await ordered();
  const begin = Date.now();
  const report = (number: string, state: 'delivered' | 'out-for-delivery', minute: number) =>
    takeUpdate(running.shop, {
      ...{ carrier: 'ups', trackingNumber: `${number}-${orderNumber}`, expectedOn: null },
      scans: [{ state, at: new Date(begin - (60 - minute) * 60_000), place: '' }],
      saidAt: new Date(begin),
    });
  await send('1Z-A', [[upcs.deck, 2]]);
  await report('1Z-A', 'out-for-delivery', 1);
  await report('1Z-A', 'delivered', 2);
  expect((await read(orderNumber)).status).toBe('in fulfilment');
  await send('1Z-B', [[upcs.socks, 1]]);
  await send('1Z-C', [[upcs.socks, 2]]);
  await report('1Z-C', 'out-for-delivery', 3);
  await report('1Z-C', 'delivered', 9);
  expect((await read(orderNumber)).status).toBe('shipped');
  await report('1Z-B', 'delivered', 5);
  expect(await warehouse.call(readDeskOrder, { params: { orderNumber } })).toMatchObject({ status: 'delivered' });
  const mails = await mailsOf(orderNumber);
  const out = mails.filter(({ kind }) => kind === 'shipment-out-for-delivery');
  expect(out.map(({ text }) => /1Z-.-/.exec(text)?.[0]).toSorted()).toEqual(['1Z-A-', '1Z-C-']);
  expect(mails.filter(({ kind }) => kind === 'shipment-delivered')).toHaveLength(1);
});

test('each of two places hands over its own units; the last one makes the shipment shipped', async () => {
  const { orderNumber, placeId, send } = await ordered();
  const { pool } = running.shop.database;
  await pool.query(
    `with moved as (delete from order_line_source where order_number = $1 returning 1)
     insert into order_line_source (order_number, line_no, place_id, qty)
     select order_number, line_no, place, units
     from order_line join (values ($2, $3, 2), ($2, $4, 2), ('S-BOSTON', $4, 1)) as it (place, upc, units) using (upc)
     where order_number = $1 and (select count(*) from moved) > 0`,
    [orderNumber, placeId, upcs.deck, upcs.socks],
  );
  const socks = { upc: upcs.socks };
  expect(await toPack(orderNumber, 'S-BOSTON')).toMatchObject({
    ...{ items: [{ ...socks, qty: 1 }], otherPlaces: [expect.any(String)], next: [], mayHandOver: true },
  });
  await send('1Z-A', [[upcs.socks, 1]], 'S-BOSTON');
  expect(await toPack(orderNumber, 'S-BOSTON')).toBeUndefined();
  expect(await toPack(orderNumber, placeId)).toMatchObject({
    ...{ otherPlaces: [], next: ['packed', 'shipped'], items: [{ qty: 2 }, { ...socks, qty: 2 }] },
  });
  expect(
    await send('1Z-B', [
      [upcs.deck, 2],
      [upcs.socks, 2],
    ]),
  ).toMatchObject({ status: 'shipped' });
});
