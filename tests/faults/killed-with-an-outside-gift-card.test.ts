import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { giveBackToCards } from '@eyelet/server/gift-cards/give-back.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { recover } from '@eyelet/server/jobs/recover.ts';
import { cardToken, readyCart } from '@eyelet/testing/buy.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { type SquareShop, startSquareShop } from '@eyelet/testing/start-square-shop.ts';
import { upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeAndDie } from './place-and-die.ts';

let running: SquareShop;
let shopper: Shopper;
let cartId = '';
let cardId = '';
let ahead = 0;

beforeEach(async () => {
  ahead = 0;
  running = await startSquareShop({ parts: { clock: () => new Date(Date.now() + ahead) } });
  shopper = await newShopper(running.origin);
  cartId = (await readyCart(shopper, running.origin, upcs.deck)).id;
});
afterEach(() => running.close());

/** The order costs 105.50, so that a card of less is paid with the first of two payments. */
async function payWith(amount: number): Promise<void> {
  const card = running.square.card(amount);
  cardId = card.id;
  const attach = (body: Parameters<typeof shopper.call<typeof addInstrument>>[1]['body']) =>
    shopper.call(addInstrument, { params: { basketId: cartId }, body });
  await attach({ payment_method_id: 'GIFT_CARD', additionalData: { number: card.gan } });
  if (amount < 10_550) {
    const token = await cardToken(running.origin);
    await attach({ payment_method_id: 'CREDIT_CARD', additionalData: { token } });
  }
}

function die(death: Readonly<{ step: string }> | Readonly<{ moment: () => Promise<unknown> }>): Promise<void> {
  const { endpoint, token, location } = running.square;
  const settings = {
    ...{ GIFT_CARDS: 'square', SQUARE_TOKEN: token, SQUARE_LOCATION: location, SQUARE_ENDPOINT: endpoint },
  };
  return placeAndDie(running, { shopper, cartId, settings, ...death });
}

/** Once the service has taken the money; the process waits for its answer. */
const taken = () => expect.poll(() => running.square.activities.length, { timeout: 10_000 }).toBe(1);

const balance = () => running.square.balanceOf(cardId);
const place = () => shopper.call(placeOrder, { body: { cartId } });

async function afterwards(): Promise<void> {
  // Longer than the lease of a placement, and than the pause after a first try in vain.
  ahead += 121_000;
  await Promise.all([recover(running.shop), recover(running.shop)]);
  await giveBackToCards(running.shop);
  await giveBackToCards(running.shop);
}

test('killed while a card pays for all: its answer is asked for again, and the order finished with it, once', async () => {
  await payWith(20_000);
  running.square.mood('mute');
  await die({ moment: taken });
  running.square.mood(undefined);
  await afterwards();
  const order = await place();
  expect([order.status, order.totals.remainingToPay]).toEqual(['confirmed', 0]);
  await announce(running.shop);
  expect([balance(), running.square.activities.length]).toEqual([20_000 - 10_550, 1]);
});

test('killed while a card pays for a part: it gets back what was taken, and the cart can be ordered again', async () => {
  await payWith(5000);
  running.square.mood('mute');
  await die({ moment: taken });
  running.square.mood(undefined);
  await afterwards();
  expect(balance()).toBe(5000);
  expect((await place()).status).toBe('confirmed');
  await announce(running.shop);
  expect(balance()).toBe(0);
});

test('killed while the service is away: the cart is free again, and the card gets back what was taken once the service is there', async () => {
  await payWith(20_000);
  running.square.mood('mute');
  await die({ moment: taken });
  running.square.mood(503);
  await afterwards();
  running.square.mood(undefined);
  await afterwards();
  expect(balance()).toBe(20_000);
  expect((await place()).status).toBe('confirmed');
  await announce(running.shop);
  expect(balance()).toBe(20_000 - 10_550);
});

test('killed once the card is taken: it gets back what was taken, and the cart can be ordered again', async () => {
  await payWith(5000);
  await die({ step: 'payment 1' });
  expect(balance()).toBe(0);
  await afterwards();
  expect(balance()).toBe(5000);
  expect((await place()).status).toBe('confirmed');
});

test.each(['payment 2', 'authorise', 'write'])(
  'killed after %s: the order is finished, and the card spent once',
  async (step) => {
    await payWith(5000);
    await die({ step });
    await afterwards();
    expect((await place()).status).toBe('confirmed');
    await announce(running.shop);
    await announce(running.shop);
    expect([balance(), running.square.activities.length]).toEqual([0, 1]);
  },
);
