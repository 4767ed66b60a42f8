import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readReceiptOfCart } from '@eyelet/contracts/receipts/read-of-cart.ts';
import { readReceiptOfOrder } from '@eyelet/contracts/receipts/read-of-order.ts';
import { changeSetting } from '@eyelet/contracts/settings/change.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { buildProduct } from '@eyelet/testing/catalogue.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const dear = buildProduct('SKDEAR01', 20, { cost: { USD: 6000 } });
const upc = dear.colourways[0]?.skus[0]?.upc ?? '';
const half = promotion('half', {
  level: 'PRODUCT',
  benefit: { kind: 'percent', percent: 50 },
  texts: { name: 'Deck days' },
});
const tenth = promotion('tenth', { texts: { name: 'Harbour week' } });

let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop({ further: [dear] });
  await givePromotions(running, [half, tenth]);
});
afterAll(() => running.close());

test('a promotion takes nothing below the margin of the shop unless it may, and the receipt says so', async () => {
  const shopper = await newShopper(running.origin);
  const { id: basketId } = await readyCart(shopper, running.origin, upc);
  const params = { basketId };
  const reduced = async () => (await shopper.call(readCart, { params })).items[0]?.price.priceAfterOrderDiscount;
  expect(await reduced()).toBe(45);

  const owner = await newStaff(running);
  const key = 'promotions.margin-floor';
  await owner.call(changeSetting, { params: { key }, body: { value: 25, version: 0 } });
  await expect.poll(reduced, { timeout: 10_000, interval: 20 }).toBe(80);
  const receipt = await shopper.call(readReceiptOfCart, { params });
  const steps = [
    { kind: 'list-price', amount: 100 },
    { kind: 'promotion', name: 'Deck days', amount: -50 },
    { kind: 'lowest-price', name: 'Deck days', amount: 30 },
  ];
  expect(receipt).toMatchObject({
    lines: [{ amount: 80, steps }],
    notApplied: [{ promotionName: 'Harbour week', reason: 'at-lowest-price' }],
  });

  const { orderNumber: orderId } = await shopper.call(placeOrder, { body: { cartId: basketId } });
  const bought = await shopper.call(readReceiptOfOrder, { params: { orderId }, query: {} });
  expect(bought.lines).toEqual(receipt.lines);
  const { rows } = await running.shop.database.pool.query(
    `select label, amount from order_adjustment where order_number = $1 and kind = 'promotion'`,
    [orderId],
  );
  expect(rows).toEqual([{ label: 'half', amount: -2000 }]);

  const unguarded = await shopper.call(createCartWithItem, { body: { upc: upcs.deck } });
  expect(unguarded.items[0]?.price.priceAfterOrderDiscount).toBe(45);
  await givePromotions(running, [{ ...half, belowFloor: true }]);
  const below = await shopper.call(createCartWithItem, { body: { upc } });
  expect(below.items[0]?.price.priceAfterOrderDiscount).toBe(50);
});
