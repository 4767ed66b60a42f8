import { randomUUID } from 'node:crypto';
import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { cancelDeskItems } from '@eyelet/contracts/order-desk/cancel-items.ts';
import type { DeskOrder } from '@eyelet/contracts/order-desk/order.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { readOrderTimeline } from '@eyelet/contracts/order-desk/read-timeline.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { listToPack } from '@eyelet/contracts/packing/list.ts';
import { listReturnItems } from '@eyelet/contracts/returns/list-items.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { makeReady } from '@eyelet/testing/buy.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
let owner: TestStaff;
beforeAll(async () => {
  running = await startStockedShop();
  owner = await newStaff(running, { roles: ['owner'] });
});
afterAll(() => running.close());

async function ordered() {
  const shopper = await newShopper(running.origin);
  const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.deck, qty: 2 } });
  await shopper.call(addItem, { body: { cartId: id, upc: upcs.socks, qty: 3 } });
  await makeReady(shopper, running.origin, id);
  const { orderNumber, items } = await shopper.call(placeOrder, { body: { cartId: id } });
  const idOf = (upc: string) => items.find((one) => one.upc === upc)?.id ?? '';
  return { shopper, orderNumber, params: { orderNumber }, deck: idOf(upcs.deck), socks: idOf(upcs.socks) };
}

const cancel = (orderNumber: string, items: { itemId: string; qty: number }[], cancellationId = randomUUID()) =>
  owner.call(cancelDeskItems, {
    params: { orderNumber, cancellationId },
    body: { items, reason: 'The last pair has a flaw' },
  });

async function follow(): Promise<void> {
  for (let round = 0; round < 4; round++) await announce(running.shop);
}

const unitsOf = ({ shipments }: DeskOrder) =>
  shipments.flatMap(({ items }) =>
    items.map(({ qty, cancelledQty, cancellableQty }) => [qty, cancelledQty, cancellableQty]),
  );

test('staff cancel items of an order: they are not packed, what is sent is the rest, and the timeline, the audit and a mail say so', async () => {
  const { shopper, orderNumber, params, deck, socks } = await ordered();
  expect(unitsOf(await owner.call(readDeskOrder, { params }))).toEqual([
    [2, 0, 2],
    [3, 0, 3],
  ]);
  const id = randomUUID();
  const wish = [
    { itemId: deck, qty: 1 },
    { itemId: socks, qty: 3 },
  ];
  const both = await Promise.all([cancel(orderNumber, wish, id), cancel(orderNumber, wish, id)]);
  for (const order of both) {
    expect(unitsOf(order)).toEqual([
      [2, 1, 1],
      [3, 3, 0],
    ]);
  }
  const { shipments } = await owner.call(listToPack, { query: {} });
  const mine = shipments.find((one) => one.orderNumber === orderNumber);
  expect(mine?.items.map(({ upc, qty }) => [upc, qty])).toEqual([[upcs.deck, 1]]);
  await follow();
  const { entries } = await owner.call(readOrderTimeline, { params });
  const [told] = entries.flatMap(({ itemsCancelled }) => itemsCancelled ?? []);
  expect(told).toMatchObject({ cancellationId: id, by: 'staff', items: [{ qty: 1 }, { qty: 3 }] });
  const { payments } = await owner.call(readDeskOrder, { params });
  expect(payments[0]?.refunded).toBe(told?.amount);
  const { pool } = running.shop.database;
  const audit = await pool.query<{ after: unknown }>(
    `select after from audit where action = 'orderDesk.cancelItems' and subject_id = $1`,
    [orderNumber],
  );
  expect(audit.rows).toMatchObject([
    { after: { reason: 'The last pair has a flaw', items: `1 × ${upcs.deck}, 3 × ${upcs.socks}` } },
  ]);
  const mails = await pool.query<{ text: string }>(
    `select text from mail where kind = 'items-cancelled' and subject_id like $1 || '%'`,
    [orderNumber],
  );
  expect(mails.rows).toHaveLength(1);
  expect(mails.rows[0]?.text).toContain('We had to cancel these items');
  // The rest leaves, arrives, and only that can come back.
  const step = { params: { orderNumber, shippingId: 'shipment-1' } };
  const parcel = { carrier: 'ups', trackingNumber: `1Z-${orderNumber}` };
  const sent = await owner.call(recordShipmentStep, { ...step, body: { step: 'shipped', ...parcel } });
  expect(sent).toMatchObject({ status: 'shipped' });
  expect(sent.shipments[0]?.parcels[0]?.items).toEqual([{ itemId: deck, qty: 1 }]);
  await owner.call(recordShipmentStep, { ...step, body: { step: 'delivered' } });
  const { items } = await shopper.call(listReturnItems, { params: { orderId: orderNumber }, body: {} });
  expect(items.map(({ itemId, qty }) => [itemId, qty])).toEqual([[deck, 1]]);
});

test('nothing is cancelled of a shipment that somebody packs, and the second is told', async () => {
  const { orderNumber, deck } = await ordered();
  const step = { params: { orderNumber, shippingId: 'shipment-1' }, body: { step: 'packed' as const } };
  await owner.call(recordShipmentStep, step);
  const refused = await detailOf(cancel(orderNumber, [{ itemId: deck, qty: 1 }]));
  expect(refused.errorId).toBe('STF409');
  expect(unitsOf(await owner.call(readDeskOrder, { params: { orderNumber } }))).toEqual([
    [2, 0, 0],
    [3, 0, 0],
  ]);
});

test('items that are all that is left cancel the order; the number of another one is unknown', async () => {
  const { shopper, orderNumber, deck, socks } = await ordered();
  // Its money is taken.
  await follow();
  await cancel(orderNumber, [{ itemId: socks, qty: 3 }]);
  expect(await cancel(orderNumber, [{ itemId: deck, qty: 2 }])).toMatchObject({
    status: 'cancelled',
    mayCancel: false,
  });
  await follow();
  const { totals, status } = await shopper.call(readPurchase, { params: { orderId: orderNumber } });
  expect(['cancelled', 'refunded']).toContain(status);
  const { payments } = await owner.call(readDeskOrder, { params: { orderNumber } });
  expect(payments.map(({ refunded }) => refunded)).toEqual([totals.total]);
  expect((await detailOf(cancel('NONE', [{ itemId: deck, qty: 1 }]))).errorId).toBe('STF404');
});
