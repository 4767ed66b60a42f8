import { listCards } from '@eyelet/contracts/cards/list.ts';
import { removeCard } from '@eyelet/contracts/cards/remove.ts';
import { saveCard } from '@eyelet/contracts/cards/save.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { cards as bankCards, cardToken, readyCart } from '@eyelet/testing/buy.ts';
import { humanProof, newConsumer, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { newGiftCard, type TestGiftCard } from '@eyelet/testing/gift-cards.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop();
});
afterAll(() => running.close());

const save = (consumer: TestConsumer, { number, pin }: Partial<TestGiftCard>) =>
  consumer.call(saveCard, {
    body: {
      payment_method_id: 'GIFT_CARD',
      ...(number === undefined ? {} : { number }),
      ...(pin === undefined ? {} : { pin }),
      recaptcha_response: humanProof,
    },
  });
const listed = async (consumer: TestConsumer, payment_method_id: 'GIFT_CARD' | 'CREDIT_CARD' = 'GIFT_CARD') =>
  (await consumer.call(listCards, { query: { payment_method_id } })).payment_instruments;

async function saveBankCard(consumer: TestConsumer, number: string = bankCards.paid) {
  const token = await cardToken(running.origin, number);
  const body = { payment_method_id: 'CREDIT_CARD', token, recaptcha_response: humanProof } as const;
  return consumer.call(saveCard, { body });
}

test('gift cards are saved without limit, masked and with their balance, and can be removed [C1.18 C8.59]', async () => {
  const consumer = await newConsumer(running.origin);
  const cards = await Promise.all(Array.from({ length: 7 }, (_, index) => newGiftCard(running, 1000 + index)));
  for (const card of cards) await save(consumer, card);
  const shown = await listed(consumer);
  expect(shown).toHaveLength(7);
  expect(shown[0]).toMatchObject({
    giftCard: { number: `•••• ${cards[0]?.number.slice(-4)}`, balance: 10, currency: 'USD', status: 'active' },
  });
  expect(JSON.stringify(shown)).not.toContain(cards[0]?.number);
  await consumer.call(removeCard, { params: { paymentInstrumentId: shown[0]?.paymentInstrumentId ?? '' } });
  expect(await listed(consumer)).toHaveLength(6);
});

test('saved cards are listed by their kind, and all together without one [C7.73]', async () => {
  const consumer = await newConsumer(running.origin);
  const gift = (await save(consumer, await newGiftCard(running, 5000))).card.paymentInstrumentId;
  const bank = (await saveBankCard(consumer)).card.paymentInstrumentId;
  const idsOf = (cards: Awaited<ReturnType<typeof listed>>) => cards.map((one) => one.paymentInstrumentId);
  expect(idsOf(await listed(consumer, 'CREDIT_CARD'))).toEqual([bank]);
  expect(idsOf(await listed(consumer, 'GIFT_CARD'))).toEqual([gift]);
  expect(idsOf((await consumer.call(listCards, {})).payment_instruments)).toEqual([bank, gift]);
});

test('a saved gift card pays without its number, only for the account that has saved it', async () => {
  const consumer = await newConsumer(running.origin);
  const { card } = await save(consumer, await newGiftCard(running, 5000));
  const pay = async (who: TestConsumer) => {
    const { id } = await readyCart(who, running.origin, upcs.deck);
    const additionalData = { paymentInstrumentId: card.paymentInstrumentId };
    return who.call(addInstrument, {
      params: { basketId: id },
      body: { payment_method_id: 'GIFT_CARD', additionalData },
    });
  };
  expect((await pay(consumer)).totals.remainingToPay).toBe(55.5);
  expect(await refusalOf(pay(await newConsumer(running.origin)))).toBe('PYT404');
});

test('a saved card of either kind has an id, and the same card again is PYT300 [C7.74]', async () => {
  const consumer = await newConsumer(running.origin);
  const gift = await newGiftCard(running, 5000);
  const saved = [await save(consumer, gift), await saveBankCard(consumer)];
  const shown = [...(await listed(consumer)), ...(await listed(consumer, 'CREDIT_CARD'))];
  expect(saved.map(({ card }) => card.paymentInstrumentId)).toEqual(shown.map((one) => one.paymentInstrumentId));
  expect(await refusalOf(save(consumer, gift))).toBe('PYT300');
  expect(await refusalOf(saveBankCard(consumer))).toBe('PYT300');
});

test('a card that is saved already is PYT300, and a wrong one is refused as by the balance call [C8.161]', async () => {
  const consumer = await newConsumer(running.origin);
  const card = await newGiftCard(running, 5000);
  await save(consumer, card);
  expect(await refusalOf(save(consumer, card))).toBe('PYT300');
  expect(await refusalOf(save(consumer, { ...card, pin: '' }))).toBe('GFC760');
  expect(await refusalOf(save(consumer, {}))).toBe('GFC400');
  expect(await listed(consumer)).toHaveLength(1);
});
