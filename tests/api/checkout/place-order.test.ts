import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { buildProduct, stockProducts, writeTestGround } from '@eyelet/testing/catalogue.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
const product = buildProduct('SKDECK01', 1);
const upc = product.colourways[0]?.skus[0]?.upc ?? '';

beforeAll(async () => {
  running = await startShop({
    parts: {
      beforeSnapshot: async (database) => {
        await writeTestGround(database);
        await stockProducts(database, [product]);
      },
    },
  });
});
afterAll(() => running.close());

test('a complete cart becomes an order with a number, and the session reads it back [C7.55 C3.38]', async () => {
  const shopper = await newShopper(running.origin);
  const cart = await readyCart(shopper, running.origin, upc);
  const order = await shopper.call(placeOrder, { body: { cartId: cart.id } });
  expect(order.status).toBe('confirmed');
  expect(order.totals).toEqual({ ...cart.totals, remainingToPay: 0 });
  const read = await shopper.call(readPurchase, { params: { orderId: order.orderNumber } });
  expect(read).toEqual(order);
});
