import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { address } from '@eyelet/testing/buy.ts';
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
  '/cart/v1/cart/%00',
  '/cart/v1/cart/a%00b',
  '/products/v2/search/productSearch?q=%00',
  '/cart/v1/cart/%E0%A4%A',
])('%s is refused with an id of the catalogue, not as a fault [C3.55]', async (path) => {
  const shopper = await newShopper(running.origin);
  const response = await shopper.fetch(running.origin + path, { headers: { 'x-locale': 'en_US' } });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ appId: 'eyelet', errorDetails: [{ errorId: expect.any(String) }] });
});

test('a body with a null character or a lone surrogate is refused at its member, and the cart stays', async () => {
  const shopper = await newShopper(running.origin);
  const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.socks } });
  for (const city of ['Port\0land', 'Port\ud800land']) {
    const call = shopper.call(setShippingAddress, { params: { basketId: id }, body: { ...address, city } });
    expect(await refusalOf(call)).toBe('GEN500');
  }
  expect((await fetch(`${running.origin}/sandbox-payments/challenge/%01`)).status).toBe(404);
});
