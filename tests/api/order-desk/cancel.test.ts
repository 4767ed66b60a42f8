import { cancelDeskOrder } from '@eyelet/contracts/order-desk/cancel.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliver } from './orders.ts';

let now = new Date('2026-11-23T09:00:00Z');
let running: RunningShop;
let service: TestStaff;
beforeAll(async () => {
  running = await startStockedShop({ parts: { clock: () => now } });
});
afterAll(() => running.close());
beforeEach(async () => {
  service = await newStaff(running, { roles: ['owner'] });
});

async function ordered() {
  const shopper = await newShopper(running.origin);
  const placed = await buy(shopper, running.origin, upcs.socks);
  const { orderNumber } = placed;
  const read = () => shopper.call(readPurchase, { params: { orderId: orderNumber } });
  return { placed, orderNumber, params: { orderNumber }, read };
}

const body = { reason: 'Asked on the phone' };
const rows = async <R extends object>(text: string, ...values: unknown[]) =>
  (await running.shop.database.pool.query<R>(text, values)).rows;

async function onHand(): Promise<number> {
  const [row] = await rows<{ n: number }>('select sum(on_hand)::int as n from stock where upc = $1', upcs.socks);
  return row?.n ?? 0;
}

/** Delivers the facts so far, for refunds and mails. */
const follow = async () => {
  for (let round = 0; round < 5; round++) await announce(running.shop);
};

test('staff cancel long after placing: stock and money are returned once, and the buyer is notified that the shop has cancelled', async () => {
  const before = await onHand();
  const { params, orderNumber } = await ordered();
  await follow();
  expect(await onHand()).toBe(before - 1);
  now = new Date(now.getTime() + 24 * 3_600_000);
  service = await newStaff(running, { roles: ['owner'] });
  expect(await service.call(readDeskOrder, { params })).toMatchObject({ mayCancel: true });
  const both = await Promise.all([1, 2].map(() => service.call(cancelDeskOrder, { params, body })));
  expect(both.map(({ status, mayCancel }) => [status, mayCancel])).toEqual([
    ['cancelled', false],
    ['cancelled', false],
  ]);
  expect(await onHand()).toBe(before);
  await expect
    .poll(
      async () => {
        await follow();
        const { payments } = await service.call(readDeskOrder, { params });
        return payments.every(({ state, amount, refunded }) => state === 'voided' || refunded === amount);
      },
      { timeout: 10_000 },
    )
    .toBe(true);
  expect(['cancelled', 'refunded']).toContain((await service.call(readDeskOrder, { params })).status);
  const mails = () =>
    rows<{ text: string }>("select text from mail where kind = 'order-cancelled' and subject_id = $1", orderNumber);
  await follow();
  await expect.poll(async () => (await mails()).length, { timeout: 10_000 }).toBe(1);
  expect((await mails())[0]?.text).toContain('We had to cancel this order');
  const kept = await rows<{ entries: number }>(
    "select count(*)::int as entries from audit where action = 'orderDesk.cancel' and subject_id = $1",
    orderNumber,
  );
  expect(kept).toEqual([{ entries: 1 }]);
});

test('a packed order can be cancelled; one that has left cannot, and the answer is the current order', async () => {
  const packed = await ordered();
  const shipment = { orderNumber: packed.orderNumber, shippingId: 'shipment-1' };
  await service.call(recordShipmentStep, { params: shipment, body: { step: 'packed' } });
  expect(await service.call(cancelDeskOrder, { params: packed.params, body })).toMatchObject({ status: 'cancelled' });
  const late = service.call(recordShipmentStep, {
    params: shipment,
    body: { step: 'shipped', carrier: 'ups', trackingNumber: '1Z 9' },
  });
  expect(await detailOf(late)).toMatchObject({ errorId: 'STF409' });
  const sent = await ordered();
  await deliver(service, sent.placed);
  const refused = await detailOf(service.call(cancelDeskOrder, { params: sent.params, body }));
  expect(refused).toMatchObject({ errorId: 'STF409' });
  expect((await sent.read()).status).toBe('delivered');
});

test('of a concurrent cancellation and dispatch one wins: an order is never both cancelled and sent', async () => {
  for (let round = 0; round < 5; round++) {
    const { params, orderNumber } = await ordered();
    await Promise.allSettled([
      service.call(cancelDeskOrder, { params, body }),
      service.call(recordShipmentStep, {
        params: { orderNumber, shippingId: 'shipment-1' },
        body: { step: 'shipped', carrier: 'ups', trackingNumber: '1Z 7' },
      }),
    ]);
    const { status, shipments } = await service.call(readDeskOrder, { params });
    expect([status, shipments[0]?.shippedAt === null]).toEqual(
      status === 'shipped' ? ['shipped', false] : ['cancelled', true],
    );
  }
});

test('a reason is required, an unknown order is not found, and the warehouse may not cancel', async () => {
  const { params } = await ordered();
  expect(await detailOf(service.call(cancelDeskOrder, { params, body: { reason: ' ' } }))).toMatchObject({
    errorId: 'STF400',
  });
  const unknown = service.call(cancelDeskOrder, { params: { orderNumber: 'NONE' }, body });
  expect(await detailOf(unknown)).toMatchObject({ errorId: 'STF404' });
  const warehouse = await newStaff(running, { roles: ['warehouse'] });
  expect(await detailOf(warehouse.call(cancelDeskOrder, { params, body }))).toMatchObject({ errorId: 'STF403' });
});
