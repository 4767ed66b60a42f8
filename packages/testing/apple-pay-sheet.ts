import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { SheetContact } from '@eyelet/domain/wallets/sheet-contact.ts';
import { runApplePay } from '@eyelet/storefront/app/wallets/apple-pay-flow.ts';
import type { ApplePaySession, SheetUpdate } from '@eyelet/storefront/app/wallets/apple-pay-session.ts';
import { cartBasket, productBasket } from '@eyelet/storefront/app/wallets/basket.ts';
import { vi } from 'vitest';
import { aCart } from './cart-builder.ts';
import { type Script, scriptedClient } from './scripted-client.ts';

export const contact: SheetContact = {
  givenName: 'Ada',
  familyName: 'Brink',
  addressLines: ['12 Harbor Street'],
  locality: 'Portland',
  administrativeArea: 'ME',
  postalCode: '04101',
  countryCode: 'US',
  emailAddress: 'ada@example.com',
  phoneNumber: '2075550123',
};
export const line = { upc: 'A', productId: 'P', qty: 1, maxQty: 9, recipeId: null };
export const payment = { token: { paymentData: { token: 'T' } }, shippingContact: contact, billingContact: contact };
export const method = (code: string) => ({ code, label: code, price: { amount: 5 }, deliveryTime: '2 days' });
export const shipment = { shippingId: 'shipment-1', kind: 'home', code: 'standard' };
export const applicableShippingMethods = [method('express'), method('standard'), method('pudo')];
export const shipped = (...shipments: object[]) => aCart({ shippingMethods: shipments as Cart['shippingMethods'] });
export const deliveredBy = (code: string) => shipped({ ...shipment, code, applicableShippingMethods });
export const cart = deliveredBy('standard');

export const shop: Script = ({ id }) => {
  if (id === 'payments.openSession') return { meta: { sessionId: 'S', applePay: { merchantSession: { of: 'shop' } } } };
  if (id === 'checkout.placeOrder') return { orderNumber: 'N' };
  return id === 'cart.remove' ? { removed: true } : cart;
};

export type Told = { errors?: readonly { code: string }[] } & Partial<SheetUpdate>;

/** A sheet with the shop behind it, for tests; each event is answered before the next one. */
export function sheet(script: Script = shop, kind: 'cart' | 'product' = 'product') {
  const client = scriptedClient(script);
  const told: Record<string, Told> = {};
  const tell = (name: string) => (what: unknown) => {
    told[name] = what as Told;
  };
  const session: ApplePaySession = {
    onvalidatemerchant: null,
    onshippingcontactselected: null,
    onshippingmethodselected: null,
    onpaymentauthorized: null,
    oncancel: null,
    begin: vi.fn(),
    abort: vi.fn(),
    completeMerchantValidation: tell('merchant'),
    completeShippingContactSelection: tell('contact'),
    completeShippingMethodSelection: tell('method'),
    completePayment: tell('payment'),
  };
  const onOrdered = vi.fn();
  const onReset = vi.fn();
  const pause = vi.fn(async () => {});
  const setPlacing = vi.fn();
  runApplePay({
    client,
    session,
    basket: kind === 'cart' ? cartBasket(client, 'basket-1') : productBasket(client, line),
    status: { success: 0, failure: 1 },
    country: 'US',
    referer: '/en-us/p/x',
    label: 'Skerry',
    errorOf: ({ code, message }) => ({ code, message }),
    placing: { proof: async () => 'proof', setPlacing },
    pause,
    onOrdered,
    onReset,
  });
  return { client, session, told, onOrdered, onReset, pause, setPlacing, ids: () => client.calls.map(({ id }) => id) };
}

export type Sheet = ReturnType<typeof sheet>;
export const validated = async (one: Sheet) => {
  await (one.session.onvalidatemerchant?.({}) as unknown as Promise<void>);
  return one;
};
export const select = (one: Sheet, shippingContact: SheetContact) =>
  one.session.onshippingcontactselected?.({ shippingContact }) as unknown as Promise<void>;
export const authorise = (one: Sheet, changed: object = {}) =>
  one.session.onpaymentauthorized?.({ payment: { ...payment, ...changed } }) as unknown as Promise<void>;
export const requestOf = (one: Sheet, id: string) => one.client.calls.find((call) => call.id === id)?.request;
