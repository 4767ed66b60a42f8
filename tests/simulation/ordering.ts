import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { type ApiClient, createHttpClient } from '@eyelet/contracts/kernel/client.ts';
import { listVouchers } from '@eyelet/contracts/loyalty/list-vouchers.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { applyReward } from '@eyelet/contracts/payments/apply-reward.ts';
import { removeInstrument } from '@eyelet/contracts/payments/remove-instrument.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { recover } from '@eyelet/server/jobs/recover.ts';
import { issueReward } from '@eyelet/server/loyalty/issue-reward.ts';
import { address, cards, cardToken } from '@eyelet/testing/buy.ts';
import { newGiftCard } from '@eyelet/testing/gift-cards.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { expectRefusal, reread } from './acts.ts';
import { checkTotals, fail, takeCart } from './check-cart.ts';
import { type Person, unitsOf } from './person.ts';
import type { World } from './world.ts';

type Numbers = readonly [number, number, number];

/** Cards, repeated by how often they are used. */
const pending = '4000 0000 0000 0077';
const { paid, challenge, declined, fraud } = cards;
const wallet = [paid, paid, paid, paid, paid, challenge, challenge, pending, declined, fraud];

/** What an order may be refused with here: stock, method, codes and payment; anything else is a fault of the shop. */
const refusals = ['ORD430', 'INV409', 'SHP404', 'ORD415', 'PRM140', 'PRM150', 'PRM160', 'PAY400', 'PYT402'];

/** Milliseconds after which a placement counts as given up. */
export const leaseOver = 31_000;

/** Orders the cart several times at once, with one card or with two, and with gift cards, rewards and points or without. */
export async function order(person: Person, numbers: Numbers, world: World, times = 1): Promise<string> {
  const cart = await readyCart(person, numbers, world);
  if (!cart) return 'nothing';
  const request = await requestOf(cart, numbers, world);
  const calls = Array.from({ length: times }, () => person.shopper.call(placeOrder, request));
  return takeOutcome(person, cart, await Promise.allSettled(calls));
}

/** Orders the cart at a process that is killed in the middle; nothing is cleaned up. */
export async function kill(person: Person, numbers: Numbers, world: World): Promise<string> {
  const cart = await readyCart(person, numbers, world);
  if (!cart) return 'nothing';
  const request = await requestOf(cart, numbers, world);
  const step = ['claim', 'payment 1', 'authorise', 'write'][numbers[1] % 4];
  world.arm(step);
  const outcome = await Promise.allSettled([atDying(person, world).call(placeOrder, request)]);
  world.arm(undefined);
  const [only] = outcome;
  if (only?.status === 'rejected' && only.reason instanceof ApiError && only.reason.id === 'GEN500') {
    person.stuck = true;
    return `died after ${step}`;
  }
  return takeOutcome(person, cart, outcome);
}

/** Recovers the order of a killed process, and checks the cart afterwards. */
export async function unstick(person: Person, { running, later }: World): Promise<string> {
  const { cart, shopper } = person;
  if (!cart) return fail(`${person.name} waits without a cart`);
  const { pool } = running.shop.database;
  const stateOf = async () =>
    (await pool.query<{ state: string }>('select state from cart where id = $1', [cart.id])).rows[0]?.state;
  for (let round = 0; (await stateOf()) === 'placing'; round++) {
    if (round === 100) fail(`the cart of ${person.name} is never recovered`);
    await recover(later(leaseOver));
    // Another round of recovery may be working on it.
    await new Promise((done) => setTimeout(done, 20));
  }
  person.stuck = false;
  const { rows } = await pool.query<{ n: string }>('select order_number as n from orders where cart_id = $1', [
    cart.id,
  ]);
  if (!rows[0]) {
    await reread(person);
    return 'undone';
  }
  takeOrder(person, cart, await shopper.call(readPurchase, { params: { orderId: rows[0].n } }));
  return 'finished';
}

/** The cart with addresses, and without payments of an earlier attempt. */
async function readyCart(person: Person, [, , third]: Numbers, { running }: World): Promise<Cart | undefined> {
  const { cart, shopper } = person;
  if (!cart || cart.items.length === 0) return undefined;
  const params = { basketId: cart.id };
  const units = unitsOf(cart);
  if (!cart.shippingAddress) takeCart(person, units, await shopper.call(setShippingAddress, { params, body: address }));
  if (!cart.billingAddress) {
    takeCart(person, units, await shopper.call(setBillingAddress, { params, body: { sameAsShipping: true } }));
  }
  for (const { payment_instrument_id: paymentInstrumentId } of cart.payment_instruments) {
    await shopper.call(removeInstrument, { params, query: { paymentInstrumentId } });
  }
  if (third % 5 === 0) {
    const additionalData = { token: await cardToken(running.origin) };
    const body = { payment_method_id: 'CREDIT_CARD', amount: 5, additionalData } as const;
    takeCart(person, units, await shopper.call(addInstrument, { params, body }));
  }
  await applyValue(person, third, running);
  takeCart(person, units, await shopper.call(readCart, { params, query: {} }));
  return person.cart;
}

/**
 * Pays for a part of the cart, or for all of it, with a new gift card, a new reward code and card, store credit, the credit of the athlete,
 * and points of the member.
 */
async function applyValue(person: Person, number: number, running: RunningShop): Promise<void> {
  const { cart, shopper, signedIn } = person;
  if (!cart) return;
  const [params, units] = [{ basketId: cart.id }, unitsOf(cart)];
  if (signedIn) {
    const { applicableLoyaltyVouchers: vouchers } = await shopper.call(listVouchers, {});
    const points = vouchers.findLast(({ available }) => available)?.points ?? null;
    if (number % 2 === 1 && points !== null)
      await tryToPay(person, shopper.call(applyReward, { params, body: { appliedLoyaltyVoucher: points } }));
  }
  if (number % 3 === 1) {
    // From a part of the cheapest cart to more than it costs.
    const { number: cardNumber, pin } = await newGiftCard(running, 300 + 100 * (number % 37));
    const body = { payment_method_id: 'GIFT_CARD', additionalData: { number: cardNumber, pin } } as const;
    takeCart(person, units, await shopper.call(addInstrument, { params, body }));
  }
  if (signedIn && number % 7 > 3) {
    // A part of the cart, or all that there is.
    const body = {
      payment_method_id: 'STORE_CREDIT',
      ...(number % 7 === 4 ? {} : { amount: 2 + (number % 19) }),
    } as const;
    await tryToPay(person, shopper.call(addInstrument, { params, body }));
  }
  if (signedIn && person.terms === 'athlete' && number % 4 > 0) {
    // A part of the cart, or what is left of the year.
    const body = {
      payment_method_id: 'ATHLETES_PAYMENT',
      ...(number % 4 === 1 ? {} : { amount: 7 + (number % 41) }),
    } as const;
    await tryToPay(person, shopper.call(addInstrument, { params, body }));
  }
  for (const kind of ['code', 'card'] as const) {
    if (number % 5 !== (kind === 'code' ? 2 : 4) && number % 13 > 0) continue;
    const { shop } = running;
    const reward = { kind, currency: 'USD', amount: 500 + 100 * (number % 11) } as const;
    const issued = await transact(shop.database.db, (tx) => issueReward(tx, shop, reward, shop.clock()));
    const method = kind === 'code' ? 'REWARD_CODE' : 'REWARD_CARD';
    const body = { payment_method_id: method, additionalData: { number: issued?.code } } as const;
    await tryToPay(person, shopper.call(addInstrument, { params, body }));
  }
}

/** Pays with something that the shop may refuse, such as a voucher worth more than the cart costs. */
async function tryToPay(person: Person, call: Promise<Cart>): Promise<void> {
  try {
    takeCart(person, unitsOf(person.cart), await call);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    expectRefusal(error.id, ['REW140', 'PAY400']);
  }
}

async function requestOf({ id }: Cart, [card]: Numbers, { running }: World) {
  const token = await cardToken(running.origin, wallet[card % wallet.length]);
  const paymentMethod = { code: 'CREDIT_CARD' as const, additionalData: { token } };
  return { body: { cartId: id, paymentMethod, recaptcha_response: 'accept' } };
}

/** The same shopper at the process that is killed. */
function atDying({ shopper }: Person, { dying }: World): ApiClient {
  return createHttpClient({
    origin: dying.origin,
    headers: () => ({ 'x-locale': 'en_US' }),
    newId: () => crypto.randomUUID(),
    fetch: shopper.fetch,
  });
}

/** Checks that the calls gave one order, or none and left the cart as it was. */
async function takeOutcome(
  person: Person,
  cart: Cart,
  outcomes: readonly PromiseSettledResult<Order>[],
): Promise<string> {
  const orders = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  for (const error of refused) {
    if (!(error instanceof ApiError)) throw error;
    expectRefusal(error.id, refusals);
  }
  const [order] = orders;
  if (!order) {
    await reread(person);
    return refused.map((error) => (error as ApiError).id).join();
  }
  const numbers = new Set(orders.map(({ orderNumber }) => orderNumber));
  if (numbers.size > 1) fail(`one cart is the orders ${[...numbers]}`);
  takeOrder(person, cart, order);
  return order.status;
}

/** Checks that an order has the items of the cart and adds up, and that the cart is gone. */
function takeOrder(person: Person, cart: Cart, order: Order): void {
  const [had, bought] = [unitsOf(cart), unitsOf(order)];
  for (const upc of new Set([...had.keys(), ...bought.keys()])) {
    if (had.get(upc) !== bought.get(upc))
      fail(`order ${order.orderNumber} of ${had.get(upc)} ${upc} has ${bought.get(upc)}`);
  }
  checkTotals(
    order.totals,
    order.items,
    order.shipments.map(({ shippingMethod }) => shippingMethod.price.amount),
    order.promoSummary,
  );
  person.cart = undefined;
  if (order.status === 'payment pending') person.waiting.push(order);
}
