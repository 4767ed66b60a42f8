import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { listPointsHistory } from '@eyelet/contracts/loyalty/list-history.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { handOverReturn } from '@eyelet/contracts/return-desk/hand-over.ts';
import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import { settleReturn } from '@eyelet/contracts/return-desk/settle.ts';
import { listReturnItems } from '@eyelet/contracts/returns/list-items.ts';
import { changeSetting } from '@eyelet/contracts/settings/change.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { settleRefund } from '@eyelet/db/orders/refund-outcome.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { address, buy, cardToken } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { balanceOfPoints, newMember } from '@eyelet/testing/loyalty.ts';
import { readPdf } from '@eyelet/testing/pdf.ts';
import { errorOf, newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliver } from '../order-desk/orders.ts';
import { askLabel } from './messages.ts';

const bought = new Date('2026-05-04T16:00:00Z');
let now = bought;
let running: RunningShop;
let staff: TestStaff;
let shopper: Shopper;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 100, parts: { clock: () => now } });
});
beforeEach(async () => {
  now = bought;
  staff = await newStaff(running, { roles: ['owner'] });
  shopper = await newShopper(running.origin);
});
afterAll(() => running.close());

const days = (count: number) => new Date(bought.getTime() + count * 24 * 3_600_000);
const minutes = (count: number) => new Date(bought.getTime() + count * 60_000);

async function settleEvents(): Promise<void> {
  for (let round = 0; round < 4; round++) await announce(running.shop);
}

/** Two pairs of socks and a pair of deck shoes, delivered. */
async function delivered(by: Shopper = shopper, further: readonly string[] = [upcs.deck]): Promise<Order> {
  const { id } = await by.call(createCartWithItem, { body: { upc: upcs.socks, qty: 2 } });
  for (const upc of further) await by.call(addItem, { body: { cartId: id, upc } });
  const params = { basketId: id };
  await by.call(setShippingAddress, { params, body: address });
  await by.call(setBillingAddress, { params, body: { sameAsShipping: true } });
  const paymentMethod = { code: 'CREDIT_CARD' as const, additionalData: { token: await cardToken(running.origin) } };
  const order = await by.call(placeOrder, { body: { cartId: id, paymentMethod } });
  await settleEvents();
  await deliver(staff, order);
  return order;
}

const ask = (orderId: string, body: Parameters<typeof askLabel>[3] = {}, by: Pick<Shopper, 'fetch'> = shopper) =>
  askLabel(running.origin, by, orderId, body);
const itemOf = ({ items }: Order, upc: string) => items.find((item) => item.upc === upc)?.id ?? expect.fail(upc);
const one = (order: Order, upc: string, qty = 1) => [{ itemId: itemOf(order, upc), qty, reason: 'too-small' as const }];

async function refunds(orderNumber: string): Promise<readonly number[]> {
  const { rows } = await running.shop.database.pool.query<{ amount: number }>(
    'select amount from order_refund where order_number = $1 order by at, refund_key',
    [orderNumber],
  );
  return rows.map(({ amount }) => amount);
}

async function onHand(upc: string): Promise<number> {
  const { rows } = await running.shop.database.pool.query<{ units: number }>(
    'select sum(on_hand)::int as units from stock where upc = $1',
    [upc],
  );
  return rows[0]?.units ?? 0;
}

type Decision = Readonly<{ itemId: string; accepted: number; restocked?: number; note?: string }>;

async function settle(returnId: string, items: readonly Decision[], by: TestStaff = staff) {
  const { version } = await by.call(receiveReturn, { params: { returnId } });
  const body = { version, items: items.map((item) => ({ restocked: item.accepted, note: '', ...item })) };
  return by.call(settleReturn, { params: { returnId }, body });
}

test('a delivered order gives an accessible label, with its number as text and as a code [C1.25] [C7.80]', async () => {
  const order = await delivered();
  const { status, bytes, returnId } = await ask(order.orderNumber, { items: one(order, upcs.socks) });
  expect(status).toBe(200);
  const pdf = await readPdf(bytes);
  expect(pdf.text).toContain(returnId);
  expect(pdf.text).toContain(order.orderNumber);
  expect(pdf).toMatchObject({ language: 'en-US', embedded: true, title: expect.stringContaining(returnId) });
  for (const role of ['H1', 'H2', 'Figure', 'Table', 'TH', 'TD']) expect(pdf.roles).toContain(role);
  const { returns, items } = await shopper.call(listReturnItems, { params: { orderId: order.orderNumber }, body: {} });
  expect(returns).toMatchObject([{ returnId, state: 'announced', items: [{ qty: 1, reason: 'too-small' }] }]);
  expect(items.find(({ itemId }) => itemId === itemOf(order, upcs.socks))).toMatchObject({ qty: 1, why: null });
  const label = await fetch(running.origin + returns[0]?.labelPath);
  expect(Buffer.from(await label.arrayBuffer()).equals(bytes)).toBe(true);
  const guessed = await fetch(`${running.origin}/consumers-v3/consumer/return/${returnId}/label?token=none`);
  expect(guessed.status).toBe(404);
  // A browser is told on a page why a link opens nothing, of a return that has come in the language of its order.
  const opened = async (path: string) => {
    const headers = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'de-DE' };
    const answer = await fetch(running.origin + path, { headers });
    return [answer.status, await answer.text()] as const;
  };
  const [wrong, cut] = await opened(`/consumers-v3/consumer/return/${returnId}/label?token=none`);
  const told = [404, expect.stringContaining(createMessages('de-DE')('paper.link.wrong'))];
  expect([wrong, cut]).toEqual(told);
  expect(await opened(`/consumers-v3/consumer/return/${returnId}/label`)).toEqual(told);
  expect((await shopper.call(readPurchase, { params: { orderId: order.orderNumber } })).status).toBe(
    'return requested',
  );
  await staff.call(receiveReturn, { params: { returnId } });
  const outdated = expect.stringContaining(createMessages('en-US')('paper.link.returned'));
  expect(await opened(returns[0]?.labelPath ?? '')).toEqual([410, outdated]);
});

test('day 30 is accepted and day 31 is not, for members day 60 and 61 [C9.34] [C8.120]', async () => {
  const order = await delivered();
  // The session has ended; a caller who knows number and email may return, too.
  const proof = { email: address.email };
  now = days(31);
  expect(await ask(order.orderNumber, proof)).toMatchObject({ status: 500, errorId: 'RTN500' });
  now = days(30);
  expect(await ask(order.orderNumber, proof)).toMatchObject({ status: 200 });
  now = bought;
  const consumer = await newConsumer(running.origin);
  await running.shop.database.pool.query(`update consumer set member_id = 'M' || id where id = $1`, [
    consumer.auth.consumerNo,
  ]);
  const members = await delivered(consumer);
  now = days(61);
  expect(await ask(members.orderNumber, proof)).toMatchObject({ errorId: 'RTN500' });
  now = days(60);
  expect(await ask(members.orderNumber, proof)).toMatchObject({ status: 200 });
});

test('items that are on their way, digital, customised or on final sale cannot be sent back [C9.34] [C8.120]', async () => {
  const early = await buy(shopper, running.origin, upcs.socks);
  expect(await ask(early.orderNumber)).toMatchObject({ errorId: 'RTN500' });
  const order = await delivered(shopper, [upcs.customised, upcs.deck]);
  const refused = await ask(order.orderNumber, { items: one(order, upcs.customised) });
  expect(refused).toMatchObject({ errorId: 'RTN500' });
  const params = { key: 'returns.final-sale' as const };
  const { version } = await staff.call(changeSetting, { params, body: { value: 'SKDECK01', version: 0 } });
  await expect.poll(() => running.shop.settings.current()['returns.final-sale'], { timeout: 10_000 }).toBe('SKDECK01');
  expect(await ask(order.orderNumber, { items: one(order, upcs.deck) })).toMatchObject({ errorId: 'RTN500' });
  const { items } = await shopper.call(listReturnItems, { params: { orderId: order.orderNumber }, body: {} });
  expect(new Set(items.map(({ why }) => why))).toEqual(new Set([null, 'customised', 'final-sale']));
  await staff.call(changeSetting, { params, body: { value: null, version } });
  await expect.poll(() => running.shop.settings.current()['returns.final-sale'], { timeout: 10_000 }).toBe(null);
});

test('points that returned goods have earned are taken back, those of the others stay [C9.32]', async () => {
  const member = await newMember(running);
  const order = await delivered(member);
  const before = await balanceOfPoints(running, member);
  for (const upc of [upcs.socks, upcs.socks]) {
    const { returnId } = await ask(order.orderNumber, { items: one(order, upc) }, member);
    await settle(returnId, [{ itemId: itemOf(order, upc), accepted: 1 }]);
    await settleEvents();
  }
  const { rows } = await member.call(listPointsHistory, {});
  const taken = rows.filter(({ reason }) => reason === 'taken-back').reduce((sum, { points }) => sum - points, 0);
  // Of the whole amount; each pair of socks alone would be 19.
  expect([before, taken, await balanceOfPoints(running, member)]).toEqual([139, 39, 100]);
  expect(await findLedgerFaults(running.shop.database.db)).toEqual([]);
});

test('a guest returns by number and email; another email is ORD400, no proof at all is an unknown order [C7.80]', async () => {
  const order = await delivered();
  const stranger = await newShopper(running.origin);
  const params = { orderId: order.orderNumber };
  const list = (body: { email?: string }) => stranger.call(listReturnItems, { params, body });
  expect((await list({ email: address.email.toUpperCase() })).items).toHaveLength(2);
  expect(await errorOf(list({ email: 'other@example.com' }))).toMatchObject({ id: 'ORD400' });
  expect(await errorOf(list({}))).toMatchObject({ id: 'OHS4004' });
  expect(await ask(order.orderNumber, {}, stranger)).toMatchObject({ errorId: 'OHS4004' });
  expect(await ask(order.orderNumber, { email: 'other@example.com' }, stranger)).toMatchObject({ errorId: 'ORD400' });
  expect(await ask(order.orderNumber, { email: address.email }, stranger)).toMatchObject({ status: 200 });
});

test('requesting the same return many times at once makes one; more than was bought cannot be returned', async () => {
  const order = await delivered();
  const items = one(order, upcs.socks, 2);
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(order.orderNumber, { items })));
  expect(new Set(answers.map(({ returnId }) => returnId)).size).toBe(1);
  expect(await ask(order.orderNumber, { items: one(order, upcs.socks) })).toMatchObject({ errorId: 'RTN500' });
  const { returns } = await shopper.call(listReturnItems, { params: { orderId: order.orderNumber }, body: {} });
  expect(returns).toHaveLength(1);
  const other = await delivered();
  const rivals = await Promise.all([
    ask(other.orderNumber, { items: one(other, upcs.socks, 2) }),
    ask(other.orderNumber, { items: one(other, upcs.socks, 1) }),
  ]);
  expect(rivals.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('goods that are back before their money was taken are decided once it was', async () => {
  const order = await buy(shopper, running.origin, upcs.socks);
  await deliver(staff, order);
  const { returnId } = await ask(order.orderNumber, { items: one(order, upcs.socks) });
  const items = [{ itemId: itemOf(order, upcs.socks), accepted: 1 }];
  expect(await errorOf(settle(returnId, items))).toMatchObject({ id: 'STF467' });
  expect(await refunds(order.orderNumber)).toEqual([]);
  await settleEvents();
  expect(await settle(returnId, items)).toMatchObject({ state: 'closed' });
  expect(await refunds(order.orderNumber)).toEqual([Math.round(order.totals.total * 100)]);
});

test('accepted goods are refunded, restocked and change the order, step by step, to the cent of the order [C9.34]', async () => {
  const order = await delivered();
  const { orderNumber } = order;
  const socks = await onHand(upcs.socks);
  const first = await ask(orderNumber, { items: one(order, upcs.socks, 2) });
  const closed = await settle(first.returnId, [
    { itemId: itemOf(order, upcs.socks), accepted: 1, note: 'One pair was worn.' },
  ]);
  expect(closed).toMatchObject({ state: 'closed', items: [{ accepted: 1, note: 'One pair was worn.' }] });
  await settleEvents();
  const row = order.items.find(({ upc }) => upc === upcs.socks);
  const each = Math.round(((row?.price.priceAfterOrderDiscount ?? 0) + (row?.taxTotal ?? 0)) * 100) / 2;
  expect(await refunds(orderNumber)).toEqual([Math.floor(each)]);
  expect(await onHand(upcs.socks)).toBe(socks + 1);
  const read = () => shopper.call(readPurchase, { params: { orderId: orderNumber } });
  expect((await read()).status).toBe('delivered');
  // Refused units cannot be returned again; the others can.
  const second = await ask(orderNumber);
  await settle(second.returnId, [{ itemId: itemOf(order, upcs.deck), accepted: 1, restocked: 0 }]);
  await settleEvents();
  const all = await refunds(orderNumber);
  expect(all).toHaveLength(2);
  expect(all.reduce((sum, amount) => sum + amount, 0)).toBeLessThan(Math.round(order.totals.total * 100));
  const states = await running.shop.database.pool.query('select state from order_refund where order_number = $1', [
    orderNumber,
  ]);
  expect(states.rows.map(({ state }) => state)).toEqual(['refunded', 'refunded']);
  const mails = await running.shop.database.pool.query('select kind, text from mail where subject_id like $1', [
    `${orderNumber}/R%`,
  ]);
  expect(mails.rows.map(({ kind }) => kind).toSorted()).toEqual(
    ['return-announced', 'return-closed', 'return-received'].flatMap((kind) => [kind, kind]),
  );
  expect(mails.rows.some(({ text }) => text.includes('One pair was worn.'))).toBe(true);
});

test('the steps of a return are dated from its announcement to its money, also for guests who hold the link or know the email', async () => {
  const order = await delivered();
  const { orderNumber } = order;
  now = minutes(1);
  const { returnId } = await ask(orderNumber, { items: one(order, upcs.deck) });
  now = minutes(3);
  await staff.call(handOverReturn, { params: { returnId } });
  now = minutes(6);
  const { version } = await staff.call(receiveReturn, { params: { returnId } });
  now = minutes(7);
  const items = [{ itemId: itemOf(order, upcs.deck), accepted: 1, restocked: 1, note: '' }];
  await staff.call(settleReturn, { params: { returnId }, body: { version, items } });
  const stranger = await newShopper(running.origin);
  const stepsFor = async (body: Readonly<{ token?: string; email?: string }>) => {
    const { returns } = await stranger.call(listReturnItems, { params: { orderId: orderNumber }, body });
    return returns[0]?.steps.map(({ step, at }) => [step, at]);
  };
  const link = { token: running.shop.orderLinks.tokenOf(orderNumber) };
  const on = (count: number) => minutes(count).toISOString();
  const before = [
    ...[['announced', on(1)] as const, ['handed-over', on(3)] as const],
    ...[['received', on(6)] as const, ['closed', on(7)] as const],
  ];
  // Decided, but the money is not given yet.
  expect(await stepsFor(link)).toEqual(before);
  now = minutes(8);
  await settleEvents();
  const all = [...before, ['refunded', on(8)]];
  expect([await stepsFor(link), await stepsFor({ email: address.email })]).toEqual([all, all]);
});

test('a return whose refund the provider has refused has no step of its money', async () => {
  const order = await delivered();
  const { returnId } = await ask(order.orderNumber, { items: one(order, upcs.deck) });
  await settle(returnId, [{ itemId: itemOf(order, upcs.deck), accepted: 1 }]);
  await settleEvents();
  const { db } = running.shop.database;
  const refundKey = `${order.orderNumber}-return-${returnId}-1`;
  expect(await settleRefund(db, refundKey, { state: 'refused', refundId: null, now })).toBe(refundKey);
  const { returns } = await shopper.call(listReturnItems, { params: { orderId: order.orderNumber }, body: {} });
  expect(returns[0]?.steps.map(({ step }) => step)).toEqual(['announced', 'received', 'closed']);
});

test('the mail of a return has the price of the returned units, not of all that were bought', async () => {
  const order = await delivered(shopper, []);
  const { returnId } = await ask(order.orderNumber, { items: one(order, upcs.socks) });
  await settleEvents();
  const { rows } = await running.shop.database.pool.query('select text from mail where subject_id = $1', [
    `${order.orderNumber}/${returnId}`,
  ]);
  const ofBoth = order.items.find(({ upc }) => upc === upcs.socks)?.price.rowTotal ?? 0;
  expect(rows).toEqual([{ text: expect.stringContaining(`: $${(ofBoth / 2).toFixed(2)}`) }]);
});

test('an order that is returned entirely is refunded entirely, with its delivery [C9.34]', async () => {
  const order = await delivered();
  const { returnId } = await ask(order.orderNumber);
  await settle(returnId, [
    { itemId: itemOf(order, upcs.socks), accepted: 2 },
    { itemId: itemOf(order, upcs.deck), accepted: 1 },
  ]);
  expect(await refunds(order.orderNumber)).toEqual([Math.round(order.totals.total * 100)]);
  const { status } = await shopper.call(readPurchase, { params: { orderId: order.orderNumber } });
  expect(status).toBe('refunded');
});

test('if two colleagues decide at once, one of them does; the same decision again is answered, another is refused', async () => {
  const order = await delivered();
  const colleague = await newStaff(running, { roles: ['owner'] });
  const { returnId } = await ask(order.orderNumber, { items: one(order, upcs.deck) });
  const itemId = itemOf(order, upcs.deck);
  const early = staff.call(settleReturn, {
    params: { returnId },
    body: { version: 1, items: [{ itemId, accepted: 1, restocked: 1, note: '' }] },
  });
  expect(await detailOf(early)).toMatchObject({ errorId: 'STF409', current: { state: 'announced' } });
  const take = (by: TestStaff) => settle(returnId, [{ itemId, accepted: 1 }], by);
  const refuseIt = (by: TestStaff) => settle(returnId, [{ itemId, accepted: 0, note: 'Worn.' }], by);
  const outcomes = await Promise.allSettled([take(staff), refuseIt(colleague)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const again = outcomes[0]?.status === 'fulfilled' ? take : refuseIt;
  const otherwise = outcomes[0]?.status === 'fulfilled' ? refuseIt : take;
  expect(await again(colleague)).toMatchObject({ state: 'closed' });
  expect(await detailOf(otherwise(staff))).toMatchObject({ errorId: 'STF409', current: { state: 'closed' } });
  expect((await refunds(order.orderNumber)).length).toBeLessThanOrEqual(1);
});

test('a decision without a reason, or of more units than were sent, is refused; staff who may not refund cannot decide', async () => {
  const order = await delivered();
  const { returnId } = await ask(order.orderNumber, { items: one(order, upcs.deck) });
  const itemId = itemOf(order, upcs.deck);
  expect(await detailOf(settle(returnId, [{ itemId, accepted: 0 }]))).toMatchObject({ errorId: 'STF400' });
  expect(await detailOf(settle(returnId, [{ itemId, accepted: 2 }]))).toMatchObject({ errorId: 'STF400' });
  const restocked = settle(returnId, [{ itemId, accepted: 1, restocked: 2 }]);
  expect(await detailOf(restocked)).toMatchObject({ errorId: 'STF400' });
  const warehouse = await newStaff(running, { roles: ['warehouse'] });
  expect(await detailOf(settle(returnId, [{ itemId, accepted: 1 }], warehouse))).toMatchObject({ errorId: 'STF403' });
  expect(await refunds(order.orderNumber)).toEqual([]);
});
