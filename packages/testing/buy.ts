import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import type { Shopper } from './shopper.ts';

/** Test cards of the sandbox and their outcomes. */
export const cards = {
  paid: '4242 4242 4242 4242',
  challenge: '4000 0025 0000 3155',
  declined: '4000 0000 0000 0002',
  fraud: '4100 0000 0000 0019',
} as const;

/** An address to which the en-us market ships. */
export const address = {
  firstName: 'Ada',
  lastName: 'Marsh',
  addressLine1: '12 Harbor Street',
  city: 'Portland',
  province: 'ME',
  postalCode: '04101',
  country: 'US',
  email: 'ada@example.com',
  phone: '2075550123',
} as const;

/** Enters a card into the provider's fields and returns its token. */
export async function cardToken(origin: string, number: string = cards.paid, expiry = '12/39'): Promise<string> {
  const response = await fetch(`${origin}/sandbox-payments/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number, expiry, code: number.startsWith('3') ? '1234' : '123', locale: 'en_US' }),
  });
  const answer = (await response.json()) as { token?: string };
  if (!answer.token) throw new Error(`no token: ${JSON.stringify(answer)}`);
  return answer.token;
}

type Place = Partial<Record<keyof typeof address, string>>;

/** A cart with addresses and a card, ready to be placed; `place` changes the address. */
export async function readyCart(
  shopper: Shopper,
  origin: string,
  upc: string,
  number: string = cards.paid,
  place: Place = {},
): Promise<Cart> {
  const { id } = await shopper.call(createCartWithItem, { body: { upc } });
  return makeReady(shopper, origin, id, number, place);
}

/** Gives a cart addresses and a card. */
export async function makeReady(
  shopper: Shopper,
  origin: string,
  basketId: string,
  number: string = cards.paid,
  place: Place = {},
): Promise<Cart> {
  const params = { basketId };
  await shopper.call(setShippingAddress, { params, body: { ...address, ...place } });
  await shopper.call(setBillingAddress, { params, body: { sameAsShipping: true } });
  const additionalData = { token: await cardToken(origin, number) };
  const body = { payment_method_id: 'CREDIT_CARD' as const, additionalData };
  return shopper.call(addInstrument, { params, body });
}

/** A placed order. */
export async function buy(
  shopper: Shopper,
  origin: string,
  upc: string,
  number: string = cards.paid,
  place: Place = {},
): Promise<Order> {
  const cart = await readyCart(shopper, origin, upc, number, place);
  return shopper.call(placeOrder, { body: { cartId: cart.id } });
}
