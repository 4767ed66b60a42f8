import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCart } from '@eyelet/contracts/cart/create.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { prepareOrder } from '@eyelet/contracts/checkout/prepare-order.ts';
import { removeBillingAddress } from '@eyelet/contracts/checkout/remove-billing-address.ts';
import { removeShippingAddress } from '@eyelet/contracts/checkout/remove-shipping-address.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { removeInstrument } from '@eyelet/contracts/payments/remove-instrument.ts';
import { address, buy, cards, cardToken, readyCart } from '@eyelet/testing/buy.ts';
import { buildProduct, stockProducts } from '@eyelet/testing/catalogue.ts';
import { readBooks } from '@eyelet/testing/ledgers.ts';
import { errorOf, newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { setStock, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop();
});
afterAll(() => running.close());

async function ready(upc: string = upcs.deck, number?: string) {
  const shopper = await newShopper(running.origin);
  const cart = await readyCart(shopper, running.origin, upc, number);
  const place = (body: object = {}) => shopper.call(placeOrder, { body: { cartId: cart.id, ...body } });
  const prepare = () => shopper.call(prepareOrder, { body: { basketId: cart.id } });
  return { shopper, cart, place, prepare };
}

test('a complete cart becomes an order, which its session reads back [C7.55 C3.38 C1.39 C3.31]', async () => {
  const { shopper, cart, place } = await ready();
  const order = await place();
  expect(order).toMatchObject({
    orderNumber: expect.stringMatching(/^[2-9A-Z]{10}$/),
    status: 'confirmed',
    email: address.email,
    items: [{ upc: upcs.deck, qty: 1, price: { rowTotal: 100 } }],
    shipments: [{ shippingMethod: { code: 'standard' }, shippingAddress: { city: 'Portland' } }],
    billingAddress: { approachType: 'B' },
    totals: { ...cart.totals, remainingToPay: 0 },
    paymentMethod: { code: 'CREDIT_CARD', additionalData: { card: { brand: 'visa', last4: '4242' } } },
    flash: [],
    promoSummary: [{ promotionId: 'free-delivery', level: 'SHIPPING' }],
    challenge: null,
  });
  expect(await shopper.call(readPurchase, { params: { orderId: order.orderNumber } })).toEqual(order);
});

test('an order of another shopper gets the same answer as an unknown one [C8.12]', async () => {
  const order = await (await ready()).place();
  const stranger = await newShopper(running.origin);
  const read = (orderId: string) => errorOf(stranger.call(readPurchase, { params: { orderId } }));
  const [foreign, unknown] = [await read(order.orderNumber), await read('NOSUCHCODE')];
  expect(unknown).toMatchObject({ id: 'OHS4004', status: 404 });
  expect(foreign.errorDetails).toEqual(unknown.errorDetails);
});

test('an order has channel ECOMM, source ECOM15 and the web channel; the app sends its own [C9.08 C9.09 C9.10 C6.22 C6.24]', async () => {
  expect(await (await ready()).place()).toMatchObject({ channel: 'ECOMM', source: 'ECOM15', mobileChannel: 'web' });
  const app = await newShopper(running.origin, { headers: { 'x-mobile-channel': 'app' } });
  const order = await buy(app, running.origin, upcs.deck);
  expect(order.mobileChannel).toBe('app');
  const { rows } = await running.shop.database.pool.query(
    'select mobile_channel, channel, source from orders where order_number = $1',
    [order.orderNumber],
  );
  expect(rows).toEqual([{ mobile_channel: 'app', channel: 'ECOMM', source: 'ECOM15' }]);
});

test('an ordered cart no longer exists, and the next item creates a new one [C8.38 C4.13]', async () => {
  const { shopper, cart, place } = await ready();
  await place();
  expect(await refusalOf(shopper.call(readCart, { params: { basketId: cart.id } }))).toBe('BSK404');
  expect(await refusalOf(shopper.call(addItem, { body: { cartId: cart.id, upc: upcs.deck } }))).toBe('BSK404');
});

test('billing address and card may be sent with the order [B7.08 C7.55]', async () => {
  const { shopper, cart, place } = await ready();
  await shopper.call(removeBillingAddress, { params: { basketId: cart.id } });
  const [instrument] = cart.payment_instruments;
  const query = { paymentInstrumentId: instrument?.payment_instrument_id ?? '' };
  await shopper.call(removeInstrument, { params: { basketId: cart.id }, query });
  const token = await cardToken(running.origin, '5555 5555 5555 4444');
  const order = await place({
    billingAddress: { ...address, lastName: 'Payer' },
    paymentMethod: { code: 'CREDIT_CARD', additionalData: { token } },
  });
  expect(order).toMatchObject({ billingAddress: { lastName: 'Payer' }, status: 'confirmed' });
  expect(order.paymentMethod.additionalData.card).toMatchObject({ brand: 'mastercard', last4: '4444' });
});

test('an order without billing address is refused with BIL400, one whose billing has no phone with BILL410 [C8.82 C8.83]', async () => {
  const { shopper, cart, place } = await ready();
  await shopper.call(removeBillingAddress, { params: { basketId: cart.id } });
  expect(await refusalOf(place())).toBe('BIL400');
  expect(await refusalOf(place({ billingAddress: { ...address, phone: '' } }))).toBe('BILL410');
});

test('an order without payment is refused with PYT400 [C7.55]', async () => {
  const { shopper, cart, place } = await ready();
  const paymentInstrumentId = cart.payment_instruments[0]?.payment_instrument_id ?? '';
  await shopper.call(removeInstrument, { params: { basketId: cart.id }, query: { paymentInstrumentId } });
  expect(await refusalOf(place())).toBe('PYT400');
});

test('without a shipping address, or with an invalid one, order and preparation are refused with CHK380 [C8.72 C7.54]', async () => {
  const { shopper, cart, place, prepare } = await ready();
  await running.shop.database.pool.query(
    `update cart set document = jsonb_set(document, '{shippingAddress,city}', '""') where id = $1`,
    [cart.id],
  );
  expect(await refusalOf(prepare())).toBe('CHK380');
  expect(await refusalOf(place())).toBe('CHK380');
  await shopper.call(removeShippingAddress, { params: { basketId: cart.id } });
  expect(await refusalOf(prepare())).toBe('CHK380');
});

test('a declined card is refused with PAY400; the cart is kept and can be paid with another card [C8.75 C8.135]', async () => {
  const { shopper, cart, place } = await ready(upcs.deck, cards.declined);
  const before = await readBooks(running, upcs.deck);
  expect(await refusalOf(place())).toBe('PAY400');
  expect((await shopper.call(readCart, { params: { basketId: cart.id } })).items).toHaveLength(1);
  const after = await readBooks(running, upcs.deck);
  expect(after).toMatchObject({ onHand: before.onHand, reserved: before.reserved, orders: before.orders });
  const token = await cardToken(running.origin);
  const order = await place({ paymentMethod: { code: 'CREDIT_CARD', additionalData: { token } } });
  expect(order.status).toBe('confirmed');
});

test('a card that the fraud check refuses is refused with PYT402', async () => {
  const { place } = await ready(upcs.deck, cards.fraud);
  expect(await refusalOf(place())).toBe('PYT402');
});

test('an unknown card token is refused with PAY400', async () => {
  const { place } = await ready();
  const paymentMethod = { code: 'CREDIT_CARD', additionalData: { token: 'card_of_nobody' } };
  expect(await refusalOf(place({ paymentMethod }))).toBe('PAY400');
});

test('a complete cart can be prepared; one sold-out item is refused with ORD430, two with INV409 [C7.54 C8.37 C8.48 C8.12]', async () => {
  const { shopper, cart, place, prepare } = await ready(upcs.spare);
  expect((await prepare()).id).toBe(cart.id);
  await shopper.call(addItem, { body: { cartId: cart.id, upc: upcs.spareToo } });
  await setStock(running, upcs.spare, 0);
  expect(await refusalOf(prepare())).toBe('ORD430');
  expect(await refusalOf(place())).toBe('ORD430');
  await setStock(running, upcs.spareToo, 0);
  expect(await refusalOf(prepare())).toBe('INV409');
  expect(await refusalOf(place())).toBe('INV409');
});

test('an empty cart is flashed, and placing it is refused with ORD430 [C8.154]', async () => {
  const shopper = await newShopper(running.origin);
  const { id } = await shopper.call(createCart, {});
  const { flash } = await shopper.call(prepareOrder, { body: { basketId: id } });
  expect(flash).toMatchObject([{ type: 'ProductItemRequired', level: 'error' }]);
  expect(await refusalOf(shopper.call(placeOrder, { body: { cartId: id } }))).toBe('ORD430');
});

test('an item that is no longer sold is refused with ORD430 and removed from the cart, which can be changed again [C7.55]', async () => {
  const { shopper, cart, place } = await ready(upcs.limited);
  await shopper.call(addItem, { body: { cartId: cart.id, upc: upcs.socks } });
  await stockProducts(running.shop.database, [buildProduct('SKLIMI01', 4, { maxQty: 2, storeOnly: true })]);
  const read = () => shopper.call(readCart, { params: { basketId: cart.id } });
  await expect.poll(async () => (await read()).items.map(({ upc }) => upc)).toEqual([upcs.socks]);
  expect(await refusalOf(place())).toBe('ORD430');
  await shopper.call(addItem, { body: { cartId: cart.id, upc: upcs.socks } });
  expect((await place()).items.map(({ upc, qty }) => [upc, qty])).toEqual([[upcs.socks, 2]]);
});

test('another total than the shopper saw is refused with ORD415 [C8.51]', async () => {
  const { cart, place } = await ready();
  expect(await refusalOf(place({ expectedTotal: cart.totals.total + 1 }))).toBe('ORD415');
  expect((await place({ expectedTotal: cart.totals.total })).status).toBe('confirmed');
});

test('a total beyond what a payment can hold is refused with PYT400 before anything is paid [C7.55]', async () => {
  const { shopper, cart, place, prepare } = await ready(upcs.digital);
  await shopper.call(addItem, { body: { cartId: cart.id, upc: upcs.digital, qty: 999_998 } });
  expect(await refusalOf(place())).toBe('PYT400');
  expect((await prepare()).totalItems).toBe(999_999);
});

test('placing an unknown cart or that of another shopper is refused with BSK404 [C8.38]', async () => {
  const { cart } = await ready();
  const stranger = await newShopper(running.origin);
  expect(await refusalOf(stranger.call(placeOrder, { body: { cartId: cart.id } }))).toBe('BSK404');
  expect(await refusalOf(stranger.call(placeOrder, { body: { cartId: 'nothing' } }))).toBe('BSK404');
});

test('stock is taken from the warehouse of the region, for any number of lines', async () => {
  const { shopper, cart, place } = await ready();
  await shopper.call(addItem, { body: { cartId: cart.id, upc: upcs.deckLarger, qty: 3 } });
  const before = await readBooks(running, upcs.deckLarger);
  await place();
  const after = await readBooks(running, upcs.deckLarger);
  expect(after).toMatchObject({ onHand: before.onHand - 3, reserved: 0, lines: before.lines + 2 });
});

test('a digital product needs no stock and is ordered like any other', async () => {
  const { place } = await ready(upcs.digital);
  expect((await place()).items[0]).toMatchObject({ isDigitalProduct: true });
});
