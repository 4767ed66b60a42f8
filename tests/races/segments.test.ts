import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import type { Promotion } from '@eyelet/domain/promotions/promotion.ts';
import { buy, readyCart } from '@eyelet/testing/buy.ts';
import { newConsumer, signInShopper, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

let first: RunningShop;
let second: RunningShop;
let offered: readonly ReturnType<typeof promotion>[] = [];
let made = 0;

beforeAll(async () => {
  first = await startStockedShop({ onHand: 500 });
  second = await startShop({ databaseUrl: first.databaseUrl });
});
afterAll(async () => {
  await second.close();
  await first.close();
});
afterEach(() => give(offered.map((one) => ({ ...one, enabled: false }))));

async function give(promotions: readonly ReturnType<typeof promotion>[]) {
  for (const running of [first, second]) await givePromotions(running, promotions);
}

/** Ten percent off the order for each of what is wanted. */
async function offer(...all: readonly Pick<Promotion, 'wants' | 'concerns'>[]) {
  offered = all.map((members) => {
    made += 1;
    const limits = members.wants.firstOrder ? { limits: { uses: null, usesEach: 1, budget: null } } : {};
    return promotion(`segment-race-${made}`, { ...members, ...limits });
  });
  await give(offered);
}

/** Carts of one account, ready to be placed, alternating between the processes. */
async function cartsOf(consumer: TestConsumer, count: number, goods: readonly string[] = [upcs.deck]) {
  const [here, there] = [await signedIn(first, consumer), await signedIn(second, consumer)];
  const carts = [];
  for (let index = 0; index < count; index += 1) {
    const [shopper, { origin }] = index % 2 === 0 ? [here, first] : [there, second];
    carts.push({ shopper, cart: await readyCart(shopper, origin, goods[index % goods.length] ?? upcs.deck) });
  }
  return carts;
}

const signedIn = async ({ origin }: RunningShop, { email, password }: TestConsumer) =>
  signInShopper(await newShopper(origin), email, password);

type Ready = Awaited<ReturnType<typeof cartsOf>>[number];

/** The discounts of the orders that were placed; all others were refused, as their shopper has to see what changed. */
async function placedAtOnce(carts: readonly Ready[]): Promise<readonly number[]> {
  const ends = await Promise.allSettled(
    carts.map(({ shopper, cart }) => shopper.call(placeOrder, { body: { cartId: cart.id } })),
  );
  for (const end of ends) {
    if (end.status === 'rejected') expect(await refusalOf(Promise.reject(end.reason))).toBe('ORD415');
  }
  return ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value.totals.totalDiscount] : []));
}

test('of carts that an account places at once no more are its second order than one', async () => {
  const consumer = await newConsumer(first.origin);
  const before = await buy(consumer, first.origin, upcs.deck);
  await offer({ wants: { orders: { from: 1, until: 1 } }, concerns: null });
  const carts = await cartsOf(consumer, 6);
  expect(carts.map(({ cart }) => cart.totals.totalDiscount)).toEqual(Array(6).fill(10));
  expect(await placedAtOnce(carts)).toEqual([10]);
  // With one order less, the next one is the second again.
  await consumer.call(cancelOrder, { body: { orderNumber: before.orderNumber } });
  const [next] = await cartsOf(consumer, 1);
  expect(next?.cart.totals.totalDiscount).toBe(10);
});

test('of two welcomes for a first order, each for other goods, an account that orders both at once has one', async () => {
  await offer(
    { wants: { firstOrder: true }, concerns: { masterIds: ['SKDECK01'], categories: [] } },
    { wants: { firstOrder: true }, concerns: { masterIds: ['SKSOCK01'], categories: [] } },
  );
  const carts = await cartsOf(await newConsumer(first.origin), 8, [upcs.deck, upcs.deck, upcs.socks, upcs.socks]);
  expect(carts.map(({ cart }) => cart.totals.totalDiscount)).toEqual([10, 10, 1.99, 1.99, 10, 10, 1.99, 1.99]);
  expect(await placedAtOnce(carts)).toHaveLength(1);
});

test('who is won back is so with one of several orders at once', async () => {
  const consumer = await newConsumer(first.origin);
  await buy(consumer, first.origin, upcs.deck);
  await first.shop.database.pool.query(
    `update orders set placed_at = placed_at - interval '91 days' where owner = $1`,
    [consumer.auth.consumerNo],
  );
  await offer({ wants: { daysSinceOrder: 90 }, concerns: null });
  const carts = await cartsOf(consumer, 4);
  expect(await placedAtOnce(carts)).toEqual([10]);
});

test('orders that have nothing which a further order ends wait for none of each other', async () => {
  await offer({ wants: { orders: { from: 1, until: null } }, concerns: null });
  const consumer = await newConsumer(first.origin);
  await buy(consumer, first.origin, upcs.deck);
  const carts = await cartsOf(consumer, 4);
  expect(await placedAtOnce(carts)).toEqual([10, 10, 10, 10]);
  const { rows } = await first.shop.database.pool.query('select from order_turn where owner = $1', [
    consumer.auth.consumerNo,
  ]);
  expect(rows).toEqual([]);
});
