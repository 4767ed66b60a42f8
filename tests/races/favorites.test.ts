import { signIn } from '@eyelet/contracts/auth/sign-in.ts';
import { token } from '@eyelet/contracts/auth/token.ts';
import { createCart } from '@eyelet/contracts/cart/create.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { addFavorite } from '@eyelet/contracts/favorites/add.ts';
import { listFavorites } from '@eyelet/contracts/favorites/list.ts';
import { listSavedItems } from '@eyelet/contracts/saved-items/list.ts';
import { removeSavedItem } from '@eyelet/contracts/saved-items/remove.ts';
import { updateSavedItems } from '@eyelet/contracts/saved-items/update.ts';
import { lockItems, lockSavedList, replaceSavedItems } from '@eyelet/db/saved-items/saved-item.ts';
import { newConsumer, newVerifier } from '@eyelet/testing/consumer.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { productIds, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: RunningShop;
beforeAll(async () => {
  shop = await startStockedShop();
});
afterAll(() => shop.close());

const times = <T>(count: number, call: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)));

test('tabs that add the same favorites at once make one list with each of them once [C7.124]', async () => {
  const guest = await newShopper(shop.origin);
  const wanted = [productIds.deck, productIds.socks];
  const answers = await times(12, (index) => guest.call(addFavorite, { body: { productId: wanted[index % 2] ?? '' } }));
  expect(new Set(answers.map(({ favoriteId }) => favoriteId)).size).toBe(1);
  expect((await guest.call(listFavorites, {})).productIds.toSorted()).toEqual(wanted.toSorted());
});

test('of simultaneous calls that move a saved item to the cart, one succeeds', async () => {
  const guest = await newShopper(shop.origin);
  const { items } = await guest.call(updateSavedItems, { body: { items: [{ upc: upcs.deck, qty: 2 }] } });
  const { id: basketId } = await guest.call(createCart, {});
  const body = { moveToCart: [items[0]?.itemId ?? ''], basketId };
  const answers = await times(8, () => guest.call(updateSavedItems, { body }).catch((error: unknown) => error));
  expect(answers.some((answer) => !(answer instanceof Error))).toBe(true);
  const cart = await guest.call(readCart, { params: { basketId } });
  expect(cart.items.map(({ upc, qty }) => [upc, qty])).toEqual([[upcs.deck, 2]]);
  expect((await guest.call(listSavedItems, {})).total).toBe(0);
});

/** Locks the rows of the list and, once `goOn` is called, rewrites them, as a change of the list does. */
async function holdList(listId: string): Promise<{ goOn: () => Promise<void> }> {
  const { db } = shop.shop.database;
  const { owner } = await db
    .selectFrom('saved_list')
    .select('owner')
    .where('id', '=', listId)
    .executeTakeFirstOrThrow();
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  const writing = db.transaction().execute(async (tx) => {
    await lockSavedList(tx, owner, 'unused', new Date());
    const rows = await lockItems(tx, listId);
    hold();
    await gate;
    await replaceSavedItems(tx, listId, rows);
  });
  await held;
  return {
    async goOn() {
      const waiting = sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await waiting.execute(db)).rows[0]?.n).toBe(1);
      open();
      await writing;
    },
  };
}

test('items removed or moved while the list is rewritten are gone afterwards', async () => {
  const guest = await newShopper(shop.origin);
  const items = [{ upc: upcs.deck }, { upc: upcs.socks }];
  const { saveForLaterId, items: saved } = await guest.call(updateSavedItems, { body: { items } });
  const [first, second] = saved.map(({ itemId }) => itemId);
  const params = { saveForlaterId: saveForLaterId ?? '', itemId: first ?? '' };
  const before = await holdList(params.saveForlaterId);
  const removing = guest.call(removeSavedItem, { params });
  await before.goOn();
  expect((await removing).total).toBe(1);
  const again = await holdList(params.saveForlaterId);
  const moving = guest.call(updateSavedItems, { body: { moveToCart: [second ?? ''] } });
  await again.goOn();
  const { cart, total } = await moving;
  expect([cart?.totalItems, total]).toEqual([1, 0]);
});

test('a code exchanged by several tabs at once merges the lists of the guest once [C4.30, C4.31]', async () => {
  const { email, password, ...consumer } = await newConsumer(shop.origin);
  await consumer.call(updateSavedItems, { body: { items: [{ upc: upcs.deck, qty: 2 }] } });
  await consumer.call(addFavorite, { body: { productId: productIds.deck } });
  const guest = await newShopper(shop.origin);
  await guest.call(updateSavedItems, { body: { items: [{ upc: upcs.deck }, { upc: upcs.socks }] } });
  await guest.call(addFavorite, { body: { productId: productIds.deck } });
  const { codeVerifier, codeChallenge } = newVerifier();
  const asked = { type: 'Registered', username: email, password, codeChallenge, recaptcha_response: 'accept' } as const;
  const { authorizationCode } = await guest.call(signIn, { body: asked });
  const body = { type: 'Registered', authorizationCode, codeVerifier, action: 'postLogin' } as const;
  await times(6, () => guest.call(token, { body }).catch(() => undefined));
  expect((await consumer.call(listFavorites, {})).productIds).toEqual([productIds.deck]);
  const { items } = await consumer.call(listSavedItems, {});
  expect(items.map(({ upc, qty }) => [upc, qty]).toSorted()).toEqual(
    [
      [upcs.deck, 2],
      [upcs.socks, 1],
    ].toSorted(),
  );
});
