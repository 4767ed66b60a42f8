import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { addPriceAdjustment } from '@eyelet/contracts/cart/add-price-adjustment.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { changePriceAdjustment } from '@eyelet/contracts/cart/change-price-adjustment.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { removePriceAdjustment } from '@eyelet/contracts/cart/remove-price-adjustment.ts';
import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { readReceiptOfCart } from '@eyelet/contracts/receipts/read-of-cart.ts';
import { readReceiptOfOrder } from '@eyelet/contracts/receipts/read-of-order.ts';
import { newAssociate, openStoreSession, type TestAssociate, testStore } from '@eyelet/testing/associate.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { newConsumer, signInShopper } from '@eyelet/testing/consumer.ts';
import { errorOf, newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let running: RunningShop;
let associate: TestAssociate;
let seller: Shopper;
let cart: Cart;

beforeAll(async () => {
  running = await startStockedShop({ onHand: 500 });
});
afterAll(() => running.close());
beforeEach(async () => {
  associate = await newAssociate(running);
  seller = await sellAs(associate);
  // 100.00 and 5.50 of tax.
  cart = await readyCart(seller, running.origin, upcs.deck);
});

/** A new store session of an associate. */
async function sellAs(who: TestAssociate): Promise<Shopper> {
  const visitor = await newShopper(running.origin);
  return { ...visitor, auth: await openStoreSession(visitor, who) };
}

/** The account of the associate, signed in to buy for itself. */
const asCustomer = ({ email, password }: TestAssociate) =>
  newConsumer(running.origin, { email, password, signedUp: true });

type Asked = Partial<InputOf<typeof addPriceAdjustment>['body']>;

const adjust = (asked: Asked = {}, by: Shopper = seller) =>
  by.call(addPriceAdjustment, {
    params: { basketId: cart.id },
    body: { itemId: cart.items[0]?.id ?? '', type: 'percentage', value: 10, reason: 'Scuffed sole', ...asked },
  });
const change = (adjustmentId: string, body: InputOf<typeof changePriceAdjustment>['body'], by: Shopper = seller) =>
  by.call(changePriceAdjustment, { params: { basketId: cart.id, adjustmentId }, body });
const remove = (adjustmentId: string, by: Shopper = seller) =>
  by.call(removePriceAdjustment, { params: { basketId: cart.id, adjustmentId } });
const read = (by: Shopper = seller) => by.call(readCart, { params: { basketId: cart.id } });
const place = (by: Shopper = seller) => by.call(placeOrder, { body: { cartId: cart.id } });

async function audited() {
  const { rows } = await running.shop.database.pool.query(
    `select action, staff_name as by, before, after from audit where subject_kind = 'cart' and subject_id = $1 order by id`,
    [cart.id],
  );
  return rows;
}

test('an associate takes something off the price of an item, and totals and tax follow [C7.59] [C3.51]', async () => {
  expect(cart.totals).toMatchObject({ itemTotal: 100, tax: 5.5, total: 105.5, totalDiscount: 0 });
  const adjusted = await adjust();
  expect(adjusted.totals).toMatchObject({
    ...{ itemSubTotal: 100, rowTotal: 90, itemTotal: 90, totalDiscount: 10, tax: 4.95, total: 94.95 },
  });
  expect(adjusted.items[0]?.price).toMatchObject({ current: 90, original: 100, rowTotal: 90 });
  const entry = {
    adjustmentId: adjusted.adjustmentId,
    itemId: cart.items[0]?.id,
    ...{ type: 'percentage', value: 10, reason: 'Scuffed sole', amount: 10, storeId: testStore },
    ...{ storeEmployeeId: associate.id, approval: 'none' },
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  };
  expect(adjusted.priceAdjustments).toEqual([entry]);
  expect(await read()).toMatchObject({ totals: adjusted.totals, priceAdjustments: [entry] });
});

test('each unit is adjusted, by an amount or to a fixed price too', async () => {
  const itemId = cart.items[0]?.id ?? '';
  await seller.call(updateItem, { params: { basketId: cart.id }, body: { itemId, qty: 3 } });
  const { adjustmentId, ...less } = await adjust({ type: 'amount', value: 12.34 });
  expect(less.totals).toMatchObject({ rowTotal: 262.98, totalDiscount: 37.02 });
  expect((await change(adjustmentId, { type: 'fixed price', value: 0 })).totals).toMatchObject({ rowTotal: 0 });
  expect((await change(adjustmentId, { value: 79.99 })).totals).toMatchObject({ rowTotal: 239.97 });
});

test('without an item, all items without an adjustment of their own are adjusted', async () => {
  const { items } = await seller.call(addItem, { body: { cartId: cart.id, upc: upcs.socks } });
  await adjust({ itemId: items[1]?.id ?? '', type: 'fixed price', value: 15 });
  expect((await errorOf(adjust({ itemId: null, type: 'amount', value: 1 }))).errorDetails[0]?.field).toBe('type');
  const { priceAdjustments, totals } = await adjust({ itemId: null, value: 20, reason: 'Open house' });
  expect(totals).toMatchObject({ rowTotal: 95, totalDiscount: 24.9 });
  expect(priceAdjustments.map(({ itemId, amount }) => [itemId, amount])).toEqual([
    [items[1]?.id, 4.9],
    [null, 20],
  ]);
});

test('an adjustment is changed [C7.60]', async () => {
  const { adjustmentId } = await adjust();
  const changed = await change(adjustmentId, { value: 30, reason: 'Display pair' });
  expect(changed).toMatchObject({
    adjustmentId,
    totals: { itemTotal: 70, tax: 3.85, shipping: 7, total: 80.85 },
    priceAdjustments: [{ adjustmentId, value: 30, reason: 'Display pair', amount: 30 }],
  });
  expect((await change(adjustmentId, { value: 30 })).version).toBe(changed.version);
  expect(await refusalOf(change(adjustmentId, { value: 31 }))).toBe('CHK320');
  expect(await refusalOf(change('none', { value: 5 }))).toBe('API404');
  expect((await read()).totals).toEqual(changed.totals);
});

test('an adjustment is removed, and the totals are those of before [C7.61]', async () => {
  const { adjustmentId } = await adjust();
  const removed = await remove(adjustmentId);
  expect(removed).toMatchObject({ totals: cart.totals, priceAdjustments: [] });
  expect((await remove(adjustmentId)).version).toBe(removed.version);
});

test('repeating the call, even ten times at once, makes one adjustment [C7.59]', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => adjust()));
  expect(new Set(answers.map(({ adjustmentId }) => adjustmentId)).size).toBe(1);
  expect((await read()).priceAdjustments).toHaveLength(1);
});

test.each([
  ['31 percent', { value: 31 }, 'value', 'At most 30%'],
  ['less than nothing', { value: -1 }, 'value', 'Enter a value above 0 with at most two decimals.'],
  ['an amount of more than 30 percent', { type: 'amount', value: 30.01 }, 'value', 'At most $30.00'],
  [
    'a price below 0',
    { type: 'fixed price', value: -0.01 },
    'value',
    'Enter a value above 0 with at most two decimals.',
  ],
  ['a higher price', { type: 'fixed price', value: 101 }, 'value', 'Enter a price from 0 to below the present one.'],
  ['no reason', { reason: ' ' }, 'reason', 'This field is required'],
] as const)('%s is refused with CHK320, and nothing changes [C7.62]', async (_, asked, field, message) => {
  const error = await errorOf(adjust(asked));
  expect([error.id, error.errorDetails]).toMatchObject(['CHK320', [{ field, message }]]);
  expect((await read()).totals).toEqual(cart.totals);
});

test('an item has one adjustment; gift cards and unknown items have none [C7.62]', async () => {
  await adjust();
  const second = await errorOf(adjust({ value: 20 }));
  expect([second.id, second.errorDetails[0]?.field]).toEqual(['CHK320', 'itemId']);
  expect(await refusalOf(adjust({ itemId: 'none' }))).toBe('ORD404');
  expect((await errorOf(adjust({ type: 'half' as never, itemId: 'none' }))).id).toBe('CHK320');
  const giftCard = {
    ...{ amount: 40, recipientName: 'Bela Moor', recipientEmail: 'bela@example.com', sender: 'Ada' },
    ...{ message: '', design: 'kelp' },
  };
  const { items } = await seller.call(addItem, { body: { cartId: cart.id, upc: upcs.giftCard, giftCard } });
  const card = items.find(({ upc }) => upc === upcs.giftCard)?.id ?? '';
  const ofValue = await errorOf(adjust({ itemId: card, type: 'fixed price', value: 1 }));
  expect([ofValue.id, ofValue.errorDetails[0]?.field]).toEqual(['CHK320', 'itemId']);
  const { totals } = await adjust({ itemId: null, value: 30 });
  expect(totals.itemTotal).toBe(130);
});

test('only a connected store session may adjust prices [C7.59] [C6.25]', async () => {
  const employee = await asCustomer(associate);
  const { adjustmentId } = await adjust();
  for (const other of [await newShopper(running.origin), await newConsumer(running.origin), employee]) {
    expect(await refusalOf(adjust({}, other))).toBe('AUT432');
    expect(await refusalOf(change(adjustmentId, { value: 5 }, other))).toBe('AUT432');
    expect(await refusalOf(remove(adjustmentId, other))).toBe('AUT432');
  }
  const colleague = await sellAs(await newAssociate(running));
  expect(await refusalOf(adjust({}, colleague))).toBe('BSK404');
  expect(await refusalOf(change(adjustmentId, { value: 5 }, colleague))).toBe('BSK404');
  await running.shop.database.pool.query('update consumer set works_at = null where id = $1', [associate.id]);
  expect(await refusalOf(adjust({ value: 5 }))).toBe('AUT432');
  expect(await refusalOf(remove(adjustmentId))).toBe('AUT432');
});

test('the receipt of the cart explains what was taken off, and adds up', async () => {
  await adjust({ type: 'amount', value: 25 });
  const receipt = await seller.call(readReceiptOfCart, { params: { basketId: cart.id } });
  expect(receipt.lines[0]).toMatchObject({
    amount: 75,
    steps: [
      { kind: 'list-price', amount: 100 },
      {
        kind: 'adjustment',
        amount: -25,
        each: -25,
        base: 100,
        name: 'Scuffed sole',
        rule: { kind: 'amount', amount: 25 },
      },
    ],
  });
  expect(receipt.totals).toMatchObject({ items: 75, total: (await read()).totals.total });
});

test('the order stores what was taken off, with its receipt, its reason and who did it [C7.59]', async () => {
  const { adjustmentId, totals } = await adjust();
  const order = await place();
  const employee = associate.id;
  const kept = {
    ...{ adjustmentId, itemId: order.items[0]?.id, type: 'percentage', value: 10, reason: 'Scuffed sole', amount: 10 },
    ...{ storeId: testStore, storeEmployeeId: employee },
  };
  expect(order).toMatchObject({ totals: { total: totals.total, totalDiscount: 10 }, priceAdjustments: [kept] });
  const params = { orderId: order.orderNumber };
  expect(await seller.call(readPurchase, { params })).toMatchObject({ priceAdjustments: [kept] });
  const receipt = await seller.call(readReceiptOfOrder, { params, query: {} });
  expect(receipt.lines[0]?.steps[1]).toMatchObject({ kind: 'adjustment', amount: -10, name: 'Scuffed sole' });
  const warehouse = await newStaff(running, { roles: ['warehouse'] });
  const desk = await warehouse.call(readDeskOrder, { params: { orderNumber: order.orderNumber } });
  expect(desk.shipments[0]?.items[0]?.adjustment).toEqual({
    ...{ type: 'percentage', value: 10, reason: 'Scuffed sole', amount: 10, employeeName: associate.name },
    approved: null,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  const { rows } = await running.shop.database.pool.query(
    `select kind, amount from order_adjustment where order_number = $1 and item_id is not null`,
    [order.orderNumber],
  );
  expect(rows).toEqual([{ kind: 'adjustment', amount: -1000 }]);
});

test('each change of a price is audited, with the price before', async () => {
  const { adjustmentId } = await adjust();
  await adjust();
  await change(adjustmentId, { value: 5 });
  await remove(adjustmentId);
  await remove(adjustmentId);
  await refusalOf(adjust({ value: 31 }));
  const by = associate.name;
  expect(await audited()).toMatchObject([
    { action: 'cart.addPriceAdjustment', by, before: null, after: { value: 10, storeId: testStore } },
    { action: 'cart.changePriceAdjustment', by, before: { value: 10 }, after: { value: 5 } },
    { action: 'cart.removePriceAdjustment', by, before: { value: 5 }, after: null },
  ]);
});

test('a price does not change if the change cannot be audited', async () => {
  const { pool } = running.shop.database;
  const { adjustmentId, totals } = await adjust();
  const entries = await audited();
  await pool.query(`alter table audit add constraint no_carts check (subject_kind <> 'cart') not valid`);
  try {
    await expect(adjust({ itemId: null })).rejects.toThrow();
    await expect(change(adjustmentId, { value: 5 })).rejects.toThrow();
    await expect(remove(adjustmentId)).rejects.toThrow();
  } finally {
    await pool.query('alter table audit drop constraint no_carts');
  }
  expect(await read()).toMatchObject({ totals, priceAdjustments: [{ adjustmentId, value: 10 }] });
  expect(await audited()).toEqual(entries);
  expect((await change(adjustmentId, { value: 5 })).totals.itemTotal).toBe(95);
});

test('a customer who opens the same cart pays the full price, and so does everybody after a merge', async () => {
  await adjust();
  const himself = await asCustomer(associate);
  expect(himself.auth.basketId).toBe(cart.id);
  expect(await read(himself)).toMatchObject({ totals: cart.totals, priceAdjustments: [] });
  const again = await sellAs(associate);
  expect((await read(again)).priceAdjustments).toHaveLength(1);
  const guest = await newShopper(running.origin);
  await guest.call(createCartWithItem, { body: { upc: upcs.socks } });
  await signInShopper(guest, associate.email, associate.password);
  expect(await read(again)).toMatchObject({ priceAdjustments: [], totals: { itemTotal: 119.9 } });
});

test('another size in the line has its own price', async () => {
  await adjust({ type: 'fixed price', value: 10 });
  const itemId = cart.items[0]?.id ?? '';
  const body = { itemId, upc: upcs.deckLarger };
  const resized = await seller.call(updateItem, { params: { basketId: cart.id }, body });
  expect(resized).toMatchObject({ totals: { itemTotal: 100 }, priceAdjustments: [] });
  expect((await adjust({ value: 5 })).totals.itemTotal).toBe(95);
});

test('an associate who no longer sells for the store cannot order at an adjusted price', async () => {
  await adjust();
  await running.shop.database.pool.query('update consumer set works_at = null where id = $1', [associate.id]);
  expect(await refusalOf(place())).toBe('ORD415');
  expect(await read()).toMatchObject({ totals: cart.totals, priceAdjustments: [] });
  expect((await place()).priceAdjustments).toEqual([]);
});
