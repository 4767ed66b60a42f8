import { caseStatuses } from '@eyelet/contracts/cases/case.ts';
import { listCases } from '@eyelet/contracts/cases/list.ts';
import { readCase } from '@eyelet/contracts/cases/read.ts';
import type { Product } from '@eyelet/contracts/catalogue/product.ts';
import { readPage } from '@eyelet/contracts/content/read-page.ts';
import { readBalance } from '@eyelet/contracts/gift-cards/read-balance.ts';
import { listOwnLooks } from '@eyelet/contracts/looks/list-own.ts';
import { readStanding } from '@eyelet/contracts/loyalty/read-standing.ts';
import { listPurchases } from '@eyelet/contracts/orders/list.ts';
import { listPromotions } from '@eyelet/contracts/promotions/list.ts';
import { listDeskReturns } from '@eyelet/contracts/return-desk/list.ts';
import { readDeskReturn } from '@eyelet/contracts/return-desk/read.ts';
import { findCollectionPoints } from '@eyelet/contracts/stores/find-collection-points.ts';
import { listStores } from '@eyelet/contracts/stores/list.ts';
import { accounts, demoPassword } from '@eyelet/demo/accounts/accounts.ts';
import { giftCards } from '@eyelet/demo/gift-cards/gift-cards.ts';
import { giftCardProduct } from '@eyelet/demo/gift-cards/product.ts';
import { returns } from '@eyelet/demo/returns/returns.ts';
import { sellers } from '@eyelet/demo/sellers/sellers.ts';
import { recount } from '@eyelet/server/reconciliations/reconcile.ts';
import { fillOf, fillOpenShop } from '@eyelet/server/start/fill.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
let guest: Shopper;

beforeAll(async () => {
  const demo = { stage: 'sandbox', demoBrand: true } as const;
  running = await startShop({ config: demo, parts: { beforeSnapshot: fillOf(demo) } });
  await fillOpenShop(running.shop);
  guest = await newShopper(running.origin);
});
afterAll(() => running.close());

test('after the first start there is a digital gift card to buy, and others have their balance [C1.36]', async () => {
  const product = await guest.fetch(`${running.origin}/products/v2/products/${giftCardProduct.masterId}/details`, {
    headers: { 'x-locale': 'en_US' },
  });
  expect((await product.json()) as Product).toMatchObject({
    masterId: giftCardProduct.masterId,
    productType: 'digital',
  });
  const usable = giftCards.filter(({ empty, expiresAt }) => !empty && expiresAt === null);
  for (const { number, pin, amount, currency } of usable) {
    expect(await guest.call(readBalance, { body: { number, pin } })).toMatchObject({
      ...{ balance: amount / 100, currency, status: 'active' },
    });
  }
});

test('after the first start each account signs in [C1.36]', async () => {
  for (const { email } of accounts) {
    const { auth } = await newConsumer(running.origin, { email, password: demoPassword, signedUp: true });
    expect(auth.consumerType, email).not.toBe('GUEST');
  }
});

test('after the first start there are stores, collection points, promotions and pages [C1.36]', async () => {
  const german = await newShopper(running.origin, { locale: 'de_DE' });
  expect((await guest.call(listStores, {})).stores.length).toBeGreaterThan(0);
  const near = await german.call(findCollectionPoints, { body: { place: { city: 'Hamburg' } } });
  expect(near.total).toBeGreaterThan(0);
  for (const shopper of [guest, german]) {
    expect((await shopper.call(listPromotions, {})).promotions.length).toBeGreaterThan(0);
    const page = await shopper.call(readPage, { params: { slug: 'home' } });
    expect(JSON.stringify(page).length).toBeGreaterThan(1000);
  }
});

test('after the first start every country has a seller', () => {
  expect(running.shop.settings.current()).toMatchObject(sellers);
});

test('after the first start cards are charged in Italy as parcels leave, and elsewhere with the order', () => {
  const settings = running.shop.settings.current();
  expect([settings['payments.by-parcel-IT'], settings['payments.by-parcel-US']]).toEqual([true, false]);
});

/** A colleague of the demo accounts, who has every permission. */
const deskOf = () => newStaff(running, { roles: ['owner'] });

test('after the first start somebody of each language has written, and cases of each status are at the desk', async () => {
  const desk = await deskOf();
  const { rows } = await desk.call(listCases, { query: {} });
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(caseStatuses));
  const read = await Promise.all(rows.map(({ reference }) => desk.call(readCase, { params: { reference } })));
  expect(new Set(read.map((one) => one.case.locale.slice(0, 2)))).toEqual(new Set(['en', 'de', 'fr', 'it']));
  expect(read.filter((one) => one.case.hasAccount).length).toBeGreaterThan(0);
});

test('after the first start a return waits for its parcel, one travels and one is to be decided', async () => {
  const desk = await deskOf();
  const { rows } = await desk.call(listDeskReturns, { query: {} });
  expect(rows.map(({ state }) => state).toSorted()).toEqual(['announced', 'announced', 'received']);
  const read = await Promise.all(rows.map(({ returnId }) => desk.call(readDeskReturn, { params: { returnId } })));
  expect(read.filter(({ handedOverAt }) => handedOverAt !== null)).toHaveLength(2);
});

test('after the first start customers are asked for a look, have declined one, and read of an earlier one', async () => {
  const standingsOf = async (email: string) => {
    const customer = await newConsumer(running.origin, { email, password: demoPassword, signedUp: true });
    return (await customer.call(listOwnLooks, {})).looks.map(({ standing }) => standing);
  };
  const asked = ['ipa', 'new.employee', 'registered'].map((name) => standingsOf(`${name}@skerry.example`));
  expect(await Promise.all(asked)).toEqual([['asked'], ['declined'], ['ended']]);
});

test('after the first start there is a member of each tier, whose orders the shop itself has paid, sent and booked', async () => {
  const { shop } = running;
  const { pool } = shop.database;
  const tiers = [];
  for (const { email, orders = [] } of accounts.filter((one) => one.orders && one.points !== undefined)) {
    const member = await newConsumer(running.origin, { email, password: demoPassword, signedUp: true });
    const { orders: placed } = await member.call(listPurchases, {});
    const daysAgo = ({ orderDate }: Readonly<{ orderDate: string }>) =>
      Math.round((shop.clock().getTime() - Date.parse(orderDate)) / 86_400_000);
    expect(placed.map(daysAgo).toReversed(), email).toEqual(orders.map((one) => one.daysAgo));
    const sentBack = returns.filter((one) => one.email === email).map((one) => one.orderedDaysAgo);
    expect(placed.map(({ status }) => status).toReversed(), email).toEqual(
      orders.map((one) => (sentBack.includes(one.daysAgo) ? 'return requested' : 'delivered')),
    );
    const { rows } = await pool.query(
      `select (select bool_and(state = 'captured') from order_payment as paid where paid.order_number = orders.order_number) as paid,
         (select min(issued_at) - placed_at < interval '2 days' from order_paper as paper
           where paper.order_number = orders.order_number) as invoiced
       from orders where owner = $1`,
      [member.auth.consumerNo],
    );
    expect(rows).toEqual(orders.map(() => ({ paid: true, invoiced: true })));
    tiers.push((await member.call(readStanding, {})).tier);
  }
  expect(tiers).toEqual(['member', 'silver', 'gold']);
  expect((await recount(shop, crypto.randomUUID()))?.fault_count).toBe(0);
});

test('after the first start transfers are under way, were received and wait to be sent', async () => {
  const { rows } = await running.shop.database.pool.query('select state from transfer order by number');
  expect(rows.map(({ state }) => state)).toEqual(['received', 'sent', 'draft']);
});
