import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { setShippingMethod } from '@eyelet/contracts/checkout/set-shipping-method.ts';
import { listPromotions } from '@eyelet/contracts/promotions/list.ts';
import { readReceiptOfOrder } from '@eyelet/contracts/receipts/read-of-order.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop();
  const benefit = { kind: 'reduced-delivery', methods: ['express'], percent: null, amounts: { USD: 500 } } as const;
  await givePromotions(running, [promotion('fast', { level: 'SHIPPING', benefit })]);
});
afterAll(() => running.close());

test('a reduced delivery is offered, paid and explained at its price', async () => {
  const shopper = await newShopper(running.origin);
  const ready = await readyCart(shopper, running.origin, upcs.deck);
  const prices = ready.shippingMethods[0]?.applicableShippingMethods.map(({ code, price }) => [code, price.amount]);
  expect(prices).toContainEqual(['express', 13]);
  expect(ready.promoSummary.map(({ promotionId }) => promotionId)).not.toContain('fast');
  const cart = await shopper.call(setShippingMethod, { body: { cartId: ready.id, code: 'express' } });
  expect(cart.totals.shipping).toBe(13);
  expect(cart.promoSummary).toMatchObject([{ promotionId: 'fast', level: 'SHIPPING' }]);
  const order = await shopper.call(placeOrder, { body: { cartId: cart.id } });
  expect(order.totals.shipping).toBe(13);
  const { shipments } = await shopper.call(readReceiptOfOrder, { params: { orderId: order.orderNumber }, query: {} });
  expect(shipments[0]?.steps).toMatchObject([
    { kind: 'delivery', amount: 18 },
    { kind: 'reduced-delivery', amount: -5, name: 'Name of fast', rule: { kind: 'reduced-delivery', amount: 5 } },
  ]);
  const { promotions } = await shopper.call(listPromotions, {});
  expect(promotions).toMatchObject([{ benefit: { kind: 'reduced-delivery', amount: 5, percent: null } }]);
});
