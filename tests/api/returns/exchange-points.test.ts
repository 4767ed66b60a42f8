import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
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
