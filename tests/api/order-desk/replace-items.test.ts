import { randomUUID } from 'node:crypto';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { cancelDeskOrder } from '@eyelet/contracts/order-desk/cancel.ts';
import { listDeskOrders } from '@eyelet/contracts/order-desk/list.ts';
import { readOrderTimeline } from '@eyelet/contracts/order-desk/read-timeline.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { reportMissing } from '@eyelet/contracts/packing/report-missing.ts';
import { readReceiptOfOrder } from '@eyelet/contracts/receipts/read-of-order.ts';
import { giveRefund } from '@eyelet/contracts/refunds/give.ts';
import { listReturnItems } from '@eyelet/contracts/returns/list-items.ts';
import { addDays } from '@eyelet/domain/delivery/days.ts';
import { tellMissing } from '@eyelet/server/packing/tell-missing.ts';
import { makeReady } from '@eyelet/testing/buy.ts';
import { readPdf } from '@eyelet/testing/pdf.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { setStock, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askLabel } from '../returns/messages.ts';
import { deliver } from './orders.ts';
import { leftOf, replacingAt } from './replacing.ts';

let running: RunningShop;
let owner: TestStaff;
let desk: ReturnType<typeof replacingAt>;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 100 });
  owner = await newStaff(running, { roles: ['owner'], name: 'Ines Roth' });
  desk = replacingAt(running, owner);
});
afterAll(() => running.close());

/** An order of two decks and three pairs of socks that was delivered, and paid. */
async function delivered(upc: string = upcs.deck) {
  const bought = await desk.paid(upc);
  await deliver(owner, bought.order);
  await desk.follow();
  return bought;
}

const replace: typeof desk.replace = (...asked) => desk.replace(...asked);
const read = (orderNumber: string) => desk.read(orderNumber);
const follow = () => desk.follow();
const refusedWith = async (call: Promise<unknown>) => (await detailOf(call)).errorId;
const onHand = async (upc: string) =>
  Number(
    (await running.shop.database.pool.query('select sum(on_hand) as units from stock where upc = $1', [upc])).rows[0]
      .units,
  );

test('lost goods are sent again once however often it is asked, at no charge, from stock, and both orders, the audit and a mail say so', async () => {
  const { shopper, order, orderNumber, deck, socks } = await delivered();
  expect(leftOf(await read(orderNumber))).toEqual([2, 3]);
  const before = await onHand(upcs.deck);
  const id = randomUUID();
  const wish = [
    { itemId: deck, qty: 1 },
    { itemId: socks, qty: 3 },
  ];
  const both = await Promise.all([replace(orderNumber, wish, { id }), replace(orderNumber, wish, { id })]);
  for (const one of both) expect(leftOf(one)).toEqual([1, 0]);
  const [made = ''] = both[0].replacements;
  expect(both.map(({ replacements }) => replacements)).toEqual([[made], [made]]);
  expect(await onHand(upcs.deck)).toBe(before - 1);
  await follow();
  const again = await read(made);
  expect(again).toMatchObject({
    status: 'confirmed',
    replaces: orderNumber,
    total: 0,
    totalUnits: 4,
    payments: [],
    email: order.email,
  });
  expect(again.delivery?.address).toEqual((await read(orderNumber)).delivery?.address);
  const bought = await shopper.call(readPurchase, { params: { orderId: made } });
  expect(bought).toMatchObject({ totals: { total: 0 }, replacementOf: orderNumber, invoicePath: null });
  expect(bought.shipments[0]?.promised).toEqual({ from: expect.any(String), to: expect.any(String) });
  const token = running.shop.orderLinks.tokenOf(made);
  const paper = await fetch(`${running.origin}/consumers-v3/consumer/purchase/${made}/paper?token=${token}`);
  expect(await paper.text()).toContain('OHS4004');
  // Goods that are given go back with the order that they were paid with.
  const given = await fetch(running.origin + bought.giftReceiptPath);
  const { text } = await readPdf(Buffer.from(await given.arrayBuffer()));
  expect([text.includes(orderNumber), text.includes(made)]).toEqual([true, false]);
  const receipt = await shopper.call(readReceiptOfOrder, { params: { orderId: made }, query: {} });
  expect(receipt.lines.map(({ steps }) => steps)).toEqual([[], []]);
  const [first, second] = await Promise.all(
    [orderNumber, made].map((number) => owner.call(readOrderTimeline, { params: { orderNumber: number } })),
  );
  expect(first?.entries.filter(({ kind }) => kind === 'replacement')).toMatchObject([
    {
      author: 'Ines Roth',
      replaced: { step: 'sent-again', orderNumber: made, reason: 'lost', items: [{ qty: 1 }, { qty: 3 }] },
    },
  ]);
  expect(second?.entries.filter(({ kind }) => kind === 'replacement')).toMatchObject([
    { replaced: { step: 'made-of', orderNumber, reason: null } },
  ]);
  const { pool } = running.shop.database;
  const facts = await pool.query(
    `select payload ->> 'replaces' as replaces from event where name = 'order.placed' and subject = any($1) order by 1`,
    [[orderNumber, made]],
  );
  expect(facts.rows).toEqual([{ replaces: orderNumber }, { replaces: null }]);
  const audit = await pool.query(
    `select after from audit where action = 'orderDesk.replaceItems' and subject_id = $1`,
    [orderNumber],
  );
  const items = `1 × ${upcs.deck}, 3 × ${upcs.socks}`;
  expect(audit.rows).toMatchObject([{ after: { replacementOrder: made, items, reason: 'lost', note: 'Never came' } }]);
  const mails = await pool.query<{ kind: string; text: string }>(
    `select kind, text from mail where subject_id like $1 || '%'`,
    [made],
  );
  expect(mails.rows.map(({ kind }) => kind)).toEqual(['order-confirmation']);
  expect(mails.rows[0]?.text).toContain(`Here is what we send you again from order ${orderNumber}.`);
  const { rows } = await owner.call(listDeskOrders, { query: { search: made } });
  expect(rows).toMatchObject([{ orderNumber: made, total: 0 }]);
});

test('who waits for goods that are sent again hears that they are looked for, and of no refund, as they cost nothing', async () => {
  const { orderNumber, deck } = await delivered();
  const [made = ''] = (await replace(orderNumber, [{ itemId: deck, qty: 1 }])).replacements;
  const params = { orderNumber: made, shippingId: 'shipment-1', reportId: randomUUID() };
  await owner.call(reportMissing, { params, body: { placeId: 'W-NORA', upc: upcs.deck, qty: 1, noneLeft: false } });
  const later = new Date(`${addDays(new Date().toISOString().slice(0, 10), 30)}T16:00:00Z`);
  await tellMissing({ ...running.shop, clock: () => later });
  await follow();
  const { rows } = await running.shop.database.pool.query<{ text: string }>(
    `select text from mail where kind = 'shipment-pieces-missing' and subject_id like $1 || '/%'`,
    [made],
  );
  expect(rows.map(({ text }) => [text.includes('another solution'), text.includes('refund')])).toEqual([[true, false]]);
});

test('what was sent again is packed and delivered as any order, and sent back with the order that paid it', async () => {
  const { shopper, orderNumber, deck } = await delivered();
  const [made = ''] = (await replace(orderNumber, [{ itemId: deck, qty: 2 }])).replacements;
  await deliver(owner, await shopper.call(readPurchase, { params: { orderId: made } }));
  await follow();
  expect(await read(made)).toMatchObject({ status: 'delivered' });
  // What arrived again may be lost or damaged again.
  expect(leftOf(await read(made))).toEqual([2]);
  const ownItems = await shopper.call(listReturnItems, { params: { orderId: made }, body: {} });
  expect(ownItems.sentBackWith).toEqual({ orderNumber, token: null });
  expect(ownItems.items.map(({ qty, why }) => [qty, why])).toEqual([[0, 'replacement']]);
  const { returnId } = await askLabel(running.origin, shopper, orderNumber);
  expect(returnId).not.toBe('');
  expect(leftOf(await read(orderNumber))).toEqual([0, 0]);
  // All of it comes back, whichever parcel it came in.
  expect(leftOf(await read(made))).toEqual([0]);
});

test('nothing is sent again that has not left, more than was bought, is of another order, or is no longer in stock', async () => {
  const shopper = await newShopper(running.origin);
  const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.socks, qty: 1 } });
  await makeReady(shopper, running.origin, id);
  const waiting = await shopper.call(placeOrder, { body: { cartId: id } });
  const early = [{ itemId: waiting.items[0]?.id ?? '', qty: 1 }];
  expect(await detailOf(replace(waiting.orderNumber, early))).toMatchObject({
    ...{ errorId: 'STF409', current: { orderNumber: waiting.orderNumber } },
  });
  const { orderNumber, deck } = await delivered(upcs.spare);
  expect(await refusedWith(replace(orderNumber, [{ itemId: deck, qty: 3 }]))).toBe('STF409');
  expect(
    await refusedWith(
      replace(orderNumber, [
        { itemId: deck, qty: 1 },
        { itemId: deck, qty: 2 },
      ]),
    ),
  ).toBe('STF409');
  expect(await refusedWith(replace(orderNumber, [{ itemId: deck, qty: 1 }, ...early]))).toBe('STF409');
  expect(await refusedWith(replace('NONE', early))).toBe('STF404');
  await setStock(running, upcs.spare, 1);
  const before = await onHand(upcs.spare);
  expect(await refusedWith(replace(orderNumber, [{ itemId: deck, qty: 2 }]))).toBe('STF476');
  expect((await read(orderNumber)).replacements).toEqual([]);
  expect(leftOf(await replace(orderNumber, [{ itemId: deck, qty: 1 }]))).toEqual([1, 3]);
  expect(await onHand(upcs.spare)).toBe(before - 1);
});

test('a replacement that is cancelled goes back to the stock, and its units can be sent again', async () => {
  const { orderNumber, deck } = await delivered(upcs.spareToo);
  const before = await onHand(upcs.spareToo);
  const [made = ''] = (await replace(orderNumber, [{ itemId: deck, qty: 2 }])).replacements;
  expect(await onHand(upcs.spareToo)).toBe(before - 2);
  await owner.call(cancelDeskOrder, { params: { orderNumber: made }, body: { reason: 'The parcel has come' } });
  await follow();
  expect(['cancelled', 'refunded']).toContain((await read(made)).status);
  expect(await onHand(upcs.spareToo)).toBe(before);
  const mails = await running.shop.database.pool.query<{ text: string }>(
    `select text from mail where subject_id = $1 and kind = 'order-cancelled'`,
    [made],
  );
  expect(mails.rows[0]?.text).toContain(`could not send you the goods of order ${orderNumber} again`);
  expect(mails.rows[0]?.text).not.toMatch(/0\.00|goes back|Paid with/);
  const current = await read(orderNumber);
  expect(leftOf(current)).toEqual([2, 3]);
  expect(current).toMatchObject({ replacements: [made] });
});

test('of two members of staff who send the same goods again at once, the second is told', async () => {
  const { orderNumber, socks } = await delivered();
  const wish = [{ itemId: socks, qty: 1 }];
  const both = await Promise.allSettled([replace(orderNumber, wish), replace(orderNumber, wish)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await detailOf(replace(orderNumber, wish))).toMatchObject({ errorId: 'STF409' });
  expect((await read(orderNumber)).replacements).toHaveLength(1);
  expect(leftOf(await replace(orderNumber, wish, { version: 1 }))).toEqual([2, 1]);
});

test('only those who may give money back may send goods again, and above what they give alone only who may approve', async () => {
  const { orderNumber, deck, socks } = await delivered();
  const wish = [{ itemId: socks, qty: 1 }];
  const warehouse = await newStaff(running, { roles: ['fulfilment'] });
  expect(await refusedWith(replace(orderNumber, wish, { who: warehouse }))).toBe('STF403');
  const care = await newStaff(running, { roles: ['care'] });
  expect(await refusedWith(replace(orderNumber, [{ itemId: deck, qty: 1 }], { who: care }))).toBe('STF477');
  expect((await replace(orderNumber, wish, { who: care })).replacements).toHaveLength(1);
  // Of 50.00 they have given 19.90 in goods: money up to the rest, then neither.
  const give = (amount: number) =>
    care.call(giveRefund, {
      params: { orderNumber, refundId: randomUUID() },
      body: { amount, reason: 'price', note: '' },
    });
  expect((await give(30.11)).refunds).toMatchObject([{ state: 'waiting' }]);
  expect((await give(20)).refunds).toContainEqual(expect.objectContaining({ amount: 20, state: 'done' }));
  expect(await refusedWith(replace(orderNumber, wish, { who: care, version: 1 }))).toBe('STF477');
  expect((await replace(orderNumber, [{ itemId: deck, qty: 1 }], { version: 1 })).replacements).toHaveLength(2);
});
