import { applyCoupon } from '@eyelet/contracts/cart/apply-coupon.ts';
import { createCart } from '@eyelet/contracts/cart/create.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { prepareOrder } from '@eyelet/contracts/checkout/prepare-order.ts';
import { restoreItems } from '@eyelet/contracts/checkout/restore-items.ts';
import { cancelDeskOrder } from '@eyelet/contracts/order-desk/cancel.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { listPromotions } from '@eyelet/contracts/promotions/list.ts';
import { readReceiptOfCart } from '@eyelet/contracts/receipts/read-of-cart.ts';
import { readReceiptOfOrder } from '@eyelet/contracts/receipts/read-of-order.ts';
import type { Limits } from '@eyelet/domain/promotions/promotion.ts';
import { expireChallenges } from '@eyelet/server/jobs/expire-challenges.ts';
import { cards, readyCart } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
let limited: ReturnType<typeof promotion> | undefined;
let made = 0;

beforeAll(async () => {
  running = await startStockedShop({ onHand: 500 });
});
afterAll(() => running.close());
// One promotion at a time, so that no other gives a discount.
afterEach(async () => {
  if (limited) await givePromotions(running, [{ ...limited, enabled: false }]);
});

/** Ten percent off the order with limits, not used yet. */
async function tenthWithin(limits: Partial<Limits>, needsCoupon = false) {
  made += 1;
  limited = promotion(`tenth-${made}`, {
    needsCoupon,
    limits: { uses: null, usesEach: null, budget: null, ...limits },
  });
  await givePromotions(running, [limited], needsCoupon ? [{ code: `CODE-${made}`, promotion: limited.id }] : []);
  return limited.id;
}

const ready = (shopper: Shopper, number?: string) => readyCart(shopper, running.origin, upcs.deck, number);
const place = (shopper: Shopper, cartId: string) => shopper.call(placeOrder, { body: { cartId } });

async function buy(shopper?: Shopper) {
  const whose = shopper ?? (await newShopper(running.origin));
  return { shopper: whose, order: await place(whose, (await ready(whose)).id) };
}

async function usesOf(id: string): Promise<readonly [used: number, spent: number]> {
  const { rows } = await running.shop.database.pool.query<{ used: number; spent: number }>(
    `select used, coalesce((spent ->> 'USD')::int, 0) as spent from promotion_count where promotion_id = $1`,
    [id],
  );
  return [rows[0]?.used ?? -1, rows[0]?.spent ?? -1];
}

test('a promotion at its limit has no effect on the next cart, which says why', async () => {
  const id = await tenthWithin({ uses: 1 });
  const { order } = await buy();
  expect(order.totals.totalDiscount).toBe(10);
  expect(await usesOf(id)).toEqual([1, 1000]);
  const shopper = await newShopper(running.origin);
  const begun = await shopper.call(createCartWithItem, { body: { upc: upcs.deck } });
  expect(begun.totals.totalDiscount).toBe(0);
  const cart = await ready(shopper);
  expect(cart.totals.totalDiscount).toBe(0);
  const { notApplied } = await shopper.call(readReceiptOfCart, { params: { basketId: cart.id } });
  expect(notApplied).toMatchObject([{ promotionId: id, reason: 'used-up' }]);
  const { orderNumber: orderId } = await place(shopper, cart.id);
  const bought = await shopper.call(readReceiptOfOrder, { params: { orderId }, query: {} });
  expect(bought.notApplied).toMatchObject([{ promotionId: id, reason: 'used-up' }]);
  expect((await shopper.call(listPromotions, {})).promotions).toEqual([]);
});

test('a limit for each shopper does not affect others', async () => {
  const id = await tenthWithin({ usesEach: 1 });
  const consumer = await newConsumer(running.origin);
  await buy(consumer);
  const cart = await ready(consumer);
  expect(cart.totals.totalDiscount).toBe(0);
  const { notApplied } = await consumer.call(readReceiptOfCart, { params: { basketId: cart.id } });
  expect(notApplied).toMatchObject([{ promotionId: id, reason: 'used-by-shopper' }]);
  expect((await buy()).order.totals.totalDiscount).toBe(10);
  expect(await usesOf(id)).toEqual([2, 2000]);
});

test('a budget is never exceeded: an order with a larger discount gets none of it', async () => {
  const id = await tenthWithin({ budget: { USD: 1500 } });
  await buy();
  const shopper = await newShopper(running.origin);
  const cart = await ready(shopper);
  expect(cart.totals.totalDiscount).toBe(0);
  const { notApplied } = await shopper.call(readReceiptOfCart, { params: { basketId: cart.id } });
  expect(notApplied).toMatchObject([{ promotionId: id, reason: 'budget-spent' }]);
  expect(await usesOf(id)).toEqual([1, 1000]);
});

test('the summary names promotions that have reached a limit since the cart was changed, and the order succeeds', async () => {
  await tenthWithin({ uses: 1 });
  const shopper = await newShopper(running.origin);
  const { id: basketId, totals } = await ready(shopper);
  expect(totals.totalDiscount).toBe(10);
  await buy();
  const summary = await shopper.call(prepareOrder, { body: { basketId } });
  expect(summary).toMatchObject({
    totals: { totalDiscount: 0 },
    flash: [{ message: expect.stringContaining(`Name of ${limited?.id}`) }],
  });
  expect((await shopper.call(prepareOrder, { body: { basketId } })).flash).toEqual([]);
  expect((await place(shopper, basketId)).totals.totalDiscount).toBe(0);
});

test('a promotion that reaches its limit between summary and order refuses the order with ORD415, once, and is named [C8.51]', async () => {
  await tenthWithin({ uses: 1 });
  const shopper = await newShopper(running.origin);
  const { id: basketId } = await ready(shopper);
  expect((await shopper.call(prepareOrder, { body: { basketId } })).totals.totalDiscount).toBe(10);
  await buy();
  expect(await refusalOf(place(shopper, basketId))).toBe('ORD415');
  const now = await shopper.call(readCart, { params: { basketId }, query: { inventorySupplyCheck: true } });
  expect(now).toMatchObject({
    totals: { totalDiscount: 0 },
    flash: [{ message: expect.stringContaining(`Name of ${limited?.id}`) }],
  });
  expect((await place(shopper, basketId)).totals.totalDiscount).toBe(0);
});

test('the code of a promotion at its limit is refused with PRM140, and with PRM150 if each shopper may use it once [C8.90 C8.91]', async () => {
  await tenthWithin({ uses: 2, usesEach: 1 }, true);
  const code = `CODE-${made}`;
  const apply = async (shopper: Shopper) =>
    shopper.call(applyCoupon, { body: { cartId: (await ready(shopper)).id, code } });
  const consumer = await newConsumer(running.origin);
  await place(consumer, (await apply(consumer)).id);
  expect(await refusalOf(apply(consumer))).toBe('PRM150');
  const other = await newShopper(running.origin);
  await place(other, (await apply(other)).id);
  expect(await refusalOf(apply(await newShopper(running.origin)))).toBe('PRM140');
});

test('a use is given back when the payment is declined, when a challenge fails and when shopper or staff cancel the order', async () => {
  const id = await tenthWithin({ uses: 1, budget: { USD: 1000 } });
  const declined = await newShopper(running.origin);
  const { id: cartId } = await ready(declined, cards.declined);
  await expect(place(declined, cartId)).rejects.toThrow();
  expect(await usesOf(id)).toEqual([0, 0]);

  const challenged = await newShopper(running.origin);
  const { orderNumber } = await place(challenged, (await ready(challenged, cards.challenge)).id);
  expect(await usesOf(id)).toEqual([1, 1000]);
  await running.shop.database.pool.query(
    `update order_payment set challenge_expires_at = now() - interval '1 minute' where order_number = $1`,
    [orderNumber],
  );
  await expireChallenges(running.shop);
  expect(await usesOf(id)).toEqual([0, 0]);
  const empty = await challenged.call(createCart, {});
  const restored = await challenged.call(restoreItems, { params: { orderNumber }, body: { cartId: empty.id } });
  expect(restored.totals.totalDiscount).toBe(10);

  const { shopper, order } = await buy();
  expect(await usesOf(id)).toEqual([1, 1000]);
  await shopper.call(cancelOrder, { body: { orderNumber: order.orderNumber } });
  expect(await usesOf(id)).toEqual([0, 0]);

  const { orderNumber: byStaff } = (await buy()).order;
  expect(await usesOf(id)).toEqual([1, 1000]);
  const staff = await newStaff(running, { roles: ['owner'] });
  await staff.call(cancelDeskOrder, { params: { orderNumber: byStaff }, body: { reason: 'Asked on the phone' } });
  expect(await usesOf(id)).toEqual([0, 0]);
});

test('a promotion without limits is not counted, and one that gets limits keeps its uses when it is written again', async () => {
  const id = await tenthWithin({ uses: 5 });
  await buy();
  if (limited) await givePromotions(running, [{ ...limited, limits: { uses: 2, usesEach: null, budget: null } }]);
  expect(await usesOf(id)).toEqual([1, 1000]);
  await givePromotions(running, [promotion('unlimited', { rank: 5 })]);
  await buy();
  expect(await usesOf('unlimited')).toEqual([-1, -1]);
  await givePromotions(running, [promotion('unlimited', { enabled: false, rank: 5 })]);
});
