import { listCards } from '@eyelet/contracts/cards/list.ts';
import { removeCard } from '@eyelet/contracts/cards/remove.ts';
import { saveCard } from '@eyelet/contracts/cards/save.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { addAddress } from '@eyelet/contracts/consumer/add-address.ts';
import { addInstrument, type PaymentData } from '@eyelet/contracts/payments/add-instrument.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { address, cards, cardToken } from '@eyelet/testing/buy.ts';
import { humanProof, newConsumer, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let running: RunningShop;
let consumer: TestConsumer;

beforeAll(async () => {
  running = await startStockedShop({ onHand: 500 });
});
afterAll(() => running.close());
beforeEach(async () => {
  consumer = await newConsumer(running.origin);
});

async function cartOf(buyer: Shopper): Promise<string> {
  const { id } = await buyer.call(createCartWithItem, { body: { upc: upcs.deck } });
  await buyer.call(setShippingAddress, { params: { basketId: id }, body: address });
  await buyer.call(setBillingAddress, { params: { basketId: id }, body: { sameAsShipping: true } });
  return id;
}

async function savedId(number: string = cards.paid): Promise<string> {
  const token = await cardToken(running.origin, number);
  const body = { payment_method_id: 'CREDIT_CARD' as const, token, recaptcha_response: humanProof };
  return (await consumer.call(saveCard, { body })).card.paymentInstrumentId;
}

const pay = (
  buyer: Shopper,
  basketId: string,
  { addressId, ...additionalData }: PaymentData & Readonly<{ addressId?: string }>,
) =>
  buyer.call(addInstrument, {
    params: { basketId },
    body: { payment_method_id: 'CREDIT_CARD', ...(addressId === undefined ? {} : { addressId }), additionalData },
  });

const place = (buyer: Shopper, cartId: string) => buyer.call(placeOrder, { body: { cartId } });

test('a saved card pays by its id, attached before or named with the order [C3.35 C7.45]', async () => {
  const paymentInstrumentId = await savedId();
  const first = await cartOf(consumer);
  const cart = await pay(consumer, first, { paymentInstrumentId });
  expect(cart.payment_instruments).toMatchObject([{ card: { last4: '4242' }, amount: cart.totals.total }]);
  expect(JSON.stringify(cart)).not.toContain('card_');
  expect((await place(consumer, first)).status).toBe('confirmed');
  const cartId = await cartOf(consumer);
  const named = { cartId, paymentMethod: { code: 'CREDIT_CARD' as const, additionalData: { paymentInstrumentId } } };
  expect(await consumer.call(placeOrder, { body: named })).toMatchObject({
    status: 'confirmed',
    paymentMethod: { additionalData: { card: { last4: '4242' } } },
  });
});

test('a deleted card, or one of another consumer, is refused with PYT404 [C8.78 C8.143]', async () => {
  const paymentInstrumentId = await savedId();
  const id = await cartOf(consumer);
  const others = await newConsumer(running.origin);
  const guest = await newShopper(running.origin);
  for (const stranger of [others, guest]) {
    expect(await refusalOf(pay(stranger, await cartOf(stranger), { paymentInstrumentId }))).toBe('PYT404');
  }
  await pay(consumer, id, { paymentInstrumentId });
  // Deleted in another tab meanwhile.
  await consumer.call(removeCard, { params: { paymentInstrumentId } });
  expect(await refusalOf(place(consumer, id))).toBe('PYT404');
  expect(await refusalOf(pay(consumer, id, { paymentInstrumentId }))).toBe('PYT404');
  const left = await consumer.call(readCart, { params: { basketId: id } });
  expect(left.items).toHaveLength(1);
  await pay(consumer, id, { paymentInstrumentId: await savedId() });
  expect((await place(consumer, id)).status).toBe('confirmed');
});

test('a cart is billed to an address of the account; a deleted one is refused with PYT405 [C8.80 C8.144 B7.12]', async () => {
  const book = { ...address, addressLine1: '1 Bill Street', approachType: 'B' as const };
  const { addressId } = await consumer.call(addAddress, { body: { address: book } });
  const id = await cartOf(consumer);
  const paymentInstrumentId = await savedId();
  const cart = await pay(consumer, id, { paymentInstrumentId, addressId });
  expect(cart.billingAddress).toMatchObject({ addressLine1: '1 Bill Street', approachType: 'B' });
  expect(await refusalOf(pay(consumer, id, { paymentInstrumentId, addressId: 'gone' }))).toBe('PYT405');
  const stranger = await newConsumer(running.origin);
  const theirs = pay(stranger, await cartOf(stranger), { token: await cardToken(running.origin), addressId });
  expect(await refusalOf(theirs)).toBe('PYT405');
});

test('an incomplete address of the account is refused with PYT406 [C8.81]', async () => {
  const { addressId } = await consumer.call(addAddress, { body: { address: { ...address, approachType: 'B' } } });
  await running.shop.database.pool.query(
    `update consumer_address set document = document || '{"city": ""}' where id = $1`,
    [addressId],
  );
  const id = await cartOf(consumer);
  const token = await cardToken(running.origin);
  expect(await refusalOf(pay(consumer, id, { token, addressId }))).toBe('PYT406');
});

test('a card to be saved is saved after it has paid, and only once', async () => {
  const saved = async () =>
    (await consumer.call(listCards, {})).payment_instruments.flatMap((one) =>
      one.payment_method_id === 'CREDIT_CARD' ? [one.card.last4] : [],
    );
  for (let order = 0; order < 2; order++) {
    const id = await cartOf(consumer);
    await pay(consumer, id, { token: await cardToken(running.origin), saveCard: true });
    expect(await saved()).toEqual(order === 0 ? [] : ['4242']);
    await place(consumer, id);
    await announce(running.shop);
    expect(await saved()).toEqual(['4242']);
  }
  const declined = await cartOf(consumer);
  await pay(consumer, declined, { token: await cardToken(running.origin, cards.declined), saveCard: true });
  expect(await refusalOf(place(consumer, declined))).toBe('PAY400');
  await announce(running.shop);
  expect(await saved()).toEqual(['4242']);
});

test('a card with an invalid or past expiry is refused with the error of the field [C8.84 C8.142]', async () => {
  const paymentInstrumentId = await savedId();
  await running.shop.database.pool.query('update saved_card set expiry_year = 2020 where id = $1', [
    paymentInstrumentId,
  ]);
  expect(await refusalOf(pay(consumer, await cartOf(consumer), { paymentInstrumentId }))).toBe('FE309');
});
