import { randomUUID } from 'node:crypto';
import { cancelDeskOrder } from '@eyelet/contracts/order-desk/cancel.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { giveRefund } from '@eyelet/contracts/refunds/give.ts';
import { handOverReturn } from '@eyelet/contracts/return-desk/hand-over.ts';
import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import { releaseExpiredReservations } from '@eyelet/db/reservations/release-expired.ts';
import { lapseExchanges } from '@eyelet/server/returns/lapse-exchanges.ts';
import { errorOf, newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  bought,
  type Desk,
  decide,
  delivered,
  exchangeStyle,
  exchangesOf,
  madeOf,
  mailsOf,
  moneyOf,
  readOf,
  send,
  settleEvents,
  sizes,
  stockOf,
  withdraw,
} from './exchanges.ts';

let now = bought;
let desk: Desk;
let shopper: Shopper;
beforeAll(async () => {
  const running = await startStockedShop({ onHand: 100, further: [exchangeStyle], parts: { clock: () => now } });
  desk = { running, staff: await newStaff(running, { roles: ['owner'] }) };
});
beforeEach(async () => {
  now = bought;
  shopper = await newShopper(desk.running.origin);
});
afterAll(() => desk.running.close());

const { blue40, blue41 } = sizes;

/** The text of a mail about an order. */
async function textOf(orderNumber: string, kind: string): Promise<string> {
  const { rows } = await desk.running.shop.database.pool.query<{ text: string }>(
    `select text from mail where subject_id like $1 || '/%' and kind = $2`,
    [orderNumber, kind],
  );
  return rows.map(({ text }) => text).join();
}

/** The desk that many days after the purchase, when the sessions of before have ended. */
async function daysLater(count: number): Promise<Desk> {
  now = new Date(bought.getTime() + count * 24 * 3_600_000);
  return { ...desk, staff: await newStaff(desk.running, { roles: ['owner'] }) };
}

test('the desk may give money instead of another size', async () => {
  const order = await delivered(desk, shopper, [[blue40, 1]]);
  const before = await stockOf(desk, blue41);
  const { returnId } = await send(desk, shopper, order, [{ upc: blue40, exchange: blue41 }]);
  await decide(desk, order, returnId, [{ upc: blue40, accepted: 1, money: true }]);
  expect(await exchangesOf(shopper, order)).toMatchObject([{ state: 'withdrawn' }]);
  expect((await moneyOf(desk, order.orderNumber)).refunded).toBe(Math.round(order.totals.total * 100));
  expect(await stockOf(desk, blue41)).toEqual(before);
});

test('after staff have given money back another size carries what is left, and is given back for no more', async () => {
  const order = await delivered(desk, shopper, [[blue40, 1]]);
  const { orderNumber } = order;
  const paid = Math.round(order.totals.total * 100);
  const body = { amount: 20, reason: 'price', note: '' } as const;
  await desk.staff.call(giveRefund, { params: { orderNumber, refundId: randomUUID() }, body });
  const { returnId } = await send(desk, shopper, order, [{ upc: blue40, exchange: blue41 }]);
  await decide(desk, order, returnId, [{ upc: blue40, accepted: 1 }]);
  const made = await madeOf(shopper, order);
  expect(Math.round(made.totals.total * 100)).toBe(paid - 2000);
  expect((await moneyOf(desk, orderNumber)).refunded).toBe(2000);
  await desk.staff.call(cancelDeskOrder, { params: { orderNumber: made.orderNumber }, body: { reason: 'Asked' } });
  await settleEvents(desk);
  expect((await moneyOf(desk, orderNumber)).refunded).toBe(paid);
});

test('what an exchange carries is found by its return, once its order is made, and by no other key', async () => {
  const tender = desk.running.shop.tenders.named('exchange');
  const order = await delivered(desk, shopper, [[blue40, 1]]);
  const { returnId } = await send(desk, shopper, order, [{ upc: blue40, exchange: blue41 }]);
  expect(await tender.find(returnId)).toBeUndefined();
  await decide(desk, order, returnId, [{ upc: blue40, accepted: 1 }]);
  await madeOf(shopper, order);
  expect(await tender.find(returnId)).toEqual({ kind: 'authorised', paymentId: returnId });
  expect(await tender.find('nobody-gave-this')).toBeUndefined();
});

test('when its time is over a piece is free, its shopper is told, and money is given for the goods', async () => {
  const order = await delivered(desk, shopper, [[blue40, 1]]);
  const before = await stockOf(desk, blue41);
  const { returnId } = await send(desk, shopper, order, [{ upc: blue40, exchange: blue41 }]);
  await daysLater(13);
  expect(await lapseExchanges(desk.running.shop)).toBe(0);
  const later = await daysLater(15);
  // The job that releases what was put aside for orders leaves it to the one that tells its shopper.
  await releaseExpiredReservations(desk.running.shop.database.pool, now);
  expect((await stockOf(desk, blue41)).reserved).toBe(before.reserved + 1);
  expect(await Promise.all([lapseExchanges(desk.running.shop), lapseExchanges(desk.running.shop)])).toContain(1);
  await settleEvents(desk);
  expect(await stockOf(desk, blue41)).toEqual(before);
  expect(await exchangesOf(shopper, order)).toMatchObject([{ state: 'lapsed', mayWithdraw: false }]);
  expect(await mailsOf(desk, order.orderNumber)).toContain('exchange-ended');
  await decide(later, order, returnId, [{ upc: blue40, accepted: 1 }]);
  expect((await moneyOf(desk, order.orderNumber)).refunded).toBe(Math.round(order.totals.total * 100));
});

test('a parcel that is on its way keeps its piece for another while, and one that has come until it is decided', async () => {
  const order = await delivered(desk, shopper, [[blue40, 1]]);
  const { returnId } = await send(desk, shopper, order, [{ upc: blue40, exchange: blue41 }]);
  const { staff } = await daysLater(12);
  const handedOver = await staff.call(handOverReturn, { params: { returnId } });
  expect(handedOver).toMatchObject({ state: 'announced', handedOverAt: now.toISOString(), exchangeOrder: null });
  await settleEvents(desk);
  expect(await mailsOf(desk, order.orderNumber)).toContain('return-handed-over');
  expect((await textOf(order.orderNumber, 'return-handed-over')).includes('stays put aside')).toBe(true);
  const later = await daysLater(25);
  expect(await lapseExchanges(desk.running.shop)).toBe(0);
  await later.staff.call(receiveReturn, { params: { returnId } });
  await daysLater(60);
  expect(await lapseExchanges(desk.running.shop)).toBe(0);
});

test('money may be taken instead until the other size is packed', async () => {
  const order = await delivered(desk, shopper, [[blue40, 1]]);
  const total = Math.round(order.totals.total * 100);
  const before = await stockOf(desk, blue41);
  const { returnId } = await send(desk, shopper, order, [{ upc: blue40, exchange: blue41 }]);
  const stranger = await newShopper(desk.running.origin);
  expect(await errorOf(withdraw(stranger, order, returnId))).toMatchObject({ id: 'OHS4004' });
  const answer = await withdraw(shopper, order, returnId);
  expect(answer.items).toMatchObject([{ exchange: { state: 'withdrawn', mayWithdraw: false } }]);
  expect(await withdraw(shopper, order, returnId)).toEqual(answer);
  expect(await stockOf(desk, blue41)).toEqual(before);
  await decide(desk, order, returnId, [{ upc: blue40, accepted: 1 }]);
  expect((await moneyOf(desk, order.orderNumber)).refunded).toBe(total);
  expect(await mailsOf(desk, order.orderNumber)).toContain('exchange-ended');

  const other = await delivered(desk, shopper, [[blue40, 1]]);
  const second = await send(desk, shopper, other, [{ upc: blue40, exchange: blue41 }]);
  await decide(desk, other, second.returnId, [{ upc: blue40, accepted: 1 }]);
  const made = await madeOf(shopper, other);
  const withdrawn = await withdraw(shopper, other, second.returnId);
  expect(withdrawn.items).toMatchObject([{ exchange: { state: 'withdrawn', orderNumber: made.orderNumber } }]);
  expect(await withdraw(shopper, other, second.returnId)).toEqual(withdrawn);
  await settleEvents(desk);
  expect((await readOf(shopper, made.orderNumber)).status).toBe('cancelled');
  expect((await moneyOf(desk, other.orderNumber)).refunded).toBe(total);
  expect((await stockOf(desk, blue41)).onHand).toBe(before.onHand);

  const third = await delivered(desk, shopper, [[blue40, 1]]);
  const last = await send(desk, shopper, third, [{ upc: blue40, exchange: blue41 }]);
  await decide(desk, third, last.returnId, [{ upc: blue40, accepted: 1 }]);
  const packed = await madeOf(shopper, third);
  const shippingId = packed.shipments[0]?.shippingId ?? '';
  const params = { orderNumber: packed.orderNumber, shippingId };
  await desk.staff.call(recordShipmentStep, { params, body: { step: 'packed' } });
  expect(await errorOf(withdraw(shopper, third, last.returnId))).toMatchObject({ id: 'CAN409' });
  expect((await exchangesOf(shopper, third))[0]).toMatchObject({ state: 'made', mayWithdraw: false });
  // Staff can stop it until it leaves; the money goes back to the card of the first order.
  await desk.staff.call(cancelDeskOrder, {
    params: { orderNumber: packed.orderNumber },
    body: { reason: 'Changed their mind' },
  });
  await settleEvents(desk);
  expect((await moneyOf(desk, third.orderNumber)).refunded).toBe(total);
});
