import { randomUUID } from 'node:crypto';
import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { handOverParcel } from '@eyelet/contracts/order-desk/hand-over-parcel.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { listToPack } from '@eyelet/contracts/packing/list.ts';
import { listMovements } from '@eyelet/contracts/payment-desk/list.ts';
import { giveRefund } from '@eyelet/contracts/refunds/give.ts';
import { ordersToEnd } from '@eyelet/db/captures/by-parcel.ts';
import { paymentsOfOrder } from '@eyelet/db/orders/read.ts';
import type { Shop } from '@eyelet/server/kernel/shop.ts';
import { capturePayment } from '@eyelet/server/payments/capture.ts';
import { captureAgain } from '@eyelet/server/payments/capture-again.ts';
import { captureDue } from '@eyelet/server/payments/capture-due.ts';
import { chooseByParcel } from '@eyelet/server/payments/choose-by-parcel.ts';
import { receiveNotice } from '@eyelet/server/payments/receive-notice.ts';
import type { PartCaptures } from '@eyelet/server/tenders/tender.ts';
import { makeReady } from '@eyelet/testing/buy.ts';
import { newGiftCard } from '@eyelet/testing/gift-cards.ts';
import { upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';
import { decide, send as sendBack } from '../returns/exchanges.ts';
import {
  cardOf,
  days,
  desk,
  minutes,
  money,
  openParcelShop,
  paidFacts,
  paymentKeyOf,
  rows,
  shopper,
  signIn,
} from './parcel-shop.ts';
import { follow, ordered, placed, send, worthOf } from './parcels.ts';

openParcelShop();

/** Has the provider refuse captures of an order, or no longer. */
const refusing = async (order: Order, isRefusing: boolean) =>
  rows('update sandbox_payment set closed = $2 where idempotency_key = $1', await paymentKeyOf(order), isRefusing);

type Capture = { asked_key: string; state: string; reason: string; next_try_at: Date | null };

const capturesOf = ({ orderNumber }: Order) =>
  rows<Capture>(
    'select asked_key, state, reason, next_try_at from order_capture where order_number = $1 order by at, capture_key',
    orderNumber,
  );

const statesOf = async (order: Order) => (await capturesOf(order)).map(({ reason, state }) => [reason, state]);

/** The shop with a provider that captures differently. */
function shopWith(capture: (real: PartCaptures) => PartCaptures['capture']): Shop {
  const { shop } = desk.running;
  const { parts } = shop.payments;
  if (!parts) throw new Error('the sandbox captures in parts');
  const payments = { ...shop.payments, parts: { ...parts, capture: capture(parts) } };
  const named = (name: string) => (name === 'sandbox' ? payments : shop.tenders.named(name));
  return { ...shop, payments, tenders: { ...shop.tenders, named } };
}

const away = () => shopWith(() => () => Promise.reject(new Error('away')));

/** A printed gift card of 40.00 and a pair of shoes, of which nobody has heard. */
async function withGiftCard(): Promise<Order> {
  const giftCard = { amount: 40, recipientName: 'Bela', sender: 'Ada', message: '', design: 'kelp' };
  const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.printedGiftCard, qty: 1, giftCard } });
  await shopper.call(addItem, { body: { cartId: id, upc: upcs.deck } });
  await makeReady(shopper, desk.running.origin, id);
  return shopper.call(placeOrder, { body: { cartId: id } });
}

const issued = async ({ orderNumber }: Order) =>
  (await rows('select from gift_card where order_number = $1', orderNumber)).length;

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
  const payments = (await paymentsOfOrder(shop.database.pool, orderNumber)) ?? expect.fail('it is placed');
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

test('a key that has failed stays so, whatever is heard of it later', async () => {
  const { shop } = desk.running;
  const tell = (key: string, success: boolean) =>
    receiveNotice(shop, { id: randomUUID(), topic: 'capture', key, success });
  const order = await placed(desk, shopper);
  await capturePayment(shop, order.orderNumber);
  const { total } = worthOf(order);
  await desk.staff.call(recordShipmentStep, {
    params: { orderNumber: order.orderNumber, shippingId: 'shipment-1' },
    body: { step: 'shipped', carrier: 'ups', trackingNumber: `1Z-c-${order.orderNumber}` },
  });
  const failing = shopWith((real) => async (request, at) => {
    const state = await real.capture(request, at);
    await tell(request.key, false);
    return state;
  });
  await captureDue(failing, order.orderNumber, 'parcel');
  expect(await cardOf(order)).toMatchObject({ captured: 0, held: total });
  const [first] = await capturesOf(order);
  await tell(first?.asked_key ?? '', true);
  expect(await cardOf(order)).toMatchObject({ captured: 0, held: total });
  // The sandbox had only lost it.
  await rows('delete from sandbox_movement where key = $1', first?.asked_key);
  await rows(
    `update sandbox_payment set taken = 0, state = 'authorised' where idempotency_key = $1`,
    await paymentKeyOf(order),
  );
  minutes(2);
  await captureAgain(shop);
  await tell(first?.asked_key ?? '', false);
  expect(await cardOf(order)).toMatchObject({ state: 'captured', captured: total, held: 0 });
  await follow(desk);
});

test('a refusal that is answered does not take back what was captured', async () => {
  const order = await ordered(desk, shopper);
  await desk.staff.call(recordShipmentStep, {
    params: { orderNumber: order.orderNumber, shippingId: 'shipment-1' },
    body: { step: 'shipped', carrier: 'ups', trackingNumber: `1Z-d-${order.orderNumber}` },
  });
  // Two processes ask at the same time: one hears that it is captured, then the other that it is not.
  const late = shopWith((real) => async (request, at) => {
    await real.capture(request, at);
    await receiveNotice(desk.running.shop, { id: randomUUID(), topic: 'capture', key: request.key, success: true });
    return { kind: 'refused' };
  });
  await captureDue(late, order.orderNumber, 'parcel');
  expect(await statesOf(order)).toEqual([['parcel', 'captured']]);
  await follow(desk);
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
  await receiveNotice(desk.running.shop, { id: randomUUID(), topic: 'capture', key, success: false });
  expect(await statesOf(order)).toEqual([['placing', 'dropped']]);
  expect(await cardOf(order)).toMatchObject({ captured: 0, released: 4000, refunded: 4000 });
  await follow(desk);
  expect(await cardOf(order)).toMatchObject({ state: 'voided', captured: 0, held: 0 });
  expect(await rows('select from order_refund where order_number = $1', order.orderNumber)).toEqual([]);
});

test('while a capture is refused, what was taken is given back; after its hold it is given up, and the order is paid', async () => {
  const order = await ordered(desk, shopper);
  const { total } = worthOf(order);
  await send(desk, order, '1Z-e', [[upcs.socks, 1]]);
  const [[, first] = ['', 0]] = await money(order);
  await refusing(order, true);
  minutes(1);
  await send(desk, order, '1Z-f', [
    [upcs.deck, 2],
    [upcs.socks, 2],
  ]);
  const give = async (amount: number) => {
    await desk.staff.call(giveRefund, {
      params: { orderNumber: order.orderNumber, refundId: randomUUID() },
      body: { amount: amount / 100, reason: 'goodwill', note: '' },
    });
    await follow(desk);
    minutes(1);
  };
  await give(500);
  // More than is left of what was taken: it waits.
  await give(first);
  expect(await money(order)).toEqual([
    ['capture', first],
    ['refund', 500],
  ]);
  for (let time = 1; time <= 4; time++) {
    expect(await statesOf(order)).toEqual([
      ['parcel', 'captured'],
      ['parcel', 'refused'],
    ]);
    days(2);
    await captureAgain(desk.running.shop);
  }
  await signIn();
  await follow(desk);
  expect(await money(order)).toEqual([
    ['capture', first],
    ['refund', 500],
    ['refund', first - 500],
  ]);
  // Outside systems hear of each once, also of the one that had to wait.
  const decided = `select payload ->> 'amount' as amount from event
    where name = 'refund.decided' and payload ->> 'orderNumber' = $1 order by id`;
  expect(await rows(decided, order.orderNumber)).toEqual([{ amount: '500' }, { amount: String(first) }]);
  const released = total - first;
  expect(await cardOf(order)).toMatchObject({ state: 'captured', captured: first, held: 0, released, refunded: total });
  const query = { kind: 'capture', state: 'voided', search: order.orderNumber } as const;
  expect((await desk.staff.call(listMovements, { query })).rows).toMatchObject([{ amount: released / 100 }]);
  expect(await paidFacts(order)).toBe(1);
  const counted = await (await fetch(`${desk.running.origin}/health/metrics`)).text();
  expect(counted).toMatch(/^eyelet_capture_given_up_total 1$/m);
});

test('an order of which nothing could be taken is never paid', async () => {
  const order = await ordered(desk, shopper);
  await refusing(order, true);
  await send(desk, order, '1Z-g', [
    [upcs.deck, 2],
    [upcs.socks, 3],
  ]);
  for (let time = 1; time <= 4; time++) {
    days(2);
    await captureAgain(desk.running.shop);
  }
  await signIn();
  await follow(desk);
  expect(await cardOf(order)).toMatchObject({ state: 'voided', captured: 0, held: 0 });
  expect(await paidFacts(order)).toBe(0);
});

test('a return of goods that were paid for is accepted while the capture of others is refused', async () => {
  const order = await ordered(desk, shopper);
  const { share } = worthOf(order);
  await send(desk, order, '1Z-h', [[upcs.socks, 3]]);
  const [[, first] = ['', 0]] = await money(order);
  await refusing(order, true);
  minutes(1);
  await send(desk, order, '1Z-i', [[upcs.deck, 2]]);
  await desk.staff.call(recordShipmentStep, {
    params: { orderNumber: order.orderNumber, shippingId: 'shipment-1' },
    body: { step: 'delivered' },
  });
  await follow(desk);
  minutes(1);
  const { returnId } = await sendBack(desk, shopper, order, [{ upc: upcs.socks }]);
  await decide(desk, order, returnId, [{ upc: upcs.socks, accepted: 1 }]);
  await follow(desk);
  expect(await money(order)).toEqual([
    ['capture', first],
    ['refund', share(upcs.socks, 1)],
  ]);
});

test('whether an order is captured by parcel is decided once', async () => {
  const { shop } = desk.running;
  const order = await placed(desk, shopper, await newGiftCard(desk.running, 5000));
  const { orderNumber } = order;
  const { total } = worthOf(order);
  const settings = {
    ...shop.settings,
    current: () => ({ ...shop.settings.current(), 'payments.by-parcel-US': false }),
  };
  const lost = { ...shop.payments, capture: () => Promise.reject(new Error('away')) };
  const named = (name: string) => (name === 'sandbox' ? lost : shop.tenders.named(name));
  await expect(
    capturePayment({ ...shop, settings, tenders: { ...shop.tenders, named } }, orderNumber),
  ).rejects.toThrow();
  await follow(desk);
  const captured = (await rows(`select from order_payment where order_number = $1 and state = 'captured'`, orderNumber))
    .length;
  expect(captured).toBe(2);
  expect(await money(order)).toEqual([['capture', total - 5000]]);
  expect(await paidFacts(order)).toBe(1);
});

test('a capture whose provider does not answer waits for its turn, and cancelled orders have none', async () => {
  const { shop } = desk.running;
  const order = await ordered(desk, shopper);
  const { orderNumber } = order;
  const { placeId } = await desk.staff.call(listToPack, { query: {} });
  await desk.staff.call(handOverParcel, {
    params: { orderNumber, shippingId: 'shipment-1' },
    body: {
      ...{ placeId: placeId ?? '', carrier: 'ups', trackingNumber: `1Z-j-${orderNumber}` },
      items: [{ upc: upcs.deck, qty: 1 }],
    },
  });
  await expect(captureDue(away(), orderNumber, 'parcel')).rejects.toThrow('away');
  minutes(5);
  await captureAgain(away());
  const [capture] = await capturesOf(order);
  expect(capture?.state).toBe('asked');
  expect(capture?.next_try_at).toEqual(new Date(shop.clock().getTime() + 5 * 60_000));
  await follow(desk);
  expect(await statesOf(order)).toEqual([['parcel', 'captured']]);

  const other = await ordered(desk, shopper);
  await shopper.call(cancelOrder, { body: { orderNumber: other.orderNumber } });
  const now = new Date(shop.clock().getTime() + 7 * 24 * 3_600_000);
  const ending = await ordersToEnd(shop.database.db, { now, limit: 1000, later: [] });
  expect(ending).toContain(orderNumber);
  expect(ending).not.toContain(other.orderNumber);
  await follow(desk);
});
