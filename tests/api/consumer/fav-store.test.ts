import { signIn } from '@eyelet/contracts/auth/sign-in.ts';
import { signInAssociate } from '@eyelet/contracts/auth/sign-in-associate.ts';
import { token } from '@eyelet/contracts/auth/token.ts';
import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { updateConsumer } from '@eyelet/contracts/consumer/update.ts';
import { gatherData } from '@eyelet/server/personal-data/gather.ts';
import { newConsumer, newVerifier } from '@eyelet/testing/consumer.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const storeId = 'S-BOSTON';
let running: RunningShop;
let otherId: string;
beforeAll(async () => {
  running = await startStockedShop();
  const other = running.shop.catalogue.places().find(({ id, kind }) => kind === 'store' && id !== storeId);
  otherId = other?.id ?? '';
  expect(otherId).not.toBe('');
});
afterAll(() => running.close());

const prefer = (shopper: Shopper, favStoreId: string) =>
  shopper.call(updateConsumer, { body: { consumerProfile: { preferences: { favStoreId } } } });
const preferredBy = async (shopper: Shopper) => (await shopper.call(readConsumer, {})).preferences.favStore;
const guestToken = (shopper: Shopper) => shopper.call(token, { body: { type: 'Guest' } });

/** Signs in as a guest with a preferred store. */
async function signInFrom(favStoreId: string, { email, password }: Readonly<{ email: string; password: string }>) {
  const guest = await newShopper(running.origin);
  const { codeVerifier, codeChallenge } = newVerifier();
  const { authorizationCode } = await guest.call(signIn, {
    body: { type: 'Registered', username: email, password, codeChallenge, recaptcha_response: 'accept' },
  });
  const auth = await guest.call(token, {
    body: {
      ...{ type: 'Registered', authorizationCode, codeVerifier, action: 'postLogin' },
      guestObjects: { favStoreId },
    },
  });
  return { ...guest, auth };
}

test('the preferred store of a consumer is known on every device [C3.41]', async () => {
  const phone = await newConsumer(running.origin);
  expect(phone.auth.favorites.favStoreId).toBeNull();
  expect(await preferredBy(phone)).toBeNull();
  const { preferences } = await prefer(phone, storeId);
  expect(preferences.favStore).toMatchObject({ id: storeId, region: 'NORA' });
  const { email, password } = phone;
  const laptop = await newConsumer(running.origin, { email, password, signedUp: true });
  expect(laptop.auth.favorites.favStoreId).toBe(storeId);
  expect(await preferredBy(laptop)).toEqual(preferences.favStore);
  await prefer(laptop, otherId);
  expect((await guestToken(phone)).favorites.favStoreId).toBe(otherId);
  await prefer(laptop, '');
  expect(await preferredBy(phone)).toBeNull();
});

test('the preferred store of a guest is added at sign-in to a profile without one', async () => {
  const consumer = await newConsumer(running.origin);
  const device = await signInFrom(storeId, consumer);
  expect(device.auth.favorites.favStoreId).toBe(storeId);
  const other = await signInFrom(otherId, consumer);
  expect(other.auth.favorites.favStoreId).toBe(storeId);
  expect((await preferredBy(consumer))?.id).toBe(storeId);
});

test('only an existing store can be preferred', async () => {
  const consumer = await newConsumer(running.origin);
  const warehouse = running.shop.catalogue.places().find(({ kind }) => kind === 'warehouse');
  for (const none of ['NO-SUCH', warehouse?.id ?? '?']) {
    expect(await refusalOf(prefer(consumer, none))).toBe('PRO418');
    expect((await signInFrom(none, consumer)).auth.favorites.favStoreId).toBeNull();
  }
});

test('an associate session has no preferred store, takes none over and sets none [C4.38]', async () => {
  const consumer = await newConsumer(running.origin);
  const { db } = running.shop.database;
  await db
    .updateTable('consumer')
    .set({ kind: 'EMPLOYEE', works_at: 'S-BOSTON' })
    .where('id', '=', consumer.auth.consumerNo)
    .execute();
  const visitor = await newShopper(running.origin);
  const sell = async () => {
    const { codeVerifier, codeChallenge } = newVerifier();
    const body = { username: consumer.email, password: consumer.password, codeChallenge };
    const { authorizationCode } = await visitor.call(signInAssociate, { body });
    return visitor.call(token, {
      body: {
        ...{ type: 'Registered', authorizationCode, codeVerifier, action: 'postLogin' },
        guestObjects: { favStoreId: storeId },
      },
    });
  };
  await sell();
  expect(await preferredBy(consumer)).toBeNull();
  await prefer(visitor, storeId);
  expect(await preferredBy(consumer)).toBeNull();
  await prefer(consumer, storeId);
  expect(await sell()).toMatchObject({ isAssociate: true, favorites: { favStoreId: null } });
  expect(await preferredBy(visitor)).toBeNull();
});

test('the preferred store is in the export of a consumer', async () => {
  const consumer = await newConsumer(running.origin);
  await prefer(consumer, storeId);
  const data = await gatherData(running.shop.database.db, consumer.auth.consumerNo);
  expect(data.consumer?.[0]).toMatchObject({ fav_store_id: storeId });
});
