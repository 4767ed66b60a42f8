import { randomUUID } from 'node:crypto';
import { readHome } from '@eyelet/contracts/home/read.ts';
import { cancelDeskOrder } from '@eyelet/contracts/order-desk/cancel.ts';
import { cancelDeskItems } from '@eyelet/contracts/order-desk/cancel-items.ts';
import { handOverParcel } from '@eyelet/contracts/order-desk/hand-over-parcel.ts';
import { listDeskOrders } from '@eyelet/contracts/order-desk/list.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { listToPack } from '@eyelet/contracts/packing/list.ts';
import { markByParcel } from '@eyelet/db/captures/by-parcel.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { cancellableUnits } from '@eyelet/domain/orders/cancelling-items.ts';
import { cancelUnits } from '@eyelet/server/orders/cancel-units.ts';
import { capturePayment } from '@eyelet/server/payments/capture.ts';
import { captureAgain } from '@eyelet/server/payments/capture-again.ts';
import { captureDue } from '@eyelet/server/payments/capture-due.ts';
import { receiveNotices } from '@eyelet/server/payments/receive-notices.ts';
import { findOrder } from '@eyelet/server/stored-orders/stored-order.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test, vi } from 'vitest';
import { issued, placedWithGiftCard } from '../payments/bought-gift-cards.ts';
import {
  cancel,
  cardOf,
  days,
  desk,
  minutes,
  money,
  openParcelShop,
  paidFacts,
  rows,
  shopper,
  signIn,
} from '../payments/parcel-shop.ts';
import { follow, send, worthOf } from '../payments/parcels.ts';
import { capturesOf, refusing, statesOf } from '../payments/refused-captures.ts';
import { refuseCaptures } from '../payments/refused-payment.ts';

openParcelShop();

/**
 * An order of a pair of shoes and mailed gift cards of 40.00, paid with a card, or with two; what their provider captures of them is
 * refused. The first may be captured whole, as nobody captures a pay-later method in parts.
 */
async function waitingOrder(qty = 1, { first, isWhole = false }: TwoCards = {}): Promise<Order> {
  const order = await placedWithGiftCard(desk, shopper, { ...mailedCard(qty), ...(first !== undefined && { first }) });
  if (isWhole) await captureWhole(order, first);
  await refuseCaptures(desk.running, order, true);
  await follow(desk);
  await refuseCaptures(desk.running, order, false);
  return order;
}

const mailedCard = (qty: number) => ({ upc: upcs.giftCard, recipientEmail: 'bela@example.com', qty });

type TwoCards = Readonly<{ first?: number; isWhole?: boolean }>;

/** Has the payment of an order of that amount be captured whole, and the other as its parcels leave. */
async function captureWhole({ orderNumber }: Order, amount = 0) {
  const { database, clock } = desk.running.shop;
  const others = await rows<{ key: string }>(
    'select idempotency_key as key from order_payment where order_number = $1 and amount <> $2',
    ...[orderNumber, amount * 100],
  );
  await transact(database.db, (tx) =>
    markByParcel(
      tx,
      others.map(({ key }) => ({ key, captureBy: new Date(clock().getTime() + 6 * 86_400_000) })),
    ),
  );
}

const cancelCard = ({ orderNumber, items }: Order, qty = 1) => {
  const itemId = items.find(({ upc }) => upc === upcs.giftCard)?.id ?? '';
  const body = { reason: 'Never paid', items: [{ itemId, qty }] };
  return desk.staff.call(cancelDeskItems, { params: { orderNumber, cancellationId: randomUUID() }, body });
};

/** Has everything asked for again that was refused. */
async function captureLater() {
  minutes(3);
  await captureAgain(desk.running.shop);
  await follow(desk);
}

const deskOrder = ({ orderNumber }: Order) => desk.staff.call(readDeskOrder, { params: { orderNumber } });

test('a gift card that waits for refused money is canceled at the desk: its money is released, and it is never issued', async () => {
  const order = await waitingOrder();
  const { total } = worthOf(order);
  await cancelCard(order);
  await captureLater();
  expect(await cardOf(order)).toMatchObject({ state: 'authorised', captured: 0, released: 4000, held: total - 4000 });
  await send(desk, order, '1Z-shoes', [[upcs.deck, 1]]);
  expect(await money(order)).toEqual([
    ['capture', total - 4000],
    ['void', 4000],
  ]);
  expect([await paidFacts(order), await issued(order)]).toEqual([1, 0]);
});

test('the same once the goods beside it have left and are paid for, of which nothing is given back', async () => {
  const order = await waitingOrder();
  const { total } = worthOf(order);
  await send(desk, order, '1Z-before', [[upcs.deck, 1]]);
  // The capture of the placing is not asked for with it.
  expect(await issued(order)).toBe(0);
  const { shipments } = await cancelCard(order);
  expect(shipments.flatMap(({ items }) => items).find(({ upc }) => upc === upcs.giftCard)).toMatchObject({
    ...{ cancelledQty: 1, cancellableQty: 0 },
  });
  await follow(desk);
  await captureLater();
  expect(await money(order)).toEqual([
    ['capture', total - 4000],
    ['void', 4000],
  ]);
  expect(await cardOf(order)).toMatchObject({ state: 'captured', captured: total - 4000, released: 4000, held: 0 });
  expect([await paidFacts(order), await issued(order)]).toEqual([1, 0]);
});

test('of several gift cards those that are kept are issued once their money holds', async () => {
  const order = await waitingOrder(3);
  await cancelCard(order, 2);
  await captureLater();
  expect(await money(order)).toEqual([['capture', 4000]]);
  expect(await issued(order)).toBe(1);
  expect(await refusalOf(cancelCard(order))).toBe('STF409');
});

/** The captures of an order, by payment. */
const captures = ({ orderNumber }: Order) =>
  rows('select amount, state from order_capture where order_number = $1 order by idempotency_key', orderNumber);

test('of two cards that pay, one has nothing more to pay for: the gift card that is kept waits for the other alone', async () => {
  const order = await waitingOrder(2, { first: 50 });
  expect(await captures(order)).toEqual([
    { amount: 5000, state: 'refused' },
    { amount: 3000, state: 'refused' },
  ]);
  await cancelCard(order);
  expect(await captures(order)).toEqual([
    { amount: 4000, state: 'refused' },
    { amount: 3000, state: 'dropped' },
  ]);
  expect((await deskOrder(order)).shipments.flatMap(({ items }) => items)).toEqual(
    expect.arrayContaining([expect.objectContaining({ upc: upcs.giftCard, cancelledQty: 1, cancellableQty: 1 })]),
  );
  await follow(desk);
  expect(await issued(order)).toBe(0);
  await captureLater();
  expect(await money(order)).toEqual([['capture', 4000]]);
  expect(await issued(order)).toBe(1);
  const { total } = worthOf(order);
  await send(desk, order, '1Z-two', [[upcs.deck, 1]]);
  const taken = (await money(order))
    .filter(([kind]) => kind === 'capture')
    .reduce((sum, [, amount]) => sum + amount, 0);
  expect(taken).toBe(total - 4000);
});

test('where what is kept is paid by what was captured whole, it is issued at once', async () => {
  const order = await waitingOrder(2, { first: 60, isWhole: true });
  expect(await captures(order)).toEqual([{ amount: 2000, state: 'refused' }]);
  expect(await issued(order)).toBe(0);
  await cancelCard(order);
  await follow(desk);
  expect(await captures(order)).toEqual([{ amount: 2000, state: 'dropped' }]);
  expect(await money(order)).toEqual([['capture', 6000]]);
  expect(await issued(order)).toBe(1);
  expect(await refusalOf(cancelCard(order))).toBe('STF409');
});

test('a whole order is canceled whose gift card waits for refused money', async () => {
  const order = await waitingOrder();
  const { orderNumber } = order;
  expect(await deskOrder(order)).toMatchObject({ mayCancel: true });
  await desk.staff.call(cancelDeskOrder, { params: { orderNumber }, body: { reason: 'Never paid' } });
  await follow(desk);
  await captureLater();
  expect(await money(order)).toEqual([['void', worthOf(order).total]]);
  expect(await issued(order)).toBe(0);
});

test('no gift card is canceled while its money is being taken, once it is issued or given up, or by its shopper', async () => {
  const order = await waitingOrder();
  expect(await refusalOf(cancel(order, upcs.giftCard, 1))).toBe('CAN409');
  const set = (state: string) =>
    rows('update order_capture set state = $2 where order_number = $1', order.orderNumber, state);
  for (const state of ['asked', 'dropped']) {
    await set(state);
    expect(await refusalOf(cancelCard(order))).toBe('STF409');
    expect(await deskOrder(order)).toMatchObject({ mayCancel: false });
  }
  await set('refused');
  await captureLater();
  expect(await issued(order)).toBe(1);
  expect(await refusalOf(cancelCard(order))).toBe('STF409');
});

test('nor once nothing of its payment is held, though its capture is refused later', async () => {
  const { shop } = desk.running;
  const order = await placedWithGiftCard(desk, shopper, mailedCard(1));
  const { orderNumber } = order;
  await capturePayment(shop, orderNumber);
  const { placeId } = await desk.staff.call(listToPack, { query: {} });
  await desk.staff.call(handOverParcel, {
    params: { orderNumber, shippingId: 'shipment-1' },
    body: {
      ...{ placeId: placeId ?? '', carrier: 'ups', trackingNumber: `1Z-${orderNumber}` },
      items: [{ upc: upcs.deck, qty: 1 }],
    },
  });
  await captureDue(shop, orderNumber, 'parcel');
  expect(await cardOf(order)).toMatchObject({ state: 'captured', held: 0 });
  const [key] = (await capturesOf(order)).filter(({ reason }) => reason === 'placing').map((one) => one.asked_key);
  await receiveNotices(shop, { id: randomUUID(), topic: 'capture', key: key ?? '', success: false });
  expect(await statesOf(order)).toEqual(expect.arrayContaining([['placing', 'refused']]));
  expect(await refusalOf(cancelCard(order))).toBe('STF409');
  minutes(3);
  await captureAgain(shop);
  await follow(desk);
  expect(await issued(order)).toBe(1);
});

/** Who waits for somebody else to release a row. */
const waiters = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

test('a whole order is canceled at the moment when one of its waiting gift cards is', async () => {
  const order = await waitingOrder(2);
  const { orderNumber, items } = order;
  const { shop } = desk.running;
  const stored = (await findOrder(shop.database.pool, orderNumber)) ?? expect.fail('it is placed');
  const itemId = items.find(({ upc }) => upc === upcs.giftCard)?.id ?? '';
  const canceling = await transact(shop.database.db, async (tx) => {
    const asked = { cancellationId: randomUUID(), items: [{ itemId, qty: 1 }] };
    const done = await cancelUnits(tx, {
      ...{ stored, asked, by: 'staff', now: shop.clock(), correlationId: '' },
      ...{ allowed: cancellableUnits, mayWhole: () => false },
    });
    expect(done).toBe('cancelled');
    const whole = desk.staff.call(cancelDeskOrder, { params: { orderNumber }, body: { reason: 'Never paid' } });
    // It has read the order, and waits until it may change it.
    await vi.waitUntil(async () => (await rows(waiters)).length > 0, { timeout: 10_000 });
    return { whole };
  });
  expect(await canceling.whole).toMatchObject({ status: 'cancelled' });
});

test('orders whose gift cards wait for refused captures are at home of who may cancel them, and listed, until they are taken or canceled', async () => {
  days(1);
  await signIn();
  const tasks = async (by = desk.staff) =>
    (await by.call(readHome, {})).tasks.filter(({ kind }) => kind === 'gift-cards-refused').map(({ count }) => count);
  const listed = async () =>
    (await desk.staff.call(listDeskOrders, { query: { giftCard: 'waiting' } })).rows
      .map((one) => one.orderNumber)
      .toSorted();
  expect([await tasks(), await listed()]).toEqual([[], []]);
  const order = await waitingOrder();
  const other = await waitingOrder();
  // No printed card is canceled so, nor one of which a capture was given up.
  const printed = await placedWithGiftCard(desk, shopper);
  await refusing(printed, true);
  const givenUp = await waitingOrder(2, { first: 50 });
  await rows(
    `update order_capture set state = 'dropped' where order_number = $1 and amount = 3000`,
    givenUp.orderNumber,
  );
  await follow(desk);
  expect(await statesOf(printed)).toEqual([['placing', 'refused']]);
  expect([await tasks(), await listed()]).toEqual([[2], [order.orderNumber, other.orderNumber].toSorted()]);
  expect(await tasks(await newStaff(desk.running, { roles: ['warehouse'] }))).toEqual([]);
  await rows(`update order_capture set state = 'refused' where order_number = $1`, givenUp.orderNumber);
  expect(await tasks()).toEqual([3]);
  await cancelCard(givenUp, 2);
  await cancelCard(order);
  expect([await tasks(), await listed()]).toEqual([[1], [other.orderNumber]]);
  await captureLater();
  expect(await issued(other)).toBe(1);
  expect([await tasks(), await listed()]).toEqual([[], []]);
});
