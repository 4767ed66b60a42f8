import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import { settleReturn } from '@eyelet/contracts/return-desk/settle.ts';
import { withdrawExchange } from '@eyelet/contracts/returns/withdraw-exchange.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { lapseExchanges } from '@eyelet/server/returns/lapse-exchanges.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { setStock, startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Desk,
  decide,
  delivered,
  exchangeStyle,
  itemOf,
  moneyOf,
  send,
  settleEvents,
  sizes,
  stockOf,
} from '../api/returns/exchanges.ts';

let desk: Desk;
let ahead = 0;
beforeAll(async () => {
  const clock = () => new Date(Date.now() + ahead);
  const running = await startStockedShop({ onHand: 100, further: [exchangeStyle], parts: { clock } });
  desk = { running, staff: await newStaff(running, { roles: ['owner'] }) };
});
afterAll(() => desk.running.close());

const { blue40, blue41, blue42, red40 } = sizes;

async function shopperWith(upc: string) {
  const shopper = await newShopper(desk.running.origin);
  return { shopper, order: await delivered(desk, shopper, [[upc, 1]]) };
}

test('of shoppers who want the last piece at once, to exchange or to buy, one has it', async () => {
  const rivals = await Promise.all([blue40, blue40, blue40].map(shopperWith));
  const buyer = await newShopper(desk.running.origin);
  await setStock(desk.running, blue42, 1);
  const outcomes = await Promise.all([
    ...rivals.map(async ({ shopper, order }) => {
      const { status, errorId } = await send(desk, shopper, order, [{ upc: blue40, exchange: blue42 }]);
      if (status !== 200) expect(errorId).toBe('INV409');
      return status === 200;
    }),
    buy(buyer, desk.running.origin, blue42).then(
      () => true,
      () => false,
    ),
  ]);
  expect(outcomes.filter((isDone) => isDone)).toHaveLength(1);
  const { onHand, reserved } = await stockOf(desk, blue42);
  expect(onHand - reserved).toBe(0);
  // Whoever did not get it can still send the pair back for money, or for what there is.
  for (const [index, { shopper, order }] of rivals.entries()) {
    if (outcomes[index]) continue;
    expect(await send(desk, shopper, order, [{ upc: blue40, exchange: blue41 }])).toMatchObject({ status: 200 });
  }
});

test('sizes that are exchanged for each other at once do not wait for each other for ever', async () => {
  const stock = async () => [await stockOf(desk, blue40), await stockOf(desk, blue41)];
  const upcs = Array.from({ length: 6 }, (_, index) => (index % 2 ? blue40 : blue41));
  const all = await Promise.all(upcs.map(shopperWith));
  const before = await stock();
  const sent = await Promise.all(
    all.map(({ shopper, order }, index) => {
      const upc = upcs[index] as string;
      return send(desk, shopper, order, [{ upc, exchange: upc === blue40 ? blue41 : blue40 }]);
    }),
  );
  await Promise.all(
    all.map(({ order }, index) => {
      const upc = upcs[index] as string;
      return decide(desk, order, sent[index]?.returnId ?? '', [{ upc, accepted: 1 }]);
    }),
  );
  // As many came back of each size as were sent.
  expect(await stock()).toEqual(before);
});

test('of taking money and being exchanged at once one happens, and of both with the end of the time too', async () => {
  for (let round = 0; round < 4; round++) {
    const { shopper, order } = await shopperWith(blue40);
    const before = await stockOf(desk, red40);
    const { returnId } = await send(desk, shopper, order, [{ upc: blue40, exchange: red40 }]);
    const params = { orderId: order.orderNumber };
    const body = { returnId, itemId: itemOf(order, blue40) };
    if (round % 2) ahead += 15 * 24 * 3_600_000;
    desk = { ...desk, staff: await newStaff(desk.running, { roles: ['owner'] }) };
    const outcomes = await Promise.allSettled([
      ...(round % 2 ? [] : [shopper.call(withdrawExchange, { params, body })]),
      decide(desk, order, returnId, [{ upc: blue40, accepted: 1 }]),
      ...(round % 2 ? [lapseExchanges(desk.running.shop)] : []),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    await settleEvents(desk);
    const after = await stockOf(desk, red40);
    const { refunded } = await moneyOf(desk, order.orderNumber);
    const isSent = after.onHand < before.onHand;
    expect(after.reserved).toBe(before.reserved);
    expect(refunded).toBe(isSent ? 0 : Math.round(order.totals.total * 100));
  }
});

/** A connection besides the shop's, and how many others wait for a lock. */
async function outsider() {
  const outside = new pg.Client({ connectionString: desk.running.databaseUrl });
  await outside.connect();
  const waiting = async () => {
    // A transaction sees the activity of when it first looked until it says otherwise.
    await outside.query('select pg_stat_clear_snapshot()');
    const { rows } = await outside.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0]?.count ?? 0;
  };
  return { outside, waiting };
}

test('a return is decided while the money of an exchange of the same order goes back, and both come about', async () => {
  const shopper = await newShopper(desk.running.origin);
  const order = await delivered(desk, shopper, [
    [blue40, 1],
    [blue41, 1],
  ]);
  const first = await send(desk, shopper, order, [{ upc: blue40, exchange: blue42 }]);
  await decide(desk, order, first.returnId, [{ upc: blue40, accepted: 1 }]);
  const second = await send(desk, shopper, order, [{ upc: blue41 }]);
  const params = { returnId: second.returnId };
  const { version } = await desk.staff.call(receiveReturn, { params });
  await settleEvents(desk);
  const orderId = order.orderNumber;
  const body = { returnId: first.returnId, itemId: itemOf(order, blue40) };
  await shopper.call(withdrawExchange, { params: { orderId }, body });
  const { outside, waiting } = await outsider();
  try {
    // Both come to the payments, one after the other, before either may have them.
    await outside.query('begin');
    await outside.query('select from order_payment where order_number = $1 for update', [orderId]);
    const announced = announce(desk.running.shop);
    await expect.poll(waiting, { timeout: 10_000, interval: 5 }).toBe(1);
    const items = [{ itemId: itemOf(order, blue41), accepted: 1, restocked: 1, note: '' }];
    const decided = desk.staff.call(settleReturn, { params, body: { version, items } });
    await expect.poll(waiting, { timeout: 10_000, interval: 5 }).toBeGreaterThan(1);
    await outside.query('rollback');
    await Promise.all([announced, expect(decided).resolves.toMatchObject({ state: 'closed' })]);
  } finally {
    await outside.end();
  }
  await settleEvents(desk);
  const { refunded } = await moneyOf(desk, orderId);
  expect(refunded).toBe(Math.round(order.totals.total * 100));
});

test('exchanges that are asked for on every connection at once are all answered', async () => {
  const { pool } = desk.running.shop.database;
  const { shopper, order } = await shopperWith(blue40);
  const { outside, waiting } = await outsider();
  try {
    // All of them wait for the order, with a connection each, so that none is left for whoever has it then.
    await outside.query('begin');
    await outside.query('select from orders where order_number = $1 for update', [order.orderNumber]);
    const asked = Array.from({ length: pool.options.max }, () =>
      send(desk, shopper, order, [{ upc: blue40, exchange: blue41 }]),
    );
    await expect.poll(waiting, { timeout: 10_000 }).toBe(pool.options.max);
    await outside.query('rollback');
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ returnId }) => returnId)).size).toBe(1);
  } finally {
    await outside.end();
  }
});
