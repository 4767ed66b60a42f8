import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readStanding } from '@eyelet/contracts/loyalty/read-standing.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { applyReward } from '@eyelet/contracts/payments/apply-reward.ts';
import { listReturnItems } from '@eyelet/contracts/returns/list-items.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { makeReady } from '@eyelet/testing/buy.ts';
import type { TestConsumer } from '@eyelet/testing/consumer.ts';
import { balanceOfPoints, newMember } from '@eyelet/testing/loyalty.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver } from '../order-desk/orders.ts';
import { type Desk, decide, delivered, exchangeStyle, send, settleEvents, sizes } from './exchanges.ts';

let desk: Desk;
beforeAll(async () => {
  const running = await startStockedShop({ onHand: 100, further: [exchangeStyle] });
  desk = { running, staff: await newStaff(running, { roles: ['owner'] }) };
});
afterAll(async () => {
  expect(await findLedgerFaults(desk.running.shop.database.db)).toEqual([]);
  await desk.running.close();
});

const { blue40, blue41, plain40 } = sizes;

async function madeOf(member: TestConsumer, orderId: string) {
  const { returns } = await member.call(listReturnItems, { params: { orderId }, body: {} });
  const orderNumber = returns.flatMap(({ items }) => items.flatMap(({ exchange }) => exchange?.orderNumber ?? []))[0];
  return member.call(readPurchase, { params: { orderId: orderNumber ?? expect.fail('no order') } });
}

test('points stay as they were while a pair is exchanged, also of points that are spent, and go with it in the end [C9.32]', async () => {
  const member = await newMember(desk.running);
  const order = await delivered(desk, member, [[blue40, 1]]);
  expect(await balanceOfPoints(desk.running, member)).toBe(100);
  const { returnId } = await send(desk, member, order, [{ upc: blue40, exchange: blue41 }]);
  await decide(desk, order, returnId, [{ upc: blue40, accepted: 1 }]);
  expect(await balanceOfPoints(desk.running, member)).toBe(100);
  const made = await madeOf(member, order.orderNumber);
  await deliver(desk.staff, made);
  const cheaper = await send(desk, member, made, [{ upc: blue41, exchange: plain40 }]);
  await decide(desk, made, cheaper.returnId, [{ upc: blue41, accepted: 1 }]);
  // What was given back in money has no points any more.
  expect(await balanceOfPoints(desk.running, member)).toBe(80);
  const last = await madeOf(member, made.orderNumber);
  await deliver(desk.staff, last);
  const back = await send(desk, member, last, [{ upc: plain40 }]);
  await decide(desk, last, back.returnId, [{ upc: plain40, accepted: 1 }]);
  expect(await balanceOfPoints(desk.running, member)).toBe(0);
});

test('what a voucher has paid earns nothing when it is exchanged either [C9.32]', async () => {
  const member = await newMember(desk.running, 100);
  const { id } = await member.call(createCartWithItem, { body: { upc: blue40 } });
  await member.call(applyReward, { params: { basketId: id }, body: { appliedLoyaltyVoucher: 100 } });
  await makeReady(member, desk.running.origin, id);
  const order = await member.call(placeOrder, { body: { cartId: id } });
  await settleEvents(desk);
  await deliver(desk.staff, order);
  expect(await balanceOfPoints(desk.running, member)).toBe(95);
  const { returnId } = await send(desk, member, order, [{ upc: blue40, exchange: blue41 }]);
  await decide(desk, order, returnId, [{ upc: blue40, accepted: 1 }]);
  expect(await balanceOfPoints(desk.running, member)).toBe(95);
  const made = await madeOf(member, order.orderNumber);
  await deliver(desk.staff, made);
  const back = await send(desk, member, made, [{ upc: blue41 }]);
  await decide(desk, made, back.returnId, [{ upc: blue41, accepted: 1 }]);
  // The voucher's points are there again, and those of the pair are gone.
  expect(await balanceOfPoints(desk.running, member)).toBe(100);
});

/** Swaps the pair of an order for the next size; gives the order of that. */
async function swapped(member: TestConsumer, order: Order): Promise<Order> {
  const { returnId } = await send(desk, member, order, [{ upc: blue40, exchange: blue41 }]);
  await decide(desk, order, returnId, [{ upc: blue40, accepted: 1 }]);
  const made = await madeOf(member, order.orderNumber);
  await deliver(desk.staff, made);
  return made;
}

test.each([
  ['silver', [100, 100, 100, 125]],
  ['gold', [100, 100, 100, 125, 125, 125, 125]],
] as const)(
  'a %s member has the same points and tier after swaps of pairs of any tier, and loses them with the pairs',
  async (tier, earned) => {
    const member = await newMember(desk.running);
    const orders: Order[] = [];
    for (const _ of earned) orders.push(await delivered(desk, member, [[blue40, 1]]));
    const total = earned.reduce<number>((sum, points) => sum + points, 0);
    const standing = { tier, earnedPoints: total };
    const [first, last] = [orders[0] ?? expect.fail(), orders.at(-1) ?? expect.fail()];
    expect(await member.call(readStanding, {})).toMatchObject(standing);
    await swapped(member, first);
    expect(await member.call(readStanding, {})).toMatchObject(standing);
    const made = await swapped(member, last);
    expect(await member.call(readStanding, {})).toMatchObject(standing);
    expect(await balanceOfPoints(desk.running, member)).toBe(total);
    const back = await send(desk, member, made, [{ upc: blue41 }]);
    await decide(desk, made, back.returnId, [{ upc: blue41, accepted: 1 }]);
    expect(await balanceOfPoints(desk.running, member)).toBe(total - 125);
  },
);

test('points of a tier that is lost meanwhile stay as they were when its pairs are swapped', async () => {
  const member = await newMember(desk.running);
  const orders: Order[] = [];
  for (let one = 0; one < 3; one++) orders.push(await delivered(desk, member, [[blue40, 1]]));
  const pairs = await delivered(desk, member, [[blue40, 2]]);
  expect(await balanceOfPoints(desk.running, member)).toBe(300 + 250);
  for (const order of orders) {
    const { returnId } = await send(desk, member, order, [{ upc: blue40 }]);
    await decide(desk, order, returnId, [{ upc: blue40, accepted: 1 }]);
  }
  expect(await member.call(readStanding, {})).toMatchObject({ tier: 'member', earnedPoints: 250 });
  const { returnId } = await send(desk, member, pairs, [{ upc: blue40, qty: 2, exchange: blue41 }]);
  await decide(desk, pairs, returnId, [{ upc: blue40, accepted: 2 }]);
  expect(await balanceOfPoints(desk.running, member)).toBe(250);
  const made = await madeOf(member, pairs.orderNumber);
  await deliver(desk.staff, made);
  for (const left of [125, 0]) {
    const back = await send(desk, member, made, [{ upc: blue41 }]);
    await decide(desk, made, back.returnId, [{ upc: blue41, accepted: 1 }]);
    expect(await balanceOfPoints(desk.running, member)).toBe(left);
  }
});
