import { signIn } from '@eyelet/contracts/auth/sign-in.ts';
import { token } from '@eyelet/contracts/auth/token.ts';
import { addPasskey } from '@eyelet/contracts/passkeys/add.ts';
import { listPasskeys } from '@eyelet/contracts/passkeys/list.ts';
import { removePasskey } from '@eyelet/contracts/passkeys/remove.ts';
import { signInWithPasskey } from '@eyelet/contracts/passkeys/sign-in.ts';
import { startPasskey } from '@eyelet/contracts/passkeys/start.ts';
import { startPasskeySignIn } from '@eyelet/contracts/passkeys/start-sign-in.ts';
import { newConsumer, newVerifier, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSoftwareKey, type Page } from './software-key.ts';

let shop: RunningShop;
let passed = 0;
beforeAll(async () => {
  shop = await startShop({ parts: { clock: () => new Date(Date.now() + passed) } });
});
afterAll(() => shop.close());
beforeEach(() => {
  passed = 0;
});

type Key = ReturnType<typeof createSoftwareKey>;

/** A page of the shop with a challenge; `change` makes it a page of another site. */
const pageWith = (challenge: unknown, change: Partial<Page> = {}): Page => ({
  origin: shop.origin,
  site: '127.0.0.1',
  challenge: String(challenge),
  ...change,
});

const begin = (consumer: TestConsumer) => consumer.call(startPasskey, { body: { password: consumer.password } });

async function register(consumer: TestConsumer, key: Key, change: Partial<Page> = {}, name = 'Phone') {
  const { options } = await begin(consumer);
  return consumer.call(addPasskey, { body: { name, answer: key.register(pageWith(options.challenge, change)) } });
}

async function challengeFor(visitor: Shopper): Promise<string> {
  return String((await visitor.call(startPasskeySignIn, {})).options.challenge);
}

/** Exchanges a signed answer for a code; returns what the token call needs. */
async function send(visitor: Shopper, answer: Record<string, unknown>) {
  const { codeVerifier, codeChallenge } = newVerifier();
  const { authorizationCode } = await visitor.call(signInWithPasskey, { body: { answer, codeChallenge } });
  return { type: 'Registered' as const, authorizationCode, codeVerifier };
}

async function consumerWithKey() {
  const consumer = await newConsumer(shop.origin);
  const key = createSoftwareKey();
  await register(consumer, key);
  return { consumer, key, visitor: await newShopper(shop.origin) };
}

test('a passkey is registered, listed by its name and removed', async () => {
  const consumer = await newConsumer(shop.origin);
  const key = createSoftwareKey();
  const { passkeys } = await register(consumer, key, {}, ' My phone ');
  expect(passkeys).toEqual([{ passkeyId: key.id, name: 'My phone', createdAt: expect.any(String), lastUsedAt: null }]);
  expect(await consumer.call(listPasskeys, {})).toEqual({ passkeys });
  const stranger = await newConsumer(shop.origin);
  expect(await refusalOf(stranger.call(removePasskey, { params: { passkeyId: key.id } }))).toBe('API404');
  expect(await consumer.call(removePasskey, { params: { passkeyId: key.id } })).toEqual({ passkeys: [] });
});

test('a session alone adds no passkey: each try needs the password, and wrong ones lock the account', async () => {
  const consumer = await newConsumer(shop.origin);
  const { email, password } = consumer;
  const start = (body: object) => consumer.call(startPasskey, { body: body as { password: string } });
  expect(await refusalOf(start({}))).toBe('AUT450');
  for (let tries = 0; tries < 5; tries += 1) expect(await refusalOf(start({ password: 'Wrong-pass1' }))).toBe('AUT450');
  expect(await refusalOf(begin(consumer))).toBe('AUT450');
  expect(await refusalOf(newConsumer(shop.origin, { email, password, signedUp: true }))).toBe('AUT441');
});

test('an authenticator that has not verified its user neither registers nor signs in', async () => {
  const { consumer, visitor } = await consumerWithKey();
  const finder = createSoftwareKey();
  finder.forgetOwner();
  const { options } = await begin(consumer);
  expect(options.authenticatorSelection).toMatchObject({ userVerification: 'required' });
  const answer = finder.register(pageWith(options.challenge));
  expect(await refusalOf(consumer.call(addPasskey, { body: { answer } }))).toBe('AUT403');
  const asked = (await visitor.call(startPasskeySignIn, {})).options;
  expect(asked.userVerification).toBe('required');
});

test('a stolen key does not sign in without user verification', async () => {
  const { key, visitor } = await consumerWithKey();
  key.forgetOwner();
  expect(await refusalOf(send(visitor, key.sign(pageWith(await challengeFor(visitor)))))).toBe('AUT403');
});

test('a passkey signs in without email and password, and its last use is stored', async () => {
  const { consumer, key, visitor } = await consumerWithKey();
  const body = await send(visitor, key.sign(pageWith(await challengeFor(visitor))));
  const session = await visitor.call(token, { body });
  expect([session.consumerNo, session.consumerType]).toEqual([consumer.auth.consumerNo, 'REGISTERED']);
  const [listed] = (await consumer.call(listPasskeys, {})).passkeys;
  expect(listed?.lastUsedAt).not.toBeNull();
});

test('a passkey signs in while the password is locked by strangers', async () => {
  const { consumer, key, visitor } = await consumerWithKey();
  const { codeChallenge } = newVerifier();
  const wrong = { type: 'Registered' as const, username: consumer.email, password: 'Wrong-pass1', codeChallenge };
  for (let tries = 0; tries < 5; tries += 1) await refusalOf(visitor.call(signIn, { body: wrong }));
  expect(await refusalOf(visitor.call(signIn, { body: { ...wrong, password: consumer.password } }))).toBe('AUT441');
  const body = await send(visitor, key.sign(pageWith(await challengeFor(visitor))));
  expect((await visitor.call(token, { body })).consumerNo).toBe(consumer.auth.consumerNo);
});

test('options name no account, and a registered key is not offered again', async () => {
  const { consumer, key, visitor } = await consumerWithKey();
  const { options } = await visitor.call(startPasskeySignIn, {});
  expect(options.allowCredentials ?? []).toEqual([]);
  const again = (await begin(consumer)).options;
  expect(again.excludeCredentials).toMatchObject([{ id: key.id }]);
  expect(again.rp).toMatchObject({ id: '127.0.0.1' });
});

test('an answer is valid once', async () => {
  const { key, visitor } = await consumerWithKey();
  const answer = key.sign(pageWith(await challengeFor(visitor)));
  await send(visitor, answer);
  expect(await refusalOf(send(visitor, answer))).toBe('AUT403');
});

test('of the same answer sent many times at once, one is accepted', async () => {
  const { key, visitor } = await consumerWithKey();
  const answer = key.sign(pageWith(await challengeFor(visitor)));
  const sent = await Promise.allSettled(Array.from({ length: 8 }, () => send(visitor, answer)));
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test.each<[string, Partial<Page>]>([
  ['another origin', { origin: 'https://skerry.example.net' }],
  ['another site', { site: 'skerry.example.net' }],
  ['a challenge that the shop did not give', { challenge: Buffer.from('x.y.z').toString('base64url') }],
])('an answer from %s neither registers nor signs in', async (_, change) => {
  const { consumer, key, visitor } = await consumerWithKey();
  expect(await refusalOf(register(consumer, createSoftwareKey(), change))).toBe('AUT403');
  const answer = key.sign(pageWith(await challengeFor(visitor), change));
  expect(await refusalOf(send(visitor, answer))).toBe('AUT403');
});

test('a challenge is valid for one purpose, one consumer and a few minutes', async () => {
  const { consumer, key, visitor } = await consumerWithKey();
  const other = await newConsumer(shop.origin);
  const { options } = await begin(other);
  const foreign = createSoftwareKey().register(pageWith(options.challenge));
  expect(await refusalOf(consumer.call(addPasskey, { body: { answer: foreign } }))).toBe('AUT403');
  expect(await refusalOf(send(visitor, key.sign(pageWith(options.challenge))))).toBe('AUT403');
  const late = key.sign(pageWith(await challengeFor(visitor)));
  passed = 16 * 60_000;
  expect(await refusalOf(send(visitor, late))).toBe('AUT403');
});

test('a counter that goes back, as of a copied key, is refused', async () => {
  const { key, visitor } = await consumerWithKey();
  await send(visitor, key.sign(pageWith(await challengeFor(visitor))));
  await send(visitor, key.sign(pageWith(await challengeFor(visitor))));
  key.rewind(0);
  expect(await refusalOf(send(visitor, key.sign(pageWith(await challengeFor(visitor)))))).toBe('AUT403');
});

test('a key of another authenticator with the same id, an unknown key and a removed one do not sign in', async () => {
  const { consumer, key, visitor } = await consumerWithKey();
  const stranger = createSoftwareKey();
  expect(await refusalOf(send(visitor, stranger.sign(pageWith(await challengeFor(visitor)))))).toBe('AUT418');
  const forged = { ...stranger.sign(pageWith(await challengeFor(visitor))), id: key.id, rawId: key.id };
  expect(await refusalOf(send(visitor, forged))).toBe('AUT403');
  await consumer.call(removePasskey, { params: { passkeyId: key.id } });
  expect(await refusalOf(send(visitor, key.sign(pageWith(await challengeFor(visitor)))))).toBe('AUT418');
});
