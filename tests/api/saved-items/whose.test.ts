import { signInAssociate } from '@eyelet/contracts/auth/sign-in-associate.ts';
import { token } from '@eyelet/contracts/auth/token.ts';
import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { listSavedItems } from '@eyelet/contracts/saved-items/list.ts';
import { saveForLater } from '@eyelet/contracts/saved-items/save.ts';
import { updateSavedItems } from '@eyelet/contracts/saved-items/update.ts';
import { newConsumer, newVerifier, signInShopper } from '@eyelet/testing/consumer.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { setStock, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let shop: RunningShop;
beforeAll(async () => {
  shop = await startStockedShop();
});
afterAll(() => shop.close());

const save = (shopper: Shopper, upc: string, qty = 1) =>
  shopper.call(updateSavedItems, { body: { items: [{ upc, qty }] } });
const savedBy = async (shopper: Shopper) =>
  (await shopper.call(listSavedItems, {})).items.map(({ upc, qty }) => [upc, qty]).toSorted();

test('items saved on one device are on the consumer’s other devices [C6.05]', async () => {
  const phone = await newConsumer(shop.origin);
  const { saveForLaterId } = await save(phone, upcs.deck);
  const { email, password } = phone;
  const laptop = await newConsumer(shop.origin, { email, password, signedUp: true });
  expect(await savedBy(laptop)).toEqual([[upcs.deck, 1]]);
  expect(laptop.auth.saveForLaterId).toBe(saveForLaterId);
});

test('signing in merges the guest’s saved items into the consumer’s, each size once [C4.31]', async () => {
  const { email, password, ...consumer } = await newConsumer(shop.origin);
  await save(consumer, upcs.deck, 2);
  await save(consumer, upcs.socks, 5);
  const guest = await newShopper(shop.origin);
  await save(guest, upcs.reduced);
  await save(guest, upcs.deck, 3);
  const signedIn = await signInShopper(guest, email, password);
  const merged = [
    [upcs.deck, 3],
    [upcs.socks, 5],
    [upcs.reduced, 1],
  ].toSorted();
  expect(await savedBy(signedIn)).toEqual(merged);
  expect(await savedBy(consumer)).toEqual(merged);
});

test('a guest whose cart has two sold-out items is signed in, with a message about them [C8.46 C8.12]', async () => {
  const { email, password } = await newConsumer(shop.origin);
  const guest = await newShopper(shop.origin);
  const { id } = await guest.call(createCartWithItem, { body: { upc: upcs.spare } });
  await guest.call(addItem, { body: { cartId: id, upc: upcs.spareToo } });
  await guest.call(addItem, { body: { cartId: id, upc: upcs.socks } });
  await setStock(shop, upcs.spare, 0);
  await setStock(shop, upcs.spareToo, 0);
  const available = async () => (await guest.call(readCart, { params: { basketId: id } })).items;
  await vi.waitFor(async () => expect((await available()).filter((item) => item.available === 0)).toHaveLength(2));
  const { auth } = await signInShopper(guest, email, password);
  expect(auth.notices).toEqual([
    {
      errorId: 'INV405',
      message: 'Some of your items are not available in the quantity you chose.',
      details: { items: 2 },
    },
  ]);
  const cart = await guest.call(readCart, { params: { basketId: auth.basketId ?? '' } });
  expect(cart.items).toHaveLength(3);
  const again = await signInShopper(guest, email, password);
  expect(again.auth.notices).toEqual([]);
});

test('an associate session has no saved items, and takes none over [C4.37]', async () => {
  const { email, password, auth } = await newConsumer(shop.origin);
  await shop.shop.database.db
    .updateTable('consumer')
    .set({ kind: 'EMPLOYEE', works_at: 'S-BOSTON' })
    .where('id', '=', auth.consumerNo)
    .execute();
  const visitor = await newShopper(shop.origin);
  await save(visitor, upcs.deck);
  const { codeVerifier, codeChallenge } = newVerifier();
  const { authorizationCode } = await visitor.call(signInAssociate, {
    body: { username: email, password, codeChallenge },
  });
  const body = { type: 'Registered', authorizationCode, codeVerifier, action: 'postLogin' } as const;
  expect(await visitor.call(token, { body })).toMatchObject({ isAssociate: true, saveForLaterId: null });
  expect(await refusalOf(visitor.call(listSavedItems, {}))).toBe('AUT432');
  const { id, items } = await visitor.call(createCartWithItem, { body: { upc: upcs.socks } });
  const keep = visitor.call(saveForLater, { params: { basketId: id }, body: { itemId: items[0]?.id ?? '' } });
  expect(await refusalOf(keep)).toBe('AUT432');
  const himself = await newConsumer(shop.origin, { email, password, signedUp: true });
  expect(await savedBy(himself)).toEqual([]);
});
