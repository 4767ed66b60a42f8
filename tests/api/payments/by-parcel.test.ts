import { randomUUID } from 'node:crypto';
import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { handOverParcel } from '@eyelet/contracts/order-desk/hand-over-parcel.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { cancelOrderItems } from '@eyelet/contracts/orders/cancel-items.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { listToPack } from '@eyelet/contracts/packing/list.ts';
import { listMovements } from '@eyelet/contracts/payment-desk/list.ts';
import { readDeskPayment } from '@eyelet/contracts/payment-desk/read.ts';
import { giveRefund } from '@eyelet/contracts/refunds/give.ts';
import { fetchSettlement } from '@eyelet/contracts/settlements/fetch.ts';
import { listSettlementLines } from '@eyelet/contracts/settlements/list-lines.ts';
import { findCaptureFaults } from '@eyelet/db/captures/faults.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { writePlaces } from '@eyelet/db/stock/write-stock.ts';
import { captureAgain } from '@eyelet/server/payments/capture-again.ts';
import { captureDue } from '@eyelet/server/payments/capture-due.ts';
import { receiveNotice } from '@eyelet/server/payments/receive-notice.ts';
import { address, cardToken, makeReady } from '@eyelet/testing/buy.ts';
import { balanceOfCard, newGiftCard } from '@eyelet/testing/gift-cards.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { setStockAt, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { decide, send as sendBack } from '../returns/exchanges.ts';
import { chargeByParcel, type Desk, follow, movementsOf, ordered, send, worthOf } from './parcels.ts';

const open = [['10:00', '18:00']];
const storeDetails = {
  ...{
    addressLine1: '1 Long Wharf',
    city: 'Boston',
    province: 'MA',
    postalCode: '02110',
    timeZone: 'America/New_York',
  },
  ...{ week: [open, open, open, open, open, open, open], openOn: 'all' },
};

let now = new Date('2026-05-04T16:00:00Z');
let desk: Desk;
let shopper: Shopper;
beforeAll(async () => {
  const running = await startStockedShop({ onHand: 500, parts: { clock: () => now } });
  for (const upc of [upcs.deck, upcs.socks]) await setStockAt(running, upc, 'W-NORA', 400);
  desk = await chargeByParcel(running);
});
beforeEach(signIn);
afterAll(async () => {
  expect(await findLedgerFaults(desk.running.shop.database.db)).toEqual([]);
  expect(await findCaptureFaults(desk.running.shop.database.db)).toEqual([]);
  await desk.running.close();
});

const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000);
};
const days = (count: number) => minutes(count * 24 * 60);
/** Sessions end while days go by. */
async function signIn(): Promise<void> {
  const { running } = desk;
  desk = { running, staff: await newStaff(running, { roles: ['owner'] }) };
  shopper = await newShopper(running.origin);
}

const money = (order: Order) => movementsOf(desk, order.orderNumber);

async function rows<R extends object>(text: string, ...values: unknown[]): Promise<readonly R[]> {
  return (await desk.running.shop.database.pool.query<R>(text, values)).rows;
}

async function paidFacts({ orderNumber }: Order): Promise<number> {
  return (await rows(`select from event where name = 'order.paid' and subject = $1`, orderNumber)).length;
}

/** What the order desk says of the last payment, the card, in minor units. */
async function cardOf({ orderNumber }: Order) {
  const { payments } = await desk.staff.call(readDeskOrder, { params: { orderNumber } });
  const card = payments.find(({ method }) => method === 'CREDIT_CARD') ?? expect.fail('no card has paid');
  const minor = (amount: number) => Math.round(amount * 100);
  const { state, captured, held, released, refunded } = card;
  return { state, captured: minor(captured), held: minor(held), released: minor(released), refunded: minor(refunded) };
}

const keysOf = async ({ orderNumber }: Order) =>
  (
    await rows<{ key: string }>(
      `select idempotency_key as key from order_payment where order_number = $1 and provider = 'sandbox'`,
      orderNumber,
    )
  )[0]?.key ?? '';

const cancel = (order: Order, upc: string, qty: number) =>
  shopper.call(cancelOrderItems, {
    body: {
      ...{ orderNumber: order.orderNumber, cancellationId: randomUUID() },
      items: [{ itemId: order.items.find((one) => one.upc === upc)?.id ?? '', qty }],
    },
  });

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
  const payment = await desk.staff.call(readDeskPayment, { params: { paymentKey: await keysOf(order) } });
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

test('a capture that is refused is seen on the desk, and tried again until it is taken', async () => {
  const order = await ordered(desk, shopper);
  const { total } = worthOf(order);
  await send(desk, order, '1Z-G', [[upcs.deck, 1]]);
  const [[, first] = ['', 0]] = await money(order);
  const close = (isClosed: boolean) =>
    rows(
      'update sandbox_payment set closed = $2 where idempotency_key = (select idempotency_key from order_payment where order_number = $1)',
      order.orderNumber,
      isClosed,
    );
  await close(true);
  minutes(1);
  await send(desk, order, '1Z-H', [
    [upcs.deck, 1],
    [upcs.socks, 3],
  ]);
  expect(await money(order)).toEqual([['capture', first]]);
  const refused = async () =>
    (await desk.staff.call(listMovements, { query: { kind: 'capture', state: 'refused', search: order.orderNumber } }))
      .rows;
  expect(await refused()).toMatchObject([{ amount: (total - first) / 100, orderNumber: order.orderNumber }]);
  expect(await cardOf(order)).toMatchObject({ state: 'authorised', captured: first, held: total - first });
  expect(await paidFacts(order)).toBe(0);
  // Once more in vain, after two minutes; then four pass.
  minutes(1);
  expect(await captureAgain(desk.running.shop)).toBe(0);
  minutes(1);
  expect(await captureAgain(desk.running.shop)).toBe(1);
  await close(false);
  minutes(3);
  expect(await captureAgain(desk.running.shop)).toBe(0);
  minutes(1);
  await captureAgain(desk.running.shop);
  expect(await money(order)).toEqual([
    ['capture', first],
    ['capture', total - first],
  ]);
  expect(await refused()).toEqual([]);
  expect(await paidFacts(order)).toBe(1);
});

test('a provider that takes back its word on a capture has it tried again, and nobody is told twice that the order is paid', async () => {
  const order = await ordered(desk, shopper);
  const { total } = worthOf(order);
  await send(desk, order, '1Z-I', [
    [upcs.deck, 2],
    [upcs.socks, 3],
  ]);
  const asked = async () =>
    (
      await rows<{ asked_key: string }>(
        'select asked_key from order_capture where order_number = $1',
        order.orderNumber,
      )
    )[0]?.asked_key ?? '';
  await receiveNotice(desk.running.shop, { id: randomUUID(), topic: 'capture', key: await asked(), success: false });
  expect(await cardOf(order)).toMatchObject({ captured: 0, held: total });
  // The sandbox had only lost it.
  await rows(`delete from sandbox_movement where key = $1`, await asked());
  await rows(
    'update sandbox_payment set taken = 0, state = $2 where idempotency_key = $1',
    await keysOf(order),
    'authorised',
  );
  minutes(3);
  await captureAgain(desk.running.shop);
  expect(await money(order)).toEqual([['capture', total]]);
  expect(await cardOf(order)).toMatchObject({ state: 'captured', captured: total, held: 0 });
  expect(await paidFacts(order)).toBe(1);
});

test('what would be held no longer is captured before, though nothing has left', async () => {
  const order = await ordered(desk, shopper);
  const { total } = worthOf(order);
  await send(desk, order, '1Z-J', [[upcs.deck, 1]]);
  const [[, first] = ['', 0]] = await money(order);
  days(5);
  await captureAgain(desk.running.shop);
  expect(await money(order)).toHaveLength(1);
  days(1);
  await captureAgain(desk.running.shop);
  await captureAgain(desk.running.shop);
  expect(await money(order)).toEqual([
    ['capture', first],
    ['capture', total - first],
  ]);
  await follow(desk);
  expect(await paidFacts(order)).toBe(1);
  await signIn();
  await send(desk, order, '1Z-K', [
    [upcs.deck, 1],
    [upcs.socks, 3],
  ]);
  expect(await money(order)).toHaveLength(2);
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

test('a report of the provider has a line for each capture, and each is matched', async () => {
  days(1);
  await signIn();
  const order = await ordered(desk, shopper);
  const { total } = worthOf(order);
  await send(desk, order, '1Z-N', [[upcs.deck, 1]]);
  minutes(1);
  await send(desk, order, '1Z-O', [
    [upcs.deck, 1],
    [upcs.socks, 3],
  ]);
  const day = now.toISOString().slice(0, 10);
  const settlementId = randomUUID();
  const report = await desk.staff.call(fetchSettlement, {
    params: { settlementId },
    body: { firstDay: day, lastDay: day },
  });
  expect(report).toMatchObject({ lines: 2, differing: 0 });
  const lines = await desk.staff.call(listSettlementLines, { params: { settlementId }, query: { lines: 'all' } });
  expect(lines.rows.map(({ outcome, orderNumber }) => [outcome, orderNumber])).toEqual([
    ['matched', order.orderNumber],
    ['matched', order.orderNumber],
  ]);
  expect(lines.rows.reduce((sum, { booked }) => sum + Math.round((booked ?? 0) * 100), 0)).toBe(total);
});

test('several who hear of one parcel capture it once', async () => {
  const order = await ordered(desk, shopper);
  const { placeId } = await desk.staff.call(listToPack, { query: {} });
  await desk.staff.call(handOverParcel, {
    params: { orderNumber: order.orderNumber, shippingId: 'shipment-1' },
    body: {
      ...{ placeId: placeId ?? '', carrier: 'ups', trackingNumber: `1Z-Q-${order.orderNumber}` },
      items: [{ upc: upcs.deck, qty: 1 }],
    },
  });
  const { orderNumber } = order;
  await Promise.all(Array.from({ length: 6 }, () => captureDue(desk.running.shop, orderNumber, 'parcel')));
  expect(await money(order)).toHaveLength(1);
});

test('goods that came back are given for although others of the order wait to be collected, which are taken when they are', async () => {
  const store = 'S-WHARF';
  const place = {
    id: store,
    kind: 'store',
    name: 'Long Wharf',
    region: 'NORA',
    country: 'US',
    details: storeDetails,
  } as const;
  await writePlaces(desk.running.shop.database, [place]);
  await setStockAt(desk.running, upcs.deck, store, 9);
  await expect
    .poll(() => desk.running.shop.catalogue.availability(upcs.deck, { placeId: store }), { timeout: 10_000 })
    .toBeGreaterThan(3);
  const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.deck, storeId: store } });
  await shopper.call(addItem, { body: { cartId: id, upc: upcs.socks } });
  const params = { basketId: id };
  await shopper.call(setShippingAddress, { params, body: address });
  await shopper.call(setBillingAddress, { params, body: { sameAsShipping: true } });
  const contact = { email: 'collector@example.com', phone: '2075550124' };
  const pickup = `pickup-${store}`;
  await shopper.call(setShippingAddress, { params, body: { shippingId: pickup, ...contact } });
  const paymentMethod = {
    code: 'CREDIT_CARD' as const,
    additionalData: { token: await cardToken(desk.running.origin) },
  };
  const order = await shopper.call(placeOrder, { body: { cartId: id, paymentMethod } });
  const { orderNumber } = order;
  const { share, total, delivery } = worthOf(order);
  const home = order.shipments.find(({ kind }) => kind === 'home')?.shippingId ?? '';
  const step = async (shippingId: string, body: RequestOf<typeof recordShipmentStep>['body']) => {
    await desk.staff.call(recordShipmentStep, { params: { orderNumber, shippingId }, body });
    await follow(desk);
    minutes(1);
  };
  await step(home, { step: 'shipped', carrier: 'ups', trackingNumber: `1Z-R-${orderNumber}` });
  await step(home, { step: 'delivered' });
  const first = share(upcs.socks, 1) + delivery;
  expect(await money(order)).toEqual([['capture', first]]);

  const { returnId } = await sendBack(desk, shopper, order, [{ upc: upcs.socks }]);
  await decide(desk, order, returnId, [{ upc: upcs.socks, accepted: 1 }]);
  const given = share(upcs.socks, 1);
  expect(await money(order)).toEqual([
    ['capture', first],
    ['refund', given],
  ]);
  await step(pickup, { step: 'ready' });
  expect(await money(order)).toHaveLength(2);
  await step(pickup, { step: 'delivered', reason: 'Known to us.' });
  expect(await money(order)).toEqual([
    ['capture', first],
    ['refund', given],
    ['capture', total - first],
  ]);
  expect(await cardOf(order)).toMatchObject({ state: 'captured', captured: total, released: 0, refunded: given });
});

test('a payment whose sums are not those of its captures is found by the recount', async () => {
  const { db } = desk.running.shop.database;
  const order = await ordered(desk, shopper);
  await send(desk, order, '1Z-S', [[upcs.deck, 1]]);
  const change = (by: number) =>
    rows('update order_payment set booked = booked + $2 where order_number = $1', order.orderNumber, by);
  await change(1);
  expect(await findCaptureFaults(db)).toEqual([
    { fault: 'captures-differ', id: order.orderNumber, amount: 1, unit: 'USD' },
  ]);
  await change(-1);
});

test('what a provider could not be told is ended by the job, and the order is paid then', async () => {
  const order = await ordered(desk, shopper);
  await cancel(order, upcs.socks, 3);
  await follow(desk);
  const { orderNumber } = order;
  const { parts } = desk.running.shop.payments;
  if (!parts) throw new Error('the sandbox captures in parts');
  const away = { ...desk.running.shop.payments, parts: { ...parts, release: () => Promise.reject(new Error('away')) } };
  const { tenders } = desk.running.shop;
  const shop = { ...desk.running.shop, tenders: { ...tenders, named: (name: string) => (name === 'sandbox' ? away : tenders.named(name)) } };
  await desk.staff.call(recordShipmentStep, {
    params: { orderNumber, shippingId: 'shipment-1' },
    body: { step: 'shipped', carrier: 'ups', trackingNumber: `1Z-T-${orderNumber}` },
  });
  await expect(captureDue(shop, orderNumber, 'parcel')).rejects.toThrow('away');
  expect(await cardOf(order)).toMatchObject({ state: 'authorised', held: 0 });
  expect(await paidFacts(order)).toBe(0);
  await captureAgain(desk.running.shop);
  expect(await cardOf(order)).toMatchObject({ state: 'captured', held: 0 });
  expect(await paidFacts(order)).toBe(1);
  await follow(desk);
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
