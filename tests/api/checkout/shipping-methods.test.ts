import { createCart } from '@eyelet/contracts/cart/create.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { listShippingMethods } from '@eyelet/contracts/checkout/list-shipping-methods.ts';
import { setShippingMethod } from '@eyelet/contracts/checkout/set-shipping-method.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
let shopper: Shopper;
beforeAll(async () => {
  running = await startStockedShop();
  shopper = await newShopper(running.origin);
});
afterAll(() => running.close());

test('a new cart has the method standard [C3.25 C1.12]', async () => {
  const cart = await shopper.call(createCartWithItem, { body: { upc: upcs.socks } });
  expect(cart.shippingMethods[0]?.code).toBe('standard');
});

test('an applicable method changes the cost of delivery, one that is not is refused with SHP404 [C7.36 B7.07 C8.69]', async () => {
  const { id, shippingMethods } = await shopper.call(createCartWithItem, { body: { upc: upcs.socks } });
  const shippingId = shippingMethods[0]?.shippingId;
  const set = (code: string, to = shippingId) =>
    shopper.call(setShippingMethod, { body: { cartId: id, code, shippingId: to, shopperAppliedSM: true } });
  const express = await set('express');
  expect(express).toMatchObject({ totals: { shipping: 18, total: 37.9 }, shippingMethods: [{ code: 'express' }] });
  expect(express.items[0]?.shippingOptions.map(({ selected }) => selected)).toEqual([false, true]);
  expect(await refusalOf(set('x'))).toBe('SHP404');
  expect(await refusalOf(set('standard', 'another'))).toBe('SHP404');
});

test('a shipment lists its methods with label, price and delivery time [C7.44 C1.38]', async () => {
  const { id, shippingMethods } = await shopper.call(createCartWithItem, { body: { upc: upcs.socks } });
  const params = { basketId: id, shippingId: shippingMethods[0]?.shippingId ?? '' };
  const list = await shopper.call(listShippingMethods, { params });
  expect(list).toMatchObject({
    shippingId: params.shippingId,
    code: 'standard',
    kind: 'home',
    applicableShippingMethods: [
      { code: 'standard', label: 'Standard shipping', price: { amount: 7 }, deliveryTime: '3 to 5 business days' },
      { code: 'express', label: 'Express shipping', price: { amount: 18 }, deliveryTime: '1 to 2 business days' },
    ],
  });
  const empty = await shopper.call(createCart, {});
  const none = shopper.call(listShippingMethods, { params: { ...params, basketId: empty.id } });
  expect(await refusalOf(none)).toBe('SHP404');
});
