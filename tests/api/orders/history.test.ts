import { listPurchases } from '@eyelet/contracts/orders/list.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { errorOf, newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
let now = new Date('2026-05-04T16:00:00Z');
beforeAll(async () => {
  running = await startStockedShop({ parts: { clock: () => now } });
});
afterAll(() => running.close());

/** Moves the clock by minutes, so that no two orders are placed at once. */
const later = () => {
  now = new Date(now.getTime() + 60_000);
};

test('the history lists the orders of the consumer newest first, page by page, with filter and search [C7.79]', async () => {
  const { origin, shop } = running;
  const consumer = await newConsumer(origin);
  const orders = [];
  for (const upc of [upcs.deck, upcs.socks, upcs.reduced]) {
    orders.push(await buy(consumer, origin, upc));
    later();
  }
  const other = await buy(await newConsumer(origin), origin, upcs.deck);
  const numbers = orders.map(({ orderNumber }) => orderNumber).toReversed();
  const list = async (body: object) => {
    const page = await consumer.call(listPurchases, { body });
    return { numbers: page.orders.map(({ orderNumber }) => orderNumber), total: page.total };
  };
  expect(await list({})).toEqual({ numbers, total: 3 });
  expect(await list({ page: 1, pageSize: 2 })).toEqual({ numbers: numbers.slice(0, 2), total: 3 });
  expect(await list({ page: 2, pageSize: 2 })).toEqual({ numbers: numbers.slice(2), total: 3 });
  expect(await list({ search: numbers[1]?.toLowerCase() })).toEqual({ numbers: numbers.slice(1, 2), total: 1 });
  expect(await list({ search: other.orderNumber })).toEqual({ numbers: [], total: 0 });
  // Wildcards are matched literally.
  expect(await list({ search: '%' })).toEqual({ numbers: [], total: 0 });
  await shop.database.pool.query(`update orders set state = 'delivered' where order_number = $1`, [numbers[0]]);
  expect(await list({ group: 'open' })).toEqual({ numbers: numbers.slice(1), total: 2 });
  expect(await list({ group: 'received' })).toEqual({ numbers: numbers.slice(0, 1), total: 1 });
  expect(await list({ group: 'undone' })).toEqual({ numbers: [], total: 0 });
});

test('an order in the history has its date, sum, state and items', async () => {
  const consumer = await newConsumer(running.origin);
  const order = await buy(consumer, running.origin, upcs.deck);
  const { orders } = await consumer.call(listPurchases, { body: { search: order.items[0]?.name ?? '' } });
  const [item] = order.items;
  expect(orders).toEqual([
    {
      orderNumber: order.orderNumber,
      orderDate: order.orderDate,
      status: 'confirmed',
      currency: 'USD',
      total: order.totals.total,
      totalUnits: 1,
      items: [
        { itemId: item?.id, name: item?.name, colour: item?.colour, size: item?.size, image: item?.image, qty: 1 },
      ],
    },
  ]);
});

test('guests have no history', async () => {
  expect(await refusalOf((await newShopper(running.origin)).call(listPurchases, { body: {} }))).toBe('AUT432');
});

test('an unknown order answers OHS4004 with status 404, and so does another’s [C7.77, C8.53]', async () => {
  const consumer = await newConsumer(running.origin);
  const own = await buy(consumer, running.origin, upcs.socks);
  expect(await consumer.call(readPurchase, { params: { orderId: own.orderNumber } })).toEqual(own);
  const stranger = await newConsumer(running.origin);
  for (const [shopper, orderId] of [
    [consumer, 'UNKNOWN'],
    [stranger, own.orderNumber],
  ] as const) {
    expect(await errorOf(shopper.call(readPurchase, { params: { orderId } }))).toMatchObject({
      id: 'OHS4004',
      status: 404,
    });
  }
});
