import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { applyCoupon } from '@eyelet/contracts/cart/apply-coupon.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readDeskReceipt } from '@eyelet/contracts/order-desk/read-receipt.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { readReceiptOfCart } from '@eyelet/contracts/receipts/read-of-cart.ts';
import { readReceiptOfOrder } from '@eyelet/contracts/receipts/read-of-order.ts';
import type { Receipt } from '@eyelet/contracts/receipts/receipt.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;

beforeAll(async () => {
  running = await startStockedShop({ onHand: 500 });
  await givePromotions(
    running,
    [
      promotion('tenth', { needsCoupon: true, texts: { name: 'Harbour week' } }),
      promotion('fifth', { level: 'PRODUCT', benefit: { kind: 'percent', percent: 20 }, texts: { name: 'Deck days' } }),
      promotion('small', { level: 'PRODUCT', benefit: { kind: 'percent', percent: 5 }, texts: { name: 'A little' } }),
      promotion('near', { threshold: { USD: 20_000 }, texts: { name: 'Big cart' } }),
      promotion('closed', { needsCoupon: true, texts: { name: 'By letter' } }),
      promotion('trio', {
        level: 'PRODUCT',
        benefit: { kind: 'buy-get', buy: 2, get: 1, percent: 100 },
        concerns: { masterIds: ['SKSOCK01'], categories: [] },
        texts: { name: 'Sock trio' },
      }),
      promotion('climb', {
        needsCoupon: true,
        rank: 2,
        benefit: {
          kind: 'steps',
          steps: [
            { from: 2, percent: 10 },
            { from: 3, percent: 50 },
          ],
        },
        texts: { name: 'High tide' },
      }),
      promotion('price', {
        level: 'PRODUCT',
        needsCoupon: true,
        benefit: { kind: 'fixed-price', amounts: { USD: 5000 } },
        texts: { name: 'One price' },
      }),
      promotion('staff', { audience: ['EMPLOYEE'] }),
      promotion('elsewhere', { locales: ['de-de'] }),
      promotion('later', { startsAt: new Date('2099-01-01T00:00:00Z') }),
    ],
    [
      { code: 'TENTH', promotion: 'tenth' },
      { code: 'CLIMB', promotion: 'climb' },
      { code: 'PRICE', promotion: 'price' },
    ],
  );
});
afterAll(() => running.close());

async function discounted() {
  const shopper = await newShopper(running.origin);
  const ready = await readyCart(shopper, running.origin, upcs.deck);
  const cart = await shopper.call(applyCoupon, { body: { cartId: ready.id, code: 'TENTH' } });
  return { shopper, cart };
}

const receiptOf = (shopper: Shopper, basketId: string) => shopper.call(readReceiptOfCart, { params: { basketId } });
const cents = (amounts: readonly number[]) => Math.round(amounts.reduce((sum, one) => sum + one, 0) * 100);

/** Expects every amount of a receipt to be the sum of its steps, and the total that of the parts. */
function expectToAddUp({ lines, shipments, totals }: Receipt): void {
  const parts = [...lines, ...shipments];
  for (const { amount, steps } of parts) expect(cents(steps.map((step) => step.amount))).toBe(cents([amount]));
  const onTop = totals.taxIncluded ? [] : parts.map(({ tax }) => tax.amount);
  expect(cents([...parts.map(({ amount }) => amount), ...onTop])).toBe(cents([totals.total]));
}

test('the receipt of a cart has the steps of each amount, by name, and why other promotions have no effect', async () => {
  const { shopper, cart } = await discounted();
  const receipt = await receiptOf(shopper, cart.id);
  expectToAddUp(receipt);
  expect(receipt).toMatchObject({
    currency: 'USD',
    lines: [
      {
        id: cart.items[0]?.id,
        name: cart.items[0]?.name,
        amount: 72,
        steps: [
          { kind: 'list-price', amount: 100, quantity: 1, each: 100 },
          { kind: 'promotion', name: 'Deck days', amount: -20, base: 100, rule: { kind: 'percent', percent: 20 } },
          { kind: 'share', name: 'Harbour week', amount: -8, whole: 8, base: 80, over: 80 },
        ],
        tax: { amount: 3.96, percent: 5.5, base: 72, included: false },
      },
    ],
    shipments: [{ name: cart.shippingMethods[0]?.label, amount: 7, steps: [{ kind: 'delivery', amount: 7 }] }],
    totals: { items: 72, shipping: 7, total: cart.totals.total, rewards: 0, due: cart.totals.total },
  });
  const told = receipt.notApplied.map(({ promotionName, reason, missing, by }) => [promotionName, reason, missing, by]);
  expect(told.toSorted()).toEqual([
    ['A little', 'excluded', null, ['Deck days']],
    ['Big cart', 'below-threshold', 120, []],
    ['By letter', 'code-missing', null, []],
    ['High tide', 'code-missing', null, []],
    ['One price', 'code-missing', null, []],
    ['Sock trio', 'other-goods', null, []],
  ]);
});

test('reading a receipt changes nothing, and strangers get none', async () => {
  const { shopper, cart } = await discounted();
  await receiptOf(shopper, cart.id);
  expect(await shopper.call(readCart, { params: { basketId: cart.id } })).toMatchObject({ version: cart.version });
  const stranger = await newShopper(running.origin);
  expect(await refusalOf(receiptOf(stranger, cart.id))).toBe('BSK404');
});

test('a receipt tells of which offers without an effect a code is in the cart', async () => {
  const { shopper, cart } = await discounted();
  await shopper.call(applyCoupon, { body: { cartId: cart.id, code: 'CLIMB' } });
  const { notApplied } = await receiptOf(shopper, cart.id);
  expect(notApplied.filter(({ hasCode }) => hasCode)).toMatchObject([
    { promotionName: 'High tide', reason: 'too-few' },
  ]);
});

test('an order says whether it has a receipt; one from before receipts has none', async () => {
  const { shopper, cart } = await discounted();
  const { orderNumber: orderId, hasReceipt } = await shopper.call(placeOrder, { body: { cartId: cart.id } });
  expect(hasReceipt).toBe(true);
  await running.shop.database.db
    .updateTable('orders')
    .set({ receipt: null })
    .where('order_number', '=', orderId)
    .execute();
  expect(await shopper.call(readPurchase, { params: { orderId } })).toMatchObject({ hasReceipt: false });
  expect(await refusalOf(shopper.call(readReceiptOfOrder, { params: { orderId }, query: {} }))).toBe('OHS4004');
});

test('staff who may see orders read the receipt that the shopper reads; an order from before receipts has none', async () => {
  const { shopper, cart } = await discounted();
  const { orderNumber } = await shopper.call(placeOrder, { body: { cartId: cart.id } });
  const care = await newStaff(running, { roles: ['care'] });
  const read = (staff = care, params = { orderNumber }) => staff.call(readDeskReceipt, { params });
  const receipt = await shopper.call(readReceiptOfOrder, { params: { orderId: orderNumber }, query: {} });
  expect(await read()).toEqual({ receipt });
  expect(await refusalOf(read(await newStaff(running, { roles: ['author'] })))).toBe('STF403');
  expect(await refusalOf(read(care, { orderNumber: 'EY-unknown' }))).toBe('STF404');
  await running.shop.database.db
    .updateTable('orders')
    .set({ receipt: null })
    .where('order_number', '=', orderNumber)
    .execute();
  expect(await read()).toEqual({ receipt: null });
});

test('the receipt of an order has its amounts as they were bought, for its shopper and holders of its link only', async () => {
  const { shopper, cart } = await discounted();
  const before = await receiptOf(shopper, cart.id);
  const { orderNumber: orderId, totals } = await shopper.call(placeOrder, { body: { cartId: cart.id } });
  const read = (whose: Shopper, query = {}) => whose.call(readReceiptOfOrder, { params: { orderId }, query });
  const receipt = await read(shopper);
  expectToAddUp(receipt);
  expect(receipt).toEqual({
    ...before,
    notApplied: before.notApplied.filter(({ reason }) => !['code-missing', 'other-goods'].includes(reason)),
  });
  expect(receipt.totals.total).toBe(totals.total);
  const stranger = await newShopper(running.origin);
  expect(await refusalOf(read(stranger))).toBe('OHS4004');
  expect(await refusalOf(read(stranger, { token: 'wrong' }))).toBe('OHS4004');
  expect(await read(stranger, { token: running.shop.orderLinks.tokenOf(orderId) })).toEqual(receipt);
});

test('three for two, a price for each unit and steps by units are taken off, ordered and explained', async () => {
  const shopper = await newShopper(running.origin);
  const ready = await readyCart(shopper, running.origin, upcs.deck);
  const apply = (code: string) => shopper.call(applyCoupon, { body: { cartId: ready.id, code } });
  await apply('CLIMB');
  const few = await receiptOf(shopper, ready.id);
  const told = few.notApplied.find(({ promotionName }) => promotionName === 'High tide');
  expect(told).toMatchObject({ reason: 'too-few', missingUnits: 1 });
  await shopper.call(addItem, { query: { cartId: ready.id }, body: { upc: upcs.socks, qty: 3 } });
  const cart = await apply('PRICE');
  const receipt = await receiptOf(shopper, ready.id);
  expectToAddUp(receipt);
  expect(receipt.lines.map(({ steps }) => steps)).toMatchObject([
    [
      { kind: 'list-price', amount: 100 },
      { name: 'One price', amount: -50, rule: { kind: 'fixed-price', amount: 50 } },
      { kind: 'share', name: 'High tide', amount: -25 },
    ],
    [
      { kind: 'list-price', amount: 59.7, quantity: 3 },
      { name: 'Sock trio', amount: -19.9, rule: { kind: 'buy-get', buy: 2, get: 1, percent: 100 } },
      { kind: 'share', name: 'High tide', amount: -19.9 },
    ],
  ]);
  const { orderNumber: orderId } = await shopper.call(placeOrder, { body: { cartId: cart.id } });
  const bought = await shopper.call(readReceiptOfOrder, { params: { orderId }, query: {} });
  expect(bought.lines).toEqual(receipt.lines);
});
