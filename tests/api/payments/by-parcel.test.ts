import { randomUUID } from 'node:crypto';
import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { cancelDeskItems } from '@eyelet/contracts/order-desk/cancel-items.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { reportMissing } from '@eyelet/contracts/packing/report-missing.ts';
import { listMovements } from '@eyelet/contracts/payment-desk/list.ts';
import { readDeskPayment } from '@eyelet/contracts/payment-desk/read.ts';
import { giveRefund } from '@eyelet/contracts/refunds/give.ts';
import { captureDue } from '@eyelet/server/payments/capture-due.ts';
import { makeReady } from '@eyelet/testing/buy.ts';
import { balanceOfCard, newGiftCard } from '@eyelet/testing/gift-cards.ts';
import { upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';
import { decide, send as sendBack } from '../returns/exchanges.ts';
import { bringHome, openStore, orderedForBoth, step } from './home-and-store.ts';
import {
  cancel,
  cardOf,
  desk,
  minutes,
  money,
  openParcelShop,
  paidFacts,
  paymentKeyOf,
  rows,
  shopper,
} from './parcel-shop.ts';
import { follow, ordered, send, worthOf } from './parcels.ts';

openParcelShop();

test('each parcel takes what its goods cost, the first one the delivery, the last one what is left; then the order is paid', async () => {
  const order = await ordered(desk, shopper);
  const { share, total, delivery } = worthOf(order);
  expect(await money(order)).toEqual([]);
  expect(await cardOf(order)).toMatchObject({ state: 'authorised', captured: 0, held: total });
  minutes(1);
  await send(desk, order, '1Z-A', [
    [upcs.deck, 1],
    [upcs.socks, 2],
  ]);
  const first = share(upcs.deck, 1) + share(upcs.socks, 2) + delivery;
  expect(await money(order)).toEqual([['capture', first]]);
  expect(await cardOf(order)).toMatchObject({ state: 'authorised', captured: first, held: total - first });
  expect(await paidFacts(order)).toBe(0);

  minutes(1);
  const rest = [
    [upcs.deck, 1],
    [upcs.socks, 1],
  ] as const;
  await send(desk, order, '1Z-B', rest);
  // Told twice of the same parcel, and asked again, the provider takes nothing more.
  await send(desk, order, '1Z-B', rest);
  await captureDue(desk.running.shop, order.orderNumber, 'parcel');
  expect(await money(order)).toEqual([
    ['capture', first],
    ['capture', total - first],
  ]);
  expect(await cardOf(order)).toMatchObject({ state: 'captured', captured: total, held: 0, released: 0 });
  expect(await paidFacts(order)).toBe(1);
  const mails = await rows(`select from mail where subject_id = $1 and kind = 'order-paid'`, order.orderNumber);
  expect(mails).toHaveLength(1);

  const listed = await desk.staff.call(listMovements, { query: { kind: 'capture', search: order.orderNumber } });
  expect(listed.rows.map(({ amount, state }) => [Math.round(amount * 100), state])).toEqual([
    [total - first, 'captured'],
    [first, 'captured'],
  ]);
  const payment = await desk.staff.call(readDeskPayment, { params: { paymentKey: await paymentKeyOf(order) } });
  expect(payment.captures.map(({ reason }) => reason)).toEqual(['parcel', 'parcel']);
});

test('what is cancelled before its parcel leaves is released with the last capture, and no provider gives anything back', async () => {
  const order = await ordered(desk, shopper);
  const { share, total } = worthOf(order);
  minutes(1);
  await cancel(order, upcs.socks, 3);
  await follow(desk);
  const gone = share(upcs.socks, 3);
  expect(await cardOf(order)).toMatchObject({ captured: 0, held: total - gone, released: gone, refunded: gone });
  minutes(1);
  await send(desk, order, '1Z-C', [[upcs.deck, 2]]);
  expect(await money(order)).toEqual([
    ['capture', total - gone],
    ['void', gone],
  ]);
  expect(await cardOf(order)).toMatchObject({ state: 'captured', captured: total - gone, held: 0, released: gone });
  expect(await paidFacts(order)).toBe(1);
  expect(
    await rows(`select from order_refund where order_number = $1 and state <> 'refunded'`, order.orderNumber),
  ).toEqual([]);
});

test('what no place has is released once it is cancelled after the rest has left, and the order is paid', async () => {
  const order = await ordered(desk, shopper);
  const { orderNumber, items } = order;
  const { share, total } = worthOf(order);
  minutes(1);
  await send(desk, order, '1Z-G', [[upcs.deck, 2]]);
  const gone = share(upcs.socks, 3);
  await desk.staff.call(reportMissing, {
    params: { orderNumber, shippingId: 'shipment-1', reportId: randomUUID() },
    body: { placeId: 'W-NORA', upc: upcs.socks, qty: 3, noneLeft: false },
  });
  minutes(1);
  const itemId = items.find((one) => one.upc === upcs.socks)?.id ?? '';
  await desk.staff.call(cancelDeskItems, {
    params: { orderNumber, cancellationId: randomUUID() },
    body: { items: [{ itemId, qty: 3 }], reason: 'Nobody finds them' },
  });
  await follow(desk);
  expect(await money(order)).toEqual([
    ['capture', total - gone],
    ['void', gone],
  ]);
  expect(await cardOf(order)).toMatchObject({ state: 'captured', captured: total - gone, held: 0, released: gone });
  expect(await paidFacts(order)).toBe(1);
});

test('an order that is cancelled before anything left is voided, whatever of it was cancelled before', async () => {
  const order = await ordered(desk, shopper);
  const { total } = worthOf(order);
  await cancel(order, upcs.socks, 1);
  await shopper.call(cancelOrder, { body: { orderNumber: order.orderNumber } });
  await follow(desk);
  expect(await money(order)).toEqual([['void', total]]);
  expect(await cardOf(order)).toMatchObject({ state: 'voided', captured: 0, held: 0, released: total });
  expect(await paidFacts(order)).toBe(0);
});

test('value is taken with the order, and counts before the card', async () => {
  const giftCard = await newGiftCard(desk.running, 15_000);
  const order = await ordered(desk, shopper, giftCard);
  expect(await balanceOfCard(desk.running, giftCard.id)).toBe(0);
  const { share, total, delivery } = worthOf(order);
  await send(desk, order, '1Z-D', [[upcs.deck, 1]]);
  expect(share(upcs.deck, 1) + delivery).toBeLessThan(15_000);
  expect(await money(order)).toEqual([]);
  minutes(1);
  await send(desk, order, '1Z-E', [[upcs.deck, 1]]);
  const second = share(upcs.deck, 2) + delivery - 15_000;
  expect(await money(order)).toEqual([['capture', second]]);
  minutes(1);
  await send(desk, order, '1Z-F', [[upcs.socks, 3]]);
  expect(await money(order)).toEqual([
    ['capture', second],
    ['capture', total - 15_000 - second],
  ]);
  expect(await paidFacts(order)).toBe(1);
});

test('a gift card is paid for with the order and issued, while the shoes wait; cancelled as a whole, that comes back and the rest is released', async () => {
  const giftCard = { amount: 40, recipientName: 'Bela', sender: 'Ada', message: '', design: 'kelp' };
  const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.printedGiftCard, qty: 1, giftCard } });
  await shopper.call(addItem, { body: { cartId: id, upc: upcs.deck } });
  await makeReady(shopper, desk.running.origin, id);
  const order = await shopper.call(placeOrder, { body: { cartId: id } });
  const { total } = worthOf(order);
  await follow(desk);
  expect(await money(order)).toEqual([['capture', 4000]]);
  expect(await rows('select from gift_card where order_number = $1', order.orderNumber)).toHaveLength(1);
  expect(await paidFacts(order)).toBe(0);
  minutes(1);
  await shopper.call(cancelOrder, { body: { orderNumber: order.orderNumber } });
  await follow(desk);
  expect((await money(order)).toSorted()).toEqual([
    ['capture', 4000],
    ['refund', 4000],
    ['void', total - 4000],
  ]);
  expect(await cardOf(order)).toMatchObject({
    state: 'captured',
    captured: 4000,
    released: total - 4000,
    refunded: total,
  });
  expect(await paidFacts(order)).toBe(0);
});

test('what staff give back is given of what was taken, and what exceeds that is never taken', async () => {
  const order = await ordered(desk, shopper);
  const { total } = worthOf(order);
  await send(desk, order, '1Z-L', [[upcs.socks, 1]]);
  const [[, first] = ['', 0]] = await money(order);
  const give = (amount: number) =>
    desk.staff.call(giveRefund, {
      params: { orderNumber: order.orderNumber, refundId: randomUUID() },
      body: { amount: amount / 100, reason: 'goodwill', note: '' },
    });
  minutes(1);
  await give(500);
  await follow(desk);
  minutes(1);
  await give(first);
  await follow(desk);
  expect(await money(order)).toEqual([
    ['capture', first],
    ['refund', 500],
    ['refund', first - 500],
  ]);
  expect(await cardOf(order)).toMatchObject({ captured: first, released: 500, refunded: first + 500 });
  minutes(1);
  await send(desk, order, '1Z-M', [
    [upcs.deck, 2],
    [upcs.socks, 2],
  ]);
  expect(await cardOf(order)).toMatchObject({ state: 'captured', captured: total - 500, held: 0, released: 500 });
});

test('goods that came back are given for although others of the order wait to be collected, which are taken when they are', async () => {
  await openStore(desk, upcs.deck);
  const { order, pickup } = await orderedForBoth(desk, shopper, { home: upcs.socks, collected: upcs.deck });
  const { share, total, delivery } = worthOf(order);
  await bringHome(desk, order);
  const first = share(upcs.socks, 1) + delivery;
  expect(await money(order)).toEqual([['capture', first]]);

  const { returnId } = await sendBack(desk, shopper, order, [{ upc: upcs.socks }]);
  await decide(desk, order, returnId, [{ upc: upcs.socks, accepted: 1 }]);
  const given = share(upcs.socks, 1);
  expect(await money(order)).toEqual([
    ['capture', first],
    ['refund', given],
  ]);
  minutes(1);
  await step(desk, order, pickup, { step: 'ready' });
  expect(await money(order)).toHaveLength(2);
  minutes(1);
  await step(desk, order, pickup, { step: 'delivered', reason: 'Known to us.' });
  expect(await money(order)).toEqual([
    ['capture', first],
    ['refund', given],
    ['capture', total - first],
  ]);
  expect(await cardOf(order)).toMatchObject({ state: 'captured', captured: total, released: 0, refunded: given });
});

test('a whole shipment that is recorded as sent takes all at once', async () => {
  const order = await ordered(desk, shopper);
  await desk.staff.call(recordShipmentStep, {
    params: { orderNumber: order.orderNumber, shippingId: 'shipment-1' },
    body: { step: 'shipped', carrier: 'ups', trackingNumber: `1Z-${order.orderNumber}` },
  });
  await follow(desk);
  expect(await money(order)).toEqual([['capture', worthOf(order).total]]);
});
