import { readHome } from '@eyelet/contracts/home/read.ts';
import { changeSetting } from '@eyelet/contracts/settings/change.ts';
import { listTransfers } from '@eyelet/contracts/transfers/list.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { setStockAt, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { draftedTransfer, receiveCounted, sentTransfer } from './transfers.ts';

let now = new Date('2026-11-23T09:00:00Z');
let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop({ parts: { clock: () => now } });
  await setStockAt(running, upcs.socks, 'W-NORA', 20);
});
afterAll(() => running.close());

const days = (count: number) => {
  now = new Date(now.getTime() + count * 24 * 3_600_000);
};

const late = async (by: TestStaff) => (await by.call(readHome, {})).tasks.find(({ kind }) => kind === 'transfers-late');

test('a transfer is late once it is in transit for longer than the shop has set, until all of it is accounted for', async () => {
  // Sessions end while days go by.
  const warehouse = () => newStaff(running, { roles: ['warehouse'] });
  let staff = await warehouse();
  await draftedTransfer(staff, { [upcs.socks]: 1 });
  const sent = await sentTransfer(staff, { [upcs.socks]: 4 });
  const since = now.toISOString();
  days(3);
  staff = await warehouse();
  const second = await sentTransfer(staff, { [upcs.socks]: 1 });
  days(4);
  staff = await warehouse();
  expect(await late(staff)).toBeUndefined();
  days(1);
  staff = await warehouse();
  expect(await late(staff)).toEqual({ kind: 'transfers-late', count: 1, since });
  const listed = async () =>
    (await staff.call(listTransfers, { query: { late: 'yes' } })).rows.map((one) => one.number);
  expect(await listed()).toEqual([sent.number]);
  const owner = await newStaff(running, { roles: ['owner'] });
  const key = 'transfers.transit-days' as const;
  await owner.call(changeSetting, { params: { key }, body: { value: 2, version: 0 } });
  await vi.waitUntil(() => running.shop.settings.current()[key] === 2, { timeout: 10_000 });
  expect(await late(staff)).toMatchObject({ count: 2, since });
  expect(await listed()).toEqual([second.number, sent.number]);
  const first = await receiveCounted(staff, sent, [{ upc: upcs.socks, received: 3 }]);
  expect(await late(staff)).toMatchObject({ count: 2 });
  await receiveCounted(staff, first, [{ upc: upcs.socks, received: 1 }]);
  expect(await late(staff)).toMatchObject({ count: 1 });
  expect(await listed()).toEqual([second.number]);
});

test('only those who may see stock see late transfers at home', async () => {
  expect(await late(await newStaff(running, { roles: ['author'] }))).toBeUndefined();
  expect(await late(await newStaff(running, { roles: ['merchandiser'] }))).toMatchObject({ count: 1 });
});
