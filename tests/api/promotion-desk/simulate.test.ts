import { applyCoupon } from '@eyelet/contracts/cart/apply-coupon.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { simulateDeskPromotion } from '@eyelet/contracts/promotion-desk/simulate.ts';
import { pastOrders } from '@eyelet/db/promotions/past-orders.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { cards, readyCart } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainMembers } from './promotions.ts';

let running: RunningShop;
let staff: TestStaff;
const placed: string[] = [];

async function order(shopper: Shopper, code?: string) {
  const { id: cartId } = await readyCart(shopper, running.origin, upcs.deck);
  if (code) await shopper.call(applyCoupon, { body: { cartId, code } });
  const { orderNumber } = await shopper.call(placeOrder, { body: { cartId } });
  return orderNumber;
}

beforeAll(async () => {
  running = await startStockedShop({ onHand: 100 });
  await givePromotions(
    running,
    [promotion('tenth', { group: 'order', needsCoupon: true, texts: { name: 'Harbour week' } })],
    [{ code: 'TENTH', promotion: 'tenth' }],
  );
  staff = await newStaff(running, { roles: ['merchandiser'] });
  // Two guests at 100.00, of which one has a code; a consumer's first and second order; and one that was called off.
  placed.push(await order(await newShopper(running.origin)));
  placed.push(await order(await newShopper(running.origin), 'TENTH'));
  const consumer = await newConsumer(running.origin);
  placed.push(await order(consumer), await order(consumer));
  const undecided = await newShopper(running.origin);
  await undecided.call(cancelOrder, { body: { orderNumber: await order(undecided) } });
  for (let round = 0; round < 4; round++) await announce(running.shop);
});
afterAll(() => running.close());

const simulate = (
  members: Partial<typeof plainMembers>,
  promotionId: string | null = null,
  after: string | null = null,
) =>
  staff.call(simulateDeskPromotion, {
    body: { promotionId, promotion: { ...plainMembers, ...members }, days: 30, after },
  });
const percent = (off: number) => ({ ...plainMembers.benefit, percent: off });

test('past orders tell what a promotion would have cost, what it adds to others, and which it would have displaced', async () => {
  expect(await simulate({ benefit: percent(20), group: 'order' })).toEqual({
    ...{ total: 4, read: 4, next: null },
    // Four times 20.00, of which the code has given 10.00.
    markets: [{ market: 'en-us', currency: 'USD', orders: 4, discount: 80, further: 70, goods: 400 }],
    displaced: [{ promotionId: 'tenth', name: 'Harbour week', orders: 1 }],
  });
  expect(await simulate({ benefit: percent(5), group: 'order' })).toMatchObject({
    markets: [{ orders: 3, discount: 15, further: 15 }],
    displaced: [],
  });
});

test('it is judged by who ordered, in its own time, as if it had its code and no limits', async () => {
  const far = { startsAt: '2099-01-01T00:00:00Z', endsAt: null };
  const limits = { uses: 1, usesEach: 1, budget: null };
  const coded = await simulate({ ...far, limits, needsCode: true, audience: ['GUEST'] });
  expect(coded.markets).toMatchObject([{ orders: 2, discount: 19 }]);
  const first = await simulate({ limits, wants: { ...plainMembers.wants, firstOrder: true } });
  expect(first.markets).toMatchObject([{ orders: 1, discount: 10 }]);
  expect((await simulate({ locales: ['de-de'] })).markets).toEqual([]);
});

test('in the place of a saved one, only the difference is further', async () => {
  const { markets, displaced } = await simulate({ benefit: percent(15), needsCode: true }, 'tenth');
  expect([markets, displaced]).toMatchObject([[{ orders: 4, discount: 60, further: 50 }], []]);
});

test('only what takes something off goods is simulated', async () => {
  const benefit = { ...plainMembers.benefit, kind: 'free-delivery' as const, methods: ['standard' as const] };
  const refused = simulate({ level: 'SHIPPING', benefit });
  expect(await detailOf(refused)).toMatchObject({ errorId: 'STF400', field: 'benefit' });
});

test('orders are read part by part, each once', async () => {
  const { db } = running.shop.database;
  const period = { since: new Date(Date.now() - 3_600_000), until: new Date(Date.now() + 60_000) };
  const seen: string[] = [];
  for (let after: readonly [string, string] | undefined; ; ) {
    const [one] = await pastOrders(db, { ...period, after, limit: 1 });
    if (!one) break;
    seen.push(one.order_number);
    after = [one.placed_at.toISOString(), one.order_number];
  }
  expect(seen).toEqual(placed);
});

const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
const cursor = (...parts: readonly unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');

test('a part begins where the one before ended', async () => {
  const { db } = running.shop.database;
  const [one] = await pastOrders(db, { since: new Date(ago(1)), until: new Date(), after: undefined, limit: 1 });
  const after = cursor(new Date().toISOString(), one?.placed_at, one?.order_number);
  expect(await simulate({}, null, after)).toMatchObject({ total: 4, read: 3, next: null });
});

test.each([
  ['no time', cursor(ago(0), '1', 'a')],
  ['a number that none is', cursor(ago(0), ago(1), '\u0000')],
  ['a period to come', cursor(ago(-9), ago(-1), 'a')],
  ['a period of long ago', cursor(ago(300), ago(301), 'a')],
  ['an order before the period', cursor(ago(0), ago(99), 'a')],
  ['nothing', 'nothing'],
])('what no part can begin after reads them from the beginning: %s', async (_, after) => {
  expect(await simulate({}, null, after)).toMatchObject({ total: 4, read: 4, next: null });
});

test('a time in a cursor may be written in any way', async () => {
  const after = cursor(new Date().toISOString(), `${ago(1).slice(0, 10)} (noon)`, 'a');
  expect(await simulate({}, null, after)).toMatchObject({ total: 4, read: 4 });
});

test('an order is simulated in the segments that its account was in then, and not in those of today', async () => {
  const of = async (wants: Partial<typeof plainMembers.wants>) => {
    const { markets } = await simulate({ wants: { ...plainMembers.wants, ...wants } });
    return markets.reduce((sum, { orders }) => sum + orders, 0);
  };
  // Of the orders of accounts one is the second of its account; today that account has two.
  expect(await of({ orders: { from: 1, until: null } })).toBe(1);
  expect(await of({ orders: { from: 2, until: null } })).toBe(0);
  expect(await of({ spent: { amounts: { USD: 50 }, days: 30 } })).toBe(1);
  expect(await of({ spent: { amounts: { USD: 150 }, days: 30 } })).toBe(0);
  expect(await of({ daysSinceOrder: 1 })).toBe(0);
  expect(await of({ homeMarkets: ['en-us'] })).toBe(2);
  expect(await of({ homeMarkets: ['de-de'] })).toBe(0);
  expect(await of({ tiers: ['member'] })).toBe(0);
});

test('no order is a first one where its email has ordered before as a guest, as in the cart', async () => {
  const guest = await newShopper(running.origin);
  const { id: cartId } = await readyCart(guest, running.origin, upcs.deck, cards.paid, { email: 'Early@Example.com' });
  await guest.call(placeOrder, { body: { cartId } });
  await order(await newConsumer(running.origin, { email: 'early@example.com' }));
  for (let round = 0; round < 4; round++) await announce(running.shop);
  const limits = { uses: 1, usesEach: 1, budget: null };
  const first = await simulate({ limits, wants: { ...plainMembers.wants, firstOrder: true } });
  expect(first).toMatchObject({ total: 6, markets: [{ orders: 1 }] });
});
