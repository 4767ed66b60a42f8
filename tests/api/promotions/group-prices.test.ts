import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { createDeskPromotion } from '@eyelet/contracts/promotion-desk/create.ts';
import { readDeskPromotion } from '@eyelet/contracts/promotion-desk/read.ts';
import { updateDeskPromotion } from '@eyelet/contracts/promotion-desk/update.ts';
import { listOwnPrices } from '@eyelet/contracts/promotions/list-own-prices.ts';
import { readReceiptOfCart } from '@eyelet/contracts/receipts/read-of-cart.ts';
import { readReceiptOfOrder } from '@eyelet/contracts/receipts/read-of-order.ts';
import { makeReady } from '@eyelet/testing/buy.ts';
import { newConsumer, signInShopper, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainMembers } from '../promotion-desk/promotions.ts';

let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop();
  const prices = { SKDECK01: { USD: 8000 }, SKSOCK01: { USD: 3000 } };
  await givePromotions(running, [
    promotion('workshop', {
      ...{ level: 'PRODUCT', benefit: { kind: 'group-prices', prices }, wants: { groups: ['professional'] } },
      texts: { name: 'Workshop price' },
    }),
    promotion('staff', {
      ...{ level: 'PRODUCT', audience: ['EMPLOYEE'] },
      benefit: { kind: 'group-prices', prices: { SKDECK01: { USD: 7000 } } },
      texts: { name: 'Staff price' },
    }),
  ]);
});
afterAll(() => running.close());

async function become({ auth }: TestConsumer, members: string): Promise<void> {
  await running.shop.database.pool.query(`update consumer set ${members} where id = $1`, [auth.consumerNo]);
}

const ownPricesOf = async (shopper: Shopper) => (await shopper.call(listOwnPrices, {})).groups;
const costOf = async (shopper: Shopper, cartId: string) => {
  return (await shopper.call(readCart, { params: { basketId: cartId } })).totals.itemTotal;
};

test('the prices of a programme hold while somebody is a member, beside products as in the cart, and the receipt says so', async () => {
  const shopper = await newConsumer(running.origin);
  const { id: cartId } = await shopper.call(createCartWithItem, { body: { upc: upcs.deck } });
  expect(await ownPricesOf(shopper)).toEqual([]);
  expect(await costOf(shopper, cartId)).toBe(100);
  await become(shopper, `identities = '{wranx}'`);
  expect(await ownPricesOf(shopper)).toEqual([{ name: 'Workshop price', prices: { SKDECK01: 80, SKSOCK01: 30 } }]);
  expect(await costOf(shopper, cartId)).toBe(80);
  const step = {
    ...{ kind: 'promotion', amount: -20, promotionId: 'workshop', name: 'Workshop price' },
    rule: { kind: 'fixed-price', amount: 80 },
  };
  const params = { basketId: cartId };
  const { lines } = await shopper.call(readReceiptOfCart, { params });
  expect(lines[0]?.steps).toMatchObject([{ kind: 'list-price', amount: 100 }, step]);
  await become(shopper, `identities = '{}'`);
  expect(await ownPricesOf(shopper)).toEqual([]);
  expect(await costOf(shopper, cartId)).toBe(100);
  await become(shopper, `identities = '{ipa}'`);
  await makeReady(shopper, running.origin, cartId);
  const { orderNumber } = await shopper.call(placeOrder, { body: { cartId } });
  const kept = await shopper.call(readReceiptOfOrder, { params: { orderId: orderNumber } });
  expect(kept.lines[0]?.steps).toMatchObject([{ kind: 'list-price' }, step]);
});

test('a product that costs less keeps its price, and where another promotion takes more off, it does', async () => {
  const shopper = await newConsumer(running.origin);
  await become(shopper, `identities = '{wranx}'`);
  const socks = await shopper.call(createCartWithItem, { body: { upc: upcs.socks } });
  expect(await costOf(shopper, socks.id)).toBe(19.9);
  const other = await newConsumer(running.origin);
  await become(other, `identities = '{wranx}'`);
  const { id } = await other.call(createCartWithItem, { body: { upc: upcs.deck } });
  expect(await costOf(other, id)).toBe(80);
  await givePromotions(running, [
    promotion('deck-days', {
      ...{ level: 'PRODUCT', benefit: { kind: 'percent', percent: 30 } },
      concerns: { masterIds: ['SKDECK01'], categories: [] },
    }),
  ]);
  expect(await costOf(other, id)).toBe(70);
  await givePromotions(running, [promotion('deck-days', { enabled: false })]);
});

test('employees have their prices with the terms accepted, and no longer than their allowance suffices', async () => {
  const employee = await newConsumer(running.origin);
  await become(
    employee,
    `kind = 'EMPLOYEE', identities = '{employee}', employee_terms_accepted_at = null,
     spending = '{"employee": {"currentSpend": 0, "yearly": 7500}}'`,
  );
  const shopper = await signInShopper(employee, employee.email, employee.password);
  expect(await ownPricesOf(shopper)).toEqual([]);
  await become(employee, 'employee_terms_accepted_at = now()');
  expect(await ownPricesOf(shopper)).toEqual([{ name: 'Staff price', prices: { SKDECK01: 70 } }]);
  const { id: cartId } = await shopper.call(createCartWithItem, { body: { upc: upcs.deck } });
  expect(await costOf(shopper, cartId)).toBe(70);
  await makeReady(shopper, running.origin, cartId);
  await shopper.call(placeOrder, { body: { cartId } });
  expect(await ownPricesOf(shopper)).toEqual([]);
  const { id: next } = await shopper.call(createCartWithItem, { body: { upc: upcs.deck } });
  expect(await costOf(shopper, next)).toBe(100);
});

test('guests are told of no prices of their own', async () => {
  expect(await refusalOf((await newShopper(running.origin)).call(listOwnPrices, {}))).toBe('AUT432');
});

test('prices left over in another benefit are not looked at', async () => {
  const staff = await newStaff(running, { roles: ['merchandiser'] });
  const gone = { masterId: 'SKNONE99', amounts: { USD: 75.5 } };
  const body = {
    ...{ promotionId: 'tenth-off', paused: true, ...plainMembers },
    benefit: { ...plainMembers.benefit, prices: [gone, gone] },
  };
  const { benefit } = await staff.call(createDeskPromotion, { body });
  expect(benefit).toMatchObject({ kind: 'percent' });
  expect(benefit.prices).toBeUndefined();
});

test('staff write prices for a group, and of products that exist', async () => {
  const staff = await newStaff(running, { roles: ['merchandiser'] });
  const deck = { masterId: 'SKDECK01', amounts: { USD: 75.5 } };
  const listOf = (...prices: (typeof deck)[]) => ({
    ...{ promotionId: 'athletes', paused: true, ...plainMembers, level: 'PRODUCT' as const },
    benefit: { ...plainMembers.benefit, kind: 'group-prices' as const, percent: null, prices },
    wants: { ...plainMembers.wants, groups: ['athlete' as const] },
  });
  const open = { ...listOf(deck), wants: plainMembers.wants };
  const unknown = { ...deck, masterId: 'SKNONE99' };
  for (const [body, field, words] of [
    [listOf(), 'benefit', '500'],
    [listOf(deck, unknown), 'benefit', 'SKNONE99'],
    [listOf(deck, deck), 'benefit', 'SKDECK01'],
    [open, 'audience', 'group'],
    [{ ...listOf(deck), needsCode: true }, 'wants', 'code'],
  ] as const) {
    const refused = await detailOf(staff.call(createDeskPromotion, { body }));
    expect(refused).toMatchObject({ field, message: expect.stringContaining(words) });
  }
  const made = await staff.call(createDeskPromotion, { body: listOf(deck) });
  expect(made).toMatchObject({
    benefit: { kind: 'group-prices', prices: [deck] },
    named: { products: [{ id: 'SKDECK01' }] },
  });
  const { promotionId: _, paused: __, ...members } = listOf({ ...deck, amounts: { USD: 70 } });
  const params = { promotionId: 'athletes' };
  await staff.call(updateDeskPromotion, { params, body: { ...members, version: made.version } });
  const { benefit } = await staff.call(readDeskPromotion, { params });
  expect(benefit.prices).toEqual([{ masterId: 'SKDECK01', amounts: { USD: 70 } }]);
});
