import { claimOrder } from '@eyelet/contracts/orders/claim.ts';
import { listPurchases } from '@eyelet/contracts/orders/list.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop();
});
afterAll(() => running.close());

test('an order of a guest joins the account of the consumer who holds its mailed link, once [C1.22]', async () => {
  const { origin, shop } = running;
  const guest = await newShopper(origin);
  const { orderNumber } = await buy(guest, origin, upcs.socks);
  const [consumer, other] = [await newConsumer(origin), await newConsumer(origin)];
  const params = { orderId: orderNumber };
  const token = shop.orderLinks.tokenOf(orderNumber);
  expect(await refusalOf(consumer.call(claimOrder, { params, body: { token: 'guessed' } }))).toBe('OHS4004');
  expect(await refusalOf(guest.call(claimOrder, { params, body: { token } }))).toMatch(/^AUT/);
  for (let time = 0; time < 2; time++) {
    expect(await consumer.call(claimOrder, { params, body: { token } })).toMatchObject({ orderNumber });
  }
  const { orders } = await consumer.call(listPurchases, { body: {} });
  expect(orders.map((order) => order.orderNumber)).toEqual([orderNumber]);
  expect(await refusalOf(other.call(claimOrder, { params, body: { token } }))).toBe('OHS4004');
  expect(await refusalOf(guest.call(readPurchase, { params }))).toBe('OHS4004');
});
