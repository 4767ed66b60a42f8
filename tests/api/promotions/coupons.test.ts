import { applyCoupon } from '@eyelet/contracts/cart/apply-coupon.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { removeCoupon } from '@eyelet/contracts/cart/remove-coupon.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const day = 24 * 60 * 60 * 1000;
const ahead = new Date(Date.now() + 100 * day);
const behind = new Date(Date.now() - 100 * day);

let running: RunningShop;
let shopper: Shopper;

beforeAll(async () => {
  running = await startStockedShop();
  const coded = (id: string, members = {}) => promotion(id, { needsCoupon: true, ...members });
  await givePromotions(
    running,
    [
      coded('tenth', { texts: { name: 'Harbour week', callout: 'Ten percent off' } }),
      coded('tenth-too'),
      coded('from-200', { threshold: { USD: 20000 }, texts: { callout: 'only {amount} more|more than enough|there' } }),
      coded('socks', { level: 'PRODUCT', concerns: { masterIds: ['SKSOCK01'], categories: [] } }),
      coded('staff', { audience: ['EMPLOYEE'] }),
      coded('canada', { locales: ['en-ca', 'fr-ca'] }),
      coded('off', { enabled: false }),
      coded('past', { endsAt: behind }),
      ...[1, 2, 3, 4, 5, 6].map((number) => coded(`many-${number}`)),
    ],
    [
      { code: 'HARBOUR10', promotion: 'tenth' },
      { code: 'HARBOUR10B', promotion: 'tenth' },
      { code: 'MORE', promotion: 'tenth-too' },
      { code: 'FROM200', promotion: 'from-200' },
      { code: 'SOCKS', promotion: 'socks' },
      { code: 'STAFF', promotion: 'staff' },
      { code: 'CANADA', promotion: 'canada' },
      { code: 'OFF', promotion: 'off' },
      { code: 'PAST', promotion: 'past' },
      { code: 'EXPIRED', promotion: 'tenth', until: behind },
      { code: 'SOON', promotion: 'tenth', from: ahead },
      { code: 'BLOCKED', promotion: 'tenth', enabled: false },
      ...[1, 2, 3, 4, 5, 6].map((number) => ({ code: `MANY${number}`, promotion: `many-${number}` })),
    ],
  );
});
afterAll(() => running.close());
beforeEach(async () => {
  shopper = await newShopper(running.origin);
});

const start = (upc: string = upcs.deck, qty = 1) => shopper.call(createCartWithItem, { body: { upc, qty } });
const apply = (cart: Cart, code: string) => shopper.call(applyCoupon, { body: { cartId: cart.id, code } });

test('a code gives a discount and is shown with its promotion [C7.34 C3.53 C3.11 C3.12]', async () => {
  const cart = await apply(await start(), ' harbour10 ');
  expect(cart.totals).toMatchObject({
    itemSubTotal: 100,
    totalDiscount: 10,
    itemTotal: 90,
    totalDiscountPercentage: 10,
  });
  expect(cart.couponItems).toEqual([
    {
      couponItemId: expect.any(String),
      code: 'HARBOUR10',
      status: 'applied',
      valid: true,
      promotionId: 'tenth',
      promotionName: 'Harbour week',
      calloutMessage: 'Ten percent off',
    },
  ]);
  const shown = {
    level: 'ORDER',
    promotionName: 'Harbour week',
    promotionId: 'tenth',
    calloutMessage: 'Ten percent off',
    amount: 10,
  };
  expect(cart.promoSummary).toContainEqual(shown);
  expect(cart.orderPromotions).toEqual([shown]);
  expect(await shopper.call(readCart, { params: { basketId: cart.id } })).toMatchObject({
    totals: cart.totals,
    couponItems: cart.couponItems,
  });
});

test('the cart may be named in the query too', async () => {
  const { id } = await start();
  const cart = await shopper.call(applyCoupon, { query: { basketId: id }, body: { code: 'HARBOUR10' } });
  expect(cart.totals.totalDiscount).toBe(10);
});

test('a removed code gives no discount; it is named by id or code, in query or body [C7.35 C7.32]', async () => {
  const cart = await apply(await start(), 'HARBOUR10');
  const [coupon] = cart.couponItems;
  const query = { cartId: cart.id, couponItemId: coupon?.couponItemId ?? '' };
  const without = await shopper.call(removeCoupon, { query });
  expect(without).toMatchObject({ couponItems: [], totals: { totalDiscount: 0, itemTotal: 100 } });
  expect((await shopper.call(removeCoupon, { query })).version).toBe(without.version);
  await apply(cart, 'HARBOUR10');
  const response = await shopper.fetch(`${running.origin}/cart/v1/coupon`, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json', 'x-locale': 'en_US' },
    body: JSON.stringify({ cartId: cart.id, code: 'harbour10' }),
  });
  expect(await response.json()).toMatchObject({ couponItems: [] });
});

test.each([
  ['NOPE', 'PRM130', 'unknown [C8.87 C7.34]'],
  [' ', 'PRM130', 'empty'],
  ['x'.repeat(41), 'PRM130', 'too long'],
  ['STAFF', 'PRM160', 'not for this shopper [C8.88]'],
  ['CANADA', 'PRM160', 'not for this site [C8.88]'],
  ['SOCKS', 'PRM160', 'not for this cart [C8.88]'],
  ['SOON', 'PRM135', 'not started [C8.89]'],
  ['BLOCKED', 'PRM135', 'switched off [C8.89]'],
  ['OFF', 'PRM135', 'of a promotion that is switched off [C8.89]'],
  ['EXPIRED', 'PRM155', 'past its end [C8.92]'],
  ['PAST', 'PRM155', 'of a promotion past its end [C8.92]'],
])('code %s is refused with %s: %s [C8.12]', async (code, id) => {
  const cart = await start();
  expect(await refusalOf(apply(cart, code))).toBe(id);
  expect(await shopper.call(readCart, { params: { basketId: cart.id } })).toMatchObject({
    couponItems: [],
    version: cart.version,
  });
});

test('the same code twice is refused with PRM416, and so is another one of the same promotion [C8.93]', async () => {
  const cart = await apply(await start(), 'HARBOUR10');
  expect(await refusalOf(apply(cart, 'harbour10'))).toBe('PRM416');
  expect(await refusalOf(apply(cart, 'HARBOUR10B'))).toBe('PRM416');
});

test('a sixth code of a cart is refused with PRM140 [C8.90]', async () => {
  const cart = await start();
  for (const number of [1, 2, 3, 4, 5]) await apply(cart, `MANY${number}`);
  expect(await refusalOf(apply(cart, 'MANY6'))).toBe('PRM140');
});

test('a failing promotion engine is answered with PRM175 [C8.94]', async () => {
  const message = createMessages('en')('error.PRM175');
  const cart = await start();
  const response = await shopper.fetch(`${running.origin}/cart/v1/coupon`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-locale': 'en_US', 'x-mock-error': 'PRM175' },
    body: JSON.stringify({ cartId: cart.id, code: 'HARBOUR10' }),
  });
  expect(await response.json()).toMatchObject({ errorDetails: [{ errorId: 'PRM175', message }] });
  expect(await shopper.call(readCart, { params: { basketId: cart.id } })).toMatchObject({ couponItems: [] });
});

test('a code below its threshold has no effect, says what is missing, and applies when it is reached [C3.43 C3.44 C3.53 C4.43 C4.44 C4.45 C4.46]', async () => {
  const cart = await apply(await start(upcs.deck, 1), 'FROM200');
  const notice = (of: Cart) => of.customerNotifications.find(({ promotionId }) => promotionId === 'from-200');
  expect(cart.couponItems).toMatchObject([{ code: 'FROM200', status: 'not applied', valid: true }]);
  expect(notice(cart)).toEqual({
    promotionId: 'from-200',
    distanceFromConditionThreshold: 100,
    status: 'Below Threshold',
    calloutMsg: 'only $100.00 more|more than enough|there',
    message: 'only $100.00 more',
    approachingDisplayLevel: 'ORDER',
    promotionClass: 'ORDER',
  });
  const reached = await shopper.call(createCartWithItem, { body: { upc: upcs.deck, qty: 2 } });
  const there = await apply(reached, 'FROM200');
  expect(there).toMatchObject({ couponItems: [{ status: 'applied' }], totals: { totalDiscount: 20 } });
  expect(notice(there)).toMatchObject({
    distanceFromConditionThreshold: 0,
    status: 'Threshold Reached',
    message: 'there',
  });
  const above = await apply(await start(upcs.deck, 3), 'FROM200');
  expect(notice(above)).toMatchObject({
    distanceFromConditionThreshold: -100,
    status: 'Above Threshold',
    message: 'more than enough',
  });
});

test('two codes for the order apply one after the other to the remaining amount, to the cent', async () => {
  const cart = await apply(await start(upcs.socks, 3), 'HARBOUR10');
  const both = await apply(cart, 'MORE');
  // 59.70 less 5.97 is 53.73; a tenth of that, 5.37, is next.
  expect(both.totals).toMatchObject({ itemSubTotal: 59.7, totalDiscount: 11.34, itemTotal: 48.36 });
  expect(both.items[0]?.price).toMatchObject({
    rowTotal: 59.7,
    priceAfterItemDiscount: 59.7,
    priceAfterOrderDiscount: 48.36,
  });
});
