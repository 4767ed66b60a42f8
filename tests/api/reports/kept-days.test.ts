import { setTimeout as pause } from 'node:timers/promises';
import { cancelDeskOrder } from '@eyelet/contracts/order-desk/cancel.ts';
import { readReport } from '@eyelet/contracts/reports/read.ts';
import { keepSalesDays } from '@eyelet/server/reports/keep-days.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const sold = new Date('2026-03-02T15:00:00Z');
const later = new Date('2026-03-20T15:00:00Z');
let now = sold;
let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop({ parts: { clock: () => now } });
});
afterAll(() => running.close());

const bought = async () => buy(await newShopper(running.origin), running.origin, upcs.socks);
const pool = () => running.shop.database.pool;

/** The orders of the day on which all are placed, as staff read them. */
async function ordersOfTheDay(market?: string): Promise<number> {
  const desk = await newStaff(running, { roles: ['owner'] });
  const query = { days: 3, to: '2026-03-03', ...(market === undefined ? {} : { market }) };
  const { days } = await desk.call(readReport, { query });
  return days.find(({ day, currency }) => day === '2026-03-02' && currency === 'USD')?.orders ?? 0;
}

/** What is kept of all days says something else than the orders do; returns how many days there are. */
async function spoil(): Promise<number> {
  const { rowCount } = await pool().query(`update sales_day set sales = '[]'`);
  return rowCount ?? 0;
}

test('days that are over are kept once, are read as they are kept, and are counted anew when an order of theirs is canceled', async () => {
  now = sold;
  await bought();
  const { orderNumber } = await bought();
  expect(await keepSalesDays(running.shop)).toBe(0);
  now = later;
  expect(await ordersOfTheDay()).toBe(2);
  expect(await keepSalesDays(running.shop)).toBeGreaterThan(0);
  expect(await keepSalesDays(running.shop)).toBe(0);
  expect([await ordersOfTheDay(), await ordersOfTheDay('en-us'), await ordersOfTheDay('de-de')]).toEqual([2, 2, 0]);
  expect(await spoil()).toBeGreaterThan(0);
  expect(await ordersOfTheDay()).toBe(0);
  const desk = await newStaff(running, { roles: ['owner'] });
  await desk.call(cancelDeskOrder, { params: { orderNumber }, body: { reason: 'Asked on the phone' } });
  expect(await ordersOfTheDay()).toBe(1);
  expect(await keepSalesDays(running.shop)).toBeGreaterThan(0);
  expect(await ordersOfTheDay()).toBe(1);
});

test.each([
  [
    'a refund of the day',
    `insert into order_refund (refund_key, order_number, idempotency_key, amount, state, at)
     select 'kept-' || order_number, order_number, idempotency_key, 100, 'asked', $2 from order_payment where order_number = $1`,
  ],
  [
    'a dispute of the order',
    `insert into dispute (id, payment_key, order_number, amount, reason, is_fraud, state, goods, opened_at, told_at)
     select 'kept-' || order_number, idempotency_key, order_number, 100, '', false, 'open', 'released', $2, $2
     from order_payment where order_number = $1`,
  ],
])('a day that is kept is forgotten by %s', async (_, statement) => {
  now = sold;
  const { orderNumber } = await bought();
  now = later;
  // The day was over before this order, as the clock went back.
  await pool().query('delete from sales_day');
  const before = await ordersOfTheDay();
  // What follows from the orders of other tests may forget the day once more.
  const spoilt = async () => {
    await keepSalesDays(running.shop);
    await spoil();
    return ordersOfTheDay();
  };
  await expect.poll(spoilt).toBe(0);
  await pool().query(statement, [orderNumber, sold]);
  expect(await ordersOfTheDay()).toBe(before);
});

test('a day is not kept while an order of it is being canceled', async () => {
  now = sold;
  const { orderNumber } = await bought();
  now = later;
  await pool().query('delete from sales_day');
  const before = await ordersOfTheDay();
  const client = await pool().connect();
  try {
    await client.query('begin');
    await client.query(`update orders set state = 'cancelled' where order_number = $1`, [orderNumber]);
    const keeping = keepSalesDays(running.shop);
    await Promise.race([keeping, pause(300)]);
    await client.query('commit');
    expect(await keeping).toBeGreaterThan(0);
  } finally {
    client.release();
  }
  expect(await ordersOfTheDay()).toBe(before - 1);
});
