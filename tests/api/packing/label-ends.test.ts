import { changeDeliveryAddress } from '@eyelet/contracts/order-desk/change-address.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { makeLabel } from '@eyelet/contracts/packing/make-label.ts';
import { claimDueLabels } from '@eyelet/db/parcels/label.ts';
import { tryLabel } from '@eyelet/server/labels/try-label.ts';
import { address } from '@eyelet/testing/buy.ts';
import { detailOf, newStaff } from '@eyelet/testing/staff.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type LabelShop, openLabelShop, placeId } from './label-shop.ts';

let shop: LabelShop;
beforeAll(async () => {
  shop = await openLabelShop();
});
afterEach(() => {
  for (const step of ['create', 'buy', 'refund']) shop.server.shipments.fault(step, undefined);
});
afterAll(() => shop.close());

const down = { status: 503 } as const;

test('somebody does without a label: it is taken back once, and another one is made', async () => {
  const orderNumber = await shop.order();
  const { labelId } = await shop.make(orderNumber);
  expect(await shop.end(orderNumber, labelId)).toEqual({ isEnded: true });
  expect(await shop.end(orderNumber, labelId)).toEqual({ isEnded: true });
  expect(await shop.shown(orderNumber)).toBeNull();
  expect(await detailOf(shop.end(orderNumber, 'none'))).toMatchObject({ errorId: 'STF404' });
  await shop.runLater(1);
  await shop.runLater(1);
  expect([await shop.states(orderNumber), shop.paid(labelId)]).toEqual([['voided'], [1, 1]]);
  const other = await shop.make(orderNumber, 'ups');
  expect(other).toMatchObject({ state: 'made' });
  await shop.handOver(orderNumber, other.trackingNumber ?? '');
  expect(await detailOf(shop.end(orderNumber, other.labelId))).toMatchObject({ errorId: 'STF409' });
  const { rows } = await shop.running.shop.database.pool.query(
    `select before from audit where action = 'packing.endLabel' and subject_id = $1`,
    [orderNumber],
  );
  expect(rows).toEqual([{ before: expect.objectContaining({ carrier: 'ups', label: 'made' }) }]);
});

test('a number typed by hand ends the wish: nothing is bought any more', async () => {
  const orderNumber = await shop.order();
  shop.server.shipments.fault('create', down);
  const { labelId } = await shop.make(orderNumber);
  await shop.handOver(orderNumber, `1Z-HAND-${orderNumber}`);
  shop.server.shipments.fault('create', undefined);
  await shop.runLater(100);
  expect([await shop.states(orderNumber), shop.paid(labelId)]).toEqual([['dropped'], [0, 0]]);
});

test('a label that was not used is taken back when its shipment leaves with another number, its order is cancelled, or goes elsewhere', async () => {
  const [sent, cancelled, moved] = [await shop.order(), await shop.order(), await shop.order()];
  const labels = await Promise.all([sent, cancelled, moved].map((one) => shop.make(one)));
  const body = { step: 'shipped', carrier: 'ups', trackingNumber: `1Z-OTHER-${sent}` } as const;
  await shop.warehouse.call(recordShipmentStep, { params: shop.keyOf(sent), body });
  await shop.shopper.call(cancelOrder, { body: { orderNumber: cancelled } });
  const care = await newStaff(shop.running, { roles: ['care'] });
  const place = { addressLine1: '14 Lantern Way', city: 'Bangor', postalCode: '04401' };
  await care.call(changeDeliveryAddress, {
    params: { orderNumber: moved },
    body: { ...address, ...place, version: 0 },
  });
  expect(await shop.shown(moved)).toBeNull();
  await shop.runLater(1);
  for (const [index, orderNumber] of [sent, cancelled, moved].entries()) {
    expect(await shop.states(orderNumber)).toEqual(['voided']);
    expect(shop.paid(labels[index]?.labelId ?? '')).toEqual([1, 1]);
  }
  const again = await shop.make(moved);
  expect(shop.server.shipments.asked().at(-1)).toMatchObject({
    ...{ reference: again.labelId, to_address: { street1: '14 Lantern Way' } },
  });
});

test('a wish that is ended while its label is bought is taken back all the same', async () => {
  const orderNumber = await shop.order();
  shop.server.shipments.fault('create', down);
  const { labelId } = await shop.make(orderNumber);
  shop.server.shipments.fault('create', undefined);
  const { carriers, database } = shop.running.shop;
  if (!carriers?.labels) throw new Error('it makes no labels');
  const { labels } = carriers;
  const now = new Date(Date.now() + 120_000);
  const againAt = new Date(now.getTime() + 60_000);
  const due = await claimDueLabels(database.db, { service: carriers.name, now, againAt, limit: 50 });
  const label = due.find((one) => one.label_id === labelId);
  if (!label) throw new Error('the label is not due');
  const buying = {
    ...labels,
    buy: async (...given: Parameters<typeof labels.buy>) => {
      const bought = await labels.buy(...given);
      await shop.end(orderNumber, labelId);
      return bought;
    },
  };
  await tryLabel(shop.running.shop, buying, label, AbortSignal.timeout(5_000));
  expect([await shop.states(orderNumber), shop.paid(labelId)]).toEqual([['voiding'], [1, 0]]);
  await shop.runLater(5);
  expect([await shop.states(orderNumber), shop.paid(labelId)]).toEqual([['voided'], [1, 1]]);
});

test('a wish that is ended before it is bought is never bought, and one whose service is slow says so', async () => {
  const orderNumber = await shop.order();
  shop.server.shipments.fault('create', down);
  const { labelId } = await shop.make(orderNumber);
  const { carriers, database } = shop.running.shop;
  if (!carriers?.labels) throw new Error('it makes no labels');
  const claim = async (minutes: number) => {
    const now = new Date(Date.now() + minutes * 60_000);
    const due = await claimDueLabels(database.db, { service: carriers.name, now, againAt: now, limit: 50 });
    return due.find((one) => one.label_id === labelId);
  };
  const slow = await claim(2);
  shop.server.shipments.fault('create', 'silence');
  if (slow) await tryLabel(shop.running.shop, carriers.labels, slow, AbortSignal.timeout(200));
  expect(await shop.shown(orderNumber)).toMatchObject({ state: 'wanted', problem: 'slow', tries: 2 });
  shop.server.shipments.fault('create', undefined);
  const next = await claim(60);
  await shop.end(orderNumber, labelId);
  if (next) await tryLabel(shop.running.shop, carriers.labels, next, AbortSignal.timeout(5_000));
  expect([await shop.states(orderNumber), shop.paid(labelId)]).toEqual([['dropped'], [0, 0]]);
});

test('taking back is tried again while the service is down, and left when its carrier keeps the label', async () => {
  const orderNumber = await shop.order();
  const { labelId } = await shop.make(orderNumber);
  await shop.end(orderNumber, labelId);
  shop.server.shipments.fault('refund', down);
  await shop.runLater(1);
  expect(await shop.states(orderNumber)).toEqual(['voiding']);
  shop.server.shipments.fault('refund', { status: 422, message: 'scanned' });
  await shop.runLater(5);
  expect(await shop.states(orderNumber)).toEqual(['kept']);
});

test('a place without an address makes no labels, and says so', async () => {
  const orderNumber = await shop.order();
  const { pool } = shop.running.shop.database;
  await pool.query('delete from order_line_source where order_number = $1', [orderNumber]);
  await pool.query(`update order_line set place_id = 'S-BOSTON' where order_number = $1`, [orderNumber]);
  const params = shop.keyOf(orderNumber);
  const label = await shop.warehouse.call(makeLabel, { params, body: { placeId: 'S-BOSTON', carrier: 'ups' } });
  expect(label).toMatchObject({ state: 'refused', problem: 'sender' });
  expect(placeId).not.toBe(label.placeId);
});
