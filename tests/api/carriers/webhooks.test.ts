import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { followParcels } from '@eyelet/server/carriers/follow-parcels.ts';
import { buy } from '@eyelet/testing/buy.ts';
import {
  type CarrierServer,
  detailOf,
  startCarrierServer,
  trackerOf,
  webhookOf,
} from '@eyelet/testing/carrier-server.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let server: CarrierServer;
let running: RunningShop;
let warehouse: TestStaff;
beforeAll(async () => {
  server = await startCarrierServer();
  running = await startStockedShop({
    config: {
      carriers: {
        kind: 'easypost',
        endpoint: server.endpoint,
        names: { ups: 'UPS' },
        services: {},
        returnServices: {},
      },
    },
    parts: {
      secrets: {
        ...{ sessionSecret: undefined, recaptchaKey: undefined },
        carriers: { apiKey: server.key, webhookSecret: server.secret },
      },
    },
  });
  warehouse = await newStaff(running, { roles: ['warehouse'] });
});
afterAll(async () => {
  await running.close();
  await server.close();
});

async function sent(): Promise<{ orderNumber: string; trackingNumber: string }> {
  const { orderNumber } = await buy(await newShopper(running.origin), running.origin, upcs.socks);
  const trackingNumber = `1Z-${orderNumber}`;
  const params = { orderNumber, shippingId: 'shipment-1' };
  await warehouse.call(recordShipmentStep, { params, body: { step: 'shipped', carrier: 'ups', trackingNumber } });
  return { orderNumber, trackingNumber };
}

const post = (tracker: unknown, secret = server.secret, name = 'easypost') =>
  fetch(`${running.origin}/carriers/webhooks/${name}`, { method: 'POST', ...webhookOf(tracker, secret) });

const order = (orderNumber: string) => warehouse.call(readDeskOrder, { params: { orderNumber } });

const soon = () => new Date(Date.now() - 1000).toISOString();

test('a signed webhook moves the parcel, however often it comes; an unsigned one and one of another service do nothing', async () => {
  const { orderNumber, trackingNumber } = await sent();
  const tracker = trackerOf(trackingNumber, { tracking_details: [detailOf('delivered', soon(), 'AUSTIN')] });
  expect((await post(tracker, 'secret of somebody else')).status).toBe(401);
  expect((await post(tracker, server.secret, 'other')).status).toBe(404);
  expect((await order(orderNumber)).status).toBe('shipped');
  const answers = await Promise.all([post(tracker), post(tracker), post(tracker)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await order(orderNumber)).toMatchObject({
    status: 'delivered',
    shipments: [{ scans: [{ state: 'delivered', place: 'AUSTIN, US' }] }],
  });
});

test('a webhook of a parcel that is not of this shop is accepted and changes nothing', async () => {
  const { orderNumber } = await sent();
  const stranger = trackerOf('1Z-of-another-shop', { tracking_details: [detailOf('delivered', soon())] });
  expect((await post(stranger)).status).toBe(200);
  expect((await order(orderNumber)).status).toBe('shipped');
});

test('the carrier is known from the number alone, unless two carriers have one', async () => {
  const { orderNumber, trackingNumber } = await sent();
  const detected = { carrier: 'Detected', tracking_details: [detailOf('in_transit', soon())] };
  await post(trackerOf(trackingNumber, detected));
  expect((await order(orderNumber)).shipments[0]?.scans).toHaveLength(1);
  const other = await buy(await newShopper(running.origin), running.origin, upcs.socks);
  const params = { orderNumber: other.orderNumber, shippingId: 'shipment-1' };
  await warehouse.call(recordShipmentStep, { params, body: { step: 'shipped', carrier: 'dpd', trackingNumber } });
  await post(trackerOf(trackingNumber, { ...detected, tracking_details: [detailOf('delivered', soon())] }));
  expect((await order(orderNumber)).status).toBe('shipped');
  expect((await order(other.orderNumber)).status).toBe('shipped');
});

test('a parcel is followed as soon as it is sent; while the service is down it waits, and it is looked up again later', async () => {
  await followParcels(running.shop);
  const { orderNumber, trackingNumber } = await sent();
  const due = async () => {
    const { rows } = await running.shop.database.pool.query<{ seconds: number | null }>(
      `select extract(epoch from next_look_at - now())::int as seconds from parcel where tracking_number = $1`,
      [trackingNumber],
    );
    return rows[0]?.seconds;
  };
  const lookNow = () =>
    running.shop.database.pool.query(
      `update parcel set next_look_at = now() - interval '1 second' where tracking_number = $1`,
      [trackingNumber],
    );
  server.answer(503);
  expect(await followParcels(running.shop)).toBe(1);
  expect(await due()).toBeGreaterThan(500);
  expect(await due()).toBeLessThan(700);
  await lookNow();
  server.answer({ tracking_details: [detailOf('in_transit', soon())] });
  await followParcels(running.shop);
  expect(server.requests.at(-1)).toEqual({ tracking_code: trackingNumber, carrier: 'UPS' });
  expect((await order(orderNumber)).shipments[0]?.scans).toHaveLength(1);
  expect(await due()).toBeGreaterThan(40_000);
  // A number that the service does not know is not asked about any more.
  await lookNow();
  server.answer(422);
  await followParcels(running.shop);
  expect(await due()).toBeNull();
});

test('reports that come at once are each stored once, several by a statement, and one that cannot be stored holds up no other', async () => {
  const parcels = [await sent(), await sent(), await sent()];
  const { pool } = running.shop.database;
  const asked = vi.spyOn(pool, 'query');
  const at = Array.from({ length: 8 }, (_, index) => new Date(Date.now() - index * 60_000).toISOString());
  const scans = parcels.flatMap(({ trackingNumber }) =>
    at.map((time) => trackerOf(trackingNumber, { tracking_details: [detailOf('in_transit', time, 'Salem')] })),
  );
  const answers = await Promise.all([...scans, ...scans, trackerOf('1Z-OF-NOBODY')].map((one) => post(one)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  // How many come while one is stored depends on the machine (`kernel/group.test.ts` says what becomes of them).
  const stored = asked.mock.calls.filter(([given]) => (given as { name?: string }).name === 'store-quiet').length;
  expect(stored).toBeGreaterThan(0);
  expect(stored).toBeLessThan(answers.length);
  asked.mockRestore();
  const kept = async () => (await order(parcels[0]?.orderNumber ?? '')).shipments[0]?.scans;
  expect(await kept()).toEqual(at.toReversed().map((time) => ({ state: 'travelling', at: time, place: 'Salem, US' })));
  const { trackingNumber = '' } = parcels[1] ?? {};
  const odd = trackerOf(trackingNumber, { tracking_details: [detailOf('in_transit', soon(), 'Sal\0em')] });
  const well = trackerOf(parcels[0]?.trackingNumber ?? '', { tracking_details: [detailOf('in_transit', soon())] });
  const [first, ...others] = await Promise.all([post(well), post(odd), post(well)]);
  expect([first?.status, others.map(({ status }) => status)]).toEqual([200, [500, 200]]);
  expect(await kept()).toHaveLength(9);
});
