import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop();
});
afterAll(() => running.close());

test.each([
  ['an address without a city', `update order_shipment set address = address - 'city'`],
  ['a promotion without a name', `update orders set promotions = '[{"promotionId": "P"}]'`],
  [
    'a receipt that takes off words',
    `update orders set receipt = jsonb_set(receipt, '{lines,0,entries,0,amount}', '"10 off"')`,
  ],
  [
    'a step of a kind that nobody knows',
    `update orders set receipt = jsonb_set(receipt, '{lines,0,entries,0,kind}', '"luck"')`,
  ],
  ['a greeting to nobody', `update order_line set gift_option = '{"to": 7}'`],
])('an order stored with %s is answered as a fault', async (_what, damage) => {
  const shopper = await newShopper(running.origin);
  const { orderNumber } = await buy(shopper, running.origin, upcs.deck);
  const read = () => shopper.call(readPurchase, { params: { orderId: orderNumber } });
  expect((await read()).orderNumber).toBe(orderNumber);
  await running.shop.database.pool.query(`${damage} where order_number = $1`, [orderNumber]);
  expect(await refusalOf(read())).toBe('GEN500');
});

test('an order from before there were receipts can still be read, and says that it has none', async () => {
  const shopper = await newShopper(running.origin);
  const order = await buy(shopper, running.origin, upcs.deck);
  const { pool } = running.shop.database;
  await pool.query('update orders set receipt = null where order_number = $1', [order.orderNumber]);
  const read = await shopper.call(readPurchase, { params: { orderId: order.orderNumber } });
  expect(read).toEqual({ ...order, hasReceipt: false });
});
