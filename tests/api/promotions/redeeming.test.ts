import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { applyCoupon } from '@eyelet/contracts/cart/apply-coupon.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { createCart } from '@eyelet/contracts/cart/create.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { removeItem } from '@eyelet/contracts/cart/remove-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { prepareOrder } from '@eyelet/contracts/checkout/prepare-order.ts';
import { restoreItems } from '@eyelet/contracts/checkout/restore-items.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { expireChallenges } from '@eyelet/server/jobs/expire-challenges.ts';
import { findOrder } from '@eyelet/server/stored-orders/stored-order.ts';
import { cards, readyCart } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;

beforeAll(async () => {
  running = await startStockedShop({ onHand: 500 });
  await givePromotions(
    running,
    [
      promotion('tenth', { needsCoupon: true, texts: { name: 'Harbour week' } }),
      promotion('fifth', { level: 'PRODUCT', benefit: { kind: 'percent', percent: 20 }, needsCoupon: true }),
      promotion('over', { needsCoupon: true, endsAt: new Date(0) }),
      promotion('socks', { needsCoupon: true, concerns: { masterIds: ['SKSOCK01'], categories: [] } }),
      promotion('bag', {
        benefit: { kind: 'gift', upc: upcs.gift },
        needsCoupon: true,
        texts: { gift: { default: 'not yet', earned: 'yours' } },
      }),
    ],
    [
      { code: 'TENTH', promotion: 'tenth' },
      { code: 'FIFTH', promotion: 'fifth' },
      { code: 'BAG', promotion: 'bag' },
      { code: 'ONCE', promotion: 'tenth', most: 1 },
      { code: 'ONCE-RACE', promotion: 'tenth', most: 1 },
      { code: 'ONCE-EACH', promotion: 'tenth', mostEach: 1 },
      { code: 'TWICE', promotion: 'tenth', most: 2 },
      { code: 'DECLINED', promotion: 'tenth', most: 1 },
      { code: 'CHALLENGED', promotion: 'tenth', most: 1 },
      { code: 'ENDING', promotion: 'tenth' },
      { code: 'SOCKS', promotion: 'socks', most: 1 },
    ],
  );
});
afterAll(() => running.close());

const apply = (shopper: Shopper, cart: Cart, code: string) =>
  shopper.call(applyCoupon, { body: { cartId: cart.id, code } });
const place = (shopper: Shopper, cart: Cart) => shopper.call(placeOrder, { body: { cartId: cart.id } });
const ready = (shopper: Shopper, number?: string) => readyCart(shopper, running.origin, upcs.deck, number);

async function withCode(code: string, shopper?: Shopper, number?: string) {
  const whose = shopper ?? (await newShopper(running.origin));
  return { shopper: whose, cart: await apply(whose, await ready(whose, number), code) };
}

async function usesOf(code: string): Promise<readonly [counted: number, listed: number]> {
  const { rows } = await running.shop.database.pool.query<{ used: number; listed: number }>(
    'select used, (select count(*)::int from coupon_use where coupon_use.code = coupon.code) as listed from coupon where code = $1',
    [code],
  );
  return [rows[0]?.used ?? -1, rows[0]?.listed ?? -1];
}

test('an order stores the discounts of its codes, by line and in total, and the gift [C3.38 C3.11 C3.15]', async () => {
  const { shopper, cart } = await withCode('TENTH');
  await apply(shopper, cart, 'FIFTH');
  const full = await apply(shopper, cart, 'BAG');
  const order = await place(shopper, full);
  expect(order.totals).toMatchObject({ ...full.totals, remainingToPay: 0 });
  expect(order.totals).toMatchObject({ itemSubTotal: 100, totalDiscount: 28, itemTotal: 72 });
  expect(order.items).toMatchObject([
    {
      bonus: false,
      price: { rowTotal: 100, priceAfterItemDiscount: 80, priceAfterOrderDiscount: 72 },
      productPromotions: [{ promotionId: 'fifth' }],
    },
    { upc: upcs.gift, bonus: true, price: { rowTotal: 0 } },
  ]);
  expect(order.promoSummary).toEqual(full.promoSummary);
  expect(order.promoSummary.map(({ amount }) => amount)).toEqual([20, 8, 0]);
  expect(order.payment_instruments).toMatchObject([{ amount: full.totals.total }]);
  expect(await shopper.call(readPurchase, { params: { orderId: order.orderNumber } })).toEqual(order);
  const { rows } = await running.shop.database.pool.query(
    `select label, amount from order_adjustment where order_number = $1 and kind = 'promotion' order by adjustment_no`,
    [order.orderNumber],
  );
  expect(rows).toEqual([
    { label: 'fifth', amount: -2000 },
    { label: 'order', amount: -800 },
  ]);
});

test('an order stores what made each of its amounts, and why a code of its cart had no effect', async () => {
  const { shopper, cart } = await withCode('TENTH');
  await running.shop.database.pool.query(
    "update cart set document = jsonb_set(document, '{coupons,1}', $2) where id = $1",
    [cart.id, JSON.stringify({ id: 'over', code: 'ENDED', promotionId: 'over', endsAt: null })],
  );
  const { orderNumber, totals } = await place(shopper, await apply(shopper, cart, 'FIFTH'));
  const order = await findOrder(running.shop.database.pool, orderNumber);
  const { lines, shipments, shared, totals: explained, notApplied } = order?.order.receipt ?? fail();
  expect(lines).toMatchObject([
    {
      amount: 7200,
      entries: [
        { kind: 'list-price', amount: 10_000 },
        { kind: 'promotion', amount: -2000, promotionId: 'fifth', rule: { kind: 'percent', percent: 20 } },
        { kind: 'share', amount: -800, promotionId: 'tenth', whole: 800, over: 8000, rounding: 0 },
      ],
      tax: { amount: 396, rate: 5500, base: 7200, included: false },
    },
  ]);
  expect(shipments).toMatchObject([{ entries: [{ kind: 'delivery', amount: 700, method: 'standard' }] }]);
  expect(shared).toMatchObject([{ promotionId: 'tenth', base: 8000, amount: -800 }]);
  expect([explained.total, explained.tax]).toEqual([totals.total * 100, totals.tax * 100]);
  expect(notApplied).toEqual([{ promotionId: 'over', level: 'ORDER', reason: 'ended' }]);
});

function fail(): never {
  throw new Error('the order has no receipt');
}

test('the mail of an order names its discounts, and shows the gift as free', async () => {
  const { shopper, cart } = await withCode('TENTH');
  const { orderNumber } = await place(shopper, await apply(shopper, cart, 'BAG'));
  await announce(running.shop);
  const { rows } = await running.shop.database.pool.query<{ text: string; html: string }>(
    `select text, html from mail where subject_id = $1 and kind = 'order-confirmation'`,
    [orderNumber],
  );
  expect(rows[0]?.text).toContain('\nSubtotal: $100.00\nHarbour week: −$10.00\nShipping:');
  expect(rows[0]?.text).toMatch(/\): Free Gift\n/);
  expect(rows[0]?.html).toContain('Harbour week');
});

test('a single-use code is redeemed by its order and refused with PRM150 afterwards [C8.91]', async () => {
  const { shopper, cart } = await withCode('ONCE');
  await place(shopper, cart);
  expect(await usesOf('ONCE')).toEqual([1, 1]);
  const other = await newShopper(running.origin);
  expect(await refusalOf(apply(other, await ready(other), 'ONCE'))).toBe('PRM150');
});

test('a code that each shopper may use once is free for the next one [C8.91]', async () => {
  const consumer = await newConsumer(running.origin);
  const { cart } = await withCode('ONCE-EACH', consumer);
  await place(consumer, cart);
  expect(await refusalOf(apply(consumer, await ready(consumer), 'ONCE-EACH'))).toBe('PRM150');
  const { shopper, cart: others } = await withCode('ONCE-EACH');
  await place(shopper, others);
  expect(await usesOf('ONCE-EACH')).toEqual([2, 2]);
});

test('a code over its limit is refused with PRM140 [C8.90]', async () => {
  for (const _ of [1, 2]) {
    const { shopper, cart } = await withCode('TWICE');
    await place(shopper, cart);
  }
  const other = await newShopper(running.origin);
  expect(await refusalOf(apply(other, await ready(other), 'TWICE'))).toBe('PRM140');
});

test('a single-use code in many carts at once becomes one order; the others keep their goods and lose the code', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => withCode('ONCE-RACE')));
  const ends = await Promise.allSettled(all.map(({ shopper, cart }) => place(shopper, cart)));
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { id: string }).id] : []));
  expect(refused).toEqual(Array(5).fill('PRM150'));
  expect(await usesOf('ONCE-RACE')).toEqual([1, 1]);
  const left = all.filter((_, index) => ends[index]?.status === 'rejected');
  for (const { shopper, cart } of left) {
    const now = await shopper.call(readCart, { params: { basketId: cart.id } });
    expect(now).toMatchObject({ couponItems: [], totals: { totalDiscount: 0 }, items: [{ upc: upcs.deck }] });
  }
});

test('one shopper who places two carts at once uses a code once', async () => {
  const consumer = await newConsumer(running.origin);
  const first = await withCode('ONCE-EACH', consumer);
  // A consumer has one cart, so the second is made directly in the database.
  const { pool } = running.shop.database;
  const { rows } = await pool.query<{ id: string }>(
    `insert into cart (id, owner, state, version, document, created_at, updated_at)
     select id || '-b', owner, state, version, document, created_at, updated_at from cart where id = $1 returning id`,
    [first.cart.id],
  );
  const second = { ...first.cart, id: rows[0]?.id ?? '' };
  const before = await usesOf('ONCE-EACH');
  const ends = await Promise.allSettled([place(consumer, first.cart), place(consumer, second)]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await usesOf('ONCE-EACH')).toEqual([before[0] + 1, before[1] + 1]);
});

test('a code can be used again when the payment is declined', async () => {
  const { shopper, cart } = await withCode('DECLINED', undefined, cards.declined);
  await expect(place(shopper, cart)).rejects.toThrow();
  expect(await usesOf('DECLINED')).toEqual([0, 0]);
  const now = await shopper.call(readCart, { params: { basketId: cart.id } });
  expect(now.couponItems).toMatchObject([{ code: 'DECLINED', status: 'applied' }]);
});

test('a code can be used again when a challenge fails, and is restored with the items of the order', async () => {
  const { shopper, cart } = await withCode('CHALLENGED', undefined, cards.challenge);
  const { orderNumber } = await place(shopper, cart);
  expect(await usesOf('CHALLENGED')).toEqual([1, 1]);
  const { pool } = running.shop.database;
  await pool.query(
    `update order_payment set challenge_expires_at = now() - interval '1 minute' where order_number = $1`,
    [orderNumber],
  );
  await expireChallenges(running.shop);
  expect(await usesOf('CHALLENGED')).toEqual([0, 0]);
  const empty = await shopper.call(createCart, {});
  const restored = await shopper.call(restoreItems, { params: { orderNumber }, body: { cartId: empty.id } });
  expect(restored).toMatchObject({
    couponItems: [{ code: 'CHALLENGED', status: 'applied' }],
    totals: { totalDiscount: 10 },
  });
});

test('a code without effect is not redeemed by an order and does not block it', async () => {
  const shopper = await newShopper(running.origin);
  const { id } = await ready(shopper);
  const cart = await shopper.call(addItem, { body: { cartId: id, upc: upcs.socks } });
  await apply(shopper, cart, 'SOCKS');
  const emptied = await shopper.call(removeItem, { query: { cartId: cart.id, itemId: cart.items[1]?.id ?? '' } });
  expect(emptied.couponItems).toMatchObject([{ code: 'SOCKS', status: 'not applied', valid: true }]);
  expect(await place(shopper, emptied)).toMatchObject({ totals: { totalDiscount: 0 } });
  expect(await usesOf('SOCKS')).toEqual([0, 0]);
});

test('a code that expires before the order is removed from the cart, with the reason [C8.92]', async () => {
  const { shopper, cart } = await withCode('ENDING');
  const { pool } = running.shop.database;
  await pool.query(`update coupon set ends_at = now() - interval '1 day' where code = 'ENDING'`);
  expect(await refusalOf(shopper.call(prepareOrder, { body: { basketId: cart.id } }))).toBe('PRM155');
  const now = await shopper.call(readCart, { params: { basketId: cart.id } });
  expect(now).toMatchObject({ couponItems: [], totals: { totalDiscount: 0 } });
  const { total } = (await shopper.call(prepareOrder, { body: { basketId: cart.id } })).totals;
  expect(await place(shopper, cart)).toMatchObject({ totals: { total } });
});
