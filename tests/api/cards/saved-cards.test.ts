import { changeCard, listCards, removeCard, saveCard } from '@eyelet/contracts/cards/saved-cards.ts';
import { cards, cardToken } from '@eyelet/testing/buy.ts';
import { humanProof, newConsumer, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startShop();
});
afterAll(() => running.close());

async function save(consumer: TestConsumer, number: string, main?: boolean) {
  const token = await cardToken(running.origin, number);
  const body = { payment_method_id: 'CREDIT_CARD' as const, token, recaptcha_response: humanProof };
  const { card } = await consumer.call(saveCard, { body: { ...body, ...(main ? { main } : {}) } });
  return card;
}

const shown = async (consumer: TestConsumer) =>
  (await consumer.call(listCards, { query: { payment_method_id: 'CREDIT_CARD' } })).payment_instruments.map(
    ({ card, main }) => [card.last4, main],
  );

test('cards are saved, one of them is the main one, and they go again [C1.17]', async () => {
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
  const { payment_instruments: gifts } = await consumer.call(listCards, { query: { payment_method_id: 'GIFT_CARD' } });
  expect(gifts).toEqual([]);
});

test('the same card twice, one that its bank refuses, and an unknown token are refused', async () => {
  const consumer = await newConsumer(running.origin);
  await save(consumer, cards.paid);
  expect(await refusalOf(save(consumer, cards.paid))).toBe('PYT300');
  expect(await refusalOf(save(consumer, cards.declined))).toBe('PAY400');
  const body = { payment_method_id: 'CREDIT_CARD' as const, token: 'nobody', recaptcha_response: humanProof };
  expect(await refusalOf(consumer.call(saveCard, { body }))).toBe('PAY400');
});
