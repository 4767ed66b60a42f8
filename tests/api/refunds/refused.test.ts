import { randomUUID } from 'node:crypto';
import { readHome } from '@eyelet/contracts/home/read.ts';
import { cancelDeskOrder } from '@eyelet/contracts/order-desk/cancel.ts';
import { cancelDeskItems } from '@eyelet/contracts/order-desk/cancel-items.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { readOrderTimeline } from '@eyelet/contracts/order-desk/read-timeline.ts';
import { listMovements } from '@eyelet/contracts/payment-desk/list.ts';
import { readDeskPayment } from '@eyelet/contracts/payment-desk/read.ts';
import { tryRefundAgain } from '@eyelet/contracts/payment-desk/try-refund.ts';
import { giveRefund } from '@eyelet/contracts/refunds/give.ts';
import { listRefunds } from '@eyelet/contracts/refunds/list.ts';
import { findCaptureFaults } from '@eyelet/db/captures/faults.ts';
import { bookedBetween, bookedNamed } from '@eyelet/db/settlements/booked.ts';
import { captureAgain } from '@eyelet/server/payments/capture-again.ts';
import { receiveNotices } from '@eyelet/server/payments/receive-notices.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellDispute } from '../disputes/told.ts';
import { deliver } from '../order-desk/orders.ts';
import { decide, mailsOf, papersOf, send } from '../returns/exchanges.ts';
import { follow, paidOrder, refusedOf, refusedRefund, tellRefund } from './refunded.ts';

let running: RunningShop;
let desk: TestStaff;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 200 });
  desk = await newStaff(running, { roles: ['owner'], name: 'Ada Brink' });
});
afterAll(() => running.close());

const query = async <T extends object>(text: string, ...values: readonly unknown[]) =>
  (await running.shop.database.pool.query<T>(text, [...values])).rows;

/** What of an order is at its payer again, in minor units: what the provider gave back, and the bank has not returned. */
const arrived = async (orderNumber: string) => {
  const [row] = await query<{ amount: number }>(
    `select coalesce(sum(moved.amount), 0)::int as amount from sandbox_movement as moved
     join sandbox_payment as payment on payment.id = moved.payment_id join order_payment using (idempotency_key)
     where order_number = $1 and kind = 'refund' and not exists (
       select from payment_notice where payment_key = moved.key and topic = 'refund' and not success)`,
    orderNumber,
  );
  return row?.amount;
};

/** What the payments of an order say was given back. */
const booked = async (orderNumber: string) =>
  (await query<{ refunded: number }>(`select refunded from order_payment where order_number = $1`, orderNumber)).map(
    ({ refunded }) => refunded,
  );

const credited = async (orderNumber: string) =>
  (await papersOf({ running }, orderNumber)).filter(({ kind }) => kind === 'credit note').map(({ total }) => total);

const tell = (key: string, success: boolean) => tellRefund(running, key, success);

type Named = Readonly<{ paymentKey: string; refundKey: string }>;

const tryAgain = ({ paymentKey, refundKey }: Named, by = desk, tryId: string = randomUUID()) =>
  by.call(tryRefundAgain, { params: { paymentKey, refundKey, tryId } });

test('a refused refund by amount is tried again as itself: its money arrives once, and there is one mail and one credit note', async () => {
  const refused = await refusedRefund(running, desk);
  const { orderNumber, refundId, paymentKey, refundKey } = refused;
  expect(refused).toMatchObject({ cause: 'amount', amount: 20, method: 'CREDIT_CARD' });
  expect(await arrived(orderNumber)).toBe(0);
  const mails = await mailsOf({ running }, orderNumber);
  const answer = await tryAgain(refused);
  expect(answer.refunds).toMatchObject([{ refundKey, state: 'asked' }]);
  expect(answer.tries).toMatchObject([{ refundKey, amount: 20, by: 'Ada Brink' }]);
  await follow(running);
  const { refunds, refused: left, refundable } = await desk.call(listRefunds, { params: { orderNumber } });
  expect(refunds).toMatchObject([{ refundId, state: 'done', money: 'refunded' }]);
  expect([left, refundable]).toEqual([[], 85.5]);
  expect([await arrived(orderNumber), await booked(orderNumber)]).toEqual([2000, [2000]]);
  expect(await mailsOf({ running }, orderNumber)).toEqual(mails);
  expect(mails.filter((kind) => kind === 'refund-given')).toHaveLength(1);
  expect(await credited(orderNumber)).toEqual([2000]);
  // The words of the provider on both tries are told.
  await tell(`${refundKey}-try-2`, true);
  const { notices } = await desk.call(readDeskPayment, { params: { paymentKey } });
  expect(notices.filter(({ topic }) => topic === 'refund').map(({ success }) => success)).toEqual([false, true]);
  // A report of the provider names the try that has succeeded.
  const named = await bookedNamed(running.shop.database.db, 'sandbox', [refundKey, `${refundKey}-try-2`]);
  expect(named).toMatchObject([{ kind: 'refund', key: `${refundKey}-try-2`, amount: 2000 }]);
});

test('who has tried it again is in the timeline and the audit, and outside systems hear of the refund once', async () => {
  const refused = await refusedRefund(running, desk);
  const { orderNumber, refundKey } = refused;
  const tryId = randomUUID();
  await tryAgain(refused, desk, tryId);
  const { entries } = await desk.call(readOrderTimeline, { params: { orderNumber } });
  expect(entries.filter(({ kind }) => kind === 'refund-try')).toMatchObject([
    { author: 'Ada Brink', triedAgain: { tryId, amount: 20 } },
  ]);
  const audit = `select after from audit where subject_id = $1 and action = 'paymentDesk.tryRefund'`;
  expect(await query(audit, orderNumber)).toEqual([{ after: { refundKey, tryId, amount: 20 } }]);
  const facts = `select name from event where name in ('refund.given', 'refund.decided') and (subject = $1 or subject = $2)`;
  expect(await query(facts, orderNumber, refundKey)).toHaveLength(2);
});

test('what a return, canceled items and a canceled order give back is tried again, and the papers say as much as arrives', async () => {
  const returned = await paidOrder(running);
  await deliver(desk, returned.order);
  const { returnId } = await send({ running, staff: desk }, returned.shopper, returned.order, [{ upc: upcs.deck }]);
  await decide({ running, staff: desk }, returned.order, returnId, [{ upc: upcs.deck, accepted: 1 }]);
  const items = await paidOrder(running);
  const [item] = items.order.items;
  await desk.call(cancelDeskItems, {
    params: { orderNumber: items.orderNumber, cancellationId: randomUUID() },
    body: { reason: 'Not to be had', items: [{ itemId: item?.id ?? '', qty: 1 }] },
  });
  const whole = await paidOrder(running);
  await desk.call(cancelDeskOrder, { params: { orderNumber: whole.orderNumber }, body: { reason: 'Asked' } });
  const causes: string[] = [];
  for (const { orderNumber } of [returned, items, whole]) {
    const refused = await refusedOf(running, desk, orderNumber);
    causes.push(...refused.map(({ cause }) => cause));
    const before = [await mailsOf({ running }, orderNumber), await credited(orderNumber)];
    expect([await arrived(orderNumber), await booked(orderNumber)]).toEqual([0, [0]]);
    expect((await desk.call(listRefunds, { params: { orderNumber } })).refundable).toBe(0);
    for (const one of refused) await tryAgain(one);
    await follow(running);
    expect([await arrived(orderNumber), await credited(orderNumber)]).toEqual([10_550, [10_550]]);
    expect([await mailsOf({ running }, orderNumber), await credited(orderNumber)]).toEqual(before);
  }
  expect(causes).toEqual(['return', 'cancellation', 'cancellation']);
});

test('money that was refused is kept for its refund: nothing else of the order gives it back, and papers never say it twice', async () => {
  const refused = await refusedRefund(running, desk, 40);
  const { orderNumber } = refused;
  const give = (amount: number) => {
    const params = { orderNumber, refundId: randomUUID() };
    return desk.call(giveRefund, { params, body: { amount, reason: 'price', note: '' } });
  };
  expect(await refusalOf(give(65.51))).toBe('STF468');
  await desk.call(cancelDeskOrder, { params: { orderNumber }, body: { reason: 'Asked' } });
  await follow(running);
  expect(await arrived(orderNumber)).toBe(6550);
  await tryAgain(refused);
  await follow(running);
  expect([await arrived(orderNumber), await booked(orderNumber)]).toEqual([10_550, [10_550]]);
  expect((await credited(orderNumber)).toSorted((one, other) => one - other)).toEqual([4000, 6550]);
});

test('of two people one tries it again and the other is told, whoever repeats it does nothing, and late words on the first try change nothing', async () => {
  const refused = await refusedRefund(running, desk);
  const { orderNumber, refundKey } = refused;
  const other = await newStaff(running, { roles: ['care'] });
  const tryId = randomUUID();
  const outcomes = await Promise.all([
    refusalOf(tryAgain(refused, desk, tryId)).catch(() => 'tried'),
    refusalOf(tryAgain(refused, other)).catch(() => 'tried'),
  ]);
  expect(outcomes.toSorted()).toEqual(['STF497', 'tried']);
  if (outcomes[0] === 'tried') await Promise.all([1, 2].map(() => tryAgain(refused, desk, tryId)));
  // Of the key that has failed, whatever its provider says.
  await tell(refundKey, false);
  await tell(refundKey, true);
  expect((await desk.call(listRefunds, { params: { orderNumber } })).refunds).toMatchObject([{ money: 'asked' }]);
  await follow(running);
  await tell(refundKey, false);
  expect((await desk.call(listRefunds, { params: { orderNumber } })).refunds).toMatchObject([{ money: 'refunded' }]);
  expect(await arrived(orderNumber)).toBe(2000);
  expect(await refusalOf(tryAgain(refused))).toBe('STF497');
});

test('a try that is refused, too, is tried once more', async () => {
  const refused = await refusedRefund(running, desk);
  const { orderNumber, refundKey } = refused;
  await tryAgain(refused);
  await follow(running);
  await tell(`${refundKey}-try-2`, false);
  expect([await arrived(orderNumber), await booked(orderNumber)]).toEqual([0, [0]]);
  await tryAgain(refused);
  await follow(running);
  expect([await arrived(orderNumber), await booked(orderNumber)]).toEqual([2000, [2000]]);
  expect(await credited(orderNumber)).toEqual([2000]);
});

test('never more than is left is given: not while a bank takes the money back, nor what was refused before it was kept', async () => {
  const contested = await refusedRefund(running, desk);
  await tellDispute(running, contested.orderNumber, { step: 'opened', minute: 1 });
  expect(await refusalOf(tryAgain(contested))).toBe('STF498');
  const old = await refusedRefund(running, desk);
  await query(`update order_refund set kept = false where refund_key = $1`, old.refundKey);
  expect(await refusalOf(tryAgain(old))).toBe('STF498');
  const keptOf = async ({ paymentKey }: Named) => {
    const { refunds } = await desk.call(readDeskPayment, { params: { paymentKey } });
    return refunds.map(({ state, isKept }) => [state, isKept]);
  };
  expect([await keptOf(contested), await keptOf(old)]).toEqual([[['refused', true]], [['refused', false]]]);
  await follow(running);
  expect([await arrived(contested.orderNumber), await arrived(old.orderNumber)]).toEqual([0, 0]);
});

test('a report of the day of a further try has the refund, and none of the day of the first', async () => {
  const { shop } = running;
  const refused = await refusedRefund(running, desk);
  const { orderNumber, refundKey } = refused;
  await query(`update order_refund set at = at - interval '3 days' where refund_key = $1`, refundKey);
  const bookedOn = async (daysAgo: number) => {
    const at = (days: number) => new Date(shop.clock().getTime() - days * 24 * 3_600_000);
    const booked = await bookedBetween(shop.database.db, 'sandbox', {
      from: at(daysAgo + 0.5),
      before: at(daysAgo - 0.5),
    });
    return booked.filter(({ key }) => key.startsWith(orderNumber) && key.includes(refundKey)).map(({ key }) => key);
  };
  await tryAgain(refused);
  await follow(running);
  expect([await bookedOn(3), await bookedOn(0)]).toEqual([[], [`${refundKey}-try-2`]]);
});

/** Has the provider say that it has not captured, after all, what it had taken on as a whole; the key of the payment. */
async function refuseWhole(orderNumber: string): Promise<string> {
  const [payment] = await query<{ key: string }>(
    `select idempotency_key as key from order_payment where order_number = $1`,
    orderNumber,
  );
  const key = payment?.key ?? '';
  await receiveNotices(running.shop, { id: randomUUID(), topic: 'capture', key, success: false });
  return key;
}

test('a whole payment that its provider refuses later is seen at the payment and at home, and captured again', async () => {
  const waiting = async () =>
    (await desk.call(readHome, {})).tasks.find(({ kind }) => kind === 'captures-refused')?.count ?? 0;
  const before = await waiting();
  const { orderNumber } = await paidOrder(running);
  const paymentKey = await refuseWhole(orderNumber);
  await refuseWhole(orderNumber);
  const read = () => desk.call(readDeskPayment, { params: { paymentKey } });
  const captures = [{ state: 'refused', reason: 'whole', amount: 105.5 }];
  expect(await read()).toMatchObject({ captured: 0, held: 105.5, refused: 105.5, captures });
  expect(await waiting()).toBe(before + 1);
  // Nothing is given back of what was not taken.
  const params = { orderNumber, refundId: randomUUID() };
  await desk.call(giveRefund, { params, body: { amount: 20, reason: 'price', note: '' } });
  await follow(running);
  expect(await arrived(orderNumber)).toBe(0);
  await query(`update order_capture set next_try_at = $2 where order_number = $1`, orderNumber, running.shop.clock());
  await captureAgain(running.shop);
  await follow(running);
  expect(await read()).toMatchObject({ captured: 105.5, held: 0, refused: 0, captures: [{ state: 'captured' }] });
  expect([await arrived(orderNumber), await waiting()]).toEqual([2000, before]);
  expect(await query(`select from event where name = 'order.paid' and subject = $1`, orderNumber)).toHaveLength(1);
  expect(await findCaptureFaults(running.shop.database.db)).toEqual([]);
});

test('a refused refund of what is never captured is over with it, and another one waits for what is kept for it', async () => {
  const refused = await refusedRefund(running, desk, 40);
  const { orderNumber, paymentKey } = refused;
  await refuseWhole(orderNumber);
  await query(`update order_capture set next_try_at = null where order_number = $1`, orderNumber);
  // Of 105.50, 60 are taken: 40 of them are kept, so that 30 wait.
  await query(`update order_payment set taken = 6000 where idempotency_key = $1`, paymentKey);
  const params = { orderNumber, refundId: randomUUID() };
  await desk.call(giveRefund, { params, body: { amount: 30, reason: 'price', note: '' } });
  await follow(running);
  expect(await arrived(orderNumber)).toBe(0);
  await query(`update order_payment set taken = 0 where idempotency_key = $1`, paymentKey);
  await desk.call(cancelDeskOrder, { params: { orderNumber }, body: { reason: 'Asked' } });
  await follow(running);
  expect((await desk.call(listRefunds, { params: { orderNumber } })).refused).toEqual([]);
  expect([await arrived(orderNumber), await booked(orderNumber)]).toEqual([0, [10_550]]);
  expect(await findCaptureFaults(running.shop.database.db)).toEqual([]);
});

test('goods are not sent again of an order whose money was all given back, although a bank has returned it', async () => {
  const { order, orderNumber } = await paidOrder(running);
  await deliver(desk, order);
  const units = async () => {
    const { shipments } = await desk.call(readDeskOrder, { params: { orderNumber } });
    return shipments.flatMap(({ items }) => items.map(({ replaceableQty }) => replaceableQty));
  };
  expect(await units()).toEqual([1]);
  for (const amount of [40, 40, 25.5]) {
    // As much as one person gives alone.
    const by = await newStaff(running, { roles: ['owner'] });
    const params = { orderNumber, refundId: randomUUID() };
    await by.call(giveRefund, { params, body: { amount, reason: 'goods', note: '' } });
  }
  expect(await refusedOf(running, desk, orderNumber)).toHaveLength(3);
  expect(await units()).toEqual([0]);
});

test('who may not give money back tries nothing again, and a refund of another payment is not found', async () => {
  const refused = await refusedRefund(running, desk);
  const other = await refusedRefund(running, desk);
  const packer = await newStaff(running, { roles: ['warehouse'] });
  expect(await refusalOf(tryAgain(refused, packer))).toBe('STF403');
  expect(await refusalOf(tryAgain({ ...refused, refundKey: other.refundKey }))).toBe('STF404');
  const tryId = randomUUID();
  await tryAgain(refused, desk, tryId);
  expect(await refusalOf(tryAgain(other, desk, tryId))).toBe('STF404');
});

test('the home names refused refunds for those who see payments, and its list has exactly those', async () => {
  const waiting = async (by = desk) =>
    (await by.call(readHome, {})).tasks.find(({ kind }) => kind === 'refunds-refused')?.count ?? 0;
  const listed = async () => (await desk.call(listMovements, { query: { kind: 'refund', state: 'refused' } })).total;
  const before = await waiting();
  const refused = await refusedRefund(running, desk);
  expect([await waiting(), await listed()]).toEqual([before + 1, before + 1]);
  expect(await waiting(await newStaff(running, { roles: ['author'] }))).toBe(0);
  await tryAgain(refused);
  expect([await waiting(), await listed()]).toEqual([before, before]);
});
