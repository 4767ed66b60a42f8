import { randomUUID } from 'node:crypto';
import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { cancelOrderItems } from '@eyelet/contracts/orders/cancel-items.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { findCaptureFaults } from '@eyelet/db/captures/faults.ts';
import { captureAgain } from '@eyelet/server/payments/capture-again.ts';
import { address } from '@eyelet/testing/buy.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { type AdyenShop, startAdyenShop } from '@eyelet/testing/start-adyen-shop.ts';
import { setStockAt, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attach } from './adyen.ts';
import { chargeByParcel, type Desk, follow, send, worthOf } from './parcels.ts';

let now = new Date('2026-05-04T16:00:00Z');
let running: AdyenShop;
let desk: Desk;
let shopper: Shopper;

beforeAll(async () => {
  running = await startAdyenShop({ parts: { clock: () => now } });
  for (const upc of [upcs.deck, upcs.socks]) await setStockAt(running, upc, 'W-NORA', 400);
  desk = await chargeByParcel(running);
});
beforeEach(async () => {
  // Sessions end while days go by.
  desk = { running, staff: await newStaff(running, { roles: ['owner'] }) };
  shopper = await newShopper(running.origin);
  running.adyen.requests();
});
afterAll(async () => {
  expect(await findCaptureFaults(running.shop.database.db)).toEqual([]);
  await running.close();
});

const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000);
};

/** An order of a first item and a second one, with its card heard of. */
async function ordered(first: RequestOf<typeof createCartWithItem>['body']): Promise<Order> {
  const cart = await shopper.call(createCartWithItem, { body: first });
  await shopper.call(addItem, { body: { cartId: cart.id, upc: upcs.deck, qty: 2 } });
  const params = { basketId: cart.id };
  await shopper.call(setShippingAddress, { params, body: address });
  await shopper.call(setBillingAddress, { params, body: { sameAsShipping: true } });
  await attach(shopper, cart, 'CREDIT_CARD', await running.cardToken('approve'));
  const order = await shopper.call(placeOrder, { body: { cartId: cart.id } });
  await follow(desk);
  return order;
}

const socks = { upc: upcs.socks, qty: 3 };
const giftCard = {
  ...{ upc: upcs.printedGiftCard, qty: 1 },
  giftCard: { amount: 40, recipientName: 'Bela', sender: 'Ada', message: '', design: 'kelp' },
};

/** An order of which the socks were cancelled and the shoes have left. */
async function sentInPart(name: string): Promise<Order> {
  const order = await ordered(socks);
  const itemId = order.items.find((one) => one.upc === upcs.socks)?.id ?? '';
  const body = { orderNumber: order.orderNumber, cancellationId: randomUUID(), items: [{ itemId, qty: 3 }] };
  await shopper.call(cancelOrderItems, { body });
  await follow(desk);
  await send(desk, order, name, [[upcs.deck, 2]]);
  return order;
}

/** What Adyen was asked for since the last call: captures by their keys, and cancellations. */
function asked() {
  const requests = running.adyen.requests();
  const of = (kind: string) => requests.filter(({ path }) => path.endsWith(`/${kind}`));
  return { captures: of('captures').map(({ body }) => String(body.reference)), cancels: of('cancels').length };
}

/** Adyen says that captures have failed instead of what it would have said. */
async function failCaptures(keys: readonly string[]): Promise<void> {
  await running.adyen.sendWebhooks(`${running.origin}/nobody`);
  for (const merchantReference of keys) {
    const amount = { value: 1, currency: 'USD' };
    const pspReference = randomUUID();
    running.adyen.tell({ eventCode: 'CAPTURE', pspReference, merchantReference, amount, success: false });
  }
  await running.adyen.sendWebhooks(running.origin);
}

async function paymentOf({ orderNumber }: Order) {
  const { rows } = await running.shop.database.pool.query(
    'select state, booked, taken, released from order_payment where order_number = $1',
    [orderNumber],
  );
  return rows[0];
}

test('the rest is released once Adyen says that the last capture succeeded; one that has failed is taken under another key', async () => {
  const order = await sentInPart('1Z-A');
  const { share, total } = worthOf(order);
  const released = share(upcs.socks, 3);
  const first = asked();
  expect(first).toMatchObject({ captures: [expect.any(String)], cancels: 0 });
  await failCaptures(first.captures);
  expect(await paymentOf(order)).toEqual({ state: 'authorised', booked: total - released, taken: 0, released });
  minutes(2);
  await captureAgain(running.shop);
  const second = asked();
  expect(second).toMatchObject({ captures: [expect.any(String)], cancels: 0 });
  expect(second.captures).not.toEqual(first.captures);
  await running.adyen.sendWebhooks(running.origin);
  expect(asked()).toEqual({ captures: [], cancels: 1 });
  const taken = total - released;
  expect(await paymentOf(order)).toEqual({ state: 'captured', booked: taken, taken, released });
});

test('the rest is released after a day although Adyen says nothing', async () => {
  const order = await sentInPart('1Z-B');
  await running.adyen.sendWebhooks(`${running.origin}/nobody`);
  minutes(23 * 60);
  await captureAgain(running.shop);
  expect(asked().cancels).toBe(0);
  minutes(60);
  await captureAgain(running.shop);
  expect(asked().cancels).toBe(1);
  expect(await paymentOf(order)).toMatchObject({ state: 'captured' });
});

test('what Adyen holds is released if the only capture of a cancelled order has failed', async () => {
  const order = await ordered(giftCard);
  const { captures, cancels } = asked();
  expect([captures.length, cancels]).toEqual([1, 0]);
  await failCaptures(captures);
  await shopper.call(cancelOrder, { body: { orderNumber: order.orderNumber } });
  await follow(desk);
  expect(asked()).toEqual({ captures: [], cancels: 1 });
  expect(await paymentOf(order)).toMatchObject({ state: 'voided', booked: 0, taken: 0 });
});
