import { readReport } from '@eyelet/contracts/reports/read.ts';
import { countPastOrders, pastOrders } from '@eyelet/db/promotions/past-orders.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { statementsOf } from '@eyelet/testing/statements.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliver } from '../order-desk/orders.ts';
import {
  bought,
  type Desk,
  decide,
  delivered,
  exchangeStyle,
  exchangesOf,
  madeOf,
  moneyOf,
  papersOf,
  send,
  settleEvents,
  sizes,
  withdraw,
} from './exchanges.ts';

let desk: Desk;
let shopper: Shopper;
beforeAll(async () => {
  const running = await startStockedShop({ onHand: 100, further: [exchangeStyle], parts: { clock: () => bought } });
  desk = { running, staff: await newStaff(running, { roles: ['owner'] }) };
});
beforeEach(async () => {
  shopper = await newShopper(desk.running.origin);
});
afterAll(() => desk.running.close());

const { blue40, blue41 } = sizes;

test('papers of an exchange: what came back is credited, and what replaces it has an invoice', async () => {
  const order = await delivered(desk, shopper, [[blue40, 1]]);
  const total = Math.round(order.totals.total * 100);
  const { returnId } = await send(desk, shopper, order, [{ upc: blue40, exchange: sizes.plain40 }]);
  await decide(desk, order, returnId, [{ upc: blue40, accepted: 1 }]);
  const made = await madeOf(shopper, order);
  expect(await papersOf(desk, order.orderNumber)).toMatchObject([
    { kind: 'credit note', total },
    { kind: 'invoice', total },
  ]);
  expect(await papersOf(desk, made.orderNumber)).toEqual([{ kind: 'invoice', total: total - 2110, tax: 440 }]);
});

test('reports count what was sold once, and give back what was given back', async () => {
  const figures = async () => {
    const { totals } = await desk.staff.call(readReport, { query: { days: 1, market: 'en-us' } });
    return totals[0];
  };
  const before = await figures();
  const order = await delivered(desk, shopper, [[blue40, 1]]);
  const { returnId } = await send(desk, shopper, order, [{ upc: blue40, exchange: blue41 }]);
  await decide(desk, order, returnId, [{ upc: blue40, accepted: 1 }]);
  const made = await madeOf(shopper, order);
  const kept = await figures();
  expect((kept?.sales ?? 0) - (before?.sales ?? 0)).toBeCloseTo(order.totals.total);
  expect([kept?.orders, kept?.units]).toEqual([(before?.orders ?? 0) + 1, (before?.units ?? 0) + 1]);
  expect(kept?.refunded).toBe(before?.refunded);
  await deliver(desk.staff, made);
  const back = await send(desk, shopper, made, [{ upc: blue41 }]);
  await decide(desk, made, back.returnId, [{ upc: blue41, accepted: 1 }]);
  const after = await figures();
  expect((after?.refunded ?? 0) - (before?.refunded ?? 0)).toBeCloseTo(order.totals.total);
  expect(after?.sales).toBe(kept?.sales);
});

test('what was exchanged is one sale for a simulated promotion', async () => {
  const { db } = desk.running.shop.database;
  const [since, until] = [-1, 1].map((days) => new Date(bought.getTime() + days * 24 * 3_600_000));
  if (!since || !until) throw new Error('a period');
  const before = await countPastOrders(db, since, until);
  const order = await delivered(desk, shopper, [[blue40, 1]]);
  const { returnId } = await send(desk, shopper, order, [{ upc: blue40, exchange: blue41 }]);
  await decide(desk, order, returnId, [{ upc: blue40, accepted: 1 }]);
  const made = await madeOf(shopper, order);
  expect(await countPastOrders(db, since, until)).toBe(before + 1);
  const read = await pastOrders(db, { since, until, after: undefined, limit: 100 });
  const numbers = read.map(({ order_number }) => order_number);
  expect(numbers).toContain(order.orderNumber);
  expect(numbers).not.toContain(made.orderNumber);
});

const changing = /update "?(return_exchange|order_return_line|carried_payment)\b/;

test('a return of several exchanges is decided, and its order cancelled, with no more statements than one', async () => {
  const counts: number[] = [];
  for (const wanted of [[blue40], [blue40, blue41, sizes.red40]]) {
    const order = await delivered(
      desk,
      shopper,
      wanted.map((upc) => [upc, 1]),
    );
    const { returnId } = await send(
      desk,
      shopper,
      order,
      wanted.map((upc) => ({ upc, exchange: sizes.plain40 })),
    );
    const accepted = wanted.map((upc) => ({ upc, accepted: 1 }));
    const statements = await statementsOf(async () => {
      await decide(desk, order, returnId, accepted);
      await withdraw(shopper, order, returnId);
      await settleEvents(desk);
    });
    counts.push(statements.filter((text) => changing.test(text)).length);
    expect((await exchangesOf(shopper, order)).map((exchange) => exchange?.state)).toEqual(
      wanted.map(() => 'withdrawn'),
    );
    expect((await moneyOf(desk, order.orderNumber)).refunded).toBe(Math.round(order.totals.total * 100));
  }
  const [one = 0, several] = counts;
  expect(one).toBeGreaterThan(0);
  expect(several).toBe(one);
});
