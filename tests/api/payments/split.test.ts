import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { finishChallenge } from '@eyelet/contracts/checkout/finish-challenge.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { removeInstrument } from '@eyelet/contracts/payments/remove-instrument.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { refundOrder } from '@eyelet/server/payments/refund.ts';
import { voidPayment } from '@eyelet/server/payments/void.ts';
import { cards, cardToken, readyCart } from '@eyelet/testing/buy.ts';
import { readBooks } from '@eyelet/testing/ledgers.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { answerApproval, openWallet } from '@eyelet/testing/wallet.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';

let running: RunningShop;
let shopper: Shopper;
let cart: Cart;

beforeEach(async () => {
  running = await startStockedShop();
  shopper = await newShopper(running.origin);
  cart = await readyCart(shopper, running.origin, upcs.deck);
});
afterEach(() => running.close());

/** Attaches a card for a part of the total, or for the rest. */
const pay = async (number: string, amount?: number) =>
  shopper.call(addInstrument, {
    params: { basketId: cart.id },
    body: {
      payment_method_id: 'CREDIT_CARD',
      additionalData: { token: await cardToken(running.origin, number) },
      ...(amount === undefined ? {} : { amount }),
    },
  });

const place = () => shopper.call(placeOrder, { body: { cartId: cart.id } });

async function payments(orderNumber: string) {
  const { rows } = await running.shop.database.pool.query(
    'select amount, state, refunded from order_payment where order_number = $1 order by idempotency_key',
    [orderNumber],
  );
  return rows;
}

test('two cards share a total of 105.50; each is charged its part, once [C7.45 C8.76]', async () => {
  const shared = await pay('5555 5555 5555 4444', 30);
  expect(shared.payment_instruments.map(({ amount }) => amount)).toEqual([75.5, 30]);
  expect(shared.totals).toMatchObject({ total: 105.5, remainingToPay: 75.5 });
  const order = await place();
  expect(order.payment_instruments.map(({ amount }) => amount)).toEqual(expect.arrayContaining([30, 75.5]));
  expect(await place()).toEqual(order);
  await announce(running.shop);
  await announce(running.shop);
  expect((await payments(order.orderNumber)).map(({ state }) => state)).toEqual(['captured', 'captured']);
  expect(await readBooks(running, upcs.deck)).toMatchObject({ captures: 2, orders: { confirmed: 1 }, onHand: 19 });
});

test.each([
  ['LOYALTY_POINTS', 'REW401'],
  ['ATHLETES_PAYMENT', 'PAY400'],
  ['STORE_CREDIT', 'PAY400'],
  ['REWARD_CODE', 'PYT404'],
  ['REWARD_CARD', 'PYT404'],
] as const)(
  'value that a guest does not have is refused, and the cart stays as it was: %s, %s',
  async (id, refusal) => {
    const body = { payment_method_id: id };
    const before = cart.payment_instruments;
    expect(await refusalOf(shopper.call(addInstrument, { params: { basketId: cart.id }, body }))).toBe(refusal);
    const order = shopper.call(placeOrder, { body: { cartId: cart.id, paymentMethod: { code: id } } });
    expect(await refusalOf(order)).toBe(refusal);
    const { payment_instruments } = await shopper.call(readCart, { params: { basketId: cart.id } });
    expect(payment_instruments).toEqual(before);
  },
);

test('instruments that do not cover the total are refused with PYT400, and nothing is charged [C8.76]', async () => {
  const [rest] = cart.payment_instruments;
  await shopper.call(removeInstrument, {
    params: { basketId: cart.id },
    query: { paymentInstrumentId: rest?.payment_instrument_id ?? '' },
  });
  await pay(cards.paid, 50);
  await pay(cards.paid, 55.49);
  expect(await refusalOf(place())).toBe('PYT400');
  expect(await readBooks(running, upcs.deck)).toMatchObject({ payments: {}, orders: {}, reserved: 0 });
  const covered = await pay(cards.paid, 0.01);
  expect(covered.payment_instruments.map(({ amount }) => amount)).toEqual([50, 55.49, 0.01]);
  expect((await place()).payment_instruments).toHaveLength(3);
});

test('when the second payment is refused, the first is voided and the cart is as it was [C8.75]', async () => {
  await pay(cards.paid, 20);
  await pay(cards.declined);
  // Instruments are authorised in the order of the cart.
  expect(await refusalOf(place())).toBe('PAY400');
  expect(await readBooks(running, upcs.deck)).toMatchObject({
    payments: { voided: 1, declined: 1 },
    orders: {},
    reserved: 0,
    reservations: 0,
    carts: { open: 1 },
  });
  await pay(cards.paid);
  expect((await place()).status).toBe('confirmed');
});

/** Passes the challenge of an order. */
async function meet({ orderNumber, challenge }: Order): Promise<Order> {
  const url = `${running.origin}${challenge?.url}`;
  const code = /\b\d{6}\b/.exec(await (await fetch(url)).text())?.[0] ?? '';
  await fetch(url, { method: 'POST', body: new URLSearchParams({ code, action: 'confirm' }) });
  const body = { orderNumber, authenticated: true, transactionId: challenge?.transactionId ?? '' };
  return shopper.call(finishChallenge, { params: { orderNumber }, body });
}

test('an order with two challenges shows one after the other', async () => {
  await pay(cards.challenge, 20);
  await pay(cards.challenge);
  const order = await place();
  const first = await meet(order);
  expect(first.status).toBe('payment pending');
  expect(first.challenge?.transactionId).not.toBe(order.challenge?.transactionId);
  expect(await place()).toEqual(first);
  expect(await meet(first)).toMatchObject({ status: 'confirmed', challenge: null });
  await announce(running.shop);
  expect((await payments(order.orderNumber)).map(({ state }) => state)).toEqual(['captured', 'captured']);
});

test('an order with a challenge among its payments is confirmed once all are authorised [C7.56 C8.163]', async () => {
  await pay(cards.paid, 20);
  await pay(cards.challenge);
  const order = await place();
  expect(order).toMatchObject({ status: 'payment pending', challenge: { transactionId: expect.any(String) } });
  expect(await meet(order)).toMatchObject({ status: 'confirmed' });
  await announce(running.shop);
  expect((await payments(order.orderNumber)).map(({ state }) => state)).toEqual(['captured', 'captured']);
});

test('a failed challenge voids all payments [C8.163]', async () => {
  await pay(cards.paid, 20);
  await pay(cards.challenge);
  const { orderNumber, challenge } = await place();
  const body = { orderNumber, authenticated: false, transactionId: challenge?.transactionId ?? '' };
  expect(await refusalOf(shopper.call(finishChallenge, { params: { orderNumber }, body }))).toBe('PAY400');
  await announce(running.shop);
  expect(await readBooks(running, upcs.deck)).toMatchObject({ payments: { voided: 2 }, captures: 0, reserved: 0 });
});

test('a wallet may share a total with a card', async () => {
  const fixed = await pay(cards.paid, 30);
  const [rest] = fixed.payment_instruments.filter(({ amount }) => amount === 75.5);
  await shopper.call(removeInstrument, {
    params: { basketId: cart.id },
    query: { paymentInstrumentId: rest?.payment_instrument_id ?? '' },
  });
  const session = await openWallet(shopper, cart.id, 'PAYPAL');
  expect(session.meta.amount).toBe(75.5);
  const answer = await answerApproval(shopper, running.origin, session, { action: 'approve' });
  const token = new URL(answer.headers.get('location') ?? '', running.origin).searchParams.get('paymentToken') ?? '';
  await shopper.call(addInstrument, {
    params: { basketId: cart.id },
    body: { payment_method_id: 'PAYPAL', additionalData: { token } },
  });
  expect((await place()).payment_instruments.map(({ payment_method_id: id }) => id).toSorted()).toEqual([
    'CREDIT_CARD',
    'PAYPAL',
  ]);
});

test('undoing an order voids its authorisations and refunds its captures, once', async () => {
  await pay(cards.paid, 30);
  const { orderNumber } = await place();
  await announce(running.shop);
  await voidPayment(running.shop, orderNumber);
  await voidPayment(running.shop, orderNumber);
  await announce(running.shop);
  expect(await payments(orderNumber)).toEqual([
    { amount: expect.any(Number), state: 'captured', refunded: expect.any(Number) },
    { amount: expect.any(Number), state: 'captured', refunded: expect.any(Number) },
  ]);
  expect((await payments(orderNumber)).map(({ amount, refunded }) => amount - refunded)).toEqual([0, 0]);
  cart = await readyCart(shopper, running.origin, upcs.deck);
  const held = await place();
  await voidPayment(running.shop, held.orderNumber);
  await announce(running.shop);
  expect(await payments(held.orderNumber)).toEqual([{ amount: 10_550, state: 'voided', refunded: 0 }]);
});

test('refunds go from the last payment to the first, in parts, once per key, and never exceed what was captured', async () => {
  await pay(cards.paid, 30);
  const { orderNumber } = await place();
  const refund = (key: string, amount?: number) =>
    refundOrder(running.shop, { orderNumber, key, ...(amount === undefined ? {} : { amount }) });
  expect(await refund('too-early')).toBe('nothing');
  await announce(running.shop);
  const first = await refund('one', 4000);
  expect(await Promise.all([refund('one', 4000), refund('one', 4000)])).toEqual([first, first]);
  expect(await refund('two', 6551)).toBe('too-much');
  await announce(running.shop);
  await announce(running.shop);
  const given = async () => {
    const { rows } = await running.shop.database.pool.query(
      `select (select sum(amount)::int from sandbox_movement where kind = 'refund') as booked,
              (select sum(amount)::int from order_refund where state = 'refunded') as refunded`,
    );
    return rows[0];
  };
  expect(await given()).toEqual({ booked: 4000, refunded: 4000 });
  await refund('rest');
  await announce(running.shop);
  expect(await given()).toEqual({ booked: 10_550, refunded: 10_550 });
  expect(await refund('more', 1)).toBe('too-much');
  expect((await payments(orderNumber)).map(({ amount, refunded }) => amount - refunded)).toEqual([0, 0]);
});
