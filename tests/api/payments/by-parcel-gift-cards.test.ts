import { randomUUID } from 'node:crypto';
import { handOverParcel } from '@eyelet/contracts/order-desk/hand-over-parcel.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { listToPack } from '@eyelet/contracts/packing/list.ts';
import { paymentsOfOrders } from '@eyelet/db/orders/read.ts';
import { captureAgain } from '@eyelet/server/payments/capture-again.ts';
import { captureDue } from '@eyelet/server/payments/capture-due.ts';
import { chooseByParcel } from '@eyelet/server/payments/choose-by-parcel.ts';
import { receiveNotices } from '@eyelet/server/payments/receive-notices.ts';
import { upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';
import { issued, placedWithGiftCard } from './bought-gift-cards.ts';
import { cardOf, desk, minutes, money, openParcelShop, rows, shopper } from './parcel-shop.ts';
import { follow, send, worthOf } from './parcels.ts';
import { capturesOf, refusing, statesOf } from './refused-captures.ts';

openParcelShop();

/** A printed gift card of 40.00 and a pair of shoes, of which nobody has heard. */
const withGiftCard = () => placedWithGiftCard(desk, shopper);

test('a gift card is issued once its own capture is taken, however often its order is heard of and whatever else is refused', async () => {
  const order = await withGiftCard();
  await refusing(order, true);
  await follow(desk);
  await captureDue(desk.running.shop, order.orderNumber, 'placing');
  await follow(desk);
  expect(await statesOf(order)).toEqual([['placing', 'refused']]);
  expect(await issued(order)).toBe(0);
  minutes(1);
  await send(desk, order, '1Z-a', [[upcs.deck, 1]]);
  await refusing(order, false);
  minutes(1);
  await captureAgain(desk.running.shop);
  await follow(desk);
  expect(await statesOf(order)).toEqual([
    ['placing', 'captured'],
    ['parcel', 'refused'],
  ]);
  expect(await issued(order)).toBe(1);
});

test('a gift card waits for the capture of a parcel that left before anybody had heard of the order', async () => {
  const order = await withGiftCard();
  const { orderNumber } = order;
  const { shop } = desk.running;
  await refusing(order, true);
  const [payments = expect.fail('it is placed')] = await paymentsOfOrders(shop.database.pool, [orderNumber]);
  await chooseByParcel(shop, payments);
  const { placeId } = await desk.staff.call(listToPack, { query: {} });
  await desk.staff.call(handOverParcel, {
    params: { orderNumber, shippingId: 'shipment-1' },
    body: {
      ...{ placeId: placeId ?? '', carrier: 'ups', trackingNumber: `1Z-b-${orderNumber}` },
      items: [{ upc: upcs.deck, qty: 1 }],
    },
  });
  await captureDue(shop, orderNumber, 'parcel');
  await follow(desk);
  expect(await statesOf(order)).toEqual([['placing', 'refused']]);
  expect(await issued(order)).toBe(0);
  await refusing(order, false);
  minutes(2);
  await captureAgain(shop);
  await follow(desk);
  expect(await issued(order)).toBe(1);
});

test('a capture of a cancelled order is not asked for again', async () => {
  const order = await withGiftCard();
  const { total } = worthOf(order);
  await refusing(order, true);
  await follow(desk);
  await refusing(order, false);
  await shopper.call(cancelOrder, { body: { orderNumber: order.orderNumber } });
  minutes(3);
  await captureAgain(desk.running.shop);
  expect(await money(order)).toEqual([]);
  await follow(desk);
  expect(await money(order)).toEqual([['void', total]]);
  expect(await statesOf(order)).toEqual([['placing', 'dropped']]);
  expect(await cardOf(order)).toMatchObject({ state: 'voided', captured: 0, held: 0 });
});

test('a capture of a cancelled order that fails is given up, and nothing is given back for it', async () => {
  const order = await withGiftCard();
  await follow(desk);
  const [capture] = await capturesOf(order);
  const key = capture?.asked_key ?? '';
  await shopper.call(cancelOrder, { body: { orderNumber: order.orderNumber } });
  await receiveNotices(desk.running.shop, { id: randomUUID(), topic: 'capture', key, success: false });
  expect(await statesOf(order)).toEqual([['placing', 'dropped']]);
  expect(await cardOf(order)).toMatchObject({ captured: 0, released: 4000, refunded: 4000 });
  await follow(desk);
  expect(await cardOf(order)).toMatchObject({ state: 'voided', captured: 0, held: 0 });
  expect(await rows('select from order_refund where order_number = $1', order.orderNumber)).toEqual([]);
});
