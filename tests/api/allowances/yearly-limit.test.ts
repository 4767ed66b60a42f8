import { readAllowance } from '@eyelet/contracts/allowances/read.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { readReceiptOfCart } from '@eyelet/contracts/receipts/read-of-cart.ts';
import { spendBannerOf } from '@eyelet/domain/allowances/spend-banner.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { newConsumer, signInShopper } from '@eyelet/testing/consumer.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, decide, delivered, exchangeStyle, send, sizes } from '../returns/exchanges.ts';

const start = new Date('2026-12-31T23:58:00Z');
let now = start;
let desk: Desk;
beforeAll(async () => {
  const running = await startStockedShop({ onHand: 500, further: [exchangeStyle], parts: { clock: () => now } });
  desk = { running, staff: await newStaff(running, { roles: ['owner'] }) };
  await givePromotions(running, [
    promotion('staff', { audience: ['EMPLOYEE'] }),
    promotion('trade', { wants: { groups: ['professional'] } }),
  ]);
});
afterAll(() => desk.running.close());

type Limit = Readonly<{ currentSpend: number; yearly: number }>;

/** Somebody with a limit, of which 10.00 are spent by default. */
async function newBuyer(kind: 'employee' | 'prosumer', limit: Partial<Limit> = {}): Promise<Shopper> {
  const one = await newConsumer(desk.running.origin);
  const spending = { [kind]: { currentSpend: 1000, yearly: 20_000, ...limit } };
  await desk.running.shop.database.pool.query(
    `update consumer set kind = $2, identities = array[$3], employee_terms_accepted_at = now(), spending = $4 where id = $1`,
    [
      one.auth.consumerNo,
      kind === 'employee' ? 'EMPLOYEE' : 'REGISTERED',
      kind === 'employee' ? kind : 'wranx',
      JSON.stringify(spending),
    ],
  );
  return signInShopper(one, one.email, one.password);
}

const spentBy = async (shopper: Shopper) =>
  spendBannerOf((await shopper.call(readConsumer, {})).consumerDetails)?.spent;
const ready = (shopper: Shopper) => readyCart(shopper, desk.running.origin, upcs.deck);
const place = (shopper: Shopper, cartId: string) => shopper.call(placeOrder, { body: { cartId } });

test.each(['employee', 'prosumer'] as const)(
  'what an order paid for reduced goods counts towards the year, in the banner and at the desk, until it is cancelled: %s [C3.01 C6.14 C6.16]',
  async (kind) => {
    const buyer = await newBuyer(kind);
    expect(await spentBy(buyer)).toBe(10);
    const cart = await ready(buyer);
    expect(await spentBy(buyer), 'nothing is spent before the order').toBe(10);
    const { orderNumber, totals } = await place(buyer, cart.id);
    expect(totals.totalDiscount).toBe(10);
    expect(await spentBy(buyer)).toBe(100);
    const params = { consumerNo: buyer.auth.consumerNo };
    expect((await desk.staff.call(readAllowance, { params }))[kind]).toEqual({ yearly: 200, spent: 100 });
    await buyer.call(cancelOrder, { body: { orderNumber } });
    expect(await spentBy(buyer)).toBe(10);
  },
);

test('goods beyond the limit have no reduced price, and the receipt says why [C6.25 B6.10]', async () => {
  const buyer = await newBuyer('employee', { yearly: 10_000 });
  const fits = await ready(buyer);
  expect(fits.totals.totalDiscount).toBe(10);
  const { id } = await buyer.call(createCartWithItem, { body: { upc: upcs.deck, qty: 2 } });
  const { totals } = await buyer.call(readCart, { params: { basketId: id } });
  expect(totals.totalDiscount).toBe(0);
  const { notApplied } = await buyer.call(readReceiptOfCart, { params: { basketId: id } });
  expect(notApplied).toContainEqual(expect.objectContaining({ promotionId: 'staff', reason: 'allowance-spent' }));
});

test('an order whose cart was reduced before another one used the limit is refused once, and then costs the full price [C6.25]', async () => {
  const buyer = await newBuyer('employee', { yearly: 10_000 });
  const [first, second] = [await ready(buyer), await ready(buyer)];
  expect(second.totals.totalDiscount).toBe(10);
  await place(buyer, first.id);
  expect(await refusalOf(place(buyer, second.id))).toBe('ORD415');
  expect((await place(buyer, second.id)).totals.totalDiscount).toBe(0);
  expect(await spentBy(buyer), 'goods at their full price do not count').toBe(100);
});

test('a limit holds in the currency of its account alone', async () => {
  const buyer = await newBuyer('employee');
  await desk.running.shop.database.pool.query(`update consumer set locale = 'de_DE' where id = $1`, [
    buyer.auth.consumerNo,
  ]);
  expect((await ready(buyer)).totals.totalDiscount).toBe(0);
});

test('returned goods are given back to the year, those of an exchange are not', async () => {
  const buyer = await newBuyer('employee', { currentSpend: 0, yearly: 100_000 });
  const { blue40, blue41 } = sizes;
  const order = await delivered(desk, buyer, [[blue40, 3]]);
  expect(await spentBy(buyer)).toBe(270);
  const { returnId } = await send(desk, buyer, order, [{ upc: blue40 }]);
  await decide(desk, order, returnId, [{ upc: blue40, accepted: 1 }]);
  expect(await spentBy(buyer)).toBe(180);
  const other = await send(desk, buyer, order, [{ upc: blue40, exchange: blue41 }]);
  await decide(desk, order, other.returnId, [{ upc: blue40, accepted: 1 }]);
  expect(await spentBy(buyer)).toBe(180);
  const last = await send(desk, buyer, order, [{ upc: blue40 }]);
  await decide(desk, order, last.returnId, [{ upc: blue40, accepted: 1 }]);
  expect(await spentBy(buyer)).toBe(90);
});

test('a new year begins with nothing spent, at midnight of the market', async () => {
  now = new Date('2027-01-01T04:50:00Z');
  const buyer = await newBuyer('employee');
  await place(buyer, (await ready(buyer)).id);
  now = new Date('2027-01-01T04:59:59Z');
  const last = await spentBy(buyer);
  now = new Date('2027-01-01T05:00:00Z');
  const first = await spentBy(buyer);
  now = start;
  expect(last).toBeGreaterThan(0);
  expect(first).toBe(0);
});
