import { applyCoupon } from '@eyelet/contracts/cart/apply-coupon.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { removeItem } from '@eyelet/contracts/cart/remove-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { listVouchers } from '@eyelet/contracts/loyalty/list-vouchers.ts';
import { loyaltyToken } from '@eyelet/contracts/loyalty/token.ts';
import { welcomePromotion } from '@eyelet/contracts/loyalty/welcome-promotion.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { applyReward } from '@eyelet/contracts/payments/apply-reward.ts';
import { listPaymentMethods } from '@eyelet/contracts/payments/list-methods.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { writeMemberCodes } from '@eyelet/db/loyalty/member-code.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { issueReward, type NewReward } from '@eyelet/server/loyalty/issue-reward.ts';
import { refundOrder } from '@eyelet/server/payments/refund.ts';
import { cards, readyCart } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { balanceOfPoints, newMember } from '@eyelet/testing/loyalty.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 500 });
});
afterAll(async () => {
  expect(await findLedgerFaults(running.shop.database.db)).toEqual([]);
  await running.close();
});

const ready = (shopper: Shopper, upc: string = upcs.deck, card: string = cards.paid) =>
  readyCart(shopper, running.origin, upc, card);
const reward = (shopper: Shopper, cart: Pick<Cart, 'id'>, points: number | null) =>
  shopper.call(applyReward, { params: { basketId: cart.id }, body: { appliedLoyaltyVoucher: points } });
const place = (shopper: Shopper, cart: Pick<Cart, 'id'>) => shopper.call(placeOrder, { body: { cartId: cart.id } });

test('a member with 250 points can have the vouchers of 100 and 200, not of 400 [C3.40 C7.68 C9.33]', async () => {
  const member = await newMember(running, 250);
  expect(await member.call(listVouchers, {})).toEqual({
    currentLoyaltyPoints: 250,
    pointsExpiryDate: expect.any(String),
    applicableLoyaltyVouchers: [
      { points: 100, amountInCurrency: 5, available: true, eligible: true },
      { points: 200, amountInCurrency: 10, available: true, eligible: true },
      { points: 400, amountInCurrency: 20, available: false, eligible: false },
    ],
    memberId: member.auth.memberId,
  });
});

test('a voucher is eligible for a cart that is worth it', async () => {
  const member = await newMember(running, 1000);
  const cart = await ready(member, upcs.socks);
  const vouchersFor = async (basketId: string) =>
    (await member.call(listVouchers, { query: { basketId } })).applicableLoyaltyVouchers.map((one) => one.eligible);
  expect(await vouchersFor(cart.id)).toEqual([5, 10, 20].map((amount) => amount <= cart.totals.total));
  await member.call(removeItem, { query: { cartId: cart.id, itemId: cart.items[0]?.id ?? '' } });
  expect(await vouchersFor(cart.id)).toEqual([false, false, false]);
  const other = await newMember(running);
  expect(await refusalOf(other.call(listVouchers, { query: { basketId: cart.id } }))).toBe('BSK404');
});

test('a voucher is a payment with points that lowers the total; another one replaces it, and null removes it [C3.28 C3.54 C7.47]', async () => {
  const member = await newMember(running, 250);
  const cart = await ready(member);
  const { paymentMethods } = await member.call(listPaymentMethods, { params: { basketId: cart.id } });
  expect(paymentMethods[0]).toMatchObject({ payment_method_id: 'LOYALTY_POINTS', remainingAmount: null });
  await reward(member, cart, 100);
  const applied = await reward(member, cart, 200);
  expect(applied.payment_instruments).toMatchObject([
    { payment_method_id: 'LOYALTY_POINTS', amount: 10 },
    { payment_method_id: 'CREDIT_CARD', amount: 95.5 },
  ]);
  expect(applied.totals).toMatchObject({ total: 95.5, remainingToPay: 95.5, totalWithoutTax: 100, tax: 5.5 });
  expect(applied.totals.appliedRewards).toEqual([
    {
      rewardId: applied.payment_instruments[0]?.payment_instrument_id,
      code: null,
      points: 200,
      amountInCurrency: 10,
      status: 'applied',
      expiryDate: null,
    },
  ]);
  const without = await reward(member, cart, null);
  expect(without.totals).toMatchObject({ total: 105.5, appliedRewards: [] });
  const body = { payment_method_id: 'LOYALTY_POINTS', amount: 5 } as const;
  const attached = await member.call(addInstrument, { params: { basketId: cart.id }, body });
  expect(attached.totals.total).toBe(100.5);
});

test('an order takes the points once, and its cancellation gives them back [C9.33]', async () => {
  const member = await newMember(running, 250);
  const cart = await ready(member);
  await reward(member, cart, 200);
  const order = await member.call(placeOrder, { body: { cartId: cart.id, expectedTotal: 95.5 } });
  expect(await place(member, cart)).toEqual(order);
  expect(order.totals).toMatchObject({ total: 95.5, appliedRewards: [{ points: 200, status: 'redeemed' }] });
  expect(await balanceOfPoints(running, member)).toBe(50);
  await announce(running.shop);
  expect(await balanceOfPoints(running, member)).toBe(50 + 90);
  await member.call(cancelOrder, { body: { orderNumber: order.orderNumber } });
  await announce(running.shop);
  expect(await balanceOfPoints(running, member)).toBe(250);
  const read = await member.call(readPurchase, { params: { orderId: order.orderNumber } });
  expect(read.totals.appliedRewards).toMatchObject([{ status: 'returned' }]);
});

test('a refund goes to the card first, and then gives back points by their share', async () => {
  const member = await newMember(running, 400);
  const cart = await ready(member);
  await reward(member, cart, 400);
  const { orderNumber } = await place(member, cart);
  await announce(running.shop);
  const before = await balanceOfPoints(running, member);
  await refundOrder(running.shop, { orderNumber, key: 'card', amount: 8550 });
  await announce(running.shop);
  expect(await balanceOfPoints(running, member)).toBe(before);
  await refundOrder(running.shop, { orderNumber, key: 'part', amount: 999 });
  await announce(running.shop);
  expect(await balanceOfPoints(running, member)).toBe(before + 199);
  await refundOrder(running.shop, { orderNumber, key: 'rest' });
  await announce(running.shop);
  expect(await balanceOfPoints(running, member)).toBe(before + 400);
});

test('when the card is declined, the points can be used again', async () => {
  const member = await newMember(running, 100);
  const cart = await ready(member, upcs.deck, cards.declined);
  await reward(member, cart, 100);
  expect(await refusalOf(place(member, cart))).toBe('PAY400');
  expect(await balanceOfPoints(running, member)).toBe(100);
});

test('a voucher that is worth more than the cart is refused, and removed when the cart shrinks below it', async () => {
  const member = await newMember(running, 400);
  const cart = await ready(member, upcs.deck);
  const applied = await reward(member, cart, 400);
  const query = { cartId: cart.id, itemId: applied.items[0]?.id ?? '' };
  const emptied = await member.call(removeItem, { query });
  expect(emptied.totals.appliedRewards).toEqual([]);
  expect(await refusalOf(reward(member, cart, 100))).toBe('REW140');
});

test('a guest, a consumer, an unconfirmed member, one without the points and one unknown to the programme are refused by an id of their own [C8.96 C8.97 C8.98 C8.99 C8.112]', async () => {
  const guest = await newShopper(running.origin);
  expect(await refusalOf(reward(guest, await ready(guest), 100))).toBe('REW401');
  expect(await refusalOf(guest.call(listVouchers, {}))).toBe('REW401');
  const points = { payment_method_id: 'LOYALTY_POINTS' } as const;
  const guestCart = await ready(guest);
  expect(await refusalOf(guest.call(addInstrument, { params: { basketId: guestCart.id }, body: points }))).toBe(
    'REW401',
  );
  const consumer = await newConsumer(running.origin);
  expect(await refusalOf(reward(consumer, await ready(consumer), 100))).toBe('REW130');
  expect(await refusalOf(consumer.call(listVouchers, {}))).toBe('REW130');
  const subscriptions = { loyaltyConsent: true, newsletterConsent: true };
  const unconfirmed = await newMember(running, 500, { locale: 'de_DE', signUp: { subscriptions } });
  const english = await newMember(running, 500);
  expect(
    await refusalOf(reward(unconfirmed, await unconfirmed.call(createCartWithItem, { body: { upc: upcs.deck } }), 100)),
  ).toBe('REW135');
  const cart = await ready(english);
  expect(await refusalOf(reward(english, cart, 150)), 'no such step').toBe('REW140');
  const poor = await newMember(running, 99);
  expect(await refusalOf(reward(poor, await ready(poor), 100))).toBe('REW140');
  await running.shop.database.pool.query('delete from loyalty_member where consumer_id = $1', [
    english.auth.consumerNo,
  ]);
  expect(await refusalOf(english.call(listVouchers, {}))).toBe('4044');
  expect(await refusalOf(reward(english, cart, 100))).toBe('4044');
  expect(await refusalOf(english.call(loyaltyToken, { body: { usid: 'u' } }))).toBe('4044');
});

test('the same points in two carts at once pay for one of them, and the other cart shows that they are gone', async () => {
  const member = await newMember(running, 100);
  const carts = [await ready(member), await ready(member)];
  for (const cart of carts) await reward(member, cart, 100);
  const placed = await Promise.allSettled(carts.map((cart) => place(member, cart)));
  expect(placed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const late = carts[placed.findIndex(({ status }) => status === 'rejected')];
  if (!late) throw new Error('nobody was late');
  // The ledger refused it, or the cart had shown it before; the next attempt shows the cart without the voucher.
  const said = (placed.find(({ status }) => status === 'rejected') as PromiseRejectedResult).reason.id;
  expect(['PAY400', 'PYT400']).toContain(said);
  if (said === 'PAY400') expect(await refusalOf(place(member, late))).toBe('PYT400');
  const left = await member.call(readCart, { params: { basketId: late.id } });
  expect(left.totals).toMatchObject({ total: 105.5, appliedRewards: [] });
  await announce(running.shop);
  expect(await balanceOfPoints(running, member)).toBe(95);
});

test('one cart placed ten times at once takes its points once', async () => {
  const member = await newMember(running, 400);
  const cart = await ready(member);
  await reward(member, cart, 100);
  const orders = await Promise.all(Array.from({ length: 10 }, () => place(member, cart)));
  expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(1);
  await Promise.all([announce(running.shop), announce(running.shop)]);
  expect(await balanceOfPoints(running, member)).toBe(300 + 95);
});

const issued = async (more: Partial<NewReward>) => {
  const wanted: NewReward = { kind: 'code', currency: 'USD', amount: 1500, ...more };
  const { shop } = running;
  const made = await shop.database.db.transaction().execute((tx) => issueReward(tx, shop, wanted, shop.clock()));
  if (!made) throw new Error('the reward exists already');
  return made.code;
};

test.each([
  ['code', 'REWARD_CODE'],
  ['card', 'REWARD_CARD'],
] as const)('a reward %s pays as %s, by a code that is never shown [C3.32 C3.33]', async (kind, method) => {
  const code = await issued({ kind });
  const guest = await newShopper(running.origin);
  const cart = await ready(guest);
  const apply = (number: string, to: Pick<Cart, 'id'> = cart) =>
    guest.call(addInstrument, {
      params: { basketId: to.id },
      body: { payment_method_id: method, additionalData: { number } },
    });
  const applied = await apply(code.toLowerCase());
  expect(applied.payment_instruments[0]).toMatchObject({ payment_method_id: method, amount: 15 });
  expect(applied.totals).toMatchObject({ total: 90.5, appliedRewards: [{ amountInCurrency: 15, points: null }] });
  expect(JSON.stringify(applied)).not.toContain(code);
  await place(guest, cart);
  const next = await ready(guest);
  expect(await refusalOf(apply(code, next))).toBe('REW140');
  expect(await refusalOf(apply('UNKNOWN', next))).toBe('PYT404');
  expect(await refusalOf(apply(await issued({ kind, currency: 'EUR' }), next))).toBe('PYT404');
  expect(await refusalOf(apply(await issued({ kind, expiresAt: new Date(0) }), next))).toBe('PYT404');
  expect(await refusalOf(apply(await issued({ kind, consumerNo: 'somebody' }), next))).toBe('PYT404');
});

test('a member gets the welcome promotion until it is used; only members can use its code [C7.67]', async () => {
  const { db, pool } = running.shop.database;
  const code = `AHOY${Date.now()}`;
  await givePromotions(
    running,
    [promotion('welcome', { needsCoupon: true })],
    [{ code, promotion: 'welcome', mostEach: 1 }],
  );
  await writeMemberCodes(db, [{ code, welcomes: true }]);
  const member = await newMember(running);
  const given = await member.call(welcomePromotion, {});
  expect(given.promotion).toMatchObject({ promotionId: 'welcome', code, calloutMessage: expect.any(String) });
  const outsider = await newShopper(running.origin);
  expect(await refusalOf(outsider.call(welcomePromotion, {}))).toBe('REW401');
  const theirs = await ready(outsider);
  expect(await refusalOf(outsider.call(applyCoupon, { body: { cartId: theirs.id, code } }))).toBe('PRM160');
  const cart = await ready(member);
  await member.call(applyCoupon, { body: { cartId: cart.id, code } });
  await place(member, cart);
  expect((await member.call(welcomePromotion, {})).promotion).toBeNull();
  await pool.query('delete from member_code where code = $1', [code]);
});
