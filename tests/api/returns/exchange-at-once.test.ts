import { cancelDeskOrder } from '@eyelet/contracts/order-desk/cancel.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { readOrderTimeline } from '@eyelet/contracts/order-desk/read-timeline.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { handOverReturn } from '@eyelet/contracts/return-desk/hand-over.ts';
import { readDeskReturn } from '@eyelet/contracts/return-desk/read.ts';
import { listReturnItems } from '@eyelet/contracts/returns/list-items.ts';
import { withdrawExchange } from '@eyelet/contracts/returns/withdraw-exchange.ts';
import { changeSetting } from '@eyelet/contracts/settings/change.ts';
import { errorOf, newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deliver } from '../order-desk/orders.ts';
import {
  type Desk,
  decide,
  delivered,
  exchangeStyle,
  itemOf,
  madeOf,
  mailsOf,
  moneyOf,
  papersOf,
  readOf,
  send,
  settleEvents,
  sizes,
} from './exchanges.ts';

const now = new Date('2026-05-04T16:00:00Z');
const { blue40, blue41 } = sizes;
let desk: Desk;
let shopper: Shopper;
beforeAll(async () => {
  const running = await startStockedShop({ onHand: 100, further: [exchangeStyle], parts: { clock: () => now } });
  desk = { running, staff: await newStaff(running, { roles: ['owner'] }) };
  const key = 'returns.exchange-at-once' as const;
  await desk.staff.call(changeSetting, { params: { key }, body: { value: true, version: 0 } });
  await vi.waitUntil(() => running.shop.settings.current()[key], { timeout: 10_000 });
  shopper = await newShopper(running.origin);
});
afterAll(() => desk.running.close());

/** An order whose pair is on its way back, and what was made of it ahead of that. */
async function sentAhead() {
  const order = await delivered(desk, shopper, [[blue40, 1]]);
  const { returnId } = await send(desk, shopper, order, [{ upc: blue40, exchange: blue41 }]);
  const { exchangeOrder } = await desk.staff.call(handOverReturn, { params: { returnId } });
  await settleEvents(desk);
  return { order, returnId, made: exchangeOrder ?? expect.fail('no order was made') };
}

const withdraw = ({ orderNumber, ...order }: Order, returnId: string) =>
  shopper.call(withdrawExchange, {
    params: { orderId: orderNumber },
    body: { returnId, itemId: itemOf(order, blue40) },
  });
const cancel = (orderNumber: string) => shopper.call(cancelOrder, { body: { orderNumber } });
const cancelAtDesk = (orderNumber: string) =>
  desk.staff.call(cancelDeskOrder, { params: { orderNumber }, body: { reason: 'Changed their mind' } });

/** Which ways to money instead of a size the shopper and the desk are shown. */
async function offered({ orderNumber }: Order, made: string) {
  const { returns } = await shopper.call(listReturnItems, { params: { orderId: orderNumber }, body: {} });
  const { cancellableUntil } = await shopper.call(readPurchase, { params: { orderId: made } });
  const { mayCancel } = await desk.staff.call(readDeskOrder, { params: { orderNumber: made } });
  return [returns[0]?.items[0]?.exchange?.mayWithdraw, cancellableUntil !== null, mayCancel];
}

test('what was sent ahead of the goods is not turned into money before somebody has looked at them', async () => {
  const { order, returnId, made } = await sentAhead();
  expect(await offered(order, made)).toEqual([false, false, false]);
  expect(await errorOf(withdraw(order, returnId))).toMatchObject({ id: 'CAN409' });
  expect(await errorOf(cancel(made))).toMatchObject({ id: 'CAN409' });
  expect(await errorOf(cancelAtDesk(made))).toMatchObject({ id: 'STF409' });
  await settleEvents(desk);
  expect((await shopper.call(readPurchase, { params: { orderId: made } })).status).toBe('confirmed');
  expect((await moneyOf(desk, order.orderNumber)).refunded).toBe(0);
  await decide(desk, order, returnId, [{ upc: blue40, accepted: 1 }]);
  expect(await offered(order, made)).toEqual([true, true, true]);
  await withdraw(order, returnId);
  await settleEvents(desk);
  expect((await moneyOf(desk, order.orderNumber)).refunded).toBe(Math.round(order.totals.total * 100));
});

test('of goods that were not taken back only the desk can still stop what was sent ahead', async () => {
  const { order, returnId, made } = await sentAhead();
  await decide(desk, order, returnId, [{ upc: blue40, accepted: 0 }]);
  expect(await offered(order, made)).toEqual([false, false, true]);
  expect(await errorOf(withdraw(order, returnId))).toMatchObject({ id: 'CAN409' });
  expect(await errorOf(cancel(made))).toMatchObject({ id: 'CAN409' });
  expect((await moneyOf(desk, order.orderNumber)).refunded).toBe(0);
  expect(await cancelAtDesk(made)).toMatchObject({ status: 'cancelled' });
});

test('where the shop sends at once, another size leaves with the first one, and what is refused then gives nothing more', async () => {
  const orders = [await delivered(desk, shopper, [[blue40, 1]]), await delivered(desk, shopper, [[blue40, 1]])];
  for (const [index, order] of orders.entries()) {
    const { returnId } = await send(desk, shopper, order, [{ upc: blue40, exchange: sizes.plain40 }]);
    const one = await desk.staff.call(handOverReturn, { params: { returnId } });
    expect(one).toMatchObject({ state: 'announced', exchangeOrder: expect.any(String) });
    await desk.staff.call(handOverReturn, { params: { returnId } });
    await settleEvents(desk);
    expect(await madeOf(shopper, order)).toMatchObject({ status: 'confirmed', items: [{ upc: sizes.plain40 }] });
    expect((await moneyOf(desk, order.orderNumber)).refunded).toBe(0);
    await decide(desk, order, returnId, [{ upc: blue40, accepted: index }]);
    // The difference to the cheaper one is given for what is taken back.
    expect((await moneyOf(desk, order.orderNumber)).refunded).toBe(index * 2110);
    const credit = (await papersOf(desk, order.orderNumber)).find(({ kind }) => kind === 'credit note');
    expect(credit?.total).toBe(Math.round(order.totals.total * 100) - (1 - index) * 2110);
  }
});

test('an order that was sent ahead and comes back itself gives nothing before the first goods were looked at', async () => {
  const { order, returnId, made } = await sentAhead();
  const ahead = await readOf(shopper, made);
  await deliver(desk.staff, ahead);
  const second = await send(desk, shopper, ahead, [{ upc: blue41 }]);
  const items = [{ upc: blue41, accepted: 1 }];
  expect(await refusalOf(decide(desk, ahead, second.returnId, items))).toBe('STF464');
  const read = () => desk.staff.call(readDeskReturn, { params: { returnId: second.returnId } });
  expect(await read()).toMatchObject({ state: 'received', refund: null, ahead: { returnId, goods: 'awaited' } });
  await settleEvents(desk);
  expect((await moneyOf(desk, order.orderNumber)).refunded).toBe(0);
  await decide(desk, order, returnId, [{ upc: blue40, accepted: 1 }]);
  expect(await read()).toMatchObject({ ahead: null });
  await decide(desk, ahead, second.returnId, items);
  expect((await moneyOf(desk, order.orderNumber)).refunded).toBe(Math.round(order.totals.total * 100));
});

test('of goods that were not taken back the desk is told when what was sent for them comes back', async () => {
  const { order, returnId, made } = await sentAhead();
  const ahead = await readOf(shopper, made);
  await deliver(desk.staff, ahead);
  const second = await send(desk, shopper, ahead, [{ upc: blue41 }]);
  await decide(desk, order, returnId, [{ upc: blue40, accepted: 0 }]);
  const params = { returnId: second.returnId };
  expect(await desk.staff.call(readDeskReturn, { params })).toMatchObject({ ahead: { returnId, goods: 'refused' } });
});

test('the timeline of an order tells of its return and the exchange, and that of the exchange what it was made of', async () => {
  const { order, returnId, made } = await sentAhead();
  await decide(desk, order, returnId, [{ upc: blue40, accepted: 1 }]);
  const stepsOf = async (orderNumber: string) => {
    const { entries } = await desk.staff.call(readOrderTimeline, { params: { orderNumber } });
    return entries.flatMap(({ returned }) =>
      returned ? [[returned.step, returned.returnId, returned.orderNumber]] : [],
    );
  };
  expect(await stepsOf(order.orderNumber)).toEqual(
    expect.arrayContaining([
      ...['announced', 'handed-over', 'received', 'closed'].map((step) => [step, returnId, null]),
      ['exchanged', returnId, made],
    ]),
  );
  expect(await stepsOf(made)).toEqual([['sent-instead', returnId, order.orderNumber]]);
  expect(await mailsOf(desk, order.orderNumber)).toContain('return-handed-over');
});
