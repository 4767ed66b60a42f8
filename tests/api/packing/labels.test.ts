import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { listToPack } from '@eyelet/contracts/packing/list.ts';
import { makeLabel } from '@eyelet/contracts/packing/make-label.ts';
import { nowhere } from '@eyelet/db/orders/unplaced.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { labelFile } from '@eyelet/testing/carrier-shipments.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff } from '@eyelet/testing/staff.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type LabelShop, openLabelShop, placeId } from './label-shop.ts';

let shop: LabelShop;
beforeAll(async () => {
  shop = await openLabelShop();
});
afterEach(() => {
  for (const step of ['create', 'read', 'buy', 'file']) shop.server.shipments.fault(step, undefined);
  shop.server.shipments.withoutRates(false);
});
afterAll(() => shop.close());

const printed = ({ orderNumber, labelId }: Readonly<{ orderNumber: string; labelId: string }>) =>
  shop.warehouse.fetch(`${shop.running.origin}/staff/v1/packing/${orderNumber}/shipment-1/labels/${labelId}`);

test('a label is made, printed, and leaves with its parcel; its making is audited', async () => {
  const orderNumber = await shop.order();
  const { labelCarriers } = await shop.warehouse.call(listToPack, { query: { placeId } });
  expect(labelCarriers).toEqual([
    { id: 'ups', name: 'UPS' },
    { id: 'usps', name: 'USPS' },
  ]);
  expect(await shop.shown(orderNumber)).toBeNull();
  const label = await shop.make(orderNumber);
  expect(label).toMatchObject({ state: 'made', carrier: { id: 'ups' }, cost: 7.58, currency: 'USD', problem: null });
  expect(await shop.shown(orderNumber)).toEqual(label);
  const paper = await printed({ orderNumber, labelId: label.labelId });
  expect(paper.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await paper.arrayBuffer())).toEqual(labelFile);
  const order = await shop.handOver(orderNumber, (label.trackingNumber ?? '').toLowerCase());
  expect(order).toMatchObject({ status: 'shipped', shipments: [{ parcel: { trackingNumber: label.trackingNumber } }] });
  expect((await printed({ orderNumber, labelId: label.labelId })).status).toBe(404);
  await shop.runLater(200);
  expect([await shop.states(orderNumber), shop.paid(label.labelId)]).toEqual([['used'], [1, 0]]);
  const { rows } = await shop.running.shop.database.pool.query(
    `select after from audit where action = 'packing.makeLabel' and subject_id = $1`,
    [orderNumber],
  );
  expect(rows).toEqual([{ after: expect.objectContaining({ carrier: 'ups', grams: 800, placeId }) }]);
});

test('a label in use is never taken back, whatever carrier was named and whichever order it left with', async () => {
  const [own, other] = [await shop.order(), await shop.order()];
  const label = await shop.make(own);
  await shop.handOver(own, label.trackingNumber ?? '', 'usps');
  const mixed = await shop.make(other);
  const third = await shop.order();
  await shop.handOver(third, mixed.trackingNumber ?? '');
  await shop.handOver(other, `1Z888-${other}`);
  await shop.runLater(200);
  expect([await shop.states(own), await shop.states(other)]).toEqual([['used'], ['used']]);
  for (const { labelId } of [label, mixed]) expect(shop.paid(labelId)).toEqual([1, 0]);
});

test('whoever asks again has the same label, and another carrier is refused with it', async () => {
  const orderNumber = await shop.order();
  const label = await shop.make(orderNumber);
  expect(await shop.make(orderNumber)).toEqual(label);
  expect(await detailOf(shop.make(orderNumber, 'usps'))).toMatchObject({ errorId: 'STF409', current: label });
  expect(shop.paid(label.labelId)).toEqual([1, 0]);
  expect(await shop.states(orderNumber)).toEqual(['made']);
});

test('pieces that no place has get no label', async () => {
  const orderNumber = await shop.order();
  await shop.running.shop.database.pool.query('update order_line_source set place_id = $2 where order_number = $1', [
    orderNumber,
    nowhere,
  ]);
  const body = { placeId: nowhere, carrier: 'ups' };
  expect(await refusalOf(shop.warehouse.call(makeLabel, { params: shop.keyOf(orderNumber), body }))).toBe('STF409');
});

test('of several people who want the label of a parcel at once, one buys it', async () => {
  const orderNumber = await shop.order();
  const colleague = await newStaff(shop.running, { roles: ['warehouse'] });
  const made = await Promise.all(
    [0, 1, 2, 3, 4, 5].map((index) => shop.make(orderNumber, 'ups', index % 2 === 0 ? shop.warehouse : colleague)),
  );
  const ids = new Set(made.map(({ labelId }) => labelId));
  expect(ids.size).toBe(1);
  expect(await shop.shown(orderNumber)).toMatchObject({ labelId: made[0]?.labelId, state: 'made' });
  expect(shop.paid(made[0]?.labelId ?? '')).toEqual([1, 0]);
});

test('while the service is down the wish waits with growing pauses, and is fulfilled once it is up', async () => {
  const orderNumber = await shop.order();
  shop.server.shipments.fault('create', { status: 503, message: 'Maintenance until six.' });
  const label = await shop.make(orderNumber);
  expect(label).toMatchObject({ state: 'wanted', problem: 'down', detail: 'Maintenance until six.', tries: 1 });
  const waits = async () => {
    const shown = await shop.shown(orderNumber);
    return { ...shown, minutes: (new Date(shown?.nextTryAt ?? '').getTime() - Date.now()) / 60_000 };
  };
  expect((await waits()).minutes).toBeLessThanOrEqual(1);
  // Not before its time.
  await shop.runLater(0.5);
  expect(await waits()).toMatchObject({ tries: 1 });
  await shop.runLater(1.1);
  const second = await waits();
  expect(second).toMatchObject({ tries: 2, state: 'wanted' });
  expect(second.minutes).toBeGreaterThan(2);
  shop.server.shipments.fault('create', undefined);
  shop.server.shipments.fault('buy', { status: 500 });
  await shop.runLater(4);
  const third = await waits();
  expect(third).toMatchObject({ tries: 3, problem: 'down', detail: 'no' });
  expect(third.minutes).toBeGreaterThan(6);
  shop.server.shipments.fault('buy', undefined);
  // Whoever asks meanwhile changes nothing.
  expect(await shop.make(orderNumber)).toMatchObject({ labelId: label.labelId, state: 'wanted' });
  await Promise.all([shop.runLater(30), shop.runLater(30)]);
  expect(await shop.shown(orderNumber)).toMatchObject({ labelId: label.labelId, state: 'made', problem: null });
  expect(shop.paid(label.labelId)).toEqual([1, 0]);
});

test('a label whose purchase was answered to nobody is found by the next try', async () => {
  const orderNumber = await shop.order();
  shop.server.shipments.fault('buy', 'lost-answer');
  const label = await shop.make(orderNumber);
  expect(label).toMatchObject({ state: 'wanted', problem: 'down' });
  await shop.runLater(2);
  expect(await shop.shown(orderNumber)).toMatchObject({ state: 'made' });
  expect(shop.paid(label.labelId)).toEqual([1, 0]);
});

test('what the service will not make says why, waits for nobody, and may be asked for again', async () => {
  const orderNumber = await shop.order();
  shop.server.shipments.withoutRates(true);
  const label = await shop.make(orderNumber);
  expect(label).toMatchObject({
    ...{ state: 'refused', problem: 'refused', detail: 'The postal code is not served.', nextTryAt: null },
  });
  await shop.runLater(100);
  expect(await shop.shown(orderNumber)).toEqual(label);
  shop.server.shipments.withoutRates(false);
  const again = await shop.make(orderNumber, 'ups');
  expect(again).toMatchObject({ state: 'made' });
  await shop.runLater(1);
  expect([await shop.states(orderNumber), shop.paid(label.labelId)]).toEqual([
    ['dropped', 'made'],
    [0, 0],
  ]);
});

test('only who may hand over has labels made, of carriers that the service has, for what waits at a place', async () => {
  const orderNumber = await shop.order();
  const care = await newStaff(shop.running, { roles: ['care'] });
  expect(await detailOf(shop.make(orderNumber, 'ups', care))).toMatchObject({ errorId: 'STF403' });
  expect(await detailOf(shop.make(orderNumber, 'dhl'))).toMatchObject({
    errorId: 'STF400',
    details: { member: 'carrier' },
  });
  expect(await detailOf(shop.make('NONE'))).toMatchObject({ errorId: 'STF404' });
  const params = shop.keyOf(orderNumber);
  const elsewhere = { placeId: 'S-BOSTON', carrier: 'ups' };
  expect(await detailOf(shop.warehouse.call(makeLabel, { params, body: elsewhere }))).toMatchObject({
    errorId: 'STF409',
  });
  const digital = await shop.order(upcs.digital);
  const body = { placeId, carrier: 'ups' };
  const other = { orderNumber: digital, shippingId: 'shipment-1' };
  expect(['STF404', 'STF409']).toContain(
    (await detailOf(shop.warehouse.call(makeLabel, { params: other, body })))?.errorId,
  );
  const light = { ...body, grams: 1 };
  expect(await detailOf(shop.warehouse.call(makeLabel, { params, body: light }))).toMatchObject({ errorId: 'STF400' });
  const sent = { step: 'shipped', carrier: 'ups', trackingNumber: `1Z-${orderNumber}` } as const;
  await shop.warehouse.call(recordShipmentStep, { params, body: sent });
  expect(await detailOf(shop.make(orderNumber))).toMatchObject({ errorId: 'STF409' });
});

test('a shop without a service for it offers no labels', async () => {
  const other = await startStockedShop({ config: { carriers: { kind: 'none' } } });
  try {
    const staff = await newStaff(other, { roles: ['warehouse'] });
    const { orderNumber } = await buy(await newShopper(other.origin), other.origin, upcs.socks);
    expect(await staff.call(listToPack, { query: {} })).toMatchObject({ labelCarriers: [] });
    const params = { orderNumber, shippingId: 'shipment-1' };
    const asked = staff.call(makeLabel, { params, body: { placeId, carrier: 'ups' } });
    const refusal = await detailOf(asked);
    expect(refusal).toMatchObject({ errorId: 'STF480' });
    // As right for an outside system as at the desk, where the number is typed.
    expect(refusal.message).toContain('Hand the parcel over with the number');
  } finally {
    await other.close();
  }
});
