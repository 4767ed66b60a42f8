import { randomUUID } from 'node:crypto';
import { handOverParcel } from '@eyelet/contracts/order-desk/hand-over-parcel.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { listToPack } from '@eyelet/contracts/packing/list.ts';
import { listMovements } from '@eyelet/contracts/payment-desk/list.ts';
import { fetchSettlement } from '@eyelet/contracts/settlements/fetch.ts';
import { listSettlementLines } from '@eyelet/contracts/settlements/list-lines.ts';
import { findCaptureFaults } from '@eyelet/db/captures/faults.ts';
import { captureAgain } from '@eyelet/server/payments/capture-again.ts';
import { captureDue } from '@eyelet/server/payments/capture-due.ts';
import { receiveNotices } from '@eyelet/server/payments/receive-notices.ts';
import { upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';
import {
  cancel,
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
  today,
} from './parcel-shop.ts';
import { follow, ordered, send, worthOf } from './parcels.ts';

openParcelShop();

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
  await receiveNotices(desk.running.shop, { id: randomUUID(), topic: 'capture', key: await asked(), success: false });
  expect(await cardOf(order)).toMatchObject({ captured: 0, held: total });
  // The sandbox had only lost it.
  await rows(`delete from sandbox_movement where key = $1`, await asked());
  await rows(
    'update sandbox_payment set taken = 0, state = $2 where idempotency_key = $1',
    await paymentKeyOf(order),
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

test('what a provider could not be told is ended by the job, and the order is paid then', async () => {
  const order = await ordered(desk, shopper);
  await cancel(order, upcs.socks, 3);
  await follow(desk);
  const { orderNumber } = order;
  const { parts } = desk.running.shop.payments;
  if (!parts) throw new Error('the sandbox captures in parts');
  const away = { ...desk.running.shop.payments, parts: { ...parts, release: () => Promise.reject(new Error('away')) } };
  const { tenders } = desk.running.shop;
  const shop = {
    ...desk.running.shop,
    tenders: { ...tenders, named: (name: string) => (name === 'sandbox' ? away : tenders.named(name)) },
  };
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
  const day = today();
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
