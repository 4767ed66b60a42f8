import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { updateConsumer } from '@eyelet/contracts/consumer/update.ts';
import { listPointsHistory } from '@eyelet/contracts/loyalty/list-history.ts';
import { listVouchers } from '@eyelet/contracts/loyalty/list-vouchers.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { applyReward } from '@eyelet/contracts/payments/apply-reward.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { earnPoints } from '@eyelet/server/loyalty/earn.ts';
import { expirePoints } from '@eyelet/server/loyalty/expire.ts';
import { takeBackPoints } from '@eyelet/server/loyalty/take-back.ts';
import { buy, cards, readyCart } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { balanceOfPoints, givePoints, newMember } from '@eyelet/testing/loyalty.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const start = new Date('2026-11-22T12:00:00Z');
let now = start;
let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 500, parts: { clock: () => now } });
});
afterAll(async () => {
  expect(await findLedgerFaults(running.shop.database.db)).toEqual([]);
  await running.close();
});

test('an order earns a point for each whole unit paid for goods, once, and its cancellation takes them back [C1.14 C9.32]', async () => {
  const member = await newMember(running);
  // 100.00 and 5.50 of tax.
  const { orderNumber } = await buy(member, running.origin, upcs.deck);
  await announce(running.shop);
  await earnPoints(running.shop, orderNumber);
  expect(await balanceOfPoints(running, member)).toBe(100);
  const { loyaltySummary } = await member.call(readConsumer, { query: { includeLoyaltySummary: true } });
  expect(loyaltySummary?.points.balance).toBe(100);
  await member.call(cancelOrder, { body: { orderNumber } });
  await announce(running.shop);
  await takeBackPoints(running.shop, { orderNumber, cause: 'cancelled' });
  expect(await balanceOfPoints(running, member)).toBe(0);
  const { rows } = await member.call(listPointsHistory, {});
  expect(rows.map(({ reason, points, balance, orderNumber: of }) => [reason, points, balance, of])).toEqual([
    ['taken-back', -100, 0, orderNumber],
    ['earned', 100, 100, orderNumber],
  ]);
});

test('only members earn points, for confirmed orders', async () => {
  const consumer = await newConsumer(running.origin);
  await buy(consumer, running.origin, upcs.deck);
  const member = await newMember(running);
  await buy(member, running.origin, upcs.deck, cards.challenge);
  await announce(running.shop);
  expect(await balanceOfPoints(running, consumer)).toBe(0);
  expect(await balanceOfPoints(running, member)).toBe(0);
});

test('the part paid by a voucher earns nothing', async () => {
  const member = await newMember(running, 200);
  const cart = await readyCart(member, running.origin, upcs.deck);
  await member.call(applyReward, { params: { basketId: cart.id }, body: { appliedLoyaltyVoucher: 200 } });
  await member.call(placeOrder, { body: { cartId: cart.id } });
  await announce(running.shop);
  expect(await balanceOfPoints(running, member)).toBe(90);
});

test('points of a cancelled order that were already spent are settled with the next ones', async () => {
  const member = await newMember(running);
  const first = await buy(member, running.origin, upcs.deck);
  await announce(running.shop);
  const cart = await readyCart(member, running.origin, upcs.socks);
  await member.call(applyReward, { params: { basketId: cart.id }, body: { appliedLoyaltyVoucher: 100 } });
  await member.call(placeOrder, { body: { cartId: cart.id } });
  await announce(running.shop);
  // Socks of 19.90, of which the voucher paid 5.00.
  expect(await balanceOfPoints(running, member)).toBe(14);
  await member.call(cancelOrder, { body: { orderNumber: first.orderNumber } });
  await announce(running.shop);
  expect(await balanceOfPoints(running, member)).toBe(0);
  await buy(member, running.origin, upcs.deck);
  await announce(running.shop);
  expect(await balanceOfPoints(running, member)).toBe(100 - (100 - 14));
});

test('points expire twelve months after the last activity, and not before [C9.32]', async () => {
  const idle = await newMember(running, 300);
  const active = await newMember(running, 300);
  const { pointsExpiryDate } = await idle.call(listVouchers, {});
  expect(pointsExpiryDate).toBe('2027-11-22T12:00:00.000Z');
  now = new Date('2027-05-01T12:00:00Z');
  await givePoints(running, active, 1);
  now = new Date('2027-11-22T12:00:00Z');
  await expirePoints(running.shop);
  expect(await balanceOfPoints(running, idle)).toBe(300);
  now = new Date('2027-11-22T12:00:01Z');
  await Promise.all([expirePoints(running.shop), expirePoints(running.shop)]);
  expect(await balanceOfPoints(running, idle)).toBe(0);
  expect(await balanceOfPoints(running, active)).toBe(301);
  now = start;
});

test('a former member cannot use the points and has them again on joining', async () => {
  const member = await newMember(running, 50);
  const enrol = (optin: boolean) =>
    member.call(updateConsumer, { body: { consumerProfile: { enrollments: [{ type: 'Loyalty', optin }] } } });
  expect((await enrol(false)).loyaltySummary?.points.balance).toBe(0);
  expect((await enrol(true)).loyaltySummary?.points.balance).toBe(50);
  expect((await member.call(listVouchers, {})).currentLoyaltyPoints).toBe(50);
});
