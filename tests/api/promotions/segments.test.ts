import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { prepareOrder } from '@eyelet/contracts/checkout/prepare-order.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { listPromotions } from '@eyelet/contracts/promotions/list.ts';
import { readReceiptOfCart } from '@eyelet/contracts/receipts/read-of-cart.ts';
import { insertAmountRefund } from '@eyelet/db/refunds/amount-refund.ts';
import { issue } from '@eyelet/domain/ledger/movements.ts';
import type { Wants } from '@eyelet/domain/promotions/conditions/wants.ts';
import { post } from '@eyelet/server/ledger/post.ts';
import { pointsOf } from '@eyelet/server/loyalty/earn.ts';
import { buy, readyCart } from '@eyelet/testing/buy.ts';
import { newConsumer, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { newMember } from '@eyelet/testing/loyalty.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

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

/** Ten percent off the order for what is wanted. */
async function tenthFor(wants: Wants, members: Readonly<{ startsAt?: Date }> = {}) {
  made += 1;
  asking = promotion(`segment-${made}`, { wants, ...members });
  await givePromotions(running, [asking]);
}

const start = (shopper: Shopper) => shopper.call(createCartWithItem, { body: { upc: upcs.deck } });
const discountIn = async (shopper: Shopper) => (await start(shopper)).totals.totalDiscount;
const again = async (shopper: Shopper, basketId: string) =>
  (await shopper.call(readCart, { params: { basketId } })).totals.totalDiscount;
const order = async (consumer: Shopper) => (await buy(consumer, running.origin, upcs.deck)).orderNumber;

async function reasonIn(shopper: Shopper) {
  const { notApplied } = await shopper.call(readReceiptOfCart, { params: { basketId: (await start(shopper)).id } });
  return notApplied.find(({ promotionId }) => promotionId === asking?.id)?.reason;
}

/** Has everything of a consumer happened so many days earlier. */
async function age({ auth }: TestConsumer, days: number) {
  const { pool } = running.shop.database;
  const earlier = [auth.consumerNo, days];
  await pool.query(`update orders set placed_at = placed_at - make_interval(days => $2) where owner = $1`, earlier);
  await pool.query(
    `update consumer set loyalty_opt_in_at = loyalty_opt_in_at - make_interval(days => $2) where id = $1`,
    earlier,
  );
}

test('the second and the third order have it; one that was called off, and one as a guest with the email, is none', async () => {
  await tenthFor({ orders: { from: 1, until: 2 } });
  const consumer = await newConsumer(running.origin);
  expect(await reasonIn(consumer)).toBe('other-segment');
  await buy(await newShopper(running.origin), running.origin, upcs.deck, undefined, { email: consumer.email });
  expect(await discountIn(consumer)).toBe(0);
  const called = await order(consumer);
  const cart = await start(consumer);
  expect(cart.totals.totalDiscount).toBe(10);
  await consumer.call(cancelOrder, { body: { orderNumber: called } });
  expect(await again(consumer, cart.id)).toBe(0);
  await order(consumer);
  await order(consumer);
  expect(await discountIn(consumer)).toBe(10);
  await order(consumer);
  expect(await reasonIn(consumer)).toBe('other-segment');
});

test('what was paid for goods counts for as long as it is said, and no longer once it has come back', async () => {
  await tenthFor({ spent: { amounts: { USD: 10_000 }, days: 30 } });
  const consumer = await newConsumer(running.origin);
  expect(await discountIn(consumer)).toBe(0);
  const orderNumber = await order(consumer);
  const cart = await start(consumer);
  expect(cart.totals.totalDiscount).toBe(10);
  const { pool } = running.shop.database;
  const back = (accepted: number) =>
    pool.query(
      `with sent as (insert into order_return (return_id, order_number, state, created_at) values ($1, $2, 'closed', now())
         on conflict do nothing)
       insert into order_return_line (return_id, order_number, line_no, qty, reason, accepted, restocked)
       select $1, $2, line_no, 1, 'size', $3, $3 from order_line where order_number = $2
       on conflict (return_id, line_no) do update set accepted = excluded.accepted, restocked = excluded.restocked`,
      [`R-${orderNumber}`, orderNumber, accepted],
    );
  await back(0);
  expect(await again(consumer, cart.id)).toBe(10);
  await back(1);
  expect(await again(consumer, cart.id)).toBe(0);
  await back(0);
  await age(consumer, 29);
  expect(await again(consumer, cart.id)).toBe(10);
  await age(consumer, 2);
  expect(await again(consumer, cart.id)).toBe(0);
});

test('money that staff give back without goods lowers what was spent', async () => {
  await tenthFor({ spent: { amounts: { USD: 9_000 }, days: 30 } });
  const consumer = await newConsumer(running.origin);
  const orderNumber = await order(consumer);
  const cart = await start(consumer);
  expect(cart.totals.totalDiscount).toBe(10);
  const { db, pool } = running.shop.database;
  const given = {
    order_number: orderNumber,
    reason: 'goodwill',
    note: '',
    asked_by: 'staff',
    decided_by: null,
    as_credit: false,
  } as const;
  const give = (id: string, amount: number, state: 'waiting' | 'done') =>
    insertAmountRefund(db, { ...given, id, amount, state, asked_at: new Date(), decided_at: null });
  await give(`${orderNumber}-1`, 1_000, 'done');
  await give(`${orderNumber}-2`, 1_000, 'waiting');
  expect(await again(consumer, cart.id)).toBe(10);
  await pool.query(`update amount_refund set state = 'done' where order_number = $1`, [orderNumber]);
  expect(await again(consumer, cart.id)).toBe(0);
  // What was given back of one order lowers no other.
  await pool.query(`update amount_refund set amount = 50000 where order_number = $1`, [orderNumber]);
  await order(consumer);
  expect(await again(consumer, cart.id)).toBe(10);
});

test('who has not ordered for a while is won back, who never has is not, and with the next order it is over', async () => {
  await tenthFor({ daysSinceOrder: 90 });
  const consumer = await newConsumer(running.origin);
  expect(await reasonIn(consumer)).toBe('other-segment');
  await order(consumer);
  expect(await discountIn(consumer)).toBe(0);
  await age(consumer, 90);
  expect((await buy(consumer, running.origin, upcs.deck)).totals.totalDiscount).toBe(10);
  expect(await discountIn(consumer)).toBe(0);
});

test('a tier has it by the points that its member has earned within twelve months, by the thresholds of the market', async () => {
  await tenthFor({ tiers: ['silver', 'gold'] });
  const member = await newMember(running, 5000);
  expect(await reasonIn(member)).toBe('other-tier');
  const earn = (points: number, at: Date) => {
    const key = `points earned segment-${crypto.randomUUID()}`;
    const posting = { key, kind: 'issue', reference: member.auth.consumerNo } as const;
    const entries = issue(pointsOf(member.auth.consumerNo), points);
    return running.shop.database.db.transaction().execute((tx) => post(tx, { ...posting, entries }, at));
  };
  const now = running.shop.clock();
  const silver = running.shop.settings.current()['tiers.silver-US'];
  await earn(silver, new Date(now.getTime() - 367 * 24 * 3600 * 1000));
  expect(await discountIn(member)).toBe(0);
  await earn(silver - 1, now);
  expect(await discountIn(member)).toBe(0);
  await earn(1, now);
  expect(await discountIn(member)).toBe(10);
  expect(await discountIn(await newConsumer(running.origin))).toBe(0);
});

test('a member for long enough has it, and an account of the market, wherever it orders', async () => {
  await tenthFor({ daysAsMember: 30, homeMarkets: ['en-us'] });
  const member = await newMember(running);
  expect(await reasonIn(member)).toBe('other-segment');
  await age(member, 30);
  expect(await discountIn(member)).toBe(10);
  await running.shop.database.pool.query(`update consumer set locale = 'de_DE' where id = $1`, [
    member.auth.consumerNo,
  ]);
  expect(await reasonIn(member)).toBe('other-segment');
});

test('a segment that ends before the order is placed is told at the summary, and the order costs what it says', async () => {
  await tenthFor({ daysSinceOrder: 90 });
  const consumer = await newConsumer(running.origin);
  await order(consumer);
  await age(consumer, 90);
  const cart = await readyCart(consumer, running.origin, upcs.deckLarger);
  expect(cart.totals.totalDiscount).toBe(10);
  await running.shop.database.pool.query(`update orders set placed_at = now() where owner = $1`, [
    consumer.auth.consumerNo,
  ]);
  const summary = await consumer.call(prepareOrder, { body: { basketId: cart.id } });
  expect(summary.totals.totalDiscount).toBe(0);
  expect(summary.flash).toMatchObject([{ message: expect.stringContaining(`Name of ${asking?.id}`) }]);
  const placed = await consumer.call(placeOrder, { body: { cartId: cart.id } });
  expect(placed.totals.totalDiscount).toBe(0);
});

test('a guest is in no segment, and the page of the promotions tells nobody what an account has bought', async () => {
  await tenthFor({ spent: { amounts: { USD: 1 }, days: 30 } });
  const guest = await newShopper(running.origin);
  expect(await reasonIn(guest)).toBe('other-segment');
  const { promotions } = await guest.call(listPromotions, {});
  expect(promotions.find(({ promotionId }) => promotionId === asking?.id)).toMatchObject({ shoppers: 'selected' });
});

test('a cart is read with as many statements as before, and segments are read only while a promotion asks for them', async () => {
  const consumer = await newConsumer(running.origin);
  const { id } = await start(consumer);
  const query = vi.spyOn(running.shop.database.pool, 'query');
  const statements = async () => {
    query.mockClear();
    await again(consumer, id);
    return query.mock.calls.map(([one]) => (one as unknown as Readonly<{ name: string }>).name);
  };
  const before = await statements();
  expect(before).toContain('cart-find');
  await tenthFor({ orders: { from: 1, until: null } }, { startsAt: new Date('2040-01-01T00:00:00Z') });
  expect(await statements()).toEqual(before);
  await tenthFor({ orders: { from: 1, until: null } });
  const asking = before.map((name) => (name === 'cart-find' ? 'cart-find-shopper-segment' : name));
  expect(await statements()).toEqual(asking);
  query.mockRestore();
});

test('the cart of a guest is read without asking what only an account has', async () => {
  const guest = await newShopper(running.origin);
  const { id } = await start(guest);
  await tenthFor({ orders: { from: 1, until: null } });
  const query = vi.spyOn(running.shop.database.pool, 'query');
  await again(guest, id);
  const names = query.mock.calls.map(([one]) => (one as unknown as Readonly<{ name: string }>).name);
  query.mockRestore();
  expect(names).toContain('cart-find');
});
