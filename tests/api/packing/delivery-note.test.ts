import { randomUUID } from 'node:crypto';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { cancelOrderItems } from '@eyelet/contracts/orders/cancel-items.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { buy, makeReady } from '@eyelet/testing/buy.ts';
import { readPdf } from '@eyelet/testing/pdf.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
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

const printed = (orderNumber: string, query = '', shippingId = 'shipment-1') =>
  warehouse.fetch(`${running.origin}/staff/v1/packing/${orderNumber}/${shippingId}/delivery-note${query}`);

/** An order of three pairs. */
async function socks(): Promise<Order> {
  const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.socks, qty: 3 } });
  await makeReady(shopper, running.origin, id);
  return shopper.call(placeOrder, { body: { cartId: id } });
}

async function noteOf(orderNumber: string, query = '') {
  const answer = await printed(orderNumber, query);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  return readPdf(Buffer.from(await answer.arrayBuffer()));
}

test('a delivery note says where a parcel goes, what is in it and the greetings with it, and no price', async () => {
  const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.reduced, qty: 3 } });
  const giftOption = { to: 'Ida Holm', email: '', message: 'For wet paths' };
  const cart = await makeReady(shopper, running.origin, id);
  const itemId = cart.items[0]?.id ?? '';
  await shopper.call(updateItem, { params: { basketId: id }, body: { itemId, giftOption } });
  const { orderNumber } = await shopper.call(placeOrder, { body: { cartId: id } });
  const { text, title, language, embedded, roles } = await noteOf(orderNumber);
  const [item] = (await shopper.call(readPurchase, { params: { orderId: orderNumber } })).items;
  expect({ title, language, embedded }).toEqual({
    ...{ title: `Delivery note ${orderNumber}`, language: 'en-US', embedded: true },
  });
  expect(roles).toContain('Table');
  for (const said of ['Ada Marsh', '12 Harbor Street', item?.name ?? '-', 'For Ida Holm', 'For wet paths']) {
    expect(text).toContain(said);
  }
  expect(text).not.toMatch(/\$|USD/);
});

const units = async (orderNumber: string, query = '') =>
  (await noteOf(orderNumber, query)).text.match(/SKSOCK\S+ +(\d+)/)?.[1];

test('what was cancelled is not on it', async () => {
  const { orderNumber, items } = await socks();
  expect(await units(orderNumber)).toBe('3');
  const cancelled = { cancellationId: randomUUID(), items: [{ itemId: items[0]?.id ?? '', qty: 1 }] };
  await shopper.call(cancelOrderItems, { body: { orderNumber, ...cancelled } });
  expect(await units(orderNumber)).toBe('2');
});

test('a place lists the units that wait there until they have left; the note of the whole shipment can still be printed', async () => {
  const { orderNumber } = await socks();
  const { pool } = running.shop.database;
  await pool.query('delete from order_line_source where order_number = $1', [orderNumber]);
  await pool.query(
    `insert into order_line_source (order_number, line_no, place_id, qty)
     select order_number, line_no, place, units from order_line, (values ($2, 2), ($3, 1)) as it (place, units)
     where order_number = $1`,
    [orderNumber, 'WAREHOUSE', store],
  );
  expect(await units(orderNumber, '?placeId=WAREHOUSE')).toBe('2');
  expect(await units(orderNumber, `?placeId=${store}`)).toBe('1');
  const params = { orderNumber, shippingId: 'shipment-1' };
  const parcel = { step: 'shipped', carrier: 'ups', trackingNumber: `1Z-${orderNumber}` } as const;
  await warehouse.call(recordShipmentStep, { params, body: parcel });
  expect((await printed(orderNumber, `?placeId=${store}`)).status).toBe(404);
  expect(await units(orderNumber)).toBe('3');
});

test('there is none of what is not sent', async () => {
  const { orderNumber } = await buy(shopper, running.origin, upcs.digital);
  const { shipments } = await shopper.call(readPurchase, { params: { orderId: orderNumber } });
  for (const shippingId of ['none', shipments[0]?.shippingId]) {
    const answer = await printed(orderNumber, '', shippingId);
    expect(await answer.json()).toMatchObject({ errorDetails: [{ errorId: 'STF404' }] });
  }
});
