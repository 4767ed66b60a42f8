import { token } from '@eyelet/contracts/auth/token.ts';
import { passBotCheck } from '@eyelet/contracts/bot-check/pass.ts';
import { createConsumer } from '@eyelet/contracts/consumer/create.ts';
import { lookUpConsumer } from '@eyelet/contracts/consumer/look-up.ts';
import { retrieveUserData } from '@eyelet/contracts/consumer/retrieve-user-data.ts';
import { asksForHuman } from '@eyelet/contracts/kernel/api-error.ts';
import { errorOf, newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { altcha, answerTo, solvedPuzzle } from './proofs.ts';

let shop: RunningShop;
let passed = 0;
beforeAll(async () => {
  const clock = () => new Date(Date.now() + passed);
  shop = await startShop({ config: { ...altcha, guardedCalls: 3 }, parts: { clock } });
});
afterAll(() => shop.close());
beforeEach(() => {
  // A new window for each test.
  passed += 60 * 60_000;
});

const lookUp = (visitor: Shopper) => visitor.call(lookUpConsumer, { query: { email: 'nobody@example.com' } });

/** Three calls that guess at accounts are still answered. */
async function guessedThrice(): Promise<Shopper> {
  const visitor = await newShopper(shop.origin);
  for (let tries = 0; tries < 3; tries += 1) await lookUp(visitor);
  return visitor;
}

test('an address that tries many accounts gets a 403 with the app id and no error [C8.03, C8.07]', async () => {
  const visitor = await guessedThrice();
  const response = await visitor.fetch(`${shop.origin}/consumers-v3/consumer/lookup?email=a@example.com`);
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual({ appId: shop.shop.config.appId, correlationId: expect.any(String) });
  expect(asksForHuman(await errorOf(lookUp(visitor)))).toBe(true);
});

test('a passed check lifts it for half an hour, a failed one does not [C8.04]', async () => {
  const visitor = await guessedThrice();
  expect(await refusalOf(visitor.call(passBotCheck, { body: { recaptcha_response: 'no' } }))).toBe('AUT403');
  expect(asksForHuman(await errorOf(lookUp(visitor)))).toBe(true);
  await visitor.call(passBotCheck, { body: { recaptcha_response: await solvedPuzzle(visitor) } });
  expect(await lookUp(visitor)).toEqual({ exists: false });
  passed += 31 * 60_000;
  for (let tries = 0; tries < 3; tries += 1) await lookUp(visitor);
  expect(asksForHuman(await errorOf(lookUp(visitor)))).toBe(true);
});

test('another visitor at the same address has to pass the check as well, and a made-up cookie does not help', async () => {
  await guessedThrice();
  const other = await newShopper(shop.origin);
  expect(asksForHuman(await errorOf(lookUp(other)))).toBe(true);
  const forged = await fetch(`${shop.origin}/consumers-v3/consumer/lookup?email=a@example.com`, {
    headers: { cookie: 'eyelet_human=9999999999.AAAA' },
  });
  expect(forged.status).toBe(403);
});

test('creating a profile needs a proof and is guarded, as is reading one', async () => {
  const consumerProfile = { consumerDetails: { email: 'profile@example.com' } };
  const make = async (visitor: Shopper, recaptcha_response: string) =>
    errorOf(visitor.call(createConsumer, { body: { consumerProfile, recaptcha_response } }));
  const visitor = await newShopper(shop.origin);
  expect((await make(visitor, '')).id).toBe('AUT403');
  expect((await make(visitor, 'no')).id).toBe('AUT403');
  const proof = await solvedPuzzle(visitor);
  await visitor.call(createConsumer, { body: { consumerProfile, recaptcha_response: proof } });
  expect(asksForHuman(await make(visitor, proof))).toBe(true);
  const body = { consumerId: 'none', email: 'profile@example.com' };
  expect(asksForHuman(await errorOf(visitor.call(retrieveUserData, { body })))).toBe(true);
});

test('signing in is guarded with the rest, and the guard forgets after ten minutes', async () => {
  const visitor = await guessedThrice();
  expect(await answerTo(visitor, await solvedPuzzle(visitor))).toBe('');
  passed += 11 * 60_000;
  expect(await answerTo(visitor, await solvedPuzzle(visitor))).toBe('AUT418');
});

test('a sandbox asks for the check when it is provoked; the check itself stays reachable [C8.07]', async () => {
  const told = await newShopper(shop.origin);
  const headers = { 'x-mock-error': 'CHALLENGE' };
  expect(asksForHuman(await errorOf(told.call(token, { body: { type: 'Guest' }, headers })))).toBe(true);
  const recaptcha_response = await solvedPuzzle(told);
  expect(await told.call(passBotCheck, { body: { recaptcha_response }, headers })).toEqual({ passed: true });
  expect((await told.call(token, { body: { type: 'Guest' }, headers })).consumerType).toBe('GUEST');
});
