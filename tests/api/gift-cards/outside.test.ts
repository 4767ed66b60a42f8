import { saveCard } from '@eyelet/contracts/cards/save.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readBalance } from '@eyelet/contracts/gift-cards/read-balance.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { giveBackToCards } from '@eyelet/server/gift-cards/give-back.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { cardToken, readyCart } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { newGiftCard } from '@eyelet/testing/gift-cards.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { type SquareShop, startSquareShop } from '@eyelet/testing/start-square-shop.ts';
import { upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let running: SquareShop;
let shopper: Shopper;
let cart: Cart;

beforeAll(async () => {
  running = await startSquareShop();
});
afterAll(() => running.close());
beforeEach(async () => {
  running.square.mood(undefined);
  shopper = await newShopper(running.origin);
  // 105.50 with tax.
  cart = await readyCart(shopper, running.origin, upcs.deck);
});

const place = () => shopper.call(placeOrder, { body: { cartId: cart.id } });
const apply = (number: string, pin?: string) =>
  shopper.call(addInstrument, {
    params: { basketId: cart.id },
    body: {
      payment_method_id: 'GIFT_CARD',
      additionalData: { number, ...(pin === undefined ? {} : { pin }) },
    },
  });

async function payRestByCard(): Promise<void> {
  const additionalData = { token: await cardToken(running.origin) };
  const body = { payment_method_id: 'CREDIT_CARD' as const, additionalData };
  await shopper.call(addInstrument, { params: { basketId: cart.id }, body });
}

test('the balance of a card at the service is read by its number, and the number is not shown', async () => {
  const card = running.square.card(5000);
  expect(await shopper.call(readBalance, { body: { number: card.gan } })).toEqual({
    number: `•••• ${card.gan.slice(-4)}`,
    balance: 50,
    currency: 'USD',
    expiryDate: null,
    status: 'active',
  });
  const unknown = shopper.call(readBalance, { body: { number: '7783320099999999' } });
  expect(await refusalOf(unknown)).toBe('GFC800');
});

test('cards of the shop itself are read and pay beside those of the service', async () => {
  const own = await newGiftCard(running, 3000);
  const other = running.square.card(20_000);
  await apply(own.number, own.pin);
  await apply(other.gan);
  expect((await place()).status).toBe('confirmed');
  await announce(running.shop);
  expect(running.square.balanceOf(other.id)).toBe(20_000 - 7550);
});

test('an order that is cancelled gives back to the card what it took', async () => {
  const card = running.square.card(5000);
  await apply(card.gan);
  await payRestByCard();
  const { orderNumber } = await place();
  await announce(running.shop);
  expect(running.square.balanceOf(card.id)).toBe(0);
  await shopper.call(cancelOrder, { body: { orderNumber } });
  await announce(running.shop);
  await announce(running.shop);
  expect(running.square.balanceOf(card.id)).toBe(5000);
});

test.each([
  ['of another currency', 5000, { currency: 'CAD' }, 'GFC725'],
  ['that is blocked', 5000, { state: 'BLOCKED' }, 'GFC725'],
  ['that is not active yet', 5000, { state: 'PENDING' }, 'GFC725'],
  ['with nothing on it', 0, {}, 'GFC740'],
])('a card %s is refused', async (_, amount, more, id) => {
  expect(await refusalOf(apply(running.square.card(amount, more).gan))).toBe(id);
});

test('a card that was spent elsewhere meanwhile is shown with what is left before anything is charged', async () => {
  const card = running.square.card(20_000);
  await apply(card.gan);
  (card as { balance: number }).balance = 1000;
  expect(await refusalOf(place())).toBe('PYT400');
  const { payment_instruments: instruments } = await shopper.call(readCart, { params: { basketId: cart.id } });
  expect(instruments).toMatchObject([{ amount: 10 }, { payment_method_id: 'CREDIT_CARD', amount: 95.5 }]);
});

test.each(['silent', 503, 401, 'cut off'] as const)(
  'a service that is %s cannot tell the balance, and the shopper is told so',
  async (mood) => {
    const card = running.square.card(5000);
    running.square.mood(mood);
    expect(await refusalOf(apply(card.gan))).toBe('GFC799');
    expect(await refusalOf(shopper.call(readBalance, { body: { number: card.gan } }))).toBe('GFC799');
  },
);

test.each(['silent', 503, 'cut off'] as const)(
  'a service that is %s when an order is placed: nothing is half paid, the shopper is told and pays otherwise, and the card loses nothing',
  async (mood) => {
    const [first, second] = [running.square.card(2000), running.square.card(3000)];
    await apply(first.gan);
    await apply(second.gan);
    await payRestByCard();
    running.square.mood(mood);
    expect(await refusalOf(place())).toBe('PAY400');
    running.square.mood(undefined);
    await giveBackToCards(running.shop);
    await giveBackToCards(running.shop);
    expect([first, second].map(({ id }) => running.square.balanceOf(id))).toEqual([2000, 3000]);
    // What is open still pays, once the service is there.
    expect((await place()).status).toBe('confirmed');
    await announce(running.shop);
    expect([first, second].map(({ id }) => running.square.balanceOf(id))).toEqual([0, 0]);
  },
  20_000,
);

test('an account keeps no cards of the service', async () => {
  const member = await newConsumer(running.origin);
  const body = { payment_method_id: 'GIFT_CARD' as const, number: running.square.card(5000).gan };
  expect(await refusalOf(member.call(saveCard, { body: { ...body, recaptcha_response: 'accept' } }))).toBe('GFC725');
});

test('a PIN that is left out is wrong for a card of the shop itself, and never counts as a guess', async () => {
  const own = await newGiftCard(running, 3000);
  for (let time = 0; time < 6; time += 1) expect(await refusalOf(apply(own.number))).toBe('GFC760');
  await apply(own.number, own.pin);
  const { payment_instruments: instruments } = await shopper.call(readCart, { params: { basketId: cart.id } });
  expect(instruments).toMatchObject([{ amount: 30 }, { amount: 75.5 }]);
});
