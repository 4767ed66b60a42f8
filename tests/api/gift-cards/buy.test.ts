import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { readBalance } from '@eyelet/contracts/gift-cards/read-balance.ts';
import { readLinkedGiftCard } from '@eyelet/contracts/gift-cards/read-linked.ts';
import { readGiftCardOffer } from '@eyelet/contracts/gift-cards/read-offer.ts';
import { resendGiftCardEmail } from '@eyelet/contracts/gift-cards/resend-email.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { sendDueCards } from '@eyelet/server/gift-cards/send-due.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { address, cardToken } from '@eyelet/testing/buy.ts';
import { newGiftCard } from '@eyelet/testing/gift-cards.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let now = new Date('2026-11-22T12:00:00Z');
let running: RunningShop;
let shopper: Shopper;

beforeAll(async () => {
  running = await startStockedShop({ onHand: 500, parts: { clock: () => now } });
});
afterAll(async () => {
  expect(await findLedgerFaults(running.shop.database.db)).toEqual([]);
  await running.close();
});
beforeEach(async () => {
  now = new Date('2026-11-22T12:00:00Z');
  shopper = await newShopper(running.origin);
});

const wish = {
  ...{ amount: 40, recipientName: 'Bela Moor', recipientEmail: 'bela@example.com', sender: 'Ada' },
  ...{ message: 'For new soles', design: 'kelp' },
};

const start = (more = {}, qty = 1) =>
  shopper.call(createCartWithItem, { body: { upc: upcs.giftCard, qty, giftCard: { ...wish, ...more } } });

async function buy(cart: Cart) {
  const params = { basketId: cart.id };
  await shopper.call(setShippingAddress, { params, body: address });
  await shopper.call(setBillingAddress, { params, body: { sameAsShipping: true } });
  const additionalData = { token: await cardToken(running.origin) };
  await shopper.call(addInstrument, { params, body: { payment_method_id: 'CREDIT_CARD', additionalData } });
  return shopper.call(placeOrder, { body: { cartId: cart.id } });
}

type Row = Readonly<{ id: string; amount: number; sent_at: Date | null; state: string; unit_no: number }>;

async function cardsOf(orderNumber: string): Promise<readonly Row[]> {
  const text = 'select * from gift_card where order_number = $1 order by line_no, unit_no';
  return (await running.shop.database.pool.query(text, [orderNumber])).rows;
}

async function mailsTo(recipient: string, kind: string) {
  const text = 'select subject, text, html from mail where recipient = $1 and kind = $2 order by created_at';
  return (await running.shop.database.pool.query(text, [recipient, kind])).rows as { subject: string; text: string }[];
}

test('a gift card costs the amount chosen: untaxed, without delivery charge, and beside other goods', async () => {
  const offer = await shopper.call(readGiftCardOffer, {});
  expect(offer).toMatchObject({ upc: upcs.giftCard, currency: 'USD', leastAmount: 10, mostAmount: 500 });
  const cart = await start({}, 2);
  expect(cart.items).toMatchObject([{ qty: 2, taxTotal: 0, price: { current: 40, rowTotal: 80 }, giftCard: wish }]);
  expect(cart.totals).toMatchObject({ total: 80, tax: 0, shipping: 0 });
  const same = { cartId: cart.id, upc: upcs.giftCard, giftCard: wish };
  expect((await shopper.call(addItem, { body: same })).items).toMatchObject([{ qty: 3 }]);
  const other = { ...same, giftCard: { ...wish, recipientName: 'Cleo' } };
  expect((await shopper.call(addItem, { body: other })).items).toHaveLength(2);
});

test('a gift card brings a cart no nearer to free delivery', async () => {
  const missing = ({ customerNotifications }: Cart) =>
    customerNotifications.find(({ promotionId }) => promotionId === 'free-delivery')?.distanceFromConditionThreshold;
  const goods = await shopper.call(createCartWithItem, { body: { upc: upcs.socks } });
  const body = { cartId: goods.id, upc: upcs.giftCard, giftCard: wish };
  const both = await shopper.call(addItem, { body });
  expect(missing(goods)).toBeGreaterThan(0);
  expect(missing(both)).toBe(missing(goods));
});

test.each([
  [{ amount: 9 }, 'giftCard.amount', 'Value must not be less than 10'],
  [{ amount: 501 }, 'giftCard.amount', 'Value must not be more than 500'],
  [{ recipientEmail: 'bela@' }, 'giftCard.recipientEmail', 'Email is not valid'],
  [{ sendOn: '2026-11-21' }, 'giftCard.sendOn', 'Date must be same or after 11/22/2026'],
])('each invalid member of a gift card is named: %j [C5.20 C5.21]', async (wrong, field, message) => {
  const error = await start(wrong).catch((refusal) => refusal);
  expect(error.errorDetails).toMatchObject([{ errorId: 'CHK320', field, message }]);
  expect(await refusalOf(shopper.call(createCartWithItem, { body: { upc: upcs.giftCard } }))).toBe('CHK320');
  expect(await refusalOf(shopper.call(createCartWithItem, { body: { upc: upcs.deck, giftCard: wish } }))).toBe(
    'ORD404',
  );
});

test('a gift card cannot buy a gift card', async () => {
  const cart = await start();
  const { number, pin } = await newGiftCard(running, 5000);
  const body = { payment_method_id: 'GIFT_CARD' as const, additionalData: { number, pin } };
  expect(await refusalOf(shopper.call(addInstrument, { params: { basketId: cart.id }, body }))).toBe('GFC725');
});

test('once paid, each unit is a card with its value, mailed with number and PIN, and its buyer is notified', async () => {
  const recipientEmail = 'each@example.com';
  const { orderNumber } = await buy(await start({ recipientEmail }, 2));
  await announce(running.shop);
  await announce(running.shop);
  const cards = await cardsOf(orderNumber);
  expect(cards).toMatchObject([
    { amount: 4000, unit_no: 1, sent_at: now },
    { amount: 4000, unit_no: 2, sent_at: now },
  ]);
  const mails = await mailsTo(recipientEmail, 'gift-card');
  expect(mails).toHaveLength(2);
  const told = mails.map(({ text }) => /([\d ]{19})\n.*: (\d{6})/u.exec(text) ?? []);
  for (const [, number = '', pin = ''] of told) {
    expect(await shopper.call(readBalance, { body: { number, pin } })).toMatchObject({ balance: 40, status: 'active' });
  }
  expect(mails[0]?.text).toContain('For new soles');
  const [receipt] = await mailsTo(address.email, 'gift-card-sent');
  expect(receipt?.text).toContain(orderNumber);
  expect(receipt?.text).not.toContain(told[0]?.[1]);
});

test('the link of the mail shows the card with number and PIN, and no other link does', async () => {
  const recipientEmail = 'link@example.com';
  await buy(await start({ recipientEmail }));
  await announce(running.shop);
  const [mail] = await mailsTo(recipientEmail, 'gift-card');
  const [, giftCardId = '', token = ''] = /card=([\w-]+)&token=([\w-]+)/u.exec(mail?.text ?? '') ?? [];
  const read = (asked: string) => shopper.call(readLinkedGiftCard, { params: { giftCardId }, query: { token: asked } });
  expect(await read(token)).toMatchObject({ amount: 40, balance: 40, recipientName: 'Bela Moor', design: 'kelp' });
  expect(await refusalOf(read(`${token.slice(1)}x`))).toBe('GFC800');
});

test('a card for a later day is mailed on that day, once, and its order can be cancelled before', async () => {
  const recipientEmail = 'later@example.com';
  const { orderNumber } = await buy(await start({ recipientEmail, sendOn: '2026-12-24' }));
  await announce(running.shop);
  expect(await cardsOf(orderNumber)).toMatchObject([{ sent_at: null, state: 'active' }]);
  expect(await mailsTo(recipientEmail, 'gift-card')).toEqual([]);
  const { orderNumber: unwanted } = await buy(await start({ recipientEmail, sendOn: '2026-12-24' }));
  await announce(running.shop);
  await shopper.call(cancelOrder, { body: { orderNumber: unwanted } });
  await announce(running.shop);
  expect(await cardsOf(unwanted)).toMatchObject([{ sent_at: null, state: 'blocked' }]);
  // Eight in the morning in New York.
  now = new Date('2026-12-24T12:59:00Z');
  await sendDueCards(running.shop);
  expect(await cardsOf(orderNumber)).toMatchObject([{ sent_at: null }]);
  now = new Date('2026-12-24T13:00:00Z');
  await Promise.all([sendDueCards(running.shop), sendDueCards(running.shop)]);
  await announce(running.shop);
  expect(await mailsTo(recipientEmail, 'gift-card')).toHaveLength(1);
});

test('an order whose card was mailed at once cannot be cancelled', async () => {
  const order = await buy(await start());
  expect(order.cancellableUntil).toBe(null);
  expect(await refusalOf(shopper.call(cancelOrder, { body: { orderNumber: order.orderNumber } }))).toBe('CAN409');
});

test('only its buyer can have the mail of a card sent again [C7.86]', async () => {
  const recipientEmail = 'again@example.com';
  const { orderNumber, items } = await buy(await start({ recipientEmail }));
  const resend = (who: Shopper, more = {}) => who.call(resendGiftCardEmail, { body: { orderNumber, ...more } });
  expect(await refusalOf(resend(shopper))).toBe('OHS4004');
  await announce(running.shop);
  expect(await mailsTo(recipientEmail, 'gift-card')).toHaveLength(1);
  expect(await refusalOf(resend(await newShopper(running.origin)))).toBe('OHS4004');
  expect(await refusalOf(resend(shopper, { itemId: 'none' }))).toBe('OHS4004');
  const told = await mailsTo(address.email, 'gift-card-sent');
  expect(await resend(shopper, { itemId: items[0]?.id })).toEqual({ sent: 1 });
  await announce(running.shop);
  const [first, second] = await mailsTo(recipientEmail, 'gift-card');
  expect(second?.text).toBe(first?.text);
  expect(await mailsTo(address.email, 'gift-card-sent')).toHaveLength(told.length);
});
