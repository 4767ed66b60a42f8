import { collectOrder } from '@eyelet/contracts/order-desk/collect.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { markReady } from '@eyelet/server/orders/mark-ready.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { follow, openWharf, pickupOrder, shippingId } from './pickups.ts';

let running: RunningShop;
let shopper: Shopper;
let staff: TestStaff;
beforeAll(async () => {
  const clock = () => new Date('2026-05-04T16:00:00Z');
  running = await startStockedShop({ parts: { clock }, config: { rateLimitFactor: 1 } });
  shopper = await newShopper(running.origin);
  staff = await newStaff(running, { roles: ['warehouse'] });
});
beforeEach(() => openWharf(running));
afterAll(() => running.close());

const placed = () => pickupOrder(running, shopper);
const read = (orderNumber: string) => shopper.call(readPurchase, { params: { orderId: orderNumber } });
const codeOf = async (orderNumber: string) => (await read(orderNumber)).shipments[0]?.collectCode ?? null;
const collect = (orderNumber: string, code: string) =>
  staff.call(collectOrder, { params: { orderNumber }, body: { code } });

async function ready(): Promise<Readonly<{ orderNumber: string; code: string }>> {
  const orderNumber = await placed();
  expect(await codeOf(orderNumber)).toBeNull();
  await markReady(running.shop, { orderNumber, shippingId });
  await follow(running);
  return { orderNumber, code: (await codeOf(orderNumber)) ?? expect.fail('no code') };
}

test('the mail and the page of an order that is ready have its code, with which it is handed over once', async () => {
  const { orderNumber, code } = await ready();
  const { rows } = await running.shop.database.pool.query<{ text: string; html: string; recipient: string }>(
    `select text, html, recipient from mail where kind = 'ready-for-pickup' and subject_id like $1 || '/%'`,
    [orderNumber],
  );
  expect(rows).toMatchObject([{ recipient: 'collector@example.com', text: expect.stringContaining(code) }]);
  // 21 rows of a QR code with a margin of two on each side.
  expect(rows[0]?.html.match(/<td [^>]*width="6"/gu)).toHaveLength(25 * 25);
  const both = await Promise.all([collect(orderNumber, code), collect(orderNumber, ` ${code.toLowerCase()} `)]);
  for (const one of both) expect(one.status).toBe('picked up');
  await follow(running);
  expect(await read(orderNumber)).toMatchObject({ status: 'picked up', shipments: [{ collectCode: null }] });
  const { rows: audit } = await running.shop.database.pool.query(
    `select after from audit where subject_id = $1 and action = 'orderDesk.collect'`,
    [orderNumber],
  );
  expect(audit).toEqual([{ after: { step: 'delivered' } }]);
});

test('a scan names its order; a code of another one is refused, and so is one too early', async () => {
  const [one, other] = [await ready(), await ready()];
  expect(one.code).not.toBe(other.code);
  expect(await refusalOf(collect(one.orderNumber, other.code))).toBe('STF469');
  expect(await refusalOf(collect(one.orderNumber, `${other.orderNumber}-${one.code}`))).toBe('STF469');
  expect(await read(one.orderNumber)).toMatchObject({ status: 'ready for pickup' });
  expect(await collect(one.orderNumber, `${one.orderNumber}-${one.code}`)).toMatchObject({ status: 'picked up' });
  const early = await placed();
  const code = running.shop.collectCodes.codeOf({ orderNumber: early, shippingId });
  expect(await refusalOf(collect(early, code))).toBe('STF409');
  expect(await refusalOf(collect('NONE', code))).toBe('STF404');
});

test('after five tries within a minute even the right code has to wait, and other orders do not', async () => {
  const [one, other] = [await ready(), await ready()];
  for (let tries = 0; tries < 5; tries++) expect(await refusalOf(collect(one.orderNumber, 'AAAAAA'))).toBe('STF469');
  await expect(collect(one.orderNumber, one.code)).rejects.toMatchObject({ status: 429 });
  expect(await read(one.orderNumber)).toMatchObject({ status: 'ready for pickup' });
  expect(await collect(other.orderNumber, other.code)).toMatchObject({ status: 'picked up' });
});

test('without the code it is handed over for a reason alone, which the audit keeps', async () => {
  const { orderNumber } = await ready();
  const params = { orderNumber, shippingId };
  const record = (reason?: string) =>
    staff.call(recordShipmentStep, {
      params,
      body: { step: 'delivered', ...(reason === undefined ? {} : { reason }) },
    });
  expect(await refusalOf(record())).toBe('STF400');
  expect(await refusalOf(record(' '))).toBe('STF400');
  expect(await read(orderNumber)).toMatchObject({ status: 'ready for pickup' });
  const reason = 'Showed a passport';
  expect(await record(reason)).toMatchObject({ status: 'picked up' });
  // Once it is handed over, a repetition is answered as it is.
  expect(await record()).toMatchObject({ status: 'picked up' });
  const { rows } = await running.shop.database.pool.query(
    `select after from audit where subject_id = $1 and action = 'orderDesk.recordStep' order by at`,
    [orderNumber],
  );
  expect(rows).toEqual([{ after: { step: 'delivered', reason } }]);
});
