import { cancelDeskOrder } from '@eyelet/contracts/order-desk/cancel.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { readReceiptOfOrder } from '@eyelet/contracts/receipts/read-of-order.ts';
import { readReport } from '@eyelet/contracts/reports/read.ts';
import { handOverReturn } from '@eyelet/contracts/return-desk/hand-over.ts';
import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import { listReturnItems } from '@eyelet/contracts/returns/list-items.ts';
import { withdrawExchange } from '@eyelet/contracts/returns/withdraw-exchange.ts';
import { changeSetting } from '@eyelet/contracts/settings/change.ts';
import { releaseExpiredReservations } from '@eyelet/db/reservations/release-expired.ts';
import { lapseExchanges } from '@eyelet/server/returns/lapse-exchanges.ts';
import { address } from '@eyelet/testing/buy.ts';
import { errorOf, newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { statementsOf } from '@eyelet/testing/statements.ts';
import { writePrices } from '@eyelet/testing/write-prices.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliver } from '../order-desk/orders.ts';
import {
  type Desk,
  decide,
  delivered,
  exchangeStyle,
  itemOf,
  moneyOf,
  productOf,
  send,
  settleEvents,
  sizes,
  stockOf,
} from './exchanges.ts';
import { askLabel } from './messages.ts';

const bought = new Date('2026-05-04T16:00:00Z');
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

const minutes = (count: number) => new Date(bought.getTime() + count * 60_000);

/** The desk that many days after the purchase, when the sessions of before have ended. */
async function daysLater(count: number): Promise<Desk> {
  now = minutes(count * 24 * 60);
  return { ...desk, staff: await newStaff(desk.running, { roles: ['owner'] }) };
}
const { blue40, blue41, blue42 } = sizes;
/** What a blue or red pair costs with its tax, in minor units. */
const pair = 10_550;

const readOf = (orderNumber: string) => shopper.call(readPurchase, { params: { orderId: orderNumber } });
const returnsOf = (orderId: string) =>
  shopper.call(listReturnItems, { params: { orderId }, body: { email: address.email } });

/** The exchanges of the only return of an order. */
async function exchangesOf({ orderNumber }: Order) {
  const { returns } = await returnsOf(orderNumber);
  expect(returns).toHaveLength(1);
  return returns[0]?.items.map(({ exchange }) => exchange) ?? [];
}

/** The order that was made of the only return of another. */
async function madeOf(order: Order): Promise<Order> {
  const made = (await exchangesOf(order)).find((exchange) => exchange?.orderNumber);
  return readOf(made?.orderNumber ?? expect.fail('no order was made'));
}

async function mailsOf(orderNumber: string): Promise<readonly string[]> {
  const { rows } = await desk.running.shop.database.pool.query<{ kind: string }>(
    `select kind from mail where subject_id = $1 or subject_id like $1 || '/%' order by kind`,
    [orderNumber],
  );
  return rows.map(({ kind }) => kind);
}

test('a size is put aside when its exchange is asked for, and sent once the other is accepted, for nothing', async () => {
  const order = await delivered(desk, shopper, [
    [blue40, 1],
    [upcs.socks, 1],
  ]);
  const { orderNumber } = order;
  const offered = (await returnsOf(orderNumber)).items.find(({ itemId }) => itemId === itemOf(order, blue40));
  const [stock41, stock40] = [await stockOf(desk, blue41), await stockOf(desk, blue40)];
  expect(offered?.exchanges.find(({ upc }) => upc === blue41)).toMatchObject({ size: '41', qty: 100, refund: 0 });
  const { status, returnId } = await send(desk, shopper, order, [{ upc: blue40, exchange: blue41 }]);
  expect(status).toBe(200);
  expect(await stockOf(desk, blue41)).toEqual({ ...stock41, reserved: stock41.reserved + 1 });
  const again = await send(desk, shopper, order, [{ upc: blue40, exchange: blue41 }]);
  expect(again.returnId).toBe(returnId);
  expect(await stockOf(desk, blue41)).toEqual({ ...stock41, reserved: stock41.reserved + 1 });
  const closed = await decide(desk, order, returnId, [{ upc: blue40, accepted: 1 }]);
  expect(closed).toMatchObject({ state: 'closed', refund: 0, carried: 105.5 });
  const made = await madeOf(order);
  expect(made).toMatchObject({
    ...{ status: 'confirmed', exchangeOf: orderNumber, items: [{ upc: blue41, qty: 1 }] },
    ...{ payment_instruments: [{ payment_method_id: 'EXCHANGE', account: orderNumber }] },
    totals: { total: 105.5, tax: 5.5, shipping: 0, remainingToPay: 0 },
    shipments: [{ kind: 'home', shippingAddress: { addressLine1: address.addressLine1 } }],
  });
  expect(closed.exchangeOrder).toBe(made.orderNumber);
  expect((await moneyOf(desk, orderNumber)).refunded).toBe(0);
  expect(await stockOf(desk, blue41)).toEqual({ ...stock41, onHand: stock41.onHand - 1 });
  expect((await stockOf(desk, blue40)).onHand).toBe(stock40.onHand + 1);
  expect((await readOf(orderNumber)).status).toBe('delivered');
  const receipt = await shopper.call(readReceiptOfOrder, { params: { orderId: made.orderNumber }, query: {} });
  expect(receipt.lines).toMatchObject([
    { amount: 100, steps: [{ kind: 'exchange', amount: 100, name: orderNumber }], tax: { amount: 5.5, percent: 5.5 } },
  ]);
  expect(await mailsOf(made.orderNumber)).toEqual(['order-confirmation']);
  expect((await mailsOf(orderNumber)).filter((kind) => kind.startsWith('return'))).toEqual([
    ...['return-announced', 'return-closed', 'return-received'],
  ]);
});

test('a cheaper size gives the difference back; a dearer one is not offered, and nobody is charged for it', async () => {
  const order = await delivered(desk, shopper, [[blue40, 1]]);
  const { items } = await returnsOf(order.orderNumber);
  expect(items[0]?.exchanges.map(({ upc, refund }) => [upc, refund])).toEqual(
    expect.arrayContaining([
      [blue42, 0],
      [sizes.red40, 0],
      [sizes.plain40, 21.1],
    ]),
  );
  expect(items[0]?.exchanges.map(({ upc }) => upc)).not.toContain(sizes.gold40);
  expect(await send(desk, shopper, order, [{ upc: blue40, exchange: sizes.gold40 }])).toMatchObject({
    errorId: 'INV409',
  });
  const { returnId } = await send(desk, shopper, order, [{ upc: blue40, exchange: sizes.plain40 }]);
  const closed = await decide(desk, order, returnId, [{ upc: blue40, accepted: 1 }]);
  // All of it comes back, so that the delivery goes along.
  expect(closed).toMatchObject({ refund: 21.1, carried: order.totals.total - 21.1 });
  expect((await moneyOf(desk, order.orderNumber)).refunded).toBe(2110);
  expect(await madeOf(order)).toMatchObject({ totals: { itemTotal: 80, shipping: order.totals.shipping } });
  expect((await readOf(order.orderNumber)).status).toBe('refunded');
});

test('the delivery of an order goes along with all that is exchanged of it, and comes back with all of that', async () => {
  const order = await delivered(desk, shopper, [[sizes.low40, 1]]);
  expect(order.totals.shipping).toBeGreaterThan(0);
  const total = Math.round(order.totals.total * 100);
  const { returnId } = await send(desk, shopper, order, [{ upc: sizes.low40, exchange: sizes.low41 }]);
  await decide(desk, order, returnId, [{ upc: sizes.low40, accepted: 1 }]);
  const made = await madeOf(order);
  expect(made.totals).toMatchObject({ shipping: order.totals.shipping, total: order.totals.total });
  expect((await readOf(order.orderNumber)).status).toBe('returned');
  await deliver(desk.staff, made);
  const back = await send(desk, shopper, made, [{ upc: sizes.low41 }]);
  await decide(desk, made, back.returnId, [{ upc: sizes.low41, accepted: 1 }]);
  expect(await moneyOf(desk, order.orderNumber)).toEqual({ captured: total, refunded: total });
});

test('what was paid counts, whatever both cost today', async () => {
  const order = await delivered(desk, shopper, [[blue40, 1]]);
  now = minutes(2);
  const reduced = { priceList: 'USD', amount: 6000, original: 10_000, from: minutes(1).toISOString(), until: null };
  await writePrices(desk.running.shop.database, [{ ...reduced, productId: productOf.blue }]);
  const priceNow = () => desk.running.shop.catalogue.price(blue41, 'USD', now)?.amount;
  await expect.poll(priceNow, { timeout: 10_000 }).toBe(6000);
  const { returnId } = await send(desk, shopper, order, [{ upc: blue40, exchange: blue41 }]);
  expect(await decide(desk, order, returnId, [{ upc: blue40, accepted: 1 }])).toMatchObject({ refund: 0 });
  const made = await madeOf(order);
  expect(made.totals.total).toBe(order.totals.total);
  // Back to the price of before, so that the pair is dearer than what was paid for one.
  const cheap = await delivered(desk, shopper, [[blue40, 1]]);
  expect(cheap.totals.itemTotal).toBe(60);
  now = minutes(4);
  const dear = { ...reduced, amount: 10_000, from: minutes(3).toISOString(), productId: productOf.blue };
  await writePrices(desk.running.shop.database, [dear]);
  await expect.poll(priceNow, { timeout: 10_000 }).toBe(10_000);
  const { returnId: second } = await send(desk, shopper, cheap, [{ upc: blue40, exchange: blue42 }]);
  expect(await decide(desk, cheap, second, [{ upc: blue40, accepted: 1 }])).toMatchObject({ refund: 0 });
  expect((await madeOf(cheap)).totals.total).toBe(cheap.totals.total);
});

test('what is not taken back is not exchanged: one of two is sent, and the other piece is free again', async () => {
  const order = await delivered(desk, shopper, [[blue40, 2]]);
  const before = await stockOf(desk, blue41);
  const { returnId } = await send(desk, shopper, order, [{ upc: blue40, qty: 2, exchange: blue41 }]);
  await decide(desk, order, returnId, [{ upc: blue40, accepted: 1, note: 'One pair was worn.' }]);
  expect(await madeOf(order)).toMatchObject({ totals: { total: 105.5 }, items: [{ qty: 1 }] });
  expect(await stockOf(desk, blue41)).toEqual({ ...before, onHand: before.onHand - 1 });
  const other = await delivered(desk, shopper, [[blue40, 1]]);
  const second = await send(desk, shopper, other, [{ upc: blue40, exchange: blue41 }]);
  await decide(desk, other, second.returnId, [{ upc: blue40, accepted: 0 }]);
  expect(await exchangesOf(other)).toMatchObject([{ state: 'refused', orderNumber: null }]);
  expect(await stockOf(desk, blue41)).toEqual({ ...before, onHand: before.onHand - 1 });
  expect((await moneyOf(desk, other.orderNumber)).refunded).toBe(0);
});

test('the desk may give money instead of another size', async () => {
  const order = await delivered(desk, shopper, [[blue40, 1]]);
  const before = await stockOf(desk, blue41);
  const { returnId } = await send(desk, shopper, order, [{ upc: blue40, exchange: blue41 }]);
  await decide(desk, order, returnId, [{ upc: blue40, accepted: 1, money: true }]);
  expect(await exchangesOf(order)).toMatchObject([{ state: 'withdrawn' }]);
  expect((await moneyOf(desk, order.orderNumber)).refunded).toBe(Math.round(order.totals.total * 100));
  expect(await stockOf(desk, blue41)).toEqual(before);
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
  expect(await exchangesOf(order)).toMatchObject([{ state: 'lapsed', mayWithdraw: false }]);
  expect(await mailsOf(order.orderNumber)).toContain('exchange-ended');
  await decide(later, order, returnId, [{ upc: blue40, accepted: 1 }]);
  expect((await moneyOf(desk, order.orderNumber)).refunded).toBe(Math.round(order.totals.total * 100));
});

test('a parcel that is on its way keeps its piece for another while, and one that has come until it is decided', async () => {
  const order = await delivered(desk, shopper, [[blue40, 1]]);
  const { returnId } = await send(desk, shopper, order, [{ upc: blue40, exchange: blue41 }]);
  const { staff } = await daysLater(12);
  const handedOver = await staff.call(handOverReturn, { params: { returnId } });
  expect(handedOver).toMatchObject({ state: 'announced', handedOverAt: now.toISOString(), exchangeOrder: null });
  const later = await daysLater(25);
  expect(await lapseExchanges(desk.running.shop)).toBe(0);
  await later.staff.call(receiveReturn, { params: { returnId } });
  await daysLater(60);
  expect(await lapseExchanges(desk.running.shop)).toBe(0);
});

const withdraw = (order: Order, returnId: string, by: Shopper = shopper, proof = {}) =>
  by.call(withdrawExchange, {
    params: { orderId: order.orderNumber },
    body: { returnId, itemId: itemOf(order, blue40), ...proof },
  });

test('money may be taken instead until the other size is packed', async () => {
  const order = await delivered(desk, shopper, [[blue40, 1]]);
  const total = Math.round(order.totals.total * 100);
  const before = await stockOf(desk, blue41);
  const { returnId } = await send(desk, shopper, order, [{ upc: blue40, exchange: blue41 }]);
  const stranger = await newShopper(desk.running.origin);
  expect(await errorOf(withdraw(order, returnId, stranger))).toMatchObject({ id: 'OHS4004' });
  const answer = await withdraw(order, returnId);
  expect(answer.items).toMatchObject([{ exchange: { state: 'withdrawn', mayWithdraw: false } }]);
  expect(await withdraw(order, returnId)).toEqual(answer);
  expect(await stockOf(desk, blue41)).toEqual(before);
  await decide(desk, order, returnId, [{ upc: blue40, accepted: 1 }]);
  expect((await moneyOf(desk, order.orderNumber)).refunded).toBe(total);
  expect(await mailsOf(order.orderNumber)).toContain('exchange-ended');

  const other = await delivered(desk, shopper, [[blue40, 1]]);
  const second = await send(desk, shopper, other, [{ upc: blue40, exchange: blue41 }]);
  await decide(desk, other, second.returnId, [{ upc: blue40, accepted: 1 }]);
  const made = await madeOf(other);
  const withdrawn = await withdraw(other, second.returnId);
  expect(withdrawn.items).toMatchObject([{ exchange: { state: 'withdrawn', orderNumber: made.orderNumber } }]);
  expect(await withdraw(other, second.returnId)).toEqual(withdrawn);
  await settleEvents(desk);
  expect((await readOf(made.orderNumber)).status).toBe('cancelled');
  expect((await moneyOf(desk, other.orderNumber)).refunded).toBe(total);
  expect((await stockOf(desk, blue41)).onHand).toBe(before.onHand);

  const third = await delivered(desk, shopper, [[blue40, 1]]);
  const last = await send(desk, shopper, third, [{ upc: blue40, exchange: blue41 }]);
  await decide(desk, third, last.returnId, [{ upc: blue40, accepted: 1 }]);
  const packed = await madeOf(third);
  const shippingId = packed.shipments[0]?.shippingId ?? '';
  const params = { orderNumber: packed.orderNumber, shippingId };
  await desk.staff.call(recordShipmentStep, { params, body: { step: 'packed' } });
  expect(await errorOf(withdraw(third, last.returnId))).toMatchObject({ id: 'CAN409' });
  expect((await exchangesOf(third))[0]).toMatchObject({ state: 'made', mayWithdraw: false });
  // Staff can stop it until it leaves; the money goes back to the card of the first order.
  await desk.staff.call(cancelDeskOrder, {
    params: { orderNumber: packed.orderNumber },
    body: { reason: 'Changed their mind' },
  });
  await settleEvents(desk);
  expect((await moneyOf(desk, third.orderNumber)).refunded).toBe(total);
});

test('who took money instead of another size has the delivery back with the last of their order', async () => {
  const order = await delivered(desk, shopper, [
    [sizes.low40, 1],
    [upcs.socks, 1],
  ]);
  expect(order.totals.shipping).toBeGreaterThan(0);
  const { returnId } = await send(desk, shopper, order, [{ upc: sizes.low40, exchange: sizes.low41 }]);
  await decide(desk, order, returnId, [{ upc: sizes.low40, accepted: 1 }]);
  const body = { returnId, itemId: itemOf(order, sizes.low40) };
  await shopper.call(withdrawExchange, { params: { orderId: order.orderNumber }, body });
  await settleEvents(desk);
  const socks = await send(desk, shopper, order, [{ upc: upcs.socks }]);
  await decide(desk, order, socks.returnId, [{ upc: upcs.socks, accepted: 1 }]);
  const { captured, refunded } = await moneyOf(desk, order.orderNumber);
  expect(captured).toBe(Math.round(order.totals.total * 100));
  expect(refunded).toBe(captured);
});

test('an exchanged pair can be exchanged again and sent back: its money comes from the first order, once', async () => {
  const first = await delivered(desk, shopper, [
    [blue40, 1],
    [upcs.socks, 1],
  ]);
  const one = await send(desk, shopper, first, [{ upc: blue40, exchange: blue41 }]);
  await decide(desk, first, one.returnId, [{ upc: blue40, accepted: 1 }]);
  const second = await madeOf(first);
  await deliver(desk.staff, second);
  const two = await send(desk, shopper, second, [{ upc: blue41, exchange: sizes.plain40 }]);
  await decide(desk, second, two.returnId, [{ upc: blue41, accepted: 1 }]);
  expect(await moneyOf(desk, first.orderNumber)).toMatchObject({ refunded: 2110 });
  const third = await madeOf(second);
  expect(third.totals.total).toBe(84.4);
  await deliver(desk.staff, third);
  const back = await send(desk, shopper, third, [{ upc: sizes.plain40 }]);
  await decide(desk, third, back.returnId, [{ upc: sizes.plain40, accepted: 1 }]);
  expect(await moneyOf(desk, first.orderNumber)).toMatchObject({ refunded: pair });
  // The socks are all that is left; the delivery stays, as the pair had been kept in another size.
  const socks = await send(desk, shopper, first, [{ upc: upcs.socks }]);
  await decide(desk, first, socks.returnId, [{ upc: upcs.socks, accepted: 1 }]);
  const { captured, refunded } = await moneyOf(desk, first.orderNumber);
  expect(captured - refunded).toBe(Math.round(first.totals.shipping * 100));
  expect(await returnsOf(third.orderNumber)).toMatchObject({ items: [{ qty: 0, why: 'returned' }] });
});

async function papersOf(orderNumber: string) {
  const { rows } = await desk.running.shop.database.pool.query<{ kind: string; total: number; tax: number }>(
    `select kind, (document ->> 'total')::int as total, (document ->> 'tax')::int as tax from order_paper
     where order_number = $1 order by kind`,
    [orderNumber],
  );
  return rows;
}

test('papers of an exchange: what came back is credited, and what replaces it has an invoice', async () => {
  const order = await delivered(desk, shopper, [[blue40, 1]]);
  const total = Math.round(order.totals.total * 100);
  const { returnId } = await send(desk, shopper, order, [{ upc: blue40, exchange: sizes.plain40 }]);
  await decide(desk, order, returnId, [{ upc: blue40, accepted: 1 }]);
  const made = await madeOf(order);
  expect(await papersOf(order.orderNumber)).toMatchObject([
    { kind: 'credit note', total },
    { kind: 'invoice', total },
  ]);
  expect(await papersOf(made.orderNumber)).toEqual([{ kind: 'invoice', total: total - 2110, tax: 440 }]);
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
  const made = await madeOf(order);
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

test('where the shop sends at once, another size leaves with the first one, and what is refused then gives nothing more', async () => {
  const params = { key: 'returns.exchange-at-once' as const };
  const { version } = await desk.staff.call(changeSetting, { params, body: { value: true, version: 0 } });
  const settingNow = () => desk.running.shop.settings.current()['returns.exchange-at-once'];
  await expect.poll(settingNow, { timeout: 10_000 }).toBe(true);
  const orders = [await delivered(desk, shopper, [[blue40, 1]]), await delivered(desk, shopper, [[blue40, 1]])];
  for (const [index, order] of orders.entries()) {
    const { returnId } = await send(desk, shopper, order, [{ upc: blue40, exchange: sizes.plain40 }]);
    const one = await desk.staff.call(handOverReturn, { params: { returnId } });
    expect(one).toMatchObject({ state: 'announced', exchangeOrder: expect.any(String) });
    await desk.staff.call(handOverReturn, { params: { returnId } });
    await settleEvents(desk);
    expect(await madeOf(order)).toMatchObject({ status: 'confirmed', items: [{ upc: sizes.plain40 }] });
    expect((await moneyOf(desk, order.orderNumber)).refunded).toBe(0);
    await decide(desk, order, returnId, [{ upc: blue40, accepted: index }]);
    // The difference to the cheaper one is given for what is taken back.
    expect((await moneyOf(desk, order.orderNumber)).refunded).toBe(index * 2110);
    const credit = (await papersOf(order.orderNumber)).find(({ kind }) => kind === 'credit note');
    expect(credit?.total).toBe(Math.round(order.totals.total * 100) - (1 - index) * 2110);
  }
  await desk.staff.call(changeSetting, { params, body: { value: false, version } });
  await expect.poll(settingNow, { timeout: 10_000 }).toBe(false);
});

test('a guest exchanges by the mailed link, and reaches the new order by a link of its own', async () => {
  const order = await delivered(desk, shopper, [[blue40, 1]]);
  const guest = await newShopper(desk.running.origin);
  const token = desk.running.shop.orderLinks.tokenOf(order.orderNumber);
  const items = [{ itemId: itemOf(order, blue40), qty: 1, reason: 'too-small' as const, exchange: blue41 }];
  const { returnId } = await askLabel(desk.running.origin, guest, order.orderNumber, { items, token });
  await decide(desk, order, returnId, [{ upc: blue40, accepted: 1 }]);
  const list = (body: object) => guest.call(listReturnItems, { params: { orderId: order.orderNumber }, body });
  const byLink = (await list({ token })).returns[0]?.items[0]?.exchange;
  expect(byLink?.orderToken).toBe(desk.running.shop.orderLinks.tokenOf(byLink?.orderNumber ?? ''));
  // Who knows number and email alone sees no addresses, so gets no link that shows them.
  const byEmail = (await list({ email: address.email })).returns[0]?.items[0]?.exchange;
  expect(byEmail).toMatchObject({ orderNumber: byLink?.orderNumber, orderToken: null });
  // Nor do they cancel that order, as they could no other.
  expect([byLink?.mayWithdraw, byEmail?.mayWithdraw]).toEqual([true, false]);
  expect(await errorOf(withdraw(order, returnId, guest, { email: address.email }))).toMatchObject({ id: 'ORD400' });
  expect((await madeOf(order)).status).toBe('confirmed');
  expect((await withdraw(order, returnId, guest, { token })).items).toMatchObject([
    { exchange: { state: 'withdrawn', orderNumber: byLink?.orderNumber } },
  ]);
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
      await withdraw(order, returnId);
      await settleEvents(desk);
    });
    counts.push(statements.filter((text) => changing.test(text)).length);
    expect((await exchangesOf(order)).map((exchange) => exchange?.state)).toEqual(wanted.map(() => 'withdrawn'));
    expect((await moneyOf(desk, order.orderNumber)).refunded).toBe(Math.round(order.totals.total * 100));
  }
  const [one = 0, several] = counts;
  expect(one).toBeGreaterThan(0);
  expect(several).toBe(one);
});
