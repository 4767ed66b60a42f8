import { signIn } from '@eyelet/contracts/auth/sign-in.ts';
import { token } from '@eyelet/contracts/auth/token.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { storeSessionMs } from '@eyelet/domain/associates/store-session.ts';
import { lockMs, triesBeforeLock } from '@eyelet/domain/consumer/sign-in-lock.ts';
import { newAssociate, openStoreSession, type TestAssociate } from '@eyelet/testing/associate.ts';
import { humanProof, newConsumer, newVerifier } from '@eyelet/testing/consumer.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const hour = 3_600_000;
let now = new Date('2026-11-23T09:00:00Z');
let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop({ parts: { clock: () => now } });
});
afterAll(() => running.close());

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

/** The token call with which every visit begins and every expired token is renewed. */
const visit = (visitor: Shopper) => visitor.call(token, { body: { type: 'Guest' } });

/** Signs in as every consumer does, with a store token if one is given. */
async function signInWith(
  visitor: Shopper,
  { email, password }: Pick<TestAssociate, 'email' | 'password'>,
  st?: string,
) {
  const { codeVerifier, codeChallenge } = newVerifier();
  const { authorizationCode } = await visitor.call(signIn, {
    body: { type: 'Registered', username: email, password, codeChallenge, recaptcha_response: humanProof },
  });
  const body = { type: 'Registered', authorizationCode, codeVerifier, ...(st === undefined ? {} : { st }) } as const;
  return visitor.call(token, { body });
}

async function till() {
  const [visitor, associate] = [await newShopper(running.origin), await newAssociate(running)];
  const auth = await openStoreSession(visitor, associate);
  return { visitor, associate, auth, st: auth.st ?? '' };
}

test('eight hours after its last activity a store session has ended, and a guest cannot use it [C2.41]', async () => {
  expect(storeSessionMs).toBe(8 * hour);
  const { visitor } = await till();
  for (let day = 0; day < 3; day += 1) {
    later(storeSessionMs - 1000);
    expect((await visit(visitor)).storeSession).not.toBeNull();
  }
  await visitor.call(createCartWithItem, { body: { upc: upcs.socks } });
  later(storeSessionMs);
  expect(await visit(visitor)).toMatchObject({
    consumerType: 'GUEST',
    isAssociate: false,
    storeSession: null,
    basketId: null,
  });
});

test('a consumer who shops privately is not signed out after eight hours', async () => {
  const consumer = await newConsumer(running.origin);
  later(storeSessionMs);
  expect(await visit(consumer)).toMatchObject({ consumerType: 'REGISTERED' });
});

test('a sign-in with the store token keeps the store session, one without it does not [C7.12]', async () => {
  const { visitor, associate, st } = await till();
  const again = await signInWith(visitor, associate, st);
  expect(again).toMatchObject({ isAssociate: true, storeSession: { storeEmployeeId: associate.id } });
  expect(await signInWith(visitor, associate)).toMatchObject({ isAssociate: false, storeSession: null });
});

test('a colleague of the same store takes over with the store token; associates of other stores and customers cannot [C7.12]', async () => {
  const { visitor, st } = await till();
  const colleague = await newAssociate(running);
  const elsewhere = await newAssociate(running, { worksAt: null });
  const customer = await newConsumer(running.origin);
  for (const stranger of [elsewhere, customer]) {
    const other = await newShopper(running.origin);
    expect(await signInWith(other, stranger, st)).toMatchObject({ isAssociate: false, storeSession: null });
  }
  expect(await signInWith(visitor, colleague, st)).toMatchObject({ storeSession: { storeEmployeeId: colleague.id } });
});

test('an unknown store token is ignored, and so is that of a session that has ended [C7.12]', async () => {
  const { visitor, associate, st } = await till();
  const [id, mark] = st.split('.');
  for (const unknown of ['', 'unknown', 'a.b.c', `${id}.`, `${id}x.${mark}`, 'x'.repeat(3000)]) {
    const other = await newShopper(running.origin);
    expect(await signInWith(other, associate, unknown), unknown.slice(0, 20)).toMatchObject({ isAssociate: false });
  }
  const guest = await newShopper(running.origin);
  expect(await guest.call(token, { body: { type: 'Guest', st: 'unknown' } })).toMatchObject({ consumerType: 'GUEST' });
  later(storeSessionMs);
  expect(await signInWith(visitor, associate, st)).toMatchObject({ isAssociate: false, storeSession: null });
});

test('only store sessions have a store token', async () => {
  expect((await till()).st).not.toBe('');
  expect(await visit(await newConsumer(running.origin))).not.toHaveProperty('st');
  expect(await visit(await newShopper(running.origin))).not.toHaveProperty('st');
});

test('strangers who try passwords lock a seller out elsewhere, but not at the till where they have signed in', async () => {
  const { visitor, associate } = await till();
  const stranger = await newShopper(running.origin);
  const wrong = { ...associate, password: 'Wrong-password-1' };
  for (let tries = 0; tries < triesBeforeLock; tries += 1) {
    expect(await refusalOf(openStoreSession(stranger, wrong))).toBe('AUT438');
  }
  expect(await refusalOf(openStoreSession(await newShopper(running.origin), associate))).toBe('AUT438');
  expect(await openStoreSession(visitor, associate)).toMatchObject({ storeSession: { storeEmployeeId: associate.id } });
});

test('wrong passwords at a till lock the seller out of that till', async () => {
  const { visitor, associate } = await till();
  const wrong = { ...associate, password: 'Wrong-password-1' };
  for (let tries = 0; tries < triesBeforeLock; tries += 1) await refusalOf(openStoreSession(visitor, wrong));
  expect(await refusalOf(openStoreSession(visitor, associate))).toBe('AUT438');
  later(lockMs);
  expect(await openStoreSession(visitor, associate)).toMatchObject({ isAssociate: true });
});
