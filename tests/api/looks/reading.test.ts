import { isForStaff } from '@eyelet/contracts/callers/callers.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { addFavorite } from '@eyelet/contracts/favorites/add.ts';
import { listFavorites } from '@eyelet/contracts/favorites/list.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import { readStanding } from '@eyelet/contracts/loyalty/read-standing.ts';
import { listPurchases } from '@eyelet/contracts/orders/list.ts';
import { listCancellable } from '@eyelet/contracts/orders/list-cancellable.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { listSavedItems } from '@eyelet/contracts/saved-items/list.ts';
import { updateSavedItems } from '@eyelet/contracts/saved-items/update.ts';
import { listStaff } from '@eyelet/contracts/staff/list.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { handlers } from '@eyelet/server/start/handlers.ts';
import { buy, cards } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { newMember } from '@eyelet/testing/loyalty.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { productIds, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entries } from '../ownership/entries.ts';
import { type Request, unknownThings } from '../ownership/things.ts';
import { openedLook } from './looks.ts';

let running: RunningShop;
let looked: Awaited<ReturnType<typeof lookAtCustomer>>;
beforeAll(async () => {
  running = await startStockedShop();
  looked = await lookAtCustomer();
});
afterAll(() => running.close());

/** A member with an order, a cart and lists, at whose shop somebody of the staff looks. */
async function lookAtCustomer() {
  const { origin } = running;
  const customer = await newMember(running, 120);
  const { consumerNo } = customer.auth;
  const { orderNumber } = await buy(customer, origin, upcs.digital);
  const pending = await buy(customer, origin, upcs.deck, cards.challenge);
  await announce(running.shop);
  const cart = await customer.call(createCartWithItem, { body: { upc: upcs.socks } });
  const { favoriteId } = await customer.call(addFavorite, { body: { productId: productIds.socks } });
  const saved = await customer.call(updateSavedItems, { body: { items: [{ upc: upcs.deck }] } });
  const staff = await newStaff(running, { roles: ['administrator'] });
  const { cookie } = await openedLook(staff, running, { customer, consumerNo });
  const things = {
    ...unknownThings,
    ...{ basketId: cart.id, itemId: cart.items[0]?.id ?? '', orderNumber },
    ...{ favoriteId: favoriteId ?? '', consumersFavoriteId: favoriteId ?? '' },
    ...{ saveForLaterId: saved.saveForLaterId ?? '', savedItemId: saved.items[0]?.itemId ?? '' },
  };
  return { customer, staff, cookie, things, pending };
}

/** Not marked as the call of a script, which the cookie of a look does not count for. */
function send(operation: Operation, request: Request, cookie = looked.cookie, headers = {}): Promise<Response> {
  return fetch(running.origin + requestUrl(operation, request), {
    method: operation.method,
    headers: {
      ...{ accept: 'application/json', 'x-locale': 'en_US', 'x-client-id': 'look', cookie, ...headers },
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
  });
}

async function idOf(response: Response): Promise<string | undefined> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const body = isJson && text !== '' ? (JSON.parse(text) as { errorDetails?: { errorId: string }[] }) : {};
  return body.errorDetails?.[0]?.errorId;
}

type Profile = Readonly<{ consumerDetails: Readonly<{ email: string }> }>;

const navigating = { 'sec-fetch-dest': 'document' };

/** What is not of the studio, which goes by its own session. */
const shopOperations = handlers.map(({ operation }) => operation).filter(({ path }) => !path.startsWith('/staff/'));

/** Every table of the shop but the counters of calls, each as a digest of its rows. */
async function stored(): Promise<ReadonlyMap<string, string>> {
  const { pool } = running.shop.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'call_count' order by 1`,
  );
  const digests = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await pool.query<{ digest: string }>(
      `select coalesce(md5(string_agg(one::text, ' ' order by one::text)), '') as digest from "${name}" one`,
    );
    digests.set(name, rows[0]?.digest ?? '');
  }
  return digests;
}

test('a look may GET, and of other calls only those that are declared to change nothing', () => {
  const declared = shopOperations.filter(({ inLook }) => inLook === 'reads').map(({ id }) => id);
  expect(declared.toSorted()).toEqual([
    'auth.token',
    'orders.list',
    'orders.listCancellable',
    'returns.listItems',
    'stores.search',
  ]);
  const ofStudio = handlers.map(({ operation }) => operation).filter(({ path }) => path.startsWith('/staff/'));
  expect(ofStudio.filter(({ inLook }) => inLook !== undefined)).toEqual([]);
  // What staff call is of the studio alone.
  expect(shopOperations.filter(({ callers }) => isForStaff(callers))).toEqual([]);
});

test('every call of the shop that changes something is refused in a look, and no call changes anything', async () => {
  const before = await stored();
  const wrong: string[] = [];
  for (const operation of shopOperations) {
    const request = entries[operation.id]?.request(looked.things) ?? {};
    const response = await send(operation, request);
    const id = await idOf(response);
    const { method, inLook } = operation;
    const isRefused = inLook === 'never' || (method !== 'GET' && inLook !== 'reads');
    if ((id === 'STF473') !== isRefused) wrong.push(`${operation.id}: ${id ?? response.status}`);
    if (response.status >= 500) wrong.push(`${operation.id}: ${response.status}`);
    if (response.headers.getSetCookie().length > 0) wrong.push(`${operation.id} sets a cookie`);
    if (!response.headers.get('cache-control')?.includes('no-store') && id === 'STF473')
      wrong.push(`${operation.id} may be kept`);
  }
  expect(wrong).toEqual([]);
  expect(await stored()).toEqual(before);
});

test('the token call says who the customer is, and gives no token', async () => {
  const { customer, things } = looked;
  const token = entries['auth.token']?.request(things) ?? {};
  const operation = handlers.find((one) => one.operation.id === 'auth.token')?.operation as Operation;
  const response = await send(operation, { body: { type: 'Guest' } });
  expect(response.headers.getSetCookie()).toEqual([]);
  const { consumerNo } = customer.auth;
  expect(await response.json()).toMatchObject({ consumerNo, refreshToken: '', basketId: things.basketId });
  expect(await idOf(await send(operation, token))).toBe('AUT437');
});

test('what the customer has is seen as they see it', async () => {
  const { customer, things } = looked;
  const params = { basketId: things.basketId };
  const checks = { isPatchRequired: 'true', inventorySupplyCheck: 'true' };
  const seen = async (operation: Operation, request: Request) => (await send(operation, request)).json();
  expect(await seen(readConsumer, {})).toEqual(await customer.call(readConsumer, {}));
  expect(await seen(readCart, { params, query: checks })).toMatchObject({ id: params.basketId, items: [{ qty: 1 }] });
  expect(await seen(listPurchases, { body: {} })).toEqual(await customer.call(listPurchases, { body: {} }));
  expect(await seen(listFavorites, {})).toEqual(await customer.call(listFavorites, {}));
  expect(await seen(listSavedItems, {})).toEqual(await customer.call(listSavedItems, {}));
  expect(await seen(readStanding, {})).toMatchObject({ tier: 'member', referralCode: '' });
});

test('an order is seen without anything that would open it, its papers or its files when the look is over', async () => {
  const { customer, things } = looked;
  const request = { params: { orderId: things.orderNumber } };
  const theirs = JSON.stringify(await customer.call(readPurchase, request));
  const tokens = [...theirs.matchAll(/token=([\w-]+)/g)].map(([, token]) => token ?? '');
  expect(tokens.length).toBeGreaterThan(0);
  const ours = await (await send(readPurchase, request)).text();
  expect(ours).toContain(things.orderNumber);
  expect(ours).not.toMatch(/token=[\w-]/);
  for (const token of tokens) expect(ours).not.toContain(token);
});

test('the studio goes by its own session, and whoever is signed in to the shop in this browser is not asked', async () => {
  const { staff, cookie, customer } = looked;
  const both = `${cookie}; eyelet_staff=${staff.cookie()}`;
  expect((await send(listStaff, {}, both)).status).toBe(200);
  expect(await idOf(await send(listStaff, {}))).toBe('STF401');
  const guest = await newShopper(running.origin);
  const own = `${cookie}; eyelet_access=${guest.cookie('eyelet_access')}; eyelet_refresh=${guest.cookie('eyelet_refresh')}`;
  const answer = (await (await send(readConsumer, {}, own)).json()) as Profile;
  expect(answer.consumerDetails.email).toBe(customer.email);
});

test('a made up cookie is no look, and falls back to nobody', async () => {
  const guest = await newShopper(running.origin);
  const cookie = `eyelet_look=made-up; eyelet_access=${guest.cookie('eyelet_access')}`;
  expect(await idOf(await send(readConsumer, {}, cookie))).toBe('STF474');
});

test('the archive of all data is not given to whoever looks', async () => {
  const url = `${running.origin}/en-us/account/data/download?token=any`;
  expect(await idOf(await fetch(url, { headers: { cookie: looked.cookie }, redirect: 'manual' }))).toBe('STF473');
});

test('scripts of the shop act for whoever uses the browser, during a look and after it', async () => {
  const { customer, cookie } = looked;
  const visitor = await newConsumer(running.origin);
  const own = `eyelet_access=${visitor.cookie('eyelet_access')}`;
  const byScript = { 'sec-fetch-dest': 'empty' };
  for (const look of [cookie, 'eyelet_look=made-up']) {
    const both = `${look}; ${own}`;
    const profile = (await (await send(readConsumer, {}, both, byScript)).json()) as Profile;
    expect(profile.consumerDetails.email).toBe(visitor.email);
    expect(await idOf(await send(readConsumer, {}, look, byScript))).toBe('AUT432');
    const added = await send(createCartWithItem, { body: { upc: upcs.socks } }, both, byScript);
    expect(added.status).toBeLessThan(300);
    const { id } = (await added.json()) as { id: string };
    expect(id).not.toBe(looked.things.basketId);
  }
  // What the browser opens as a page of its own is the look's.
  const page = (await (await send(readConsumer, {}, `${cookie}; ${own}`, navigating)).json()) as Profile;
  expect(page.consumerDetails.email).toBe(customer.email);
});

test('an order whose payment waits shows nothing with which it could be gone on with', async () => {
  const { customer, pending } = looked;
  const request = { params: { orderId: pending.orderNumber } };
  expect(await customer.call(readPurchase, request)).toMatchObject({
    status: 'payment pending',
    challenge: { transactionId: pending.challenge?.transactionId },
  });
  const seen = await (await send(readPurchase, request)).text();
  const isKept = { status: 'payment pending', challenge: null, payment_instruments: [{ c_requestID: null }] };
  expect(JSON.parse(seen)).toMatchObject(isKept);
  expect(seen).not.toContain(pending.challenge?.transactionId ?? '?');
});

test('what of an order can be canceled is seen', async () => {
  const { customer, things } = looked;
  const request = { body: { orderNumber: things.orderNumber } };
  expect(await (await send(listCancellable, request)).json()).toEqual(await customer.call(listCancellable, request));
});

test.each(['ready', 'scan', 'dispute', 'transition', 'stock'])(
  'the lab does not act for the customer: %s',
  async (place) => {
    const { cookie, pending } = looked;
    const body = new URLSearchParams({ orderNumber: pending.orderNumber });
    const url = `${running.origin}/dev/lab/${place}`;
    expect(await idOf(await fetch(url, { method: 'POST', redirect: 'manual', headers: { cookie }, body }))).toBe(
      'STF473',
    );
  },
);
