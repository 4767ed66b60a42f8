import { randomUUID } from 'node:crypto';
import { token } from '@eyelet/contracts/auth/token.ts';
import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { addPriceAdjustment } from '@eyelet/contracts/cart/add-price-adjustment.ts';
import { approvePriceAdjustment } from '@eyelet/contracts/cart/approve-price-adjustment.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { changePriceAdjustment } from '@eyelet/contracts/cart/change-price-adjustment.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { removePriceAdjustment } from '@eyelet/contracts/cart/remove-price-adjustment.ts';
import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { createHttpClient } from '@eyelet/contracts/kernel/client.ts';
import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { lockMs, triesBeforeLock } from '@eyelet/domain/consumer/sign-in-lock.ts';
import { approvalMs } from '@eyelet/domain/price-adjustments/approval.ts';
import { newAssociate, openStoreSession, type TestAssociate } from '@eyelet/testing/associate.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { errorOf, newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let now = new Date('2026-11-23T09:00:00Z');
let running: RunningShop;
let associate: TestAssociate;
let lead: TestAssociate;
let seller: Shopper;
let cart: Cart;

beforeAll(async () => {
  running = await startStockedShop({ onHand: 500, parts: { clock: () => now } });
});
afterAll(() => running.close());
beforeEach(async () => {
  // The limit of the shop: 20 percent.
  associate = await newAssociate(running, { adjustsUpTo: null });
  lead = await newAssociate(running, { approves: true });
  seller = await sellAs(associate);
  // 100.00 and 5.50 of tax.
  cart = await readyCart(seller, running.origin, upcs.deck);
});

async function sellAs(who: TestAssociate): Promise<Shopper> {
  const visitor = await newShopper(running.origin);
  return { ...visitor, auth: await openStoreSession(visitor, who) };
}

/** The same store session in another market. */
function sellIn(locale: string): Shopper {
  const headers = () => ({ 'x-locale': locale });
  const client = createHttpClient({ origin: running.origin, headers, newId: randomUUID, fetch: seller.fetch });
  return { ...seller, call: client.call };
}

/** Moves the clock; the token of the store session is renewed, as its page does. */
async function later(ms: number): Promise<void> {
  now = new Date(now.getTime() + ms);
  await seller.call(token, { body: { type: 'Guest' } });
}

type Asked = Partial<InputOf<typeof addPriceAdjustment>['body']>;
type Approving = Partial<InputOf<typeof approvePriceAdjustment>['body']>;

const adjust = (asked: Asked = {}) =>
  seller.call(addPriceAdjustment, {
    params: { basketId: cart.id },
    body: { itemId: cart.items[0]?.id ?? '', type: 'percentage', value: 30, reason: 'Scuffed sole', ...asked },
  });
const read = () => seller.call(readCart, { params: { basketId: cart.id } });
const place = () => seller.call(placeOrder, { body: { cartId: cart.id } });
const resize = (qty: number) =>
  seller.call(updateItem, { params: { basketId: cart.id }, body: { itemId: cart.items[0]?.id ?? '', qty } });

async function approve(adjustmentId: string, approving: Approving = {}, by: Shopper = seller): Promise<Cart> {
  const version = approving.version ?? (await read()).version;
  const body = { storeEmployeeId: lead.id, password: lead.password, ...approving, version };
  return by.call(approvePriceAdjustment, { params: { basketId: cart.id, adjustmentId }, body });
}

async function approvals() {
  const { rows } = await running.shop.database.pool.query(
    `select staff_name as by, before, after from audit
     where action = 'cart.approvePriceAdjustment' and subject_id = $1 order by id`,
    [cart.id],
  );
  return rows;
}

test.each([
  ['percentage', 20, 'none'],
  ['percentage', 20.01, 'needed'],
  ['amount', 20, 'none'],
  ['amount', 20.01, 'needed'],
  ['fixed price', 80, 'none'],
  ['fixed price', 79.99, 'needed'],
  ['fixed price', 0, 'needed'],
] as const)('of 100.00, %s %s: approval %s, and the price stays while it is needed', async (type, value, approval) => {
  const { totals, priceAdjustments } = await adjust({ type, value });
  expect(priceAdjustments).toMatchObject([{ approval, ...(approval === 'needed' ? { amount: 0 } : {}) }]);
  if (approval === 'needed') expect(totals).toEqual(cart.totals);
  else expect(totals.itemTotal).toBe(80);
});

test('an adjustment that is saved again under another limit is judged by that one', async () => {
  const { pool } = running.shop.database;
  const { adjustmentId, priceAdjustments } = await adjust({ value: 25 });
  expect(priceAdjustments).toMatchObject([{ approval: 'needed' }]);
  await pool.query('update consumer set adjusts_up_to = 3000 where id = $1', [associate.id]);
  const params = { basketId: cart.id, adjustmentId };
  const again = await seller.call(changePriceAdjustment, { params, body: { value: 25 } });
  expect(again).toMatchObject({ totals: { itemTotal: 75 }, priceAdjustments: [{ approval: 'none' }] });
  expect((await seller.call(changePriceAdjustment, { params, body: { value: 25 } })).version).toBe(again.version);
  expect((await place()).totals.itemTotal).toBe(75);
});

test("an associate may have a limit of their own; the shop's limit applies to all others", async () => {
  const { pool } = running.shop.database;
  await pool.query('update consumer set adjusts_up_to = 500 where id = $1', [associate.id]);
  const { adjustmentId, priceAdjustments } = await adjust({ value: 6 });
  expect(priceAdjustments).toMatchObject([{ approval: 'needed' }]);
  const params = { basketId: cart.id, adjustmentId };
  const within = await seller.call(changePriceAdjustment, { params, body: { value: 5 } });
  expect(within).toMatchObject({ totals: { itemTotal: 95 }, priceAdjustments: [{ approval: 'none' }] });
});

test('another associate of the store approves it at the till: the price changes, and the order stores who did what and why', async () => {
  const { adjustmentId } = await adjust();
  expect(await refusalOf(place())).toBe('ADJ409');
  expect((await read()).totals).toEqual(cart.totals);
  const approved = await approve(adjustmentId);
  expect(approved).toMatchObject({ totals: { itemTotal: 70 }, priceAdjustments: [{ approval: 'given', amount: 30 }] });
  expect(await approvals()).toMatchObject([{ by: lead.name, after: { approvedBy: lead.id } }]);
  const { orderNumber, totals, priceAdjustments } = await place();
  expect(totals.total).toBe(approved.totals.total);
  expect(priceAdjustments).toMatchObject([{ storeEmployeeId: associate.id, approval: 'given', amount: 30 }]);
  const desk = await newStaff(running, { roles: ['warehouse'] });
  const { shipments } = await desk.call(readDeskOrder, { params: { orderNumber } });
  expect(shipments[0]?.items[0]?.adjustment).toMatchObject({
    ...{ value: 30, reason: 'Scuffed sole', employeeName: associate.name },
    approved: { employeeName: lead.name, at: now.toISOString() },
  });
});

test('an approval is for that price and that quantity: it ends when either changes, and holds again for what was approved', async () => {
  const { adjustmentId } = await adjust();
  await approve(adjustmentId);
  expect((await resize(2)).totals.itemTotal).toBe(200);
  expect(await refusalOf(place())).toBe('ADJ409');
  expect((await resize(1)).totals.itemTotal).toBe(70);
  const params = { basketId: cart.id, adjustmentId };
  const deeper = await seller.call(changePriceAdjustment, { params, body: { type: 'fixed price', value: 60 } });
  expect(deeper).toMatchObject({ totals: { itemTotal: 100 }, priceAdjustments: [{ approval: 'needed' }] });
  await approve(adjustmentId);
  expect((await read()).totals.itemTotal).toBe(60);
});

test('an expired approval restores the price', async () => {
  const { adjustmentId } = await adjust();
  await approve(adjustmentId);
  await later(approvalMs - 1);
  expect((await read()).totals.itemTotal).toBe(70);
  await later(1);
  expect(await read()).toMatchObject({ totals: cart.totals, priceAdjustments: [{ approval: 'needed', amount: 0 }] });
  expect(await refusalOf(place())).toBe('ADJ409');
  await seller.call(removePriceAdjustment, { params: { basketId: cart.id, adjustmentId } });
  expect((await place()).totals.total).toBe(cart.totals.total);
});

test('items added to an approved adjustment of the whole cart need an approval themselves', async () => {
  const { adjustmentId } = await adjust({ itemId: null });
  expect((await approve(adjustmentId)).totals.itemTotal).toBe(70);
  const more = await seller.call(addItem, { body: { cartId: cart.id, upc: upcs.socks } });
  expect(more).toMatchObject({ totals: { itemTotal: 89.9 }, priceAdjustments: [{ approval: 'needed', amount: 30 }] });
  expect(await refusalOf(place())).toBe('ADJ409');
  expect(await approve(adjustmentId)).toMatchObject({
    totals: { itemTotal: 83.93 },
    priceAdjustments: [{ approval: 'given' }],
  });
});

test('an approval of the whole cart covers items whose own adjustment is in another currency', async () => {
  await adjust({ type: 'amount', value: 5 });
  const canadian = sellIn('en_CA');
  const params = { basketId: cart.id };
  const body = { itemId: null, type: 'percentage', value: 30, reason: 'Open house' } as const;
  const { adjustmentId, currency, priceAdjustments, version } = await canadian.call(addPriceAdjustment, {
    params,
    body,
  });
  expect({ currency, priceAdjustments }).toMatchObject({
    currency: 'CAD',
    priceAdjustments: [{ itemId: null, approval: 'needed' }],
  });
  expect(await approve(adjustmentId, { version }, canadian)).toMatchObject({
    totals: { itemTotal: 70 },
    priceAdjustments: [{ itemId: null, approval: 'given', amount: 30 }],
  });
});

test('an amount that is saved again in another currency is in that currency', async () => {
  const { adjustmentId } = await adjust({ type: 'amount', value: 5 });
  const canadian = sellIn('en_CA');
  const params = { basketId: cart.id, adjustmentId };
  const again = await canadian.call(changePriceAdjustment, { params, body: { value: 5 } });
  expect(again).toMatchObject({ currency: 'CAD', totals: { itemTotal: 95 }, priceAdjustments: [{ amount: 5 }] });
});

test('associates cannot approve their own adjustments, nor without the right, nor for another store', async () => {
  const { adjustmentId } = await adjust();
  await running.shop.database.pool.query('update consumer set approves_adjustments = true where id = $1', [
    associate.id,
  ]);
  const own = await errorOf(approve(adjustmentId, { storeEmployeeId: associate.id, password: associate.password }));
  expect([own.id, own.errorDetails[0]?.field]).toEqual(['CHK320', 'storeEmployeeId']);
  const colleague = await newAssociate(running);
  const without = await errorOf(approve(adjustmentId, { storeEmployeeId: colleague.id, password: colleague.password }));
  expect([without.id, without.errorDetails[0]?.field]).toEqual(['CHK320', 'storeEmployeeId']);
  for (const worksAt of ['S-HAMBURG', null]) {
    const elsewhere = await newAssociate(running, { approves: true, worksAt });
    const of = { storeEmployeeId: elsewhere.id, password: elsewhere.password };
    expect(await refusalOf(approve(adjustmentId, of))).toBe('AUT438');
  }
  expect((await read()).totals).toEqual(cart.totals);
  expect(await approvals()).toEqual([]);
});

test('an unknown employee and a wrong password get the same answer, and the price stays', async () => {
  const { adjustmentId } = await adjust();
  const unknown = await errorOf(approve(adjustmentId, { storeEmployeeId: 'nobody' }));
  const wrong = await errorOf(approve(adjustmentId, { password: 'Wrong-password-1' }));
  expect({ ...unknown, correlationId: '' }).toEqual({ ...wrong, correlationId: '' });
  expect(unknown.id).toBe('AUT438');
  expect((await read()).totals).toEqual(cart.totals);
});

test('wrong passwords lock approvals of that employee as they lock the sign-in, also against the right one', async () => {
  const { adjustmentId } = await adjust();
  for (let tried = 0; tried < triesBeforeLock; tried++) {
    expect(await refusalOf(approve(adjustmentId, { password: 'Wrong-password-1' }))).toBe('AUT438');
  }
  expect(await refusalOf(approve(adjustmentId))).toBe('AUT438');
  const other = await newAssociate(running, { approves: true });
  expect(await approve(adjustmentId, { storeEmployeeId: other.id, password: other.password })).toMatchObject({
    priceAdjustments: [{ approval: 'given' }],
  });
  await later(lockMs);
  await seller.call(changePriceAdjustment, { params: { basketId: cart.id, adjustmentId }, body: { value: 29 } });
  expect(await approve(adjustmentId)).toMatchObject({ totals: { itemTotal: 71 } });
});

test('two concurrent approvals approve once', async () => {
  const other = await newAssociate(running, { approves: true });
  const { adjustmentId, version } = await adjust();
  const answers = await Promise.all([
    approve(adjustmentId, { version }),
    approve(adjustmentId, { version, storeEmployeeId: other.id, password: other.password }),
  ]);
  for (const { totals } of answers) expect(totals.itemTotal).toBe(70);
  expect(await approvals()).toHaveLength(1);
});

test('an adjustment that has changed since it was seen is not approved', async () => {
  const { adjustmentId, version } = await adjust();
  await resize(2);
  const error = await errorOf(approve(adjustmentId, { version }));
  expect([error.id, error.errorDetails[0]?.field]).toEqual(['CHK320', 'version']);
  expect((await read()).totals.itemTotal).toBe(200);
});

test('an associate whose limit was lowered cannot order at the former price', async () => {
  await adjust({ value: 15 });
  await running.shop.database.pool.query('update consumer set adjusts_up_to = 1000 where id = $1', [associate.id]);
  expect(await refusalOf(place())).toBe('ORD415');
  expect(await read()).toMatchObject({ totals: cart.totals, priceAdjustments: [] });
});

test('an adjustment from before there were limits cannot be ordered, and is removed once', async () => {
  await adjust({ value: 15 });
  await running.shop.database.pool.query(
    `update cart set document = document #- '{adjustments,0,alone}' where id = $1`,
    [cart.id],
  );
  expect((await read()).totals.itemTotal).toBe(85);
  expect(await refusalOf(place())).toBe('ORD415');
  expect(await read()).toMatchObject({ totals: cart.totals, priceAdjustments: [] });
  expect((await place()).totals).toMatchObject({ total: cart.totals.total });
});

test('only a connected store session can ask for approval, for its own cart', async () => {
  const { adjustmentId } = await adjust();
  expect(await refusalOf(approve(adjustmentId, {}, await newShopper(running.origin)))).toBe('AUT432');
  expect(await refusalOf(approve(adjustmentId, {}, await sellAs(lead)))).toBe('BSK404');
  expect(await refusalOf(approve('none'))).toBe('API404');
});
