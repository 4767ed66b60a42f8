import { applyCoupon } from '@eyelet/contracts/cart/apply-coupon.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { prepareOrder } from '@eyelet/contracts/checkout/prepare-order.ts';
import { setShippingMethod } from '@eyelet/contracts/checkout/set-shipping-method.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { readReceiptOfCart } from '@eyelet/contracts/receipts/read-of-cart.ts';
import type { Wants } from '@eyelet/domain/promotions/conditions/wants.ts';
import { newAssociate, openStoreSession, testStore } from '@eyelet/testing/associate.ts';
import { buy, readyCart } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { newGiftCard } from '@eyelet/testing/gift-cards.ts';
import { newMember } from '@eyelet/testing/loyalty.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { setStockAt, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
let asking: ReturnType<typeof promotion> | undefined;
let made = 0;

beforeAll(async () => {
  running = await startStockedShop({ onHand: 500 });
});
afterAll(() => running.close());
// One promotion at a time, so that nothing else takes something off.
afterEach(async () => {
  if (asking) await givePromotions(running, [{ ...asking, enabled: false }]);
});

/** Ten percent off the order for what is wanted; with its code where one is needed. */
async function tenthFor(wants: Wants, needsCoupon = false) {
  made += 1;
  const limits = wants.firstOrder ? { uses: null, usesEach: 1, budget: null } : null;
  asking = promotion(`tenth-${made}`, { needsCoupon, wants, limits });
  await givePromotions(running, [asking], needsCoupon ? [{ code: `WANTS-${made}`, promotion: asking.id }] : []);
  return { id: asking.id, code: `WANTS-${made}` };
}

const start = (shopper: Shopper, body: Readonly<{ upc: string; storeId?: string }> = { upc: upcs.deck }) =>
  shopper.call(createCartWithItem, { body });

async function reasonIn(shopper: Shopper, basketId: string) {
  const { notApplied } = await shopper.call(readReceiptOfCart, { params: { basketId } });
  return notApplied.find(({ promotionId }) => promotionId === asking?.id)?.reason;
}

test('a first order has it, until something was ordered that was not called off', async () => {
  await tenthFor({ firstOrder: true });
  const consumer = await newConsumer(running.origin);
  const first = await readyCart(consumer, running.origin, upcs.deck);
  expect(first.totals.totalDiscount).toBe(10);
  const { orderNumber } = await consumer.call(placeOrder, { body: { cartId: first.id } });
  const second = await start(consumer);
  expect(second.totals.totalDiscount).toBe(0);
  expect(await reasonIn(consumer, second.id)).toBe('not-first-order');
  await consumer.call(cancelOrder, { body: { orderNumber } });
  expect((await consumer.call(readCart, { params: { basketId: second.id } })).totals.totalDiscount).toBe(10);
  const guest = await newShopper(running.origin);
  expect(await reasonIn(guest, (await start(guest)).id)).toBe('not-first-order');
});

test('what was ordered as a guest with the same email is an order too', async () => {
  await tenthFor({ firstOrder: true });
  const email = `once-${made}@example.com`;
  await buy(await newShopper(running.origin), running.origin, upcs.deck, undefined, { email: email.toUpperCase() });
  const consumer = await newConsumer(running.origin, { email });
  expect((await start(consumer)).totals.totalDiscount).toBe(0);
});

test('an order placed elsewhere meanwhile is told at the summary, and the next order costs what it says', async () => {
  await tenthFor({ firstOrder: true });
  const consumer = await newConsumer(running.origin);
  const cart = await readyCart(consumer, running.origin, upcs.deck);
  expect(cart.totals.totalDiscount).toBe(10);
  await buy(await newShopper(running.origin), running.origin, upcs.deck, undefined, { email: consumer.email });
  const summary = await consumer.call(prepareOrder, { body: { basketId: cart.id } });
  expect(summary.totals.totalDiscount).toBe(0);
  expect(summary.flash).toMatchObject([{ message: expect.stringContaining(`Name of ${asking?.id}`) }]);
  const order = await consumer.call(placeOrder, { body: { cartId: cart.id } });
  expect(order.totals.totalDiscount).toBe(0);
});

test('of two carts of one account that are ordered at once, one has what is for a first order', async () => {
  await tenthFor({ firstOrder: true });
  const consumer = await newConsumer(running.origin);
  const carts = [
    await readyCart(consumer, running.origin, upcs.deck),
    await readyCart(consumer, running.origin, upcs.deckLarger),
  ];
  expect(carts.map(({ totals }) => totals.totalDiscount)).toEqual([10, 10]);
  const place = (cartId: string) => consumer.call(placeOrder, { body: { cartId } });
  const outcomes = await Promise.allSettled(carts.map(({ id }) => place(id)));
  const placed = outcomes.flatMap((one) => (one.status === 'fulfilled' ? one.value.totals.totalDiscount : []));
  expect(placed.filter((discount) => discount === 10)).toHaveLength(1);
});

test('a programme has it, and its code is for nobody else', async () => {
  const { code } = await tenthFor({ groups: ['member'] }, true);
  const [member, consumer] = [await newMember(running), await newConsumer(running.origin)];
  const [own, other] = [await start(member), await start(consumer)];
  const apply = (shopper: Shopper, cartId: string) => shopper.call(applyCoupon, { body: { cartId, code } });
  const applied = await apply(member, own.id);
  expect(applied.totals.totalDiscount).toBe(10);
  expect(applied.couponItems).toMatchObject([{ status: 'applied', valid: true }]);
  expect(await refusalOf(apply(consumer, other.id))).toBe('PRM160');
});

test('paying in the wanted way takes it off, and the order keeps that', async () => {
  await tenthFor({ payment: ['CREDIT_CARD'] });
  const shopper = await newShopper(running.origin);
  const cart = await start(shopper);
  expect(cart.totals.totalDiscount).toBe(0);
  expect(await reasonIn(shopper, cart.id)).toBe('other-payment');
  const order = await buy(await newShopper(running.origin), running.origin, upcs.deck);
  expect(order.totals).toMatchObject({ totalDiscount: 10, total: 94.95 });
});

test('paying in the wanted way counts where it pays, and a gift card that pays everything is told before anything is charged', async () => {
  await tenthFor({ payment: ['CREDIT_CARD'] });
  const shopper = await newShopper(running.origin);
  const cart = await readyCart(shopper, running.origin, upcs.deck);
  expect(cart.totals).toMatchObject({ totalDiscount: 10, total: 94.95 });
  const { number, pin } = await newGiftCard(running, 50_000);
  const paymentMethod = { code: 'GIFT_CARD' as const, additionalData: { number, pin } };
  const place = () => shopper.call(placeOrder, { body: { cartId: cart.id, paymentMethod } });
  expect(await refusalOf(place())).toBe('ORD415');
  const params = { basketId: cart.id };
  const told = await shopper.call(readCart, { params, query: { inventorySupplyCheck: true } });
  expect(told.totals).toMatchObject({ totalDiscount: 0, total: 105.5 });
  expect(told.flash).toMatchObject([{ message: expect.stringContaining(`Name of ${asking?.id}`) }]);
  expect(await reasonIn(shopper, cart.id)).toBe('other-payment');
  expect((await place()).totals).toMatchObject({ totalDiscount: 0, total: 105.5 });
});

test('goods that are sent fast, or collected in a store, have what is for them', async () => {
  await tenthFor({ delivery: ['express', 'pickup'] });
  const shopper = await newShopper(running.origin);
  const cart = await readyCart(shopper, running.origin, upcs.deck);
  expect(cart.totals.totalDiscount).toBe(0);
  expect(await reasonIn(shopper, cart.id)).toBe('other-delivery');
  const fast = await shopper.call(setShippingMethod, { body: { cartId: cart.id, code: 'express' } });
  expect(fast.totals.totalDiscount).toBe(10);
  await setStockAt(running, upcs.spare, testStore, 5);
  await expect
    .poll(() => running.shop.catalogue.availability(upcs.spare, { placeId: testStore }), { timeout: 10_000 })
    .toBe(5);
  const collected = await start(await newShopper(running.origin), { upc: upcs.spare, storeId: testStore });
  expect(collected.totals.totalDiscount).toBe(10);
});

test('a store has it for what it sells, and its associate’s own orders and programmes count for nobody', async () => {
  await tenthFor({ stores: [testStore] });
  const till = await newShopper(running.origin);
  await openStoreSession(till, await newAssociate(running));
  expect((await start(till)).totals.totalDiscount).toBe(10);
  const shopper = await newShopper(running.origin);
  expect(await reasonIn(shopper, (await start(shopper)).id)).toBe('other-store');
  await givePromotions(running, [{ ...(asking as NonNullable<typeof asking>), enabled: false }]);
  await tenthFor({ firstOrder: true });
  const sold = await start(till);
  expect(sold.totals.totalDiscount).toBe(0);
});

test('goods at their list price, and goods of a colour, have what is for them alone', async () => {
  await tenthFor({ price: 'full' });
  const shopper = await newShopper(running.origin);
  expect((await start(shopper)).totals.totalDiscount).toBe(10);
  const reduced = await newShopper(running.origin);
  expect(await reasonIn(reduced, (await start(reduced, { upc: upcs.reduced })).id)).toBe('not-full-price');
  await givePromotions(running, [{ ...(asking as NonNullable<typeof asking>), enabled: false }]);
  const { attributes } = running.shop.catalogue.product('SKDECK01BLU', { tag: 'en-US', language: 'en' }) ?? {};
  await tenthFor({ attributes: { colour: attributes?.colour ?? [], gender: attributes?.gender ?? [] } });
  expect((await start(await newShopper(running.origin))).totals.totalDiscount).toBe(10);
  await givePromotions(running, [{ ...(asking as NonNullable<typeof asking>), enabled: false }]);
  await tenthFor({ attributes: { colour: ['none'] } });
  const other = await newShopper(running.origin);
  expect(await reasonIn(other, (await start(other)).id)).toBe('other-goods');
});
