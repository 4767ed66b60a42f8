import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readBalance } from '@eyelet/contracts/gift-cards/read-balance.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { listPaymentMethods } from '@eyelet/contracts/payments/list-methods.ts';
import { removeInstrument } from '@eyelet/contracts/payments/remove-instrument.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { unreadableNumber } from '@eyelet/server/gift-cards/sandbox.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { refundOrder } from '@eyelet/server/payments/refund.ts';
import { voidPayment } from '@eyelet/server/payments/void.ts';
import { cards, readyCart } from '@eyelet/testing/buy.ts';
import { balanceOfCard, newGiftCard, type TestGiftCard } from '@eyelet/testing/gift-cards.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let now = new Date('2026-11-22T12:00:00Z');
let running: RunningShop;
let shopper: Shopper;
let cart: Cart;

beforeAll(async () => {
  running = await startStockedShop({ onHand: 500, parts: { clock: () => now } });
});
afterAll(async () => {
  expect(await findLedgerFaults(running.shop.database.db)).toEqual([]);
  await running.close();
});
beforeEach(async () => {
  shopper = await newShopper(running.origin);
  // 105.50 with tax.
  cart = await readyCart(shopper, running.origin, upcs.deck);
});

const card = (amount: number, more = {}) => newGiftCard(running, amount, more);
const balance = (claim: Readonly<{ number?: string; pin?: string }>) => shopper.call(readBalance, { body: claim });
const place = () => shopper.call(placeOrder, { body: { cartId: cart.id } });

const apply = ({ number, pin }: Partial<TestGiftCard>, amount?: number) =>
  shopper.call(addInstrument, {
    params: { basketId: cart.id },
    body: {
      payment_method_id: 'GIFT_CARD',
      additionalData: { ...(number === undefined ? {} : { number }), ...(pin === undefined ? {} : { pin }) },
      ...(amount === undefined ? {} : { amount }),
    },
  });

async function payments(orderNumber: string) {
  const { rows } = await running.shop.database.pool.query(
    'select method, amount, state, refunded from order_payment where order_number = $1 order by idempotency_key',
    [orderNumber],
  );
  return rows;
}

test('number and PIN give the balance of a card, without the number [C3.52 C7.51 C9.26]', async () => {
  const { number, pin } = await card(5000, { expires_at: new Date('2027-01-01T00:00:00Z') });
  const grouped = number.replaceAll(/(\d{4})(?=\d)/gu, '$1 ');
  const answer = await balance({ number: grouped, pin });
  expect(answer).toEqual({
    number: `•••• ${number.slice(-4)}`,
    balance: 50,
    currency: 'USD',
    expiryDate: '2027-01-01T00:00:00.000Z',
    status: 'active',
  });
  expect(JSON.stringify(answer)).not.toContain(number);
});

test('neither numbers nor PINs are in the database', async () => {
  const { id, number, pin } = await card(100);
  const { rows } = await running.shop.database.pool.query('select * from gift_card where id = $1', [id]);
  const stored = JSON.stringify(rows);
  expect(stored).not.toContain(number);
  expect(stored).not.toMatch(new RegExp(`(?<!\\d)${pin}(?!\\d)`, 'u'));
});

test.each([
  ['no number', {}, 'GFC400'],
  ['an empty one', { number: ' ' }, 'GFC400'],
  ['letters', { number: 'abc' }, 'GFC700'],
  ['too few digits', { number: '600649123456789' }, 'GFC700'],
  ['an unknown number', { number: '6006490000000008' }, 'GFC800'],
  ['a wrong check digit', { number: '6006491234567890' }, 'GFC800'],
  ['a card that nobody can look up', { number: unreadableNumber }, 'GFC799'],
])(
  '%s is refused by the balance call and at the cart: %j, %s [C8.68 C8.62 C8.61 C8.60 C8.12]',
  async (_, claim, id) => {
    expect(await refusalOf(balance({ pin: '1', ...claim }))).toBe(id);
    expect(await refusalOf(apply({ pin: '1', ...claim }))).toBe(id);
  },
);

test('a wrong PIN is refused with GFC760, and after five of them the right one too, for a while [C8.63 C8.12]', async () => {
  const { number, pin } = await card(5000);
  const wrong = pin === '000000' ? '000001' : '000000';
  for (let time = 0; time < 4; time += 1) expect(await refusalOf(balance({ number, pin: wrong }))).toBe('GFC760');
  expect((await balance({ number, pin })).balance).toBe(50);
  for (let time = 0; time < 4; time += 1) expect(await refusalOf(apply({ number, pin: wrong }))).toBe('GFC760');
  // One that is left out guesses nothing, and does not count.
  expect(await refusalOf(balance({ number }))).toBe('GFC760');
  expect(await refusalOf(balance({ number, pin: wrong }))).toBe('GFC760');
  expect(await refusalOf(balance({ number, pin }))).toBe('GFC760');
  const before = now;
  now = new Date(now.getTime() + 15 * 60_000 + 1000);
  expect((await balance({ number, pin })).balance).toBe(50);
  now = before;
});

test('an expired card is refused with GFC812, an empty one with GFC740, one of another currency or blocked with GFC725 [C8.64 C8.66 C8.65]', async () => {
  const expired = await card(5000, { expires_at: now });
  expect(await refusalOf(balance(expired))).toBe('GFC812');
  expect(await refusalOf(apply(expired))).toBe('GFC812');
  expect(await refusalOf(apply(await card(5000, { currency: 'EUR' })))).toBe('GFC725');
  expect(await refusalOf(apply(await card(5000, { state: 'blocked' })))).toBe('GFC725');
  const empty = await card(1000);
  await apply(empty);
  await place();
  cart = await readyCart(shopper, running.origin, upcs.deck);
  expect(await refusalOf(apply(empty))).toBe('GFC740');
  expect(await balance(empty)).toMatchObject({ balance: 0, status: 'empty' });
});

test('a gift card pays its part, and less remains to be paid [C3.27 C7.45 C7.43]', async () => {
  const gift = await card(5000);
  const { paymentMethods } = await shopper.call(listPaymentMethods, { params: { basketId: cart.id } });
  expect(paymentMethods.map(({ payment_method_id: id }) => id)).toContain('GIFT_CARD');
  const applied = await apply(gift);
  expect(applied.totals).toMatchObject({ total: 105.5, remainingToPay: 55.5 });
  expect(applied.payment_instruments).toMatchObject([
    { payment_method_id: 'GIFT_CARD', amount: 50, account: `•••• ${gift.number.slice(-4)}` },
    { payment_method_id: 'CREDIT_CARD', amount: 55.5 },
  ]);
  expect(applied.giftCards).toEqual([{ c_gcCardNumber: `•••• ${gift.number.slice(-4)}`, amount: 50 }]);
  expect(JSON.stringify(applied)).not.toContain(gift.number);
  const order = await place();
  expect(await place()).toEqual(order);
  expect(JSON.stringify(order)).not.toContain(gift.number);
  await announce(running.shop);
  expect(await payments(order.orderNumber)).toEqual([
    { method: 'GIFT_CARD', amount: 5000, state: 'captured', refunded: 0 },
    { method: 'CREDIT_CARD', amount: 5550, state: 'captured', refunded: 0 },
  ]);
  expect(await balanceOfCard(running, gift.id)).toBe(0);
});

test('a gift card covers no more than the total, follows it, and can pay all of it', async () => {
  const gift = await card(20_000);
  const [applied] = (await apply(gift)).payment_instruments;
  expect(applied?.amount).toBe(105.5);
  await shopper.call(addItem, { query: { cartId: cart.id }, body: { upc: upcs.socks } });
  const more = await shopper.call(readCart, { params: { basketId: cart.id } });
  expect(more.totals.remainingToPay).toBe(0);
  const order = await place();
  expect(order.payment_instruments).toHaveLength(1);
  expect(await balanceOfCard(running, gift.id)).toBe(20_000 - Math.round(order.totals.total * 100));
});

test('a requested amount below the balance is kept', async () => {
  const gift = await card(5000);
  expect((await apply(gift, 12.34)).totals.remainingToPay).toBe(93.16);
});

test('the same card twice is GFC755; the fifth is accepted, the sixth is GFC410 [C8.67 C8.58 C8.59]', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => card(1000)));
  const [first, ...others] = all as [TestGiftCard, ...TestGiftCard[]];
  await apply(first);
  expect(await refusalOf(apply(first))).toBe('GFC755');
  for (const one of others.slice(0, 4)) await apply(one);
  expect(await refusalOf(apply(others[4] ?? {}))).toBe('GFC410');
  const order = await place();
  expect(order.payment_instruments.map(({ amount }) => amount)).toEqual([10, 10, 10, 10, 10, 55.5]);
});

test('a detached card pays nothing', async () => {
  const gift = await card(5000);
  const { payment_instruments } = await apply(gift);
  const query = { paymentInstrumentId: payment_instruments[0]?.payment_instrument_id ?? '' };
  const detached = await shopper.call(removeInstrument, { params: { basketId: cart.id }, query });
  expect(detached).toMatchObject({ giftCards: [], totals: { remainingToPay: 105.5 } });
  await place();
  expect(await balanceOfCard(running, gift.id)).toBe(5000);
});

test('when the bank card is declined, the gift card keeps its value', async () => {
  const gift = await card(5000);
  cart = await readyCart(shopper, running.origin, upcs.deck, cards.declined);
  await apply(gift);
  expect(await refusalOf(place())).toBe('PAY400');
  expect(await balanceOfCard(running, gift.id)).toBe(5000);
});

test('when two shoppers spend one card at once, one order gets it; the other is refused and shows what is left', async () => {
  const gift = await card(5000);
  const [one, other] = await Promise.all([newShopper(running.origin), newShopper(running.origin)]);
  const orders = await Promise.allSettled(
    [one, other].map(async (who) => {
      const { id } = await readyCart(who, running.origin, upcs.deck);
      const body = { payment_method_id: 'GIFT_CARD' as const, additionalData: { number: gift.number, pin: gift.pin } };
      await who.call(addInstrument, { params: { basketId: id }, body });
      return { who, id };
    }),
  );
  const ready = orders.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const placed = await Promise.allSettled(ready.map(({ who, id }) => who.call(placeOrder, { body: { cartId: id } })));
  expect(placed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await balanceOfCard(running, gift.id)).toBe(0);
  const late = ready[placed.findIndex(({ status }) => status === 'rejected')];
  if (!late) throw new Error('nobody was late');
  // The ledger refused it, or the cart had shown it before; the next attempt shows the cart without the card.
  expect(['PAY400', 'PYT400']).toContain(
    (placed.find(({ status }) => status === 'rejected') as PromiseRejectedResult).reason.id,
  );
  if (placed.some((one) => one.status === 'rejected' && one.reason.id === 'PAY400')) {
    expect(await refusalOf(late.who.call(placeOrder, { body: { cartId: late.id } }))).toBe('PYT400');
  }
  const left = await late.who.call(readCart, { params: { basketId: late.id } });
  expect(left).toMatchObject({ giftCards: [], totals: { remainingToPay: 105.5 } });
});

test('a card spent elsewhere since it was attached is refused before anything is charged: PYT400, and the cart shows what is left', async () => {
  const gift = await card(5000);
  await apply(gift);
  const other = await newShopper(running.origin);
  const theirs = await readyCart(other, running.origin, upcs.socks);
  const body = { payment_method_id: 'GIFT_CARD' as const, additionalData: { number: gift.number, pin: gift.pin } };
  await other.call(addInstrument, { params: { basketId: theirs.id }, body });
  const { totals } = await other.call(placeOrder, { body: { cartId: theirs.id } });
  expect(await refusalOf(place())).toBe('PYT400');
  const left = 50 - totals.total;
  const shown = await shopper.call(readCart, { params: { basketId: cart.id } });
  expect(shown.giftCards[0]?.amount).toBeCloseTo(left);
  await place();
  expect(await balanceOfCard(running, gift.id)).toBe(0);
});

test('refunds go to the card first and to the gift card last, and an undone order gives both back', async () => {
  const gift = await card(5000);
  await apply(gift);
  const { orderNumber } = await place();
  await announce(running.shop);
  await refundOrder(running.shop, { orderNumber, key: 'one', amount: 6000 });
  await announce(running.shop);
  expect((await payments(orderNumber)).map(({ refunded }) => refunded)).toEqual([450, 5550]);
  expect(await balanceOfCard(running, gift.id)).toBe(450);
  await refundOrder(running.shop, { orderNumber, key: 'rest' });
  await announce(running.shop);
  expect(await balanceOfCard(running, gift.id)).toBe(5000);
  cart = await readyCart(shopper, running.origin, upcs.deck);
  await apply(gift);
  const held = await place();
  expect(await balanceOfCard(running, gift.id)).toBe(0);
  await voidPayment(running.shop, held.orderNumber);
  await announce(running.shop);
  expect(await balanceOfCard(running, gift.id)).toBe(5000);
});
