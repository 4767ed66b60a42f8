import { signIn } from '@eyelet/contracts/auth/sign-in.ts';
import { signInAssociate } from '@eyelet/contracts/auth/sign-in-associate.ts';
import { token } from '@eyelet/contracts/auth/token.ts';
import { addFavorite } from '@eyelet/contracts/favorites/add.ts';
import { favoritesLimit } from '@eyelet/contracts/favorites/favorites.ts';
import { listFavorites } from '@eyelet/contracts/favorites/list.ts';
import { removeFavorite } from '@eyelet/contracts/favorites/remove.ts';
import { newConsumer, newVerifier, signInShopper } from '@eyelet/testing/consumer.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: RunningShop;
beforeAll(async () => {
  // Each read of the clock is later than the one before, so that simultaneous events have an order.
  let looks = 0;
  shop = await startStockedShop({ parts: { clock: () => new Date(Date.now() + looks++) } });
});
afterAll(() => shop.close());

const [deck, socks, reduced, gone] = ['SKDECK01BLU', 'SKSOCK01BLU', 'SKREDU01BLU', 'SKGONE01BLU'] as const;

const like = (shopper: Shopper, productId: string) => shopper.call(addFavorite, { body: { productId } });

async function likeAll(shopper: Shopper, productIds: readonly string[]): Promise<void> {
  for (const productId of productIds) await like(shopper, productId);
}

test('a favorite is in the list once, however often it is added [C7.124]', async () => {
  const guest = await newShopper(shop.origin);
  await like(guest, deck);
  const { items, total, productIds } = await like(guest, deck);
  expect({ items: items.map(({ productId }) => productId), total, productIds }).toEqual({
    items: [deck],
    total: 1,
    productIds: [deck],
  });
  expect(items[0]?.product).toMatchObject({ id: deck, available: true, price: { current: 100 } });
});

test('favorites come in pages, the last added first, with id and total [C3.37, C7.123]', async () => {
  const guest = await newShopper(shop.origin);
  expect(await guest.call(listFavorites, {})).toEqual({
    favoriteId: null,
    items: [],
    total: 0,
    productIds: [],
    shared: false,
  });
  await likeAll(guest, [deck, socks, reduced]);
  const first = await guest.call(listFavorites, { query: { start: 0, count: 2 } });
  const second = await guest.call(listFavorites, { query: { start: 2, count: 2 } });
  expect(first.favoriteId).toMatch(/^[\w-]{20,}$/);
  expect(first.items.map(({ productId }) => productId)).toEqual([reduced, socks]);
  expect(second.items.map(({ productId }) => productId)).toEqual([deck]);
  expect([first.total, second.total]).toEqual([3, 3]);
  const ids = await guest.call(listFavorites, { query: { count: 0 } });
  expect(ids).toMatchObject({ items: [], productIds: [reduced, socks, deck] });
});

test('a style id adds its representative colourway; an unknown product is refused', async () => {
  const guest = await newShopper(shop.origin);
  expect((await like(guest, 'SKDECK01')).productIds).toEqual([deck]);
  expect(await refusalOf(like(guest, 'SKNONE01BLU'))).toBe('ORD404');
});

test('prices and availability are those of the market of the call', async () => {
  const british = await newShopper(shop.origin, { locale: 'en_GB' });
  await likeAll(british, [gone, reduced]);
  const { items } = await british.call(listFavorites, {});
  expect(items.map(({ productId, available, product }) => [productId, available, product?.currency])).toEqual([
    [reduced, true, 'GBP'],
    [gone, false, 'GBP'],
  ]);
});

test('a removed favorite is gone, the others stay, and removing it again is no error [C7.128]', async () => {
  const guest = await newShopper(shop.origin);
  await likeAll(guest, [deck, socks]);
  const favoriteId = (await guest.call(listFavorites, {})).favoriteId ?? '';
  const remove = () => guest.call(removeFavorite, { params: { favoriteId, itemId: deck } });
  expect(await remove()).toMatchObject({ total: 1, productIds: [socks] });
  expect(await remove()).toMatchObject({ total: 1 });
});

test('a full list refuses new products and keeps its own', async () => {
  const guest = await newShopper(shop.origin);
  const { favoriteId } = await like(guest, socks);
  await shop.shop.database.pool.query(
    `insert into favorite select $1, 'SKFULL' || to_char(n, 'FM000'), now() - interval '1 day' from generate_series(2, $2::int) n`,
    [favoriteId, favoritesLimit],
  );
  expect(await refusalOf(like(guest, deck))).toBe('INV408');
  expect((await like(guest, socks)).total).toBe(favoritesLimit);
});

test('favorites added on one device are on the consumer’s other devices [C6.03]', async () => {
  const phone = await newConsumer(shop.origin);
  const { favoriteId } = await like(phone, deck);
  const { email, password } = phone;
  const laptop = await newConsumer(shop.origin, { email, password, signedUp: true });
  expect(await laptop.call(listFavorites, {})).toMatchObject({ favoriteId, productIds: [deck] });
  expect(laptop.auth.favorites.favoriteId).toBe(favoriteId);
});

test('signing in merges the guest’s favorites into the consumer’s, each once [C4.30, C6.04]', async () => {
  const { email, password, ...consumer } = await newConsumer(shop.origin);
  await likeAll(consumer, [socks, reduced]);
  const guest = await newShopper(shop.origin);
  await likeAll(guest, [deck, socks]);
  const signedIn = await signInShopper(guest, email, password);
  const { favoriteId, productIds } = await signedIn.call(listFavorites, {});
  expect(productIds.toSorted()).toEqual([deck, reduced, socks]);
  expect(signedIn.auth.favorites.favoriteId).toBe(favoriteId);
  expect((await consumer.call(listFavorites, {})).productIds).toEqual(productIds);
});

test('a merge takes the lists of the guest who signs in, whatever ids the call names [C4.30]', async () => {
  const stranger = await newShopper(shop.origin);
  const { favoriteId } = await like(stranger, reduced);
  const { email, password } = await newConsumer(shop.origin);
  const guest = await newShopper(shop.origin);
  await like(guest, deck);
  const { codeVerifier, authorizationCode } = await codeOf(guest, email, password);
  await guest.call(token, {
    body: {
      type: 'Registered',
      authorizationCode,
      codeVerifier,
      guestObjects: { favoriteId: favoriteId ?? '', saveForLaterId: 'none' },
    },
  });
  expect((await guest.call(listFavorites, {})).productIds).toEqual([deck]);
  expect((await stranger.call(listFavorites, {})).productIds).toEqual([reduced]);
});

async function codeOf(shopper: Shopper, username: string, password: string) {
  const { codeVerifier, codeChallenge } = newVerifier();
  const body = { type: 'Registered', username, password, codeChallenge, recaptcha_response: 'accept' } as const;
  return { codeVerifier, ...(await shopper.call(signIn, { body })) };
}

/** An employee. */
async function employee() {
  const { email, password, auth } = await newConsumer(shop.origin);
  await shop.shop.database.db
    .updateTable('consumer')
    .set({ kind: 'EMPLOYEE', works_at: 'S-BOSTON' })
    .where('id', '=', auth.consumerNo)
    .execute();
  return { email, password };
}

test('an associate session has no favorites, and brings none along [C4.36, C4.38]', async () => {
  const { email, password } = await employee();
  const visitor = await newShopper(shop.origin);
  await like(visitor, deck);
  const { codeVerifier, codeChallenge } = newVerifier();
  const { authorizationCode } = await visitor.call(signInAssociate, {
    body: { username: email, password, codeChallenge },
  });
  const body = { type: 'Registered', authorizationCode, codeVerifier, action: 'postLogin' } as const;
  const auth = await visitor.call(token, { body });
  expect(auth).toMatchObject({ consumerType: 'EMPLOYEE', isAssociate: true, favorites: { favoriteId: null } });
  expect(await refusalOf(visitor.call(listFavorites, {}))).toBe('AUT432');
  expect(await refusalOf(like(visitor, socks))).toBe('AUT432');
  const himself = await newConsumer(shop.origin, { email, password, signedUp: true });
  expect((await himself.call(listFavorites, {})).total).toBe(0);
});

test('an employee who buys privately keeps favorites [C4.38]', async () => {
  const { email, password } = await employee();
  const himself = await newConsumer(shop.origin, { email, password, signedUp: true });
  expect(himself.auth).toMatchObject({ consumerType: 'EMPLOYEE', isAssociate: false });
  expect((await like(himself, deck)).productIds).toEqual([deck]);
});
