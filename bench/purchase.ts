import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { setShippingMethod } from '@eyelet/contracts/checkout/set-shipping-method.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import type { Goods } from './goods.ts';
import type { Market } from './market.ts';
import { type Payer, type Payment, pay } from './payment.ts';
import { pickOf } from './pick-size.ts';

/** The fulfilment of one line. */
export type Way = 'home' | 'pickup' | 'sts' | 'digital' | 'customs';

/** The ways with digital goods only once: an order may have each of them once, and the brand sells only one. */
export function withOneDigital(ways: readonly Way[]): readonly Way[] {
  return ways.map((way, index) => (way === 'digital' && ways.indexOf(way) < index ? 'home' : way));
}

/**
 * A kind of checkout: the fulfilment of its lines and the means of payment. `point`: shipments go to a collection
 * point.
 */
export type Kind = Readonly<{
  ways: readonly Way[];
  method?: 'express' | undefined;
  point?: boolean | undefined;
  payment: Payment;
}>;

/** A shopper with the latest answer of the cart. */
export type Buyer = Payer & { readonly goods: Goods; readonly market: Market; cart: Cart | undefined };

/** One step of a purchase. */
export type Step = (buyer: Buyer) => Promise<unknown>;

export function cartOf({ cart }: Buyer): Cart {
  if (!cart) throw new Error('there is no cart yet');
  return cart;
}

/** The steps of a purchase from the first line to the payment, in order; placing comes after them. */
export function stepsOf({ ways, method, point = false, payment }: Kind): readonly Step[] {
  return [
    ...ways.map((way) => addLine(way)),
    tellAddresses(point),
    ...(method ? [chooseMethod(method)] : []),
    async (buyer: Buyer) => {
      buyer.cart = await pay(buyer, cartOf(buyer), payment);
    },
  ];
}

/** Adds a size to the cart, which the first one creates. */
export function addLine(way: Way, pick = pickOf): Step {
  return async (buyer) => {
    const { shopper, cart } = buyer;
    const line = lineOf(way, buyer, pick);
    buyer.cart = cart
      ? await shopper.call(addItem, { body: { cartId: cart.id, ...line } })
      : await shopper.call(createCartWithItem, { body: line });
  };
}

function lineOf(way: Way, { goods, market }: Buyer, pick: (upcs: readonly string[]) => string) {
  const { stocked, digital, customised } = goods;
  switch (way) {
    case 'digital':
      return { upc: pick(digital) };
    case 'customs':
      return { upc: pick(customised) };
    case 'home':
      return { upc: pick(stocked) };
    default:
      return { upc: pick(stocked), fulfilment: way, storeId: market.storeId };
  }
}

/** Sets every address that the shipments of the cart need, and the billing address. */
export function tellAddresses(point: boolean): Step {
  return async (buyer) => {
    const { shopper, market } = buyer;
    const { address } = market;
    const { firstName, lastName, email, phone } = address;
    const { id, shippingMethods } = cartOf(buyer);
    const params = { basketId: id };
    const has = (...kinds: string[]) => shippingMethods.find(({ kind }) => kinds.includes(kind));
    if (has('customs') || (has('home') && !point)) await shopper.call(setShippingAddress, { params, body: address });
    if (has('home') && point) {
      const who = { firstName, lastName, email, phone };
      const body = { ...who, context: 'COLLECTION', collectionPointId: market.pointId ?? '' };
      await shopper.call(setShippingAddress, { params, body });
    }
    const atStore = has('pickup', 'sts');
    if (atStore) {
      await shopper.call(setShippingAddress, { params, body: { shippingId: atStore.shippingId, email, phone } });
    }
    buyer.cart = await shopper.call(setBillingAddress, { params, body: address });
  };
}

/** Chooses the method of the shipment to the shopper's address. */
export function chooseMethod(code: string): Step {
  return async (buyer) => {
    const cart = cartOf(buyer);
    const shippingId = cart.shippingMethods.find(({ kind }) => kind === 'home')?.shippingId;
    if (shippingId === undefined) return;
    const body = { cartId: cart.id, shippingId, code, shopperAppliedSM: true };
    buyer.cart = await buyer.shopper.call(setShippingMethod, { body });
  };
}

/** Places the order; the next line begins a new cart. */
export async function placeCart(buyer: Buyer): Promise<Order> {
  const { id, totals } = cartOf(buyer);
  const body = { cartId: id, expectedTotal: totals.total, expectedTax: totals.tax };
  const order = await buyer.shopper.call(placeOrder, { body });
  if (order.status !== 'confirmed') throw new Error(`the order is ${order.status}`);
  buyer.cart = undefined;
  return order;
}
