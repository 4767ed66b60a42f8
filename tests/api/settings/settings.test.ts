import { readCart } from '@eyelet/contracts/cart/read.ts';
import { listReturnItems } from '@eyelet/contracts/returns/list-items.ts';
import { changeSetting } from '@eyelet/contracts/settings/change.ts';
import { listSettings } from '@eyelet/contracts/settings/list.ts';
import type { SettingKey } from '@eyelet/contracts/settings/registry.ts';
import { resetSetting } from '@eyelet/contracts/settings/reset.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { createPageCache } from '@eyelet/server/pages/page-cache.ts';
import { type Renderer, tagHeader } from '@eyelet/server/pages/render.ts';
import { servePages } from '@eyelet/server/pages/serve.ts';
import { address, buy, readyCart } from '@eyelet/testing/buy.ts';
import { buildProduct } from '@eyelet/testing/catalogue.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { productIds, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { createContext, type RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver } from '../order-desk/orders.ts';

const shopContext = createContext<{ shopName: string }>();

/** Pages that contain the name of the shop at the time of rendering. */
const renderer = {
  build: { entry: { module: { shopContext } }, routes: {} },
  handle: async (_request: Request, provider: RouterContextProvider) =>
    Response.json(provider.get(shopContext).shopName, { headers: { [tagHeader]: 'content' } }),
  operations: new Map(),
} as unknown as Renderer;

const mountPages: NonNullable<Parameters<typeof startShop>[0]>['mountPages'] = (app, shop, prepared) => {
  const cache = createPageCache({ maxBytes: 1_000_000, freshMs: 3_600_000 });
  shop.onCatalogueChange(({ everything }) => everything && cache.clear());
  return servePages(app, shop, prepared, () => Promise.resolve(renderer), cache);
};

let running: RunningShop;
let second: RunningShop;
let staff: TestStaff;
beforeAll(async () => {
  const launchedAt = new Date(Date.now() - 10 * 24 * 3_600_000).toISOString();
  const fresh = buildProduct('SKFRESH1', 30, { launchedAt, categories: ['1200'] });
  running = await startStockedShop({ mountPages, further: [fresh] });
  second = await startShop({ mountPages, databaseUrl: running.databaseUrl });
  staff = await newStaff(running);
});
afterAll(async () => {
  await second.close();
  await running.close();
});

async function settingOf(key: SettingKey) {
  const { settings } = await staff.call(listSettings, {});
  const found = settings.find((one) => one.key === key);
  if (!found) throw new Error(`there is no setting ${key}`);
  return found;
}

async function change(key: SettingKey, value: unknown) {
  const { version } = await settingOf(key);
  return staff.call(changeSetting, { params: { key }, body: { value, version } });
}

test('an undecided setting has its default, and says so', async () => {
  expect(await settingOf('features.interests')).toEqual({
    ...{ key: 'features.interests', value: true, defaultValue: true, version: 0, changedAt: null, changedBy: null },
  });
});

test('a new name of the shop is on its pages in every process, also on cached pages, at once and without a restart', async () => {
  const nameOnPages = async (origin: string) => (await fetch(`${origin}/en-us/stores`)).json();
  for (const { origin } of [running, second]) expect(await nameOnPages(origin)).toBe('Skerry');
  const changed = await change('brand.name', 'Tern & Tide');
  expect(changed).toMatchObject({ value: 'Tern & Tide', defaultValue: 'Skerry', version: 1, changedBy: staff.me.name });
  for (const { origin, shop } of [running, second]) {
    await expect.poll(() => shop.settings.current()['brand.name']).toBe('Tern & Tide');
    expect(await nameOnPages(origin)).toBe('Tern & Tide');
  }
  const reset = await staff.call(resetSetting, { params: { key: 'brand.name' }, query: { version: changed.version } });
  expect(reset).toMatchObject({ value: 'Skerry', version: 2 });
  await expect.poll(() => second.shop.settings.current()['brand.name']).toBe('Skerry');
});

test('with greetings switched off, no item of a cart offers one', async () => {
  const shopper = await newShopper(running.origin);
  const { id } = await readyCart(shopper, running.origin, upcs.deck);
  const isOffered = async () =>
    (await shopper.call(readCart, { params: { basketId: id } })).items[0]?.giftOptionAvailable;
  expect(await isOffered()).toBe(true);
  await change('features.greetings', false);
  await expect.poll(isOffered).toBe(false);
  await change('features.greetings', true);
});

test('how many are few, and how long goods are new, is for the shop to say, in every process and also in answers that are kept', async () => {
  const read = async (origin: string, path: string) => (await fetch(`${origin}/products/v2/${path}`)).json();
  const shown = async (origin: string) => {
    const { variants, eyebrow } = await read(origin, `products/${productIds.deck}/details`);
    const { badge } = await read(origin, 'products/SKFRESH1BLU/details');
    const { products } = await read(origin, 'catalog?categoryId=1200');
    return {
      few: variants.every((one: { stockStatusLabel: string }) => one.stockStatusLabel === 'Only a few left'),
      ...{ eyebrow: eyebrow?.id ?? null, badge: badge?.id ?? null, card: products[0].badge?.id ?? null },
    };
  };
  const usual = { few: false, eyebrow: null, badge: 'NEW', card: 'NEW' };
  const processes = [running.origin, second.origin];
  // Read twice, so that they are kept.
  for (const origin of [...processes, ...processes]) expect(await shown(origin)).toEqual(usual);
  await change('goods.few-of-size', 50);
  const few = { ...usual, few: true, eyebrow: 'LOW STOCK' };
  for (const origin of processes) await expect.poll(() => shown(origin), { timeout: 10_000 }).toEqual(few);
  await change('goods.new-days', 9);
  const old = { ...few, badge: null, card: null };
  for (const origin of processes) await expect.poll(() => shown(origin), { timeout: 10_000 }).toEqual(old);
  await change('goods.few-of-size', 0);
  await change('goods.new-days', 45);
  for (const origin of processes) await expect.poll(() => shown(origin), { timeout: 10_000 }).toEqual(usual);
});

test('in how many days goods may be sent back is for the shop to say, in every process', async () => {
  const shopper = await newShopper(running.origin);
  const order = await buy(shopper, running.origin, upcs.socks);
  await announce(running.shop);
  await deliver(await newStaff(running, { roles: ['owner'] }), order);
  const { pool } = running.shop.database;
  await pool.query(`update order_shipment set delivered_at = now() - interval '20 days' where order_number = $1`, [
    order.orderNumber,
  ]);
  const stranger = await newShopper(second.origin);
  const why = async (by: typeof shopper) => {
    const params = { orderId: order.orderNumber };
    const { items } = await by.call(listReturnItems, { params, body: { email: address.email } });
    return items[0]?.why;
  };
  for (const by of [shopper, stranger]) expect(await why(by)).toBe(null);
  await change('returns.days', 14);
  for (const by of [shopper, stranger]) await expect.poll(() => why(by), { timeout: 10_000 }).toBe('late');
  await change('returns.days', 30);
});

test.each([
  ['brand.name', ''],
  ['brand.name', ' padded '],
  ['brand.name', 'n'.repeat(61)],
  ['brand.name', 7],
  ['features.greetings', 'yes'],
  ['wallets.apple-pay-code', 'two words'],
  ['reservations.most', 0],
  ['reservations.most', 2.5],
  ['retention.cart-days', 60],
  ['goods.few-of-size', -1],
  // Laws ask for fourteen.
  ['returns.days', 13],
] as const)('%s cannot be %j', async (key, value) => {
  const body = { value, version: (await settingOf(key)).version };
  const refused = staff.call(changeSetting, { params: { key }, body });
  expect(await refusalOf(refused)).toBe('STF400');
});

test('of two simultaneous changes of a setting, the second is refused with the value of the first', async () => {
  const { version } = await settingOf('brand.name');
  const decide = (value: string) =>
    staff.call(changeSetting, { params: { key: 'brand.name' }, body: { value, version } });
  const outcomes = await Promise.allSettled([decide('First'), decide('Second')]);
  const refused = outcomes.filter((one): one is PromiseRejectedResult => one.status === 'rejected');
  expect(refused).toHaveLength(1);
  const current = await settingOf('brand.name');
  expect(await refusalOf(Promise.reject(refused[0]?.reason))).toBe('STF409');
  // The same value again is no change, for any version.
  expect(await decide(current.value as string)).toEqual(current);
  await change('brand.name', 'Skerry');
});

test('a stored value that does not match the schema of the setting counts as undecided', async () => {
  await running.shop.database.pool.query(
    `insert into shop_setting values ('features.interests', '"maybe"', 1, now(), 'x', true)
     on conflict (key) do update set value = excluded.value`,
  );
  await change('wallets.apple-pay-code', 'TIDE10');
  await expect.poll(() => running.shop.settings.current()['wallets.apple-pay-code']).toBe('TIDE10');
  expect(running.shop.settings.current()['features.interests']).toBe(true);
});
