import { listDisputes } from '@eyelet/contracts/disputes/list.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paidOrder } from '../refunds/refunded.ts';

let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop();
});
afterAll(() => running.close());

test('a payment is contested and decided in the lab by the browser that has paid, and by no other one', async () => {
  const { shopper, orderNumber } = await paidOrder(running);
  const other = await newShopper(running.origin);
  const staff = await newStaff(running, { roles: ['finance'] });
  const labOf = async ({ fetch }: Shopper) => (await fetch(`${running.origin}/dev/lab`)).text();
  const key = / name="key" value="([^"]+)"/.exec(await labOf(shopper))?.[1] ?? '';
  const say = ({ fetch }: Shopper, says: string) =>
    fetch(`${running.origin}/dev/lab/dispute`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ key, says }),
    });
  const disputes = async () => (await staff.call(listDisputes, { query: { orderNumber } })).rows;
  expect(await labOf(other)).not.toContain(orderNumber);
  await say(other, 'opened');
  expect(await disputes()).toEqual([]);
  await say(shopper, 'fraud');
  expect(await disputes()).toMatchObject([{ state: 'open', isFraud: true, deadline: expect.any(String) }]);
  await say(shopper, 'lost');
  expect(await disputes()).toMatchObject([{ state: 'lost' }]);
});
