import { randomUUID } from 'node:crypto';
import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import { settleReturn } from '@eyelet/contracts/return-desk/settle.ts';
import { takeBackReturn } from '@eyelet/contracts/return-desk/take-back.ts';
import { listReturnItems } from '@eyelet/contracts/returns/list-items.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { makeReady } from '@eyelet/testing/buy.ts';
import { errorOf, newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { setStockAt, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver } from '../order-desk/orders.ts';
import { askLabel } from './messages.ts';

const storeId = 'S-BOSTON';
let running: RunningShop;
let shopper: Shopper;
let staff: TestStaff;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 100, parts: { clock: () => new Date('2026-05-04T16:00:00Z') } });
  shopper = await newShopper(running.origin);
  staff = await newStaff(running, { roles: ['owner'] });
  await setStockAt(running, upcs.socks, storeId, 2);
});
afterAll(async () => {
  expect(await findLedgerFaults(running.shop.database.db)).toEqual([]);
  await running.close();
});

async function settled(): Promise<void> {
  for (let round = 0; round < 5; round++) await announce(running.shop);
}

/** Three pairs of socks and a pair of shoes, delivered. */
async function delivered() {
  const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.socks, qty: 3 } });
  await shopper.call(addItem, { body: { cartId: id, upc: upcs.deck } });
  await makeReady(shopper, running.origin, id);
  const order = await shopper.call(placeOrder, { body: { cartId: id } });
  await settled();
  await deliver(staff, order);
  const idOf = (upc: string) => order.items.find((one) => one.upc === upc)?.id ?? expect.fail(upc);
  return { orderNumber: order.orderNumber, socks: idOf(upcs.socks), deck: idOf(upcs.deck) };
}

type Body = RequestOf<typeof takeBackReturn>['body'];

const take = (body: Omit<Body, 'storeId'> & Partial<Body>, takeId = randomUUID(), by = staff) =>
  by.call(takeBackReturn, { params: { takeId }, body: { storeId, ...body } });

async function onHand(upc: string): Promise<Readonly<Record<string, number>>> {
  const { rows } = await running.shop.database.pool.query<{ place_id: string; on_hand: number }>(
    'select place_id, on_hand from stock where upc = $1',
    [upc],
  );
  return Object.fromEntries(rows.map((row) => [row.place_id, row.on_hand]));
}

test('a store takes back what nobody has announced, once, its stock gets the goods and the card the money', async () => {
  const { orderNumber, socks } = await delivered();
  const takeId = randomUUID();
  const brought = {
    number: ` ${orderNumber.toLowerCase()}`,
    items: [{ itemId: socks, qty: 1, reason: 'other' as const }],
  };
  const all = await Promise.all([1, 2, 3].map(() => take(brought, takeId)));
  const [one = expect.fail()] = all;
  expect(new Set(all.map(({ returnId }) => returnId)).size).toBe(1);
  expect(one).toMatchObject({
    orderNumber,
    state: 'received',
    takenIn: expect.stringMatching(/./),
    items: [{ qty: 1 }],
  });
  expect(await take(brought, takeId)).toMatchObject({ returnId: one.returnId });
  const { items, returns } = await shopper.call(listReturnItems, { params: { orderId: orderNumber }, body: {} });
  expect(items.find(({ itemId }) => itemId === socks)?.qty).toBe(2);
  expect(returns[0]?.steps.map(({ step }) => step)).toEqual(['brought-in']);
  await settled();
  const before = await onHand(upcs.socks);
  const decision = { itemId: socks, accepted: 1, restocked: 1, note: '' };
  const params = { returnId: one.returnId };
  const closed = await staff.call(settleReturn, { params, body: { version: one.version, items: [decision] } });
  expect(closed.refund).toBeGreaterThan(0);
  const after = await onHand(upcs.socks);
  expect(after).toEqual({ ...before, [storeId]: (before[storeId] ?? 0) + 1 });
  await settled();
  const { rows } = await running.shop.database.pool.query(
    'select amount, state from order_refund where order_number = $1',
    [orderNumber],
  );
  expect(rows).toEqual([{ amount: Math.round((closed.refund ?? 0) * 100), state: 'refunded' }]);
  const { rows: audit } = await running.shop.database.pool.query(
    `select after from audit where action = 'returnDesk.takeBack' and subject_id = $1`,
    [one.returnId],
  );
  expect(audit).toEqual([{ after: { state: 'received', store: storeId } }]);
});

test('an announced return is taken back by the number of its label, and two who take the last units take them once', async () => {
  const { orderNumber, deck, socks } = await delivered();
  const reason = 'too-small' as const;
  const { returnId } = await askLabel(running.origin, shopper, orderNumber, {
    items: [{ itemId: deck, qty: 1, reason }],
  });
  expect(await take({ number: returnId.toLowerCase() })).toMatchObject({ returnId, state: 'received' });
  // Whoever comes with it again is told that it has come, and nothing is changed.
  expect(await errorOf(take({ number: returnId }))).toMatchObject({
    ...{ id: 'STF409', status: 409 },
    errorDetails: [{ current: { returnId, state: 'received', version: 2 } }],
  });
  const items = [{ itemId: socks, qty: 3, reason }];
  const both = await Promise.allSettled([take({ number: orderNumber, items }), take({ number: orderNumber, items })]);
  const taken = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value.returnId] : []));
  expect(taken).toHaveLength(1);
  const { rows } = await running.shop.database.pool.query<{ units: number }>(
    'select sum(qty)::int as units from order_return_line where order_number = $1',
    [orderNumber],
  );
  expect(rows).toEqual([{ units: 4 }]);
});

test('items that are brought never stand for a return whose parcel is on its way', async () => {
  const { orderNumber, socks } = await delivered();
  const items = (qty: number) => [{ itemId: socks, qty, reason: 'other' as const }];
  const { returnId: mailed } = await askLabel(running.origin, shopper, orderNumber, { items: items(1) });
  const brought = await take({ number: orderNumber, items: items(1) });
  expect(brought).toMatchObject({ state: 'received', items: [{ qty: 1 }] });
  expect(brought.returnId).not.toBe(mailed);
  // One pair is left; the other that is brought can only be that of the label.
  expect(await errorOf(take({ number: orderNumber, items: items(2) }))).toMatchObject({
    id: 'STF409',
    errorDetails: [{ current: { returnId: mailed, state: 'announced' } }],
  });
  expect(await refusalOf(take({ number: orderNumber, items: items(3) }))).toBe('STF400');
  const arrived = await staff.call(receiveReturn, { params: { returnId: mailed } });
  expect(arrived).toMatchObject({ state: 'received', takenIn: null, items: [{ qty: 1 }] });
  await settled();
  // Only who sends a parcel is sent a label.
  const { rows } = await running.shop.database.pool.query(
    `select kind, subject_id from mail where kind = 'return-announced' and subject_id like $1 || '%'`,
    [orderNumber],
  );
  expect(rows).toEqual([{ kind: 'return-announced', subject_id: expect.stringContaining(mailed) }]);
});

test('an id takes back once, whatever it is used for again, and each of two that bring the same has its return', async () => {
  const { orderNumber, deck, socks } = await delivered();
  const other = await delivered();
  const items = [{ itemId: socks, qty: 1, reason: 'other' as const }];
  const ids = [randomUUID(), randomUUID()];
  const both = await Promise.all(ids.map((id) => take({ number: orderNumber, items }, id)));
  expect(new Set(both.map(({ returnId }) => returnId)).size).toBe(2);
  const again = await Promise.all(ids.map((id) => take({ number: orderNumber, items }, id)));
  expect(again.map(({ returnId }) => returnId)).toEqual(both.map(({ returnId }) => returnId));
  const [takeId = expect.fail()] = ids;
  const { returnId } = await askLabel(running.origin, shopper, other.orderNumber);
  const foreign: readonly Parameters<typeof take>[0][] = [
    { number: returnId },
    { number: orderNumber, items: [{ itemId: deck, qty: 1, reason: 'other' }] },
    { number: orderNumber, items: [{ itemId: socks, qty: 2, reason: 'other' }] },
  ];
  for (const one of foreign) {
    const refused = await errorOf(take(one, takeId));
    expect(refused).toMatchObject({ id: 'STF409', errorDetails: [{ current: { returnId: both[0]?.returnId } }] });
  }
  const last = randomUUID();
  const once = await Promise.allSettled([take({ number: returnId }, last), take({ number: orderNumber, items }, last)]);
  expect(once.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const named = await take({ number: returnId }, randomUUID()).catch(() => undefined);
  expect(named === undefined).toBe(once[0]?.status === 'fulfilled');
});

test('no store takes back what is none of the order, too much, or at no store; only staff of fulfilment may', async () => {
  const { orderNumber, socks } = await delivered();
  const items = (qty: number, itemId = socks) => [{ itemId, qty, reason: 'other' as const }];
  expect(await refusalOf(take({ number: orderNumber, items: items(4) }))).toBe('STF400');
  expect(await refusalOf(take({ number: orderNumber, items: items(1, 'none') }))).toBe('STF400');
  expect(await refusalOf(take({ number: orderNumber, items: items(1), storeId: 'none' }))).toBe('STF400');
  expect(await refusalOf(take({ number: orderNumber, items: items(1), storeId: 'W-NORA' }))).toBe('STF400');
  expect(await refusalOf(take({ number: 'NONE', items: items(1) }))).toBe('STF404');
  expect(await refusalOf(take({ number: orderNumber }))).toBe('STF404');
  const analyst = await newStaff(running, { roles: ['analyst'] });
  expect(await refusalOf(take({ number: orderNumber, items: items(1) }, randomUUID(), analyst))).toBe('STF403');
  const { returns } = await shopper.call(listReturnItems, { params: { orderId: orderNumber }, body: {} });
  expect(returns).toEqual([]);
});
