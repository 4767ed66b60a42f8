import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { ConfigError } from '@eyelet/server/kernel/config.ts';
import { readConfig } from '@eyelet/server/kernel/read-config.ts';
import { address, cardToken, readyCart } from '@eyelet/testing/buy.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerTo } from './proofs.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await startStockedShop();
});
afterAll(() => shop.close());

test('the stand-in accepts and rejects by token [B7.37]', async () => {
  const visitor = await newShopper(shop.origin);
  expect(await answerTo(visitor, 'accept')).toBe('AUT418');
  expect(await answerTo(visitor, 'reject')).toBe('AUT403');
});

test('address and payment need no proof, yet a rejected one is refused and changes nothing [B7.37, B7.06]', async () => {
  const visitor = await newShopper(shop.origin);
  const cart = await readyCart(visitor, shop.origin, upcs.deck);
  const params = { basketId: cart.id };
  const recaptcha_response = 'reject';
  const elsewhere = { ...address, city: 'Bangor', postalCode: '04401' };
  const moved = visitor.call(setShippingAddress, { params, body: { ...elsewhere, recaptcha_response } });
  expect(await refusalOf(moved)).toBe('AUT403');
  const token = await cardToken(shop.origin);
  const paid = visitor.call(addInstrument, {
    params,
    body: { payment_method_id: 'CREDIT_CARD', additionalData: { token }, recaptcha_response },
  });
  expect(await refusalOf(paid)).toBe('AUT403');
  const placed = visitor.call(placeOrder, { body: { cartId: cart.id, recaptcha_response } });
  expect(await refusalOf(placed)).toBe('AUT403');
  const order = await visitor.call(placeOrder, { body: { cartId: cart.id } });
  expect(order.shipments[0]?.shippingAddress?.city).toBe(address.city);
});

test('a live shop does not start with the stand-in, and none with half a reCAPTCHA', () => {
  const live = {
    EYELET_STAGE: 'live',
    BOT_CHECK: 'stand-in',
    SANDBOX_PAYMENTS_IN_LIVE: 'i-know-no-money-moves',
  };
  expect(() => readConfig(live)).toThrow(/BOT_CHECK/);
  expect(() => readConfig({ BOT_CHECK: 'recaptcha', RECAPTCHA_PROJECT: 'skerry' })).toThrow(ConfigError);
});
