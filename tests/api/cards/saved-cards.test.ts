import { changeCard } from '@eyelet/contracts/cards/change.ts';
import { listCards } from '@eyelet/contracts/cards/list.ts';
import { removeCard } from '@eyelet/contracts/cards/remove.ts';
import { saveCard } from '@eyelet/contracts/cards/save.ts';
import { addAddress } from '@eyelet/contracts/consumer/add-address.ts';
import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { address, cards, cardToken } from '@eyelet/testing/buy.ts';
import { humanProof, newConsumer, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let now = new Date('2026-11-21T12:00:00Z');
let running: RunningShop;
beforeAll(async () => {
  running = await startShop({ parts: { clock: () => now } });
});
afterAll(() => running.close());

async function save(consumer: TestConsumer, number: string, main?: boolean) {
  const token = await cardToken(running.origin, number);
  const body = { payment_method_id: 'CREDIT_CARD' as const, token, recaptcha_response: humanProof };
  const { card } = await consumer.call(saveCard, { body: { ...body, ...(main ? { main } : {}) } });
  return card;
}

const shown = async (consumer: TestConsumer) =>
  (await consumer.call(listCards, { query: { payment_method_id: 'CREDIT_CARD' } })).payment_instruments.flatMap(
    (one) => (one.payment_method_id === 'CREDIT_CARD' ? [[one.card.last4, one.main]] : []),
  );

test('cards are saved, one of them is the main one, and they can be removed [C7.75, C7.76, C8.78]', async () => {
  const consumer = await newConsumer(running.origin);
  const visa = await save(consumer, '4242424242424242');
  await save(consumer, '5555555555554444');
  expect(await shown(consumer)).toEqual([
    ['4242', true],
    ['4444', false],
  ]);
  const amex = await save(consumer, '378282246310005', true);
  expect((await shown(consumer))[0]).toEqual(['0005', true]);
  await consumer.call(changeCard, { params: { paymentInstrumentId: visa.paymentInstrumentId }, body: { main: true } });
  expect((await shown(consumer))[0]).toEqual(['4242', true]);
  await consumer.call(removeCard, { params: { paymentInstrumentId: visa.paymentInstrumentId } });
  await consumer.call(removeCard, { params: { paymentInstrumentId: amex.paymentInstrumentId } });
  expect(await shown(consumer)).toEqual([['4444', true]]);
  const gone = { params: { paymentInstrumentId: visa.paymentInstrumentId } };
  expect(await refusalOf(consumer.call(removeCard, gone))).toBe('PYT404');
  expect(await refusalOf(consumer.call(changeCard, { ...gone, body: { main: true } }))).toBe('PYT404');
  const { payment_instruments: gifts } = await consumer.call(listCards, { query: { payment_method_id: 'GIFT_CARD' } });
  expect(gifts).toEqual([]);
});

test('saving a card without a proof is refused [C8.34]', async () => {
  const consumer = await newConsumer(running.origin);
  const token = await cardToken(running.origin);
  for (const recaptcha_response of ['', 'reject']) {
    const body = { payment_method_id: 'CREDIT_CARD' as const, token, recaptcha_response };
    expect(await refusalOf(consumer.call(saveCard, { body }))).toBe('AUT403');
  }
  expect(await shown(consumer)).toEqual([]);
});

test('the same card twice, one that its bank refuses, and an unknown token are refused [C8.79]', async () => {
  const consumer = await newConsumer(running.origin);
  await save(consumer, cards.paid);
  expect(await refusalOf(save(consumer, cards.paid))).toBe('PYT300');
  expect(await refusalOf(save(consumer, cards.declined))).toBe('PAY400');
  const body = { payment_method_id: 'CREDIT_CARD' as const, token: 'nobody', recaptcha_response: humanProof };
  expect(await refusalOf(consumer.call(saveCard, { body }))).toBe('PAY400');
});

test('a card is billed to an address of its owner and to no other [C8.80]', async () => {
  const { origin } = running;
  const consumer = await newConsumer(origin);
  const stranger = await newConsumer(origin);
  const book = { body: { address: { ...address, approachType: 'B' as const } } };
  const own = (await consumer.call(addAddress, book)).addressId;
  const foreign = (await stranger.call(addAddress, book)).addressId;
  const save = async (billingAddressId: string) =>
    consumer.call(saveCard, {
      body: {
        payment_method_id: 'CREDIT_CARD',
        token: await cardToken(origin),
        billingAddressId,
        recaptcha_response: humanProof,
      },
    });
  expect([await refusalOf(save(foreign)), await refusalOf(save('unknown'))]).toEqual(['PYT405', 'PYT405']);
  expect(await shown(consumer)).toEqual([]);
  const { card } = await save(own);
  expect(card).toMatchObject({ billingAddressId: own });
  const params = { paymentInstrumentId: card.paymentInstrumentId };
  const move = (billingAddressId: string) => consumer.call(changeCard, { params, body: { billingAddressId } });
  expect(await refusalOf(move(foreign))).toBe('PYT405');
  expect(await refusalOf(stranger.call(changeCard, { params, body: { main: true } }))).toBe('PYT404');
});

test('a billing address sent with a card is added to the address book once; one without city is refused [C8.81, C3.06]', async () => {
  const consumer = await newConsumer(running.origin);
  const save = async (number: string, billingAddress: Partial<typeof address>) =>
    consumer.call(saveCard, {
      body: {
        payment_method_id: 'CREDIT_CARD',
        token: await cardToken(running.origin, number),
        billingAddress,
        recaptcha_response: humanProof,
      },
    });
  const { city: _, ...withoutCity } = address;
  expect(await refusalOf(save(cards.paid, withoutCity))).toBe('PYT406');
  const first = await save(cards.paid, address);
  const second = await save('5555555555554444', address);
  const { consumerDetails } = await consumer.call(readConsumer, {});
  const billingAddressId = consumerDetails.addresses[0]?.addressId;
  expect([first.card, second.card]).toMatchObject([{ billingAddressId }, { billingAddressId }]);
  expect(consumerDetails.addresses.map(({ addressId, approachType, city }) => [addressId, approachType, city])).toEqual(
    [[expect.any(String), 'B', 'Portland']],
  );
});

test('a new expiry date is stored, unless it is past or impossible; the id in the answer is the card’s [C3.35, C7.75, C8.84]', async () => {
  const consumer = await newConsumer(running.origin);
  const { paymentInstrumentId } = await save(consumer, cards.paid);
  const params = { paymentInstrumentId };
  const changed = await consumer.call(changeCard, { params, body: { expiryMonth: 3, expiryYear: 2035 } });
  expect(changed.payment_instruments).toMatchObject([
    { paymentInstrumentId, card: { expiryMonth: 3, expiryYear: 2035 } },
  ]);
  const past = consumer.call(changeCard, { params, body: { expiryMonth: 10, expiryYear: 2026 } });
  expect(await refusalOf(past)).toBe('FE309');
  const never = consumer.call(changeCard, { params, body: { expiryMonth: 12, expiryYear: 2046 } });
  expect(await refusalOf(never)).toBe('FE309');
  expect(await consumer.call(listCards, {})).toEqual(changed);
});

test('the provider forgets a card that was removed', async () => {
  const consumer = await newConsumer(running.origin);
  const { paymentInstrumentId } = await save(consumer, cards.paid);
  const { pool } = running.shop.database;
  const { rows } = await pool.query('select token from saved_card where id = $1', [paymentInstrumentId]);
  expect(await running.shop.payments.token(rows[0].token, 'CREDIT_CARD', new Date())).toMatchObject({
    card: { last4: '4242' },
  });
  await consumer.call(removeCard, { params: { paymentInstrumentId } });
  await announce(running.shop);
  expect(await running.shop.payments.token(rows[0].token, 'CREDIT_CARD', new Date())).toBeUndefined();
});

test('a card saved and removed twice before the provider is called is removed there', async () => {
  const consumer = await newConsumer(running.origin);
  const token = await cardToken(running.origin);
  const body = { payment_method_id: 'CREDIT_CARD' as const, token, recaptcha_response: humanProof };
  for (let time = 0; time < 2; time++) {
    const { paymentInstrumentId } = (await consumer.call(saveCard, { body })).card;
    const left = await consumer.call(removeCard, { params: { paymentInstrumentId } });
    expect(left.payment_instruments).toEqual([]);
  }
});

test('an expired card is not saved', async () => {
  const consumer = await newConsumer(running.origin);
  const token = await cardToken(running.origin, cards.paid, '12/26');
  now = new Date('2027-01-02T12:00:00Z');
  const again = await newConsumer(running.origin, { ...consumer, signedUp: true });
  const body = { payment_method_id: 'CREDIT_CARD' as const, token, recaptcha_response: humanProof };
  expect(await refusalOf(again.call(saveCard, { body }))).toBe('FE309');
});
