import { randomUUID } from 'node:crypto';
import { trackOrder } from '@eyelet/contracts/orders/track.ts';
import { placeMissing } from '@eyelet/contracts/packing/place-missing.ts';
import { reportMissing } from '@eyelet/contracts/packing/report-missing.ts';
import { readReceiptOfOrder } from '@eyelet/contracts/receipts/read-of-order.ts';
import { listReturnItems } from '@eyelet/contracts/returns/list-items.ts';
import { tellMissing } from '@eyelet/server/packing/tell-missing.ts';
import { address } from '@eyelet/testing/buy.ts';
import { errorOf, newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { writePrices } from '@eyelet/testing/write-prices.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliver } from '../order-desk/orders.ts';
import {
  bought,
  type Desk,
  decide,
  delivered,
  exchangeStyle,
  exchangesOf,
  itemOf,
  madeOf,
  mailsOf,
  moneyOf,
  productOf,
  readOf,
  returnsOf,
  send,
  settleEvents,
  sizes,
  stockOf,
  withdraw,
} from './exchanges.ts';
import { askLabel } from './messages.ts';

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
const { blue40, blue41, blue42 } = sizes;
/** What a blue or red pair costs with its tax, in minor units. */
const pair = 10_550;

test('a size is put aside when its exchange is asked for, and sent once the other is accepted, for nothing', async () => {
  const order = await delivered(desk, shopper, [
    [blue40, 1],
    [upcs.socks, 1],
  ]);
  const { orderNumber } = order;
  const offered = (await returnsOf(shopper, orderNumber)).items.find(({ itemId }) => itemId === itemOf(order, blue40));
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
  const made = await madeOf(shopper, order);
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
  expect((await readOf(shopper, orderNumber)).status).toBe('delivered');
  const receipt = await shopper.call(readReceiptOfOrder, { params: { orderId: made.orderNumber }, query: {} });
  expect(receipt.lines).toMatchObject([
    { amount: 100, steps: [{ kind: 'exchange', amount: 100, name: orderNumber }], tax: { amount: 5.5, percent: 5.5 } },
  ]);
  expect(await mailsOf(desk, made.orderNumber)).toEqual(['order-confirmation']);
  expect((await mailsOf(desk, orderNumber)).filter((kind) => kind.startsWith('return'))).toEqual([
    ...['return-announced', 'return-closed', 'return-received'],
  ]);
});

test('what is exchanged for is promised from when it may be sent, and is told to be looked for and late as any order is', async () => {
  const order = await delivered(desk, shopper, [[blue40, 1]]);
  const { returnId } = await send(desk, shopper, order, [{ upc: blue40, exchange: blue41 }]);
  // The warehouse has closed for today. Nobody stays signed in as long.
  now = minutes(180);
  const afternoon = { ...desk, staff: await newStaff(desk.running, { roles: ['owner'] }) };
  const closed = await decide(afternoon, order, returnId, [{ upc: blue40, accepted: 1 }]);
  const orderNumber = closed.exchangeOrder ?? expect.fail('no order was made');
  const tracked = async () => {
    const guest = await newShopper(desk.running.origin);
    return (await guest.call(trackOrder, { body: { orderNumber, email: address.email } })).shipments;
  };
  const shipments = await tracked();
  const promised = shipments[0]?.promised ?? expect.fail('no day is promised');
  const boughtNow = await delivered(afternoon, await newShopper(desk.running.origin), [[upcs.socks, 1]]);
  expect(boughtNow.shipments[0]?.promised).toEqual(promised);
  expect(promised.to > (order.shipments[0]?.promised?.to ?? '')).toBe(true);
  const params = { orderNumber, shippingId: shipments[0]?.shippingId ?? '' };
  const report = { placeId: 'W-NORA', upc: blue41, qty: 1, noneLeft: false };
  const reported = { params: { ...params, reportId: randomUUID() }, body: report };
  expect(await afternoon.staff.call(reportMissing, reported)).toMatchObject({ left: 1 });
  now = minutes(180 + 24 * 60);
  const staff = await newStaff(desk.running, { roles: ['warehouse'] });
  await tellMissing(desk.running.shop);
  await settleEvents(desk);
  const told = ['order-confirmation', 'shipment-pieces-missing'];
  expect(await mailsOf(desk, orderNumber)).toEqual(told);
  expect(await tracked()).toMatchObject([{ promised, isLookedFor: true }]);
  await staff.call(placeMissing, { params, body: { upc: blue41, foundAt: 'W-NORA' } });
  await settleEvents(desk);
  expect(await mailsOf(desk, orderNumber)).toEqual([told[0], 'shipment-delayed', told[1]]);
  const [late] = await tracked();
  expect(late).toMatchObject({ promised, isLookedFor: false, isLate: true });
  expect((late?.expectedOn ?? '') > promised.to).toBe(true);
});

test('a cheaper size gives the difference back; a dearer one is not offered, and nobody is charged for it', async () => {
  const order = await delivered(desk, shopper, [[blue40, 1]]);
  const { items } = await returnsOf(shopper, order.orderNumber);
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
  expect(await madeOf(shopper, order)).toMatchObject({ totals: { itemTotal: 80, shipping: order.totals.shipping } });
  expect((await readOf(shopper, order.orderNumber)).status).toBe('refunded');
});

test('the delivery of an order goes along with all that is exchanged of it, and comes back with all of that', async () => {
  const order = await delivered(desk, shopper, [[sizes.low40, 1]]);
  expect(order.totals.shipping).toBeGreaterThan(0);
  const total = Math.round(order.totals.total * 100);
  const { returnId } = await send(desk, shopper, order, [{ upc: sizes.low40, exchange: sizes.low41 }]);
  await decide(desk, order, returnId, [{ upc: sizes.low40, accepted: 1 }]);
  const made = await madeOf(shopper, order);
  expect(made.totals).toMatchObject({ shipping: order.totals.shipping, total: order.totals.total });
  expect((await readOf(shopper, order.orderNumber)).status).toBe('returned');
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
  const made = await madeOf(shopper, order);
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
  expect((await madeOf(shopper, cheap)).totals.total).toBe(cheap.totals.total);
});

test('what is not taken back is not exchanged: one of two is sent, and the other piece is free again', async () => {
  const order = await delivered(desk, shopper, [[blue40, 2]]);
  const before = await stockOf(desk, blue41);
  const { returnId } = await send(desk, shopper, order, [{ upc: blue40, qty: 2, exchange: blue41 }]);
  await decide(desk, order, returnId, [{ upc: blue40, accepted: 1, note: 'One pair was worn.' }]);
  expect(await madeOf(shopper, order)).toMatchObject({ totals: { total: 105.5 }, items: [{ qty: 1 }] });
  expect(await stockOf(desk, blue41)).toEqual({ ...before, onHand: before.onHand - 1 });
  const other = await delivered(desk, shopper, [[blue40, 1]]);
  const second = await send(desk, shopper, other, [{ upc: blue40, exchange: blue41 }]);
  await decide(desk, other, second.returnId, [{ upc: blue40, accepted: 0 }]);
  expect(await exchangesOf(shopper, other)).toMatchObject([{ state: 'refused', orderNumber: null }]);
  expect(await stockOf(desk, blue41)).toEqual({ ...before, onHand: before.onHand - 1 });
  expect((await moneyOf(desk, other.orderNumber)).refunded).toBe(0);
});

test('an exchanged pair can be exchanged again and sent back: its money comes from the first order, once', async () => {
  const first = await delivered(desk, shopper, [
    [blue40, 1],
    [upcs.socks, 1],
  ]);
  const one = await send(desk, shopper, first, [{ upc: blue40, exchange: blue41 }]);
  await decide(desk, first, one.returnId, [{ upc: blue40, accepted: 1 }]);
  const second = await madeOf(shopper, first);
  await deliver(desk.staff, second);
  const two = await send(desk, shopper, second, [{ upc: blue41, exchange: sizes.plain40 }]);
  await decide(desk, second, two.returnId, [{ upc: blue41, accepted: 1 }]);
  expect(await moneyOf(desk, first.orderNumber)).toMatchObject({ refunded: 2110 });
  const third = await madeOf(shopper, second);
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
  expect(await returnsOf(shopper, third.orderNumber)).toMatchObject({ items: [{ qty: 0, why: 'returned' }] });
});

test('a guest exchanges by the mailed link, and reaches the new order by a link of its own', async () => {
  const order = await delivered(desk, shopper, [[blue40, 1]]);
  const guest = await newShopper(desk.running.origin);
  const token = desk.running.shop.orderLinks.tokenOf(order.orderNumber);
  const items = [{ itemId: itemOf(order, blue40), qty: 1, reason: 'too-small' as const, exchange: blue41 }];
  const { returnId } = await askLabel(desk.running.origin, guest, order.orderNumber, { items, token });
  await decide(desk, order, returnId, [{ upc: blue40, accepted: 1 }]);
  const list = (body: object) => guest.call(listReturnItems, { params: { orderId: order.orderNumber }, body });
  const [listed] = (await list({ token })).returns;
  expect(listed?.steps.map(({ step }) => step)).toContain('exchanged');
  const byLink = listed?.items[0]?.exchange;
  expect(byLink?.orderToken).toBe(desk.running.shop.orderLinks.tokenOf(byLink?.orderNumber ?? ''));
  // Who knows number and email alone sees no addresses, so gets no link that shows them.
  const byEmail = (await list({ email: address.email })).returns[0]?.items[0]?.exchange;
  expect(byEmail).toMatchObject({ orderNumber: byLink?.orderNumber, orderToken: null });
  // Nor do they cancel that order, as they could no other.
  expect([byLink?.mayWithdraw, byEmail?.mayWithdraw]).toEqual([true, false]);
  expect(await errorOf(withdraw(guest, order, returnId, { email: address.email }))).toMatchObject({ id: 'ORD400' });
  expect((await madeOf(shopper, order)).status).toBe('confirmed');
  expect((await withdraw(guest, order, returnId, { token })).items).toMatchObject([
    { exchange: { state: 'withdrawn', orderNumber: byLink?.orderNumber } },
  ]);
});
