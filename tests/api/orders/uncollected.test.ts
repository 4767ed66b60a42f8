import { readOrderTimeline } from '@eyelet/contracts/order-desk/read-timeline.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { writePlaces } from '@eyelet/db/stock/write-stock.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { keepPickups } from '@eyelet/server/orders/keep-pickups.ts';
import { markReady } from '@eyelet/server/orders/mark-ready.ts';
import { recordStep } from '@eyelet/server/orders/record-step.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { setStockAt, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pickupOrder, shippingId } from '../order-desk/pickups.ts';

const store = 'S-WHARF';
const open = [['10:00', '18:00']];
const details = {
  ...{ addressLine1: '1 Long Wharf', city: 'Boston', province: 'MA', postalCode: '02110' },
  ...{ timeZone: 'America/New_York', week: [open, open, open, open, open, open, open], openOn: 'all' },
};
const begin = new Date('2026-05-04T16:00:00Z');
/** Nine in the evening of a day in Boston, which is the next day in UTC. */
const evening = (day: string) => new Date(Date.parse(`${day}T21:00:00-04:00`));

let now = begin;
let running: RunningShop;
let shopper: Shopper;
let staff: TestStaff;
beforeAll(async () => {
  running = await startStockedShop({ parts: { clock: () => now } });
  shopper = await newShopper(running.origin);
  staff = await newStaff(running, { roles: ['warehouse'] });
  const place = { id: store, kind: 'store', name: 'Long Wharf', region: 'NORA', country: 'US', details } as const;
  await writePlaces(running.shop.database, [place]);
});
beforeEach(async () => {
  now = begin;
  await setStockAt(running, upcs.deck, store, 9);
  await expect
    .poll(() => running.shop.catalogue.availability(upcs.deck, { placeId: store }), { timeout: 10_000 })
    .toBe(9);
});
afterAll(() => running.close());

async function rows<T extends object>(text: string, ...values: unknown[]): Promise<readonly T[]> {
  return (await running.shop.database.pool.query<T>(text, values)).rows;
}

async function readyOrder(): Promise<string> {
  const orderNumber = await pickupOrder(running, shopper);
  await markReady(running.shop, { orderNumber, shippingId });
  return orderNumber;
}

async function letFactsBeHeard(): Promise<void> {
  for (let round = 0; round < 4; round++) await announce(running.shop);
}

async function runAt(moment: Date): Promise<number> {
  now = moment;
  const changed = await keepPickups(running.shop);
  await letFactsBeHeard();
  // Sessions of before are still open.
  now = begin;
  return changed;
}

const collect = (orderNumber: string) =>
  running.shop.database.db
    .transaction()
    .execute((tx) => recordStep(tx, { orderNumber, shippingId }, { step: 'delivered', now }));

const statusOf = async (orderNumber: string) =>
  (await shopper.call(readPurchase, { params: { orderId: orderNumber } })).status;

const mailsOf = (orderNumber: string) =>
  rows<{ kind: string; recipient: string; subject: string; text: string }>(
    `select kind, recipient, subject, text from mail where split_part(subject_id, '/', 1) = $1
       and kind in ('ready-for-pickup', 'pickup-reminder', 'order-cancelled') order by created_at, kind`,
    orderNumber,
  );

const pairs = async () =>
  (
    await rows<{ pairs: number }>(
      'select (on_hand - reserved) as pairs from stock where upc = $1 and place_id = $2',
      upcs.deck,
      store,
    )
  )[0]?.pairs;

test('what nobody collects is reminded of once, by the calendar of its store, and given back once: order, money and stock', async () => {
  const orderNumber = await readyOrder();
  expect(await pairs()).toBe(8);
  // Ready on May 4 and kept for 14 days: until May 18, with the reminder on May 15.
  expect(await runAt(evening('2026-05-14'))).toBe(0);
  expect(await runAt(evening('2026-05-15'))).toBe(1);
  expect(await runAt(evening('2026-05-16'))).toBe(0);
  const [ready, reminder, ...others] = await mailsOf(orderNumber);
  expect(others).toEqual([]);
  expect(ready?.text).toContain('We keep it for you for 14 days.');
  expect(reminder).toMatchObject({
    ...{ kind: 'pickup-reminder', recipient: 'collector@example.com' },
    subject: `Order ${orderNumber} waits for you until Monday, May 18`,
  });
  expect(reminder?.text).toContain('1 Long Wharf');
  // In UTC May 18 is over in the evening, but not in Boston.
  expect(await runAt(evening('2026-05-18'))).toBe(0);
  expect(await statusOf(orderNumber)).toBe('ready for pickup');
  now = evening('2026-05-19');
  const changed = await Promise.all([keepPickups(running.shop), keepPickups(running.shop), keepPickups(running.shop)]);
  expect(changed.toSorted()).toEqual([0, 0, 1]);
  await letFactsBeHeard();
  now = begin;
  expect(await runAt(evening('2026-06-30'))).toBe(0);
  expect(await pairs()).toBe(9);
  const payments = await rows(
    'select state, amount = refunded as "isBack" from order_payment where order_number = $1',
    orderNumber,
  );
  expect(payments).toEqual([{ state: 'captured', isBack: true }]);
  const refunds = await rows('select state from order_refund where order_number = $1', orderNumber);
  expect(refunds).toEqual([{ state: 'refunded' }]);
  expect(await statusOf(orderNumber)).toMatch(/cancelled|refunded/);
  const [cancelled, ...more] = (await mailsOf(orderNumber)).slice(2);
  expect(more).toEqual([]);
  expect(cancelled?.text).toContain('Nobody has collected this order in time');
  const { entries } = await staff.call(readOrderTimeline, { params: { orderNumber } });
  expect(entries.map(({ mail }) => mail?.kind)).toContain('pickup-reminder');
  expect(entries.find(({ status }) => status === 'cancelled')).toMatchObject({ cancelledBy: 'deadline' });
  const params = { orderNumber, shippingId };
  const body = { step: 'delivered', reason: 'Too late' } as const;
  expect(await refusalOf(staff.call(recordShipmentStep, { params, body }))).toBe('STF409');
});

test('an order that is collected in time is neither reminded of nor given back', async () => {
  const [early, late] = [await readyOrder(), await readyOrder()];
  expect(await collect(early)).toBe('recorded');
  expect(await runAt(evening('2026-05-15'))).toBe(1);
  expect(await collect(late)).toBe('recorded');
  expect(await runAt(evening('2026-06-30'))).toBe(0);
  expect([await statusOf(early), await statusOf(late)]).toEqual(['picked up', 'picked up']);
  expect((await mailsOf(early)).map(({ kind }) => kind)).toEqual(['ready-for-pickup']);
});

test('of collecting and giving back at the same time exactly one happens, and money and stock follow it', async () => {
  const before = (await pairs()) ?? 0;
  const orders = [];
  for (let round = 0; round < 6; round++) orders.push(await readyOrder());
  await runAt(evening('2026-05-15'));
  now = evening('2026-05-19');
  const [, ...outcomes] = await Promise.all([keepPickups(running.shop), ...orders.map(collect)]);
  await letFactsBeHeard();
  now = begin;
  const collected = outcomes.filter((one) => one === 'recorded').length;
  expect(outcomes.filter((one) => one === 'impossible')).toHaveLength(orders.length - collected);
  for (const [index, orderNumber] of orders.entries()) {
    const isCollected = outcomes[index] === 'recorded';
    expect(await statusOf(orderNumber)).toMatch(isCollected ? /picked up/ : /cancelled|refunded/);
    const [{ refunded } = { refunded: -1 }] = await rows<{ refunded: number }>(
      'select refunded from order_payment where order_number = $1',
      orderNumber,
    );
    expect(refunded > 0).toBe(!isCollected);
  }
  expect(await pairs()).toBe(before - collected);
});
