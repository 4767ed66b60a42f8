import type { Order } from '@eyelet/contracts/orders/order.ts';
import { aCart } from '@eyelet/testing/cart-builder.ts';
import { refusalOf, type Script, scriptedClient } from '@eyelet/testing/scripted-client.ts';
import { expect, test, vi } from 'vitest';
import { createCartStore } from '../shopper/cart-store.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { orderCart, type ShowChallenge } from './order-flow.ts';

const challenge = { url: '/c', transactionId: 'T', expiresAt: '2030-01-01T00:00:00Z' };
const flash = { type: 'PaymentNotAuthorized', message: '', details: { itemId: null, maxAllowedQty: null } };
const paid = { orderNumber: 'N', flash: [], challenge: null } as unknown as Order;
const challenged = { orderNumber: 'N', flash: [flash], challenge } as unknown as Order;

function shopperOf(script: Script) {
  const client = scriptedClient(script);
  const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  const cart = createCartStore({ storage, channel: { onmessage: null, postMessage: () => {}, close: () => {} } });
  cart.take({ kind: 'answered', cart: aCart() });
  return { client, cart, shopper: { client, cart } as unknown as Shopper };
}

const proof = async () => 'proof';
const stepsWith = (showChallenge: ShowChallenge) => ({ proof, showChallenge });
const never = () => Promise.reject(new Error('no challenge was asked for'));

test('an order without a challenge is one call, and resets the cart [C4.13]', async () => {
  const { shopper, client, cart } = shopperOf(() => paid);
  await expect(orderCart(shopper, aCart(), stepsWith(never))).resolves.toEqual({ kind: 'ordered', orderNumber: 'N' });
  expect(client.calls.map(({ id }) => id)).toEqual(['checkout.placeOrder']);
  expect(cart.last()).toBeNull();
});

test('the order is sent with a proof and with the total and tax that the shopper saw [B7.08, C8.86]', async () => {
  const { shopper, client } = shopperOf(() => paid);
  await orderCart(shopper, aCart(), stepsWith(never));
  expect(client.calls[0]?.request).toMatchObject({
    body: { cartId: 'basket-1', expectedTotal: 80, expectedTax: 0, recaptcha_response: 'proof' },
  });
});

test('the result of the challenge is sent by PATCH order [C4.08]', async () => {
  const { shopper, client } = shopperOf(({ id }) => (id === 'checkout.placeOrder' ? challenged : paid));
  const show = vi.fn(async () => true);
  await expect(orderCart(shopper, aCart(), stepsWith(show))).resolves.toMatchObject({ kind: 'ordered' });
  expect(show).toHaveBeenCalledTimes(1);
  expect(client.calls[1]).toMatchObject({
    id: 'checkout.finishChallenge',
    request: { params: { orderNumber: 'N' }, body: { authenticated: true, transactionId: 'T' } },
  });
});

test('a failed challenge creates a new empty cart [C4.10]', async () => {
  const fresh = aCart({ id: 'basket-2', items: [] });
  const answers: Record<string, unknown> = {
    'checkout.placeOrder': challenged,
    'checkout.finishChallenge': refusalOf('PAY400', 400),
    'cart.create': fresh,
  };
  const { shopper, cart } = shopperOf(({ id }) => answers[id]);
  const outcome = await orderCart(
    shopper,
    aCart(),
    stepsWith(async () => false),
  );
  expect(outcome).toEqual({ kind: 'not-authenticated', orderNumber: 'N' });
  expect(cart.last()).toBe(fresh);
});

test('a failed challenge is reported even when no new cart can be created [C4.09]', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const answers: Record<string, unknown> = {
    'checkout.placeOrder': challenged,
    'checkout.finishChallenge': refusalOf('PAY400', 400),
    'cart.create': new TypeError('no network'),
  };
  const { shopper, cart } = shopperOf(({ id }) => answers[id]);
  const outcome = await orderCart(
    shopper,
    aCart(),
    stepsWith(async () => false),
  );
  expect(outcome).toEqual({ kind: 'not-authenticated', orderNumber: 'N' });
  expect(cart.last()).toBeNull();
});

test('an order whose challenge had already failed is an outcome with its number as well [C4.11]', async () => {
  const failed = refusalOf('PAY400', 400, { reason: 'authentication', orderNumber: 'N' });
  const { shopper, cart } = shopperOf(({ id }) => (id === 'checkout.placeOrder' ? failed : aCart({ id: 'basket-2' })));
  const outcome = await orderCart(shopper, aCart(), stepsWith(never));
  expect(outcome).toEqual({ kind: 'not-authenticated', orderNumber: 'N' });
  expect(cart.last()?.id).toBe('basket-2');
});

test('a declined card leaves the cart as it was [C8.135]', async () => {
  const { shopper, cart } = shopperOf(() => refusalOf('PAY400', 400));
  await expect(orderCart(shopper, aCart(), stepsWith(never))).resolves.toEqual({
    kind: 'refused',
    id: 'PAY400',
    step: 'billing',
    transitions: [],
  });
  expect(cart.last()?.id).toBe('basket-1');
  expect(cart.wasPlacing('basket-1')).toBe(false);
});

test('an unknown customer is thrown rather than returned as an outcome, and the cart is not marked as being placed [C8.127]', async () => {
  const { shopper, cart } = shopperOf(() => refusalOf('AUT498'));
  await expect(orderCart(shopper, aCart(), stepsWith(never))).rejects.toMatchObject({ id: 'AUT498' });
  expect(cart.wasPlacing('basket-1')).toBe(false);
});

test('an error that is no refusal is rethrown, and the cart stays marked as being placed [C8.05]', async () => {
  const { shopper, cart } = shopperOf(() => new TypeError('no network'));
  await expect(orderCart(shopper, aCart(), stepsWith(never))).rejects.toBeInstanceOf(TypeError);
  expect(cart.wasPlacing('basket-1')).toBe(true);
});

test.each([
  [[{ type: 'PickupToSthTransition', transition: { type: 'PickupToSthTransition' } }], 'shipping'],
  [[{ type: 'InvalidShippingAddress' }], 'shipping'],
  [[{ type: 'ProductItemNotAvailable' }], 'summary'],
  [[], 'summary'],
] as const)(
  'after a refusal for a missing item the cart is read again; with flashes %j the step is %s [C8.147, C8.152]',
  async (flashes, step) => {
    const fresh = aCart({ version: 9, flash: flashes as never });
    const { shopper, client, cart } = shopperOf(({ id }) => (id === 'cart.read' ? fresh : refusalOf('ORD430')));
    const outcome = await orderCart(shopper, aCart(), stepsWith(never));
    expect(outcome).toMatchObject({ kind: 'refused', id: 'ORD430', step });
    expect(client.calls.map(({ id }) => id)).toEqual(['checkout.placeOrder', 'cart.read']);
    expect(cart.last()?.version).toBe(9);
  },
);

test('a delivery that changed while the order was placed leads back to shipping and is shown as an error [C4.25, C4.26]', async () => {
  const refusal = refusalOf('ORD415', 409, { flash: 'OrderShippingMethodDowngraded', total: 90 });
  const { shopper } = shopperOf(({ id }) => (id === 'cart.read' ? aCart({ version: 9 }) : refusal));
  const outcome = await orderCart(shopper, aCart(), stepsWith(never));
  expect(outcome).toMatchObject({ step: 'shipping', transitions: ['OrderShippingMethodDowngraded'] });
});

test('a shipping address that is no longer valid leads back to shipping [C8.72]', async () => {
  const { shopper } = shopperOf(() => refusalOf('CHK380'));
  await expect(orderCart(shopper, aCart(), stepsWith(never))).resolves.toMatchObject({
    id: 'CHK380',
    step: 'shipping',
  });
});

test('the order is placed with the method of its instrument [B9.36]', async () => {
  const { shopper, client } = shopperOf(() => paid);
  const instrument = { payment_instrument_id: 'i', payment_method_id: 'PAYPAL', amount: 80, card: null } as const;
  const payment_instruments = [{ ...instrument, account: 'ada@example.com', c_requestID: null }];
  await orderCart(shopper, aCart({ payment_instruments }), stepsWith(never));
  expect(client.calls[0]?.request).toMatchObject({ body: { paymentMethod: { code: 'PAYPAL' } } });
});
