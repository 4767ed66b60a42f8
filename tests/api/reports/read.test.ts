import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { cancelDeskOrder } from '@eyelet/contracts/order-desk/cancel.ts';
import { exportReport } from '@eyelet/contracts/reports/export.ts';
import { readReport } from '@eyelet/contracts/reports/read.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Told, tellDispute } from '../disputes/told.ts';

// Three in the morning in UTC is still the previous day in the market of these orders.
let now = new Date('2026-03-02T03:00:00Z');
let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop({ parts: { clock: () => now } });
});
afterAll(() => running.close());

const owner = () => newStaff(running, { roles: ['owner'] });
const bought = async () => buy(await newShopper(running.origin), running.origin, upcs.socks);

test('an order counts on the day of its market, a cancelled one not at all, and the days before are included for comparison', async () => {
  const first = await bought();
  now = new Date('2026-03-03T15:00:00Z');
  await bought();
  const cancelled = await bought();
  await (await newShopper(running.origin)).call(createCartWithItem, { body: { upc: upcs.socks } });
  const desk = await owner();
  await desk.call(cancelDeskOrder, {
    params: { orderNumber: cancelled.orderNumber },
    body: { reason: 'Asked on the phone' },
  });
  const total = first.totals.total;
  const nothing = { currency: 'USD', orders: 0, units: 0, sales: 0, refunded: 0 };
  const one = { currency: 'USD', orders: 1, units: 1, sales: total, refunded: 0 };
  const report = await desk.call(readReport, { query: { days: 3, market: 'en-us' } });
  expect(report).toMatchObject({
    days: [
      { day: '2026-03-01', ...one },
      { day: '2026-03-02', ...nothing },
      { day: '2026-03-03', ...one },
    ],
    totals: [{ orders: 2, units: 2, sales: total * 2, averageOrder: total, before: { orders: 0, sales: 0 } }],
    carts: { begun: 4, ordered: 3 },
    returns: { announced: 0, units: 0 },
  });
  const later = await desk.call(readReport, { query: { days: 2, to: '2026-03-03' } });
  expect(later.totals).toMatchObject([{ orders: 1, before: { orders: 1, sales: total } }]);
  const elsewhere = await desk.call(readReport, { query: { days: 3, to: '2026-03-03', market: 'de-de' } });
  expect(elsewhere).toMatchObject({ totals: [], days: [] });
});

test('a payment that is lost in a dispute is no sale; one that is open or won stays one, and a part of it lowers the sale', async () => {
  const period = { days: 1, to: '2026-03-20', market: 'en-us' };
  now = new Date('2026-03-20T15:00:00Z');
  const desk = await owner();
  const { orderNumber, totals } = await bought();
  const partly = await bought();
  const sold = async () => (await desk.call(readReport, { query: period })).totals;
  const both = [{ orders: 2, units: 2, sales: totals.total * 2, refunded: 0, averageOrder: totals.total }];
  expect(await sold()).toMatchObject(both);
  const tell = (number: string, told: Told) => tellDispute(running, number, told);
  await tell(orderNumber, { step: 'opened', minute: 1 });
  expect(await sold()).toMatchObject(both);
  await tell(orderNumber, { step: 'lost', minute: 2 });
  expect(await sold()).toMatchObject([{ orders: 1, units: 1, sales: totals.total, refunded: 0 }]);
  await running.shop.database.pool.query(`update dispute set amount = 100 where order_number = $1`, [orderNumber]);
  expect(await sold()).toMatchObject([{ orders: 2, units: 2, sales: totals.total * 2 - 1 }]);
  await tell(orderNumber, { step: 'won', minute: 3 });
  expect(await sold()).toMatchObject(both);
  expect(partly.totals.total).toBe(totals.total);
});

test('a SKU is sold out when it is available nowhere', async () => {
  const desk = await owner();
  const { pool } = running.shop.database;
  const soldOut = async () => (await desk.call(readReport, { query: {} })).stock.soldOut;
  const before = await soldOut();
  await pool.query('update stock set reserved = on_hand where upc = $1', [upcs.socks]);
  expect(await soldOut()).toBe(before + 1);
  await pool.query('update stock set reserved = 0 where upc = $1', [upcs.socks]);
});

test('the days can be exported as a file', async () => {
  const desk = await owner();
  const query = { days: 2, to: '2026-03-02', market: 'en-us' };
  const response = await desk.fetch(`${running.origin}${requestUrl(exportReport, { query })}`);
  expect(response.headers.get('content-disposition')).toContain('sales-2026-03-01-2026-03-02.csv');
  const [head, first, second, end] = (await response.text()).split('\n');
  expect(head).toBe('day,currency,orders,units,sales,refunded');
  expect(first).toMatch(/^2026-03-01,USD,1,1,[\d.]+,0$/);
  expect(second).toBe('2026-03-02,USD,0,0,0,0');
  expect(end).toBe('');
});

test.each([{ days: 0 }, { days: 367 }, { to: '2026-02-30' }, { market: 'xx-xx' }])('%j is refused', async (query) => {
  const desk = await owner();
  expect(await refusalOf(desk.call(readReport, { query }))).toBe('STF400');
});
