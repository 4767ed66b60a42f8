import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { listPaymentMethods } from '@eyelet/contracts/payments/list-methods.ts';
import { openPaymentSession } from '@eyelet/contracts/payments/open-session.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { address, readyCart } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { newGiftCard } from '@eyelet/testing/gift-cards.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { deviceToken, walletToken } from '@eyelet/testing/wallet.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let running: RunningShop;
let shopper: Shopper;
let cart: Cart;

beforeAll(async () => {
  running = await startStockedShop({ onHand: 500 });
});
afterAll(() => running.close());

beforeEach(async () => {
  shopper = await newShopper(running.origin);
  cart = await readyCart(shopper, running.origin, upcs.deck);
});

type Method = 'PAYPAL' | 'KLARNA' | 'DW_APPLE_PAY';

const tokenFor = (method: Method, of: Cart = cart) =>
  method === 'DW_APPLE_PAY'
    ? deviceToken(shopper, running.origin, of.id, of.totals.total)
    : walletToken(shopper, running.origin, of.id, method);

const attach = (payment_method_id: Method, token: string, amount?: number) =>
  shopper.call(addInstrument, {
    params: { basketId: cart.id },
    body: { payment_method_id, additionalData: { token }, ...(amount === undefined ? {} : { amount }) },
  });

test('a market offers its methods for the total and the caller [C8.162 B7.04]', async () => {
  const params = { basketId: cart.id };
  const { paymentMethods } = await shopper.call(listPaymentMethods, { params });
  expect(paymentMethods.map(({ payment_method_id: id }) => id)).toEqual([
    'CREDIT_CARD',
    'PAYPAL',
    'KLARNA',
    'DW_APPLE_PAY',
    'GIFT_CARD',
  ]);
  expect(paymentMethods.find(({ payment_method_id: id }) => id === 'KLARNA')).toMatchObject({
    limits: { from: 35, to: 1000 },
    instalments: 4,
    brands: [],
  });
  const canadian = await newShopper(running.origin, { locale: 'en_CA' });
  const there = await readyCart(canadian, running.origin, upcs.deck, undefined, {
    country: 'CA',
    province: 'NS',
    postalCode: 'B3H 1A1',
    city: 'Halifax',
    phone: '9025550123',
  });
  const inCanada = await canadian.call(listPaymentMethods, { params: { basketId: there.id } });
  expect(inCanada.paymentMethods.map(({ payment_method_id: id }) => id)).not.toContain('KLARNA');
  const cheap = await readyCart(shopper, running.origin, upcs.socks);
  const forLittle = await shopper.call(listPaymentMethods, { params: { basketId: cheap.id } });
  expect(forLittle.paymentMethods.map(({ payment_method_id: id }) => id)).not.toContain('KLARNA');
  const query = { cartId: cheap.id, paymentMethodId: 'KLARNA' } as const;
  expect(await refusalOf(shopper.call(openPaymentSession, { query }))).toBe('PAY400');
});

test('the basket of a wallet has its members under these names [B3.3.08]', async () => {
  const { number, pin } = await newGiftCard(running, 1000);
  await shopper.call(addInstrument, {
    params: { basketId: cart.id },
    body: { payment_method_id: 'GIFT_CARD', additionalData: { number, pin } },
  });
  const basket = await attach('PAYPAL', await walletToken(shopper, running.origin, cart.id, 'PAYPAL'));
  expect(basket).toMatchObject({ basketId: cart.id, currency: 'USD' });
  expect(basket.totals).toMatchObject({
    ...{ itemTotal: 100, shipping: 0, tax: 5.5, total: 105.5, totalDiscount: 0 },
    ...{ taxation: 'net', remainingToPay: 95.5 },
  });
  expect(basket.giftCards).toEqual([{ c_gcCardNumber: `•••• ${number.slice(-4)}`, amount: 10 }]);
  expect(basket.payment_instruments).toEqual([
    expect.objectContaining({ payment_method_id: 'GIFT_CARD', payment_instrument_id: expect.any(String), amount: 10 }),
    expect.objectContaining({
      ...{ payment_method_id: 'PAYPAL', payment_instrument_id: expect.any(String), amount: 95.5 },
      c_requestID: expect.stringMatching(/^req_/),
    }),
  ]);
  expect(basket.shippingMethods).toMatchObject([
    {
      ...{ code: 'standard', label: expect.stringMatching(/./), price: { amount: 0 }, storeId: null },
      ...{ deliveryTime: expect.stringMatching(/./), shippingId: expect.stringMatching(/./) },
      address: { addressLine1: address.addressLine1 },
      applicableShippingMethods: expect.arrayContaining([
        expect.objectContaining({ code: 'express', price: { amount: 18 } }),
      ]),
    },
  ]);
  const german = await newShopper(running.origin, { locale: 'de_DE' });
  const gross = await german.call(createCartWithItem, { body: { upc: upcs.deck } });
  expect(gross.totals.taxation).toBe('gross');
});

test.each([
  ['who buys at staff prices cannot pay later', '2026-01-05T09:00:00Z', false],
  ['without accepted terms buys at ordinary prices and can', null, true],
])('an employee %s', async (_, acceptedAt, mayPayLater) => {
  const { email, password, auth } = await newConsumer(running.origin);
  await running.shop.database.pool.query(
    `update consumer set kind = 'EMPLOYEE', identities = '{employee}', employee_terms_accepted_at = $2 where id = $1`,
    [auth.consumerNo, acceptedAt],
  );
  const employee = await newConsumer(running.origin, { email, password, signedUp: true });
  const { id } = await readyCart(employee, running.origin, upcs.deck);
  const { paymentMethods } = await employee.call(listPaymentMethods, { params: { basketId: id } });
  const offered = paymentMethods.map(({ payment_method_id: method }) => method).toSorted();
  const others = ['CREDIT_CARD', 'DW_APPLE_PAY', 'GIFT_CARD', 'PAYPAL'];
  expect(offered).toEqual(mayPayLater ? [...others, 'KLARNA'].toSorted() : others);
});

test.each([
  ['PAYPAL', 'C3.34 B1.17 B7.04 B9.36'],
  ['KLARNA', 'C3.30 B7.04'],
  ['DW_APPLE_PAY', 'B7.04 B9.37'],
] as const)('%s pays an order by its token, once [%s]', async (method, _ids) => {
  const token = await tokenFor(method);
  const attached = await attach(method, token);
  expect(attached.payment_instruments).toEqual([
    {
      payment_instrument_id: expect.any(String),
      payment_method_id: method,
      amount: cart.totals.total,
      card: method === 'DW_APPLE_PAY' ? expect.objectContaining({ last4: '1881' }) : null,
      account: method === 'PAYPAL' ? 'buyer@example.com' : null,
      c_requestID: expect.stringMatching(/^req_/),
    },
  ]);
  const order = await shopper.call(placeOrder, { body: { cartId: cart.id } });
  expect(order).toMatchObject({
    status: 'confirmed',
    paymentMethod: { code: method },
    payment_instruments: [{ payment_method_id: method, amount: cart.totals.total }],
    challenge: null,
  });
  expect(await shopper.call(readPurchase, { params: { orderId: order.orderNumber } })).toEqual(order);
  await announce(running.shop);
  const { rows } = await running.shop.database.pool.query(
    `select order_payment.state, sandbox_payment.state as booked from order_payment
     join sandbox_payment on sandbox_payment.id = provider_payment_id where order_number = $1`,
    [order.orderNumber],
  );
  expect(rows).toEqual([{ state: 'captured', booked: 'captured' }]);
  // The consent is used up: it pays neither again nor for another shopper.
  cart = await readyCart(shopper, running.origin, upcs.deck);
  expect(await refusalOf(attach(method, token))).toBe('PAY400');
});

test.each(['PAYPAL', 'KLARNA', 'DW_APPLE_PAY'] as const)(
  '%s pays with the order call alone [B7.08 B7.12]',
  async (code) => {
    const additionalData = { token: await tokenFor(code) };
    const order = await shopper.call(placeOrder, {
      body: { cartId: cart.id, paymentMethod: { code, additionalData } },
    });
    expect(order).toMatchObject({ status: 'confirmed', paymentMethod: { code } });
  },
);

test('a sheet authorised for another amount cannot pay [B9.37]', async () => {
  const token = await deviceToken(shopper, running.origin, cart.id, cart.totals.total - 1);
  expect(await refusalOf(attach('DW_APPLE_PAY', token))).toBe('PAY400');
  const order = shopper.call(placeOrder, {
    body: { cartId: cart.id, paymentMethod: { code: 'DW_APPLE_PAY', additionalData: { token } } },
  });
  expect(await refusalOf(order)).toBe('PAY400');
  expect((await readBooked()).payments).toBe(0);
});

test('a consent is for its cart and its total only [B9.36]', async () => {
  const token = await walletToken(shopper, running.origin, cart.id, 'PAYPAL');
  const other = await readyCart(shopper, running.origin, upcs.deck);
  const elsewhere = shopper.call(addInstrument, {
    params: { basketId: other.id },
    body: { payment_method_id: 'PAYPAL', additionalData: { token } },
  });
  expect(await refusalOf(elsewhere)).toBe('PAY400');
  expect(await refusalOf(attach('KLARNA', token))).toBe('PAY400');
  expect(await refusalOf(attach('PAYPAL', token, cart.totals.total - 10))).toBe('PAY400');
  await attach('PAYPAL', token);
  // The total has grown, so the consent no longer covers it.
  await shopper.call(addItem, { query: { cartId: cart.id }, body: { upc: upcs.socks } });
  expect(await refusalOf(shopper.call(placeOrder, { body: { cartId: cart.id } }))).toBe('PAY400');
});

test.each([
  ['declined@example.com', 'PAY400'],
  ['fraud@example.com', 'PYT402'],
] as const)('the account %s is refused with %s, and the cart is kept [C8.75 C8.77]', async (account, refusal) => {
  await attach('PAYPAL', await walletToken(shopper, running.origin, cart.id, 'PAYPAL', account));
  expect(await refusalOf(shopper.call(placeOrder, { body: { cartId: cart.id } }))).toBe(refusal);
  const kept = await shopper.call(readCart, { params: { basketId: cart.id } });
  expect(kept.items.map(({ upc }) => upc)).toEqual([upcs.deck]);
  const fresh = await walletToken(shopper, running.origin, cart.id, 'PAYPAL');
  await attach('PAYPAL', fresh);
  expect((await shopper.call(placeOrder, { body: { cartId: cart.id } })).status).toBe('confirmed');
});

async function readBooked(): Promise<{ payments: number }> {
  const { rows } = await running.shop.database.pool.query(
    `select count(*)::int as payments from sandbox_payment
     where token in (select token from sandbox_session where cart_id = $1)`,
    [cart.id],
  );
  return rows[0];
}
