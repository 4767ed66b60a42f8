import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { readLinkedOrder } from '@eyelet/contracts/orders/read-linked.ts';
import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import { settleReturn } from '@eyelet/contracts/return-desk/settle.ts';
import { listReturnItems } from '@eyelet/contracts/returns/list-items.ts';
import type { Shopper } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askLabel } from '../returns/messages.ts';
import { deliver } from './orders.ts';
import { leftOf, replacingAt } from './replacing.ts';

let running: RunningShop;
let owner: TestStaff;
let desk: ReturnType<typeof replacingAt>;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 200 });
  owner = await newStaff(running, { roles: ['owner'] });
  desk = replacingAt(running, owner);
});
afterAll(() => running.close());

/** An order whose parcel has left and never comes. */
async function lost() {
  const bought = await desk.paid();
  const { orderNumber, shipments } = bought.order;
  for (const { shippingId } of shipments) {
    await owner.call(recordShipmentStep, {
      params: { orderNumber, shippingId },
      body: { step: 'shipped', carrier: 'ups', trackingNumber: `1Z777-${orderNumber}` },
    });
  }
  await desk.follow();
  return bought;
}

async function arrived(shopper: Shopper, orderNumber: string): Promise<void> {
  await deliver(owner, await shopper.call(readPurchase, { params: { orderId: orderNumber } }));
  await desk.follow();
}

const itemsOf = (shopper: Shopper, orderId: string) => shopper.call(listReturnItems, { params: { orderId }, body: {} });
const statusOf = async (shopper: Shopper, orderId: string) =>
  (await shopper.call(readPurchase, { params: { orderId } })).status;

async function takeBack(returnId: string): Promise<void> {
  const { version, items } = await owner.call(receiveReturn, { params: { returnId } });
  const decided = items.map(({ itemId, qty }) => ({ itemId, accepted: qty, restocked: qty, note: '' }));
  await owner.call(settleReturn, { params: { returnId }, body: { version, items: decided } });
  await desk.follow();
}

test('goods of a lost parcel that were sent again are sent back with the order that paid them, which is refunded then', async () => {
  const { shopper, orderNumber, deck, socks } = await lost();
  const all = [
    { itemId: deck, qty: 2 },
    { itemId: socks, qty: 3 },
  ];
  const [made = ''] = (await desk.replace(orderNumber, all)).replacements;
  await desk.follow();
  const first = () => shopper.call(readPurchase, { params: { orderId: orderNumber } });
  expect(await first()).toMatchObject({ hasArrived: false, replacementOf: null });
  await arrived(shopper, made);
  expect(await first()).toMatchObject({ status: 'shipped', hasArrived: true });
  const { rows } = await running.shop.database.pool.query<{ text: string }>(
    `select text from mail where kind = 'shipment-delivered' and subject_id like $1 || '%'`,
    [made],
  );
  expect(rows[0]?.text).toContain(`send it back with order ${orderNumber}`);
  const link = /order-confirmation\?order=([A-Z0-9]+)&token=([\w-]+)/.exec(rows[0]?.text ?? '');
  expect(link?.[1]).toBe(orderNumber);
  const linked = { params: { orderId: orderNumber }, query: { token: link?.[2] ?? '' } };
  expect(await shopper.call(readLinkedOrder, linked)).toMatchObject({ orderNumber });
  expect((await itemsOf(shopper, orderNumber)).items.map(({ qty, why }) => [qty, why])).toEqual([
    [2, null],
    [3, null],
  ]);
  const { returnId } = await askLabel(running.origin, shopper, orderNumber);
  expect(await statusOf(shopper, orderNumber)).toBe('return requested');
  await takeBack(returnId);
  expect(await statusOf(shopper, orderNumber)).toBe('refunded');
  expect(leftOf(await desk.read(made))).toEqual([0, 0]);
  const again = desk.replace(made, [{ itemId: (await desk.read(made)).shipments[0]?.items[0]?.itemId ?? '', qty: 1 }]);
  expect((await detailOf(again)).errorId).toBe('STF409');
});

test('of a lost parcel, only what was sent again and has arrived is sent back, and the order waits on', async () => {
  const { shopper, orderNumber, deck } = await lost();
  const [made = ''] = (await desk.replace(orderNumber, [{ itemId: deck, qty: 1 }])).replacements;
  await arrived(shopper, made);
  expect((await itemsOf(shopper, orderNumber)).items.map(({ qty, why }) => [qty, why])).toEqual([
    [1, null],
    [0, 'not-delivered'],
  ]);
  const { returnId } = await askLabel(running.origin, shopper, orderNumber);
  expect(await statusOf(shopper, orderNumber)).toBe('shipped');
  await takeBack(returnId);
  expect(await statusOf(shopper, orderNumber)).toBe('shipped');
  // One of the two is paid and has not come back.
  expect(leftOf(await desk.read(made))).toEqual([1]);
});

test('holders of a mailed link are led to the order that paid by a link, others without one', async () => {
  const { shopper, orderNumber, deck, order } = await lost();
  const [made = ''] = (await desk.replace(orderNumber, [{ itemId: deck, qty: 1 }])).replacements;
  const { tokenOf } = running.shop.orderLinks;
  const ask = async (body: { token?: string; email?: string }) =>
    (await shopper.call(listReturnItems, { params: { orderId: made }, body })).sentBackWith;
  expect(await ask({ token: tokenOf(made) })).toEqual({ orderNumber, token: tokenOf(orderNumber) });
  const response = await fetch(`${running.origin}/consumers-v3/consumer/return/${made}/items`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-locale': 'en_US' },
    body: JSON.stringify({ email: order.email, token: 'none' }),
  });
  expect(await response.json()).toMatchObject({ sentBackWith: { orderNumber, token: null } });
});

test('what was sent again twice is sent back for as long as the last of it allows, and sent again within what is left', async () => {
  const { shopper, orderNumber, deck, order } = await desk.paid();
  await deliver(owner, order);
  const [second = ''] = (await desk.replace(orderNumber, [{ itemId: deck, qty: 2 }])).replacements;
  await arrived(shopper, second);
  // Long ago.
  await running.shop.database.pool.query(
    `update order_shipment set delivered_at = delivered_at - interval '90 days' where order_number = any($1)`,
    [[orderNumber, second]],
  );
  const whys = async () => (await itemsOf(shopper, orderNumber)).items.map(({ why }) => why);
  expect(await whys()).toEqual(['late', 'late']);
  const itemOf = async (number: string) => (await desk.read(number)).shipments[0]?.items[0]?.itemId ?? '';
  const [third = ''] = (await desk.replace(second, [{ itemId: await itemOf(second), qty: 1 }])).replacements;
  await arrived(shopper, third);
  expect(await whys()).toEqual([null, 'late']);
  expect([leftOf(await desk.read(second)), leftOf(await desk.read(third))]).toEqual([[1], [1]]);
  const one = [{ itemId: deck, qty: 1, reason: 'too-small' as const }];
  expect((await askLabel(running.origin, shopper, orderNumber, { items: one })).status).toBe(200);
  // One is left, whichever of them that is.
  const fourth = await desk.replace(third, [{ itemId: await itemOf(third), qty: 1 }]);
  expect(fourth.replacements).toHaveLength(1);
  expect([leftOf(await desk.read(second)), leftOf(await desk.read(third))]).toEqual([[0], [0]]);
  expect((await desk.read(orderNumber)).shipments[0]?.items[0]?.upc).toBe(upcs.deck);
});
