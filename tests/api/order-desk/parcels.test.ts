import { randomUUID } from 'node:crypto';
import { readHome } from '@eyelet/contracts/home/read.ts';
import { changeNotifications } from '@eyelet/contracts/notifications/change.ts';
import { listDeskOrders } from '@eyelet/contracts/order-desk/list.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { readOrderTimeline } from '@eyelet/contracts/order-desk/read-timeline.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { writeOrderNote } from '@eyelet/contracts/order-desk/write-note.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { trackOrder } from '@eyelet/contracts/orders/track.ts';
import { handOut } from '@eyelet/db/events/hand-out.ts';
import { addDays } from '@eyelet/domain/delivery/days.ts';
import { addWorkingDays } from '@eyelet/domain/delivery/working-days.ts';
import type { ParcelState } from '@eyelet/domain/parcels/scan.ts';
import { followParcels } from '@eyelet/server/carriers/follow-parcels.ts';
import { takeUpdate } from '@eyelet/server/carriers/take-update.ts';
import { tellSilence } from '@eyelet/server/carriers/tell-silence.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { address, buy } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const begin = new Date();
const hourMs = 3_600_000;
let now = begin;
let running: RunningShop;
let warehouse: TestStaff;
let guest: Shopper;
beforeAll(async () => {
  running = await startStockedShop({ parts: { clock: () => now } });
  warehouse = await newStaff(running, { roles: ['warehouse'] });
  guest = await newShopper(running.origin);
});
beforeEach(() => {
  now = begin;
});
afterAll(() => running.close());

const keyOf = (orderNumber: string) => ({ orderNumber, shippingId: 'shipment-1' });

async function sent(number: (orderNumber: string) => string, shopper: Shopper = guest) {
  const { orderNumber } = await buy(shopper, running.origin, upcs.socks);
  const trackingNumber = number(orderNumber);
  const body = { step: 'shipped', carrier: 'ups', trackingNumber } as const;
  await warehouse.call(recordShipmentStep, { params: keyOf(orderNumber), body });
  return { orderNumber, trackingNumber };
}

/** A parcel that is followed while days pass must not be sent back by chance. */
const onTime = (orderNumber: string) => `1Z-${orderNumber}-ONTIME`;

async function mailsOf(orderNumber: string): Promise<readonly string[]> {
  for (let round = 0; round < 3; round++) await announce(running.shop);
  const { rows } = await running.shop.database.pool.query<{ kind: string }>(
    `select kind from mail where subject_id like $1 and kind like 'shipment-%' order by kind`,
    [`${orderNumber}/%`],
  );
  return rows.map(({ kind }) => kind.replace('shipment-', ''));
}

/** Looks at parcels once an hour, for some days. */
async function letDaysPass(days: number): Promise<void> {
  for (let hour = 0; hour < days * 24; hour++) {
    now = new Date(now.getTime() + hourMs);
    await followParcels(running.shop);
  }
  // Sessions of before are still open.
  now = begin;
}

const scan = (state: ParcelState, hours: number, place = '') => ({
  ...{ state, place },
  at: new Date(begin.getTime() + hours * hourMs),
});

const report = (trackingNumber: string, scans: readonly ReturnType<typeof scan>[], expectedOn: string | null = null) =>
  takeUpdate(running.shop, { carrier: 'ups', trackingNumber, scans, expectedOn, saidAt: now });

test('what a process of the version before passes over is told all the same', async () => {
  const { orderNumber, trackingNumber } = await sent(onTime);
  await report(trackingNumber, [scan('not-delivered', 1)]);
  // It does not know what becomes of a parcel, and hands out what it knows.
  await handOut(running.shop.database.db, [{ consumer: 'order-mails', names: ['shipment.shipped'] }], now);
  expect(await mailsOf(orderNumber)).toEqual(['not-delivered', 'shipped']);
});

test('what a process of the version before has made out to the mails about orders is sent once', async () => {
  const { orderNumber, trackingNumber } = await sent(onTime);
  await report(trackingNumber, [scan('not-delivered', 1)]);
  const names = ['shipment.shipped', 'shipment.not-delivered'];
  await handOut(running.shop.database.db, [{ consumer: 'order-mails', names }], now);
  expect(await mailsOf(orderNumber)).toEqual(['not-delivered', 'shipped']);
  const { pool } = running.shop.database;
  expect((await pool.query('select 1 from event_delivery where subject = $1', [orderNumber])).rows).toEqual([]);
});

test('a parcel moves with time by itself: its shopper and the desk see each scan, its order arrives, and each step is mailed once [C1.23]', async () => {
  const { orderNumber } = await sent((number) => `${number}-TWICE`);
  await letDaysPass(14);
  const states = ['announced', 'travelling', 'travelling', 'out-for-delivery', 'not-delivered', 'out-for-delivery'];
  const tracked = await guest.call(trackOrder, { body: { orderNumber, email: address.email } });
  expect(tracked.status).toBe('delivered');
  expect(tracked.shipments[0]?.scans.map(({ state }) => state)).toEqual([...states, 'delivered']);
  const { entries } = await warehouse.call(readOrderTimeline, { params: { orderNumber } });
  expect(entries.flatMap(({ scanned }) => scanned?.state ?? [])).toEqual([...states, 'delivered']);
  expect(await mailsOf(orderNumber)).toEqual([
    ...['delivered', 'not-delivered', 'out-for-delivery', 'out-for-delivery', 'shipped'],
  ]);
});

test('a delay is told by us with its new day as soon as the carrier says it, once for each day', async () => {
  const { orderNumber, trackingNumber } = await sent(onTime);
  const { promised } = (await guest.call(readPurchase, { params: { orderId: orderNumber } })).shipments[0] ?? {};
  expect(await report(trackingNumber, [scan('travelling', 1)], promised?.to)).toBe('taken');
  const later = '2099-03-02';
  for (const day of [later, later, promised?.to ?? '', later, '2099-03-04']) {
    now = new Date(now.getTime() + 1000);
    await report(trackingNumber, [], day);
  }
  // Said before, come later.
  now = new Date(now.getTime() - 3000);
  expect(await report(trackingNumber, [], '2099-03-09')).toBe('known');
  // The day that is expected is said once more, then something that was said before that comes.
  now = new Date(now.getTime() + 60_000);
  expect(await report(trackingNumber, [], '2099-03-04')).toBe('known');
  now = new Date(now.getTime() - 30_000);
  expect(await report(trackingNumber, [], '2099-03-09')).toBe('known');
  now = begin;
  const { shipments } = await guest.call(readPurchase, { params: { orderId: orderNumber } });
  expect(shipments[0]).toMatchObject({ expectedOn: '2099-03-04', isLate: true });
  expect(await mailsOf(orderNumber)).toEqual(['delayed', 'delayed', 'shipped']);
  const { rows } = await running.shop.database.pool.query<{ text: string }>(
    `select text from mail where subject_id = $1`,
    [`${orderNumber}/shipment-1/${later}`],
  );
  expect(rows[0]?.text).toContain('Monday, March 2');
});

test('scans that come twice, late, in the wrong order or at once change nothing twice', async () => {
  const { orderNumber, trackingNumber } = await sent(onTime);
  now = new Date(begin.getTime() + 20 * hourMs);
  const arrived = scan('delivered', 10, 'Door');
  const outcomes = await Promise.all([
    report(trackingNumber, [arrived]),
    report(trackingNumber, [arrived]),
    report(trackingNumber, [scan('delivered', 10, 'DOOR')]),
  ]);
  expect(outcomes.filter((one) => one === 'taken')).toHaveLength(1);
  expect(await report(trackingNumber, [scan('out-for-delivery', 7), scan('travelling', 12)])).toBe('taken');
  now = begin;
  const order = await warehouse.call(readDeskOrder, { params: { orderNumber } });
  expect(order).toMatchObject({ status: 'delivered', shipments: [{ deliveredAt: arrived.at.toISOString() }] });
  expect(order.shipments[0]?.scans).toHaveLength(3);
  expect(await mailsOf(orderNumber)).toEqual(['delivered', 'shipped']);
});

test('a number is on one parcel at a time; one that the shop does not know changes nothing', async () => {
  const first = await sent(onTime);
  const { orderNumber } = await buy(guest, running.origin, upcs.socks);
  const body = { step: 'shipped', carrier: 'ups', trackingNumber: first.trackingNumber } as const;
  const params = keyOf(orderNumber);
  const record = () => warehouse.call(recordShipmentStep, { params, body });
  expect(await detailOf(record())).toMatchObject({ errorId: 'STF465', details: { member: 'trackingNumber' } });
  expect(await warehouse.call(readDeskOrder, { params: { orderNumber } })).toMatchObject({ status: 'confirmed' });
  expect(await report('1Z-of-somebody-else', [scan('delivered', 1)])).toBe('stranger');
  // Once the first has arrived, the carrier may use its number again; scans of the first are not those of the second.
  now = new Date(begin.getTime() + 4 * hourMs);
  await report(first.trackingNumber, [scan('delivered', 3)]);
  now = new Date(begin.getTime() + 60 * 24 * hourMs);
  const keeper = await newStaff(running, { roles: ['warehouse'] });
  await keeper.call(recordShipmentStep, { params, body });
  expect(await report(first.trackingNumber, [scan('delivered', 3)])).toBe('known');
  expect(await keeper.call(readDeskOrder, { params: { orderNumber } })).toMatchObject({ status: 'shipped' });
});

test('a parcel that comes back is told, stays with its order, and waits on home until a note says what was done', async () => {
  const { orderNumber, trackingNumber } = await sent(onTime);
  const waiting = async () => {
    const { tasks } = await warehouse.call(readHome, {});
    const { rows } = await warehouse.call(listDeskOrders, { query: { parcel: 'back' } });
    return { task: tasks.find(({ kind }) => kind === 'parcels-back'), orders: rows.map((one) => one.orderNumber) };
  };
  await report(trackingNumber, [scan('not-delivered', 10)]);
  expect(await waiting()).toEqual({ task: undefined, orders: [] });
  const [first, second] = [scan('returning', 50), scan('returning', 60)];
  await report(trackingNumber, [second]);
  await report(trackingNumber, [first]);
  const since = first.at.toISOString();
  expect(await waiting()).toEqual({ task: { kind: 'parcels-back', count: 1, since }, orders: [orderNumber] });
  expect(await mailsOf(orderNumber)).toEqual(['not-delivered', 'returning', 'shipped']);
  expect(await warehouse.call(readDeskOrder, { params: { orderNumber } })).toMatchObject({ status: 'shipped' });
  now = new Date(begin.getTime() + 60_000);
  const care = await newStaff(running, { roles: ['owner'] });
  await care.call(writeOrderNote, { params: { orderNumber, noteId: randomUUID() }, body: { text: 'Sent anew.' } });
  expect(await waiting()).toEqual({ task: undefined, orders: [] });
});

/** Noon in New York of a day. */
const noonOf = (day: string, days: number) => new Date(Date.parse(`${day}T16:30:00Z`) + days * 24 * hourMs);

test('a parcel whose promised day is over without a word is told once by us, with the day that is expected now', async () => {
  const silent = await sent(onTime);
  const tried = await sent(onTime);
  const arrived = await sent(onTime);
  const late = await sent(onTime);
  const { promised } = (await guest.call(readPurchase, { params: { orderId: silent.orderNumber } })).shipments[0] ?? {};
  const last = promised?.to ?? '';
  await report(silent.trackingNumber, [scan('travelling', 1)], last);
  await report(tried.trackingNumber, [scan('not-delivered', 10)]);
  await report(arrived.trackingNumber, [scan('delivered', 10)]);
  await report(late.trackingNumber, [scan('travelling', 1)], '2099-03-02');
  const runAt = async (moment: Date) => {
    now = moment;
    const outcomes = await Promise.all([tellSilence(running.shop), tellSilence(running.shop)]);
    now = begin;
    return outcomes;
  };
  await runAt(noonOf(last, 0));
  expect(await mailsOf(silent.orderNumber)).toEqual(['shipped']);
  await runAt(noonOf(last, 1));
  await runAt(noonOf(last, 2));
  expect(await mailsOf(silent.orderNumber)).toEqual(['delayed', 'shipped']);
  expect(await mailsOf(tried.orderNumber)).toEqual(['not-delivered', 'shipped']);
  expect(await mailsOf(arrived.orderNumber)).toEqual(['delivered', 'shipped']);
  expect(await mailsOf(late.orderNumber)).toEqual(['delayed', 'shipped']);
  const next = addWorkingDays(addDays(last, 1), 2, 'US');
  const { entries } = await warehouse.call(readOrderTimeline, { params: { orderNumber: silent.orderNumber } });
  expect(entries.flatMap(({ mail }) => (mail?.kind === 'shipment-delayed' ? mail.about : []))).toEqual([
    `shipment-1/${next}`,
  ]);
  now = noonOf(last, 1);
  const tracked = await guest.call(trackOrder, { body: { orderNumber: silent.orderNumber, email: address.email } });
  expect(tracked.shipments[0]).toMatchObject({ expectedOn: next, isLate: true });
  // What the carrier says afterwards is told only if it is later still.
  await report(silent.trackingNumber, [scan('travelling', 30)], next);
  await report(silent.trackingNumber, [scan('delivered', 40)]);
  now = begin;
  expect(await mailsOf(silent.orderNumber)).toEqual(['delayed', 'delivered', 'shipped']);
});

test('what has reached its sender on the way back has not arrived', async () => {
  const { orderNumber, trackingNumber } = await sent(onTime);
  await report(trackingNumber, [scan('not-delivered', -9), scan('returning', -6)]);
  await report(trackingNumber, [scan('delivered', -3)]);
  expect(await mailsOf(orderNumber)).toEqual(['returning', 'shipped']);
  expect(await warehouse.call(readDeskOrder, { params: { orderNumber } })).toMatchObject({ status: 'shipped' });
});

test('the day that is told is the one of the shopper’s market', async () => {
  const { orderNumber, trackingNumber } = await sent(onTime);
  now = new Date('2099-03-03T03:00:00Z');
  await report(trackingNumber, [{ state: 'not-delivered', at: now, place: '' }]);
  now = begin;
  expect(await mailsOf(orderNumber)).toContain('not-delivered');
  const { rows } = await running.shop.database.pool.query<{ subject_id: string }>(
    `select subject_id from mail where subject_id like $1 and kind = 'shipment-not-delivered'`,
    [`${orderNumber}/%`],
  );
  expect(rows).toEqual([{ subject_id: `${orderNumber}/shipment-1/2099-03-02` }]);
});

test('a number is the same, however it is typed and reported', async () => {
  const { orderNumber } = await sent((number) => ` 1z ${number.toLowerCase()} 7`);
  const stored = `1Z${orderNumber}7`;
  const order = () => warehouse.call(readDeskOrder, { params: { orderNumber } });
  expect((await order()).shipments[0]?.parcel?.trackingNumber).toBe(stored);
  expect(await report(stored.toLowerCase(), [scan('travelling', -2)])).toBe('taken');
  for (const search of [stored, stored.toLowerCase().replace('1z', '1z ')]) {
    const { rows } = await warehouse.call(listDeskOrders, { query: { search } });
    expect(rows.map((row) => row.orderNumber)).toEqual([orderNumber]);
  }
  // One from before numbers were written alike.
  await running.shop.database.pool.query('update parcel set tracking_number = $1 where tracking_number = $2', [
    ...[`${stored}x`, stored],
  ]);
  expect(await report(`${stored}x`, [scan('travelling', -1)])).toBe('taken');
});

test('a shipment that was handed over without a parcel is followed too', async () => {
  const { orderNumber } = await sent((number) => `1Z-${number}-TWICE`);
  const { pool } = running.shop.database;
  await pool.query('delete from parcel where order_number = $1', [orderNumber]);
  now = new Date(begin.getTime() + hourMs);
  await followParcels(running.shop);
  now = begin;
  const { shipments } = await warehouse.call(readDeskOrder, { params: { orderNumber } });
  expect(shipments[0]?.scans.map(({ state }) => state)).toEqual(['announced']);
});

test('a run ends early while the service is down or slow, and what fails for too long is given up', async () => {
  const { pool } = running.shop.database;
  await pool.query('update parcel set next_look_at = null');
  await pool.query(
    'update parcel set next_look_at = $1 where parcel_id in (select parcel_id from parcel order by 1 desc limit 6)',
    [now],
  );
  const follow = (takesMs: number) =>
    followParcels({
      ...running.shop,
      carriers: {
        ...{ name: 'fake', lookEveryMs: hourMs, readWebhook: () => undefined, labels: undefined },
        look: async () => {
          now = new Date(now.getTime() + takesMs);
          throw new Error('down');
        },
      },
    });
  expect(await follow(0)).toBe(5);
  await pool.query('update parcel set next_look_at = $1 where next_look_at is not null', [now]);
  expect(await follow(3 * 60_000)).toBe(2);
  const left = async () => (await pool.query('select 1 from parcel where next_look_at is not null')).rowCount;
  expect(await left()).toBe(6);
  now = new Date(begin.getTime() + 91 * 24 * hourMs);
  expect(await follow(0)).toBe(5);
  expect(await left()).toBe(1);
});

test('a consumer who does not want notifications about deliveries is not told of parcels [C7.88]', async () => {
  const consumer = await newConsumer(running.origin);
  await consumer.call(changeNotifications, {
    body: { notifications: [{ topic: 'shipping', channel: 'email', enabled: false }] },
  });
  const { orderNumber, trackingNumber } = await sent(onTime, consumer);
  await report(trackingNumber, [scan('not-delivered', 10)], '2099-03-02');
  expect(await mailsOf(orderNumber)).toEqual([]);
});
