import { randomUUID } from 'node:crypto';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readHome } from '@eyelet/contracts/home/read.ts';
import { cancelDeskOrder } from '@eyelet/contracts/order-desk/cancel.ts';
import { listDeskOrders } from '@eyelet/contracts/order-desk/list.ts';
import { readOrderTimeline } from '@eyelet/contracts/order-desk/read-timeline.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { approveRefund } from '@eyelet/contracts/refunds/approve.ts';
import { giveRefund } from '@eyelet/contracts/refunds/give.ts';
import { listRefunds } from '@eyelet/contracts/refunds/list.ts';
import { refuseRefund } from '@eyelet/contracts/refunds/refuse.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { balanceOfCard, newGiftCard } from '@eyelet/testing/gift-cards.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver } from '../order-desk/orders.ts';
import { decide, mailsOf, moneyOf, papersOf, send } from '../returns/exchanges.ts';
import { askedRefund, follow, paidOrder } from './refunded.ts';

let running: RunningShop;
let asker: TestStaff;
let approver: TestStaff;
let owner: TestStaff;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 200 });
  asker = await newStaff(running, { roles: ['care'], name: 'Ada Brink' });
  approver = await newStaff(running, { roles: ['finance'], name: 'Bo Lind' });
  owner = await newStaff(running, { roles: ['owner'] });
});
afterAll(() => running.close());

const give = (orderNumber: string, amount: number, staff = asker, refundId: string = randomUUID()) =>
  staff.call(giveRefund, { params: { orderNumber, refundId }, body: { amount, reason: 'price', note: '' } });
const seen = (orderNumber: string, staff = asker) => staff.call(listRefunds, { params: { orderNumber } });
const credited = async (orderNumber: string) =>
  (await papersOf({ running }, orderNumber))
    .filter(({ kind }) => kind === 'credit note')
    .map(({ total }) => total)
    .toSorted((one, other) => one - other);

test('an amount goes back once, however often it is sent, with a mail, a credit note, an entry and the audit', async () => {
  const { params, order, answer } = await askedRefund(asker, running, 10.55);
  const { orderNumber } = params;
  // Of 105.50.
  expect(answer).toMatchObject({
    ...{ currency: 'USD', refundable: 94.95, alone: 50, givenAlone: 10.55 },
    refunds: [{ amount: 10.55, state: 'done', note: 'Late', askedBy: 'Ada Brink', decidedBy: null, isOwn: true }],
  });
  const body = { amount: 10.55, reason: 'goodwill', note: 'Late' } as const;
  await Promise.all([1, 2, 3].map(() => asker.call(giveRefund, { params, body })));
  await follow(running);
  expect(await moneyOf({ running }, orderNumber)).toEqual({ captured: 10_550, refunded: 1055 });
  expect((await seen(orderNumber)).refunds).toMatchObject([{ money: 'refunded' }]);
  expect(await mailsOf({ running }, orderNumber)).toContain('refund-given');
  const { rows: mails } = await running.shop.database.pool.query<{ text: string; subject: string }>(
    `select text, subject from mail where subject_id = $1`,
    [`${orderNumber}/${params.refundId}`],
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toContain('$10.55');
  const { rows: papers } = await running.shop.database.pool.query<{ document: unknown }>(
    `select document from order_paper where order_number = $1 and kind = 'credit note'`,
    [orderNumber],
  );
  // As much tax as there is in it, at the rate of the order.
  expect(papers).toEqual([
    {
      document: expect.objectContaining({
        total: 1055,
        net: 1000,
        tax: 55,
        rows: [expect.objectContaining({ rate: 5500 })],
      }),
    },
  ]);
  const { entries } = await asker.call(readOrderTimeline, { params: { orderNumber } });
  expect(entries.filter(({ kind }) => kind === 'refund')).toMatchObject([
    { author: 'Ada Brink', given: { step: 'given', amount: 10.55, reason: 'goodwill' } },
  ]);
  const { rows: audit } = await running.shop.database.pool.query<{ after: unknown }>(
    `select after from audit where subject_id = $1 and action = 'refunds.give'`,
    [orderNumber],
  );
  expect(audit).toEqual([{ after: { refundId: params.refundId, amount: 10.55, reason: 'goodwill', state: 'done' } }]);
  expect(order.totals.total).toBe(105.5);
});

test('never more goes back than is left, also under several at once, and no part of a cent', async () => {
  const { orderNumber } = await paidOrder(running);
  expect(await refusalOf(give(orderNumber, 105.51))).toBe('STF468');
  expect(await detailOf(give(orderNumber, 1.005))).toMatchObject({ errorId: 'STF400', details: { member: 'amount' } });
  expect(await refusalOf(give(orderNumber, 0))).toBe('STF400');
  const staff = await Promise.all([1, 2, 3, 4].map(() => newStaff(running, { roles: ['care'] })));
  const outcomes = await Promise.allSettled(staff.map((one) => give(orderNumber, 40, one)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await follow(running);
  expect(await moneyOf({ running }, orderNumber)).toEqual({ captured: 10_550, refunded: 8000 });
  expect(await seen(orderNumber)).toMatchObject({ refundable: 25.5 });
});

test('an order that is not paid gives nothing back, and an id of another order is not found', async () => {
  const { params } = await askedRefund(asker, running);
  const other = await paidOrder(running);
  const elsewhere = { orderNumber: other.orderNumber, refundId: params.refundId };
  expect(await refusalOf(give(other.orderNumber, 1, asker, params.refundId))).toBe('STF404');
  expect(await refusalOf(asker.call(refuseRefund, { params: elsewhere }))).toBe('STF404');
  await running.shop.database.pool.query(`update order_payment set state = 'authorised' where order_number = $1`, [
    other.orderNumber,
  ]);
  expect(await refusalOf(give(other.orderNumber, 1))).toBe('STF468');
});

test('above the limit, by itself or together, it waits for somebody else, who is told on the home and approves it once', async () => {
  const { params, answer } = await askedRefund(asker, running, 50.01);
  const { orderNumber } = params;
  expect(answer).toMatchObject({ refundable: 105.5, refunds: [{ state: 'waiting', money: null }] });
  const both = await Promise.all([give(orderNumber, 30), give(orderNumber, 30)]);
  expect(Math.max(...both.map(({ givenAlone }) => givenAlone))).toBe(30);
  expect((await seen(orderNumber)).refunds.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'done']);
  expect((await approver.call(readHome, {})).tasks.map(({ kind }) => kind)).toContain('refunds-to-approve');
  const waiting = await approver.call(listDeskOrders, { query: { refund: 'waiting' } });
  expect(waiting.rows.map((row) => row.orderNumber)).toContain(orderNumber);
  expect(await refusalOf(asker.call(approveRefund, { params }))).toBe('STF403');
  expect(await refusalOf(owner.call(approveRefund, { params: (await askedRefund(owner, running, 60)).params }))).toBe(
    'STF447',
  );
  const approved = await Promise.all([1, 2, 3].map(() => approver.call(approveRefund, { params })));
  for (const one of approved) expect(one.refundable).toBe(25.49);
  await follow(running);
  expect(await moneyOf({ running }, orderNumber)).toEqual({ captured: 10_550, refunded: 8001 });
  // The second of thirty is no longer covered, and is refused.
  const left = approved[0]?.refunds.find(({ state }) => state === 'waiting');
  const ofRest = { orderNumber, refundId: left?.refundId ?? '' };
  expect(await refusalOf(approver.call(approveRefund, { params: ofRest }))).toBe('STF468');
  await approver.call(refuseRefund, { params: ofRest });
  expect(await refusalOf(owner.call(refuseRefund, { params: ofRest }))).toBe('STF409');
  const after = await approver.call(listDeskOrders, { query: { refund: 'waiting' } });
  expect(after.rows.map((row) => row.orderNumber)).not.toContain(orderNumber);
});

test('of approving and refusing at once one counts, and whoever has asked takes it back', async () => {
  const { params } = await askedRefund(asker, running, 60);
  const outcomes = await Promise.allSettled([
    approver.call(approveRefund, { params }),
    owner.call(refuseRefund, { params }),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const isApproved = outcomes[0]?.status === 'fulfilled';
  expect(await seen(params.orderNumber)).toMatchObject({ refundable: isApproved ? 45.5 : 105.5 });
  const { params: second } = await askedRefund(asker, running, 60);
  const colleague = await newStaff(running, { roles: ['care'] });
  expect(await refusalOf(colleague.call(refuseRefund, { params: second }))).toBe('STF403');
  expect(await asker.call(refuseRefund, { params: second })).toMatchObject({ refunds: [{ state: 'refused' }] });
  expect(await refusalOf(approver.call(approveRefund, { params: second }))).toBe('STF409');
  expect(await moneyOf({ running }, second.orderNumber)).toMatchObject({ refunded: 0 });
});

test('it goes back to the card first, and to the gift card with what is above', async () => {
  const shopper = await newShopper(running.origin);
  const card = await newGiftCard(running, 6000);
  const cart = await readyCart(shopper, running.origin, upcs.deck);
  const { number, pin } = card;
  const body = { payment_method_id: 'GIFT_CARD' as const, additionalData: { number, pin } };
  await shopper.call(addInstrument, { params: { basketId: cart.id }, body });
  const { orderNumber } = await shopper.call(placeOrder, { body: { cartId: cart.id } });
  await expect
    .poll(async () => {
      await follow(running);
      return (await seen(orderNumber)).refundable;
    })
    .toBe(105.5);
  await give(orderNumber, 50);
  await follow(running);
  const byMethod = async () => {
    const text = 'select method, refunded from order_payment where order_number = $1 order by method';
    return (await running.shop.database.pool.query(text, [orderNumber])).rows;
  };
  // 45.50 were paid by card.
  expect(await byMethod()).toEqual([
    { method: 'CREDIT_CARD', refunded: 4550 },
    { method: 'GIFT_CARD', refunded: 450 },
  ]);
  expect(await balanceOfCard(running, card.id)).toBe(450);
});

test('goods that come back after money was given give no more than is left, and the papers say as much', async () => {
  const { shopper, order, orderNumber } = await paidOrder(running);
  await give(orderNumber, 50);
  await follow(running);
  await deliver(owner, order);
  const { returnId } = await send({ running, staff: owner }, shopper, order, [{ upc: upcs.deck }]);
  const settled = await decide({ running, staff: owner }, order, returnId, [{ upc: upcs.deck, accepted: 1 }]);
  expect(settled.refund).toBe(55.5);
  await follow(running);
  expect(await moneyOf({ running }, orderNumber)).toEqual({ captured: 10_550, refunded: 10_550 });
  expect(await credited(orderNumber)).toEqual([5000, 5550]);
  expect(await refusalOf(give(orderNumber, 0.01))).toBe('STF468');
});

test('an order that is cancelled after money was given credits the rest', async () => {
  const { orderNumber } = await paidOrder(running);
  await give(orderNumber, 40);
  await follow(running);
  await owner.call(cancelDeskOrder, { params: { orderNumber }, body: { reason: 'Asked' } });
  await follow(running);
  expect(await moneyOf({ running }, orderNumber)).toEqual({ captured: 10_550, refunded: 10_550 });
  expect(await credited(orderNumber)).toEqual([4000, 6550]);
});
