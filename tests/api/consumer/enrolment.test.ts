import { requestPasswordReset } from '@eyelet/contracts/auth/request-password-reset.ts';
import { createConsumer } from '@eyelet/contracts/consumer/create.ts';
import { lookUpConsumer } from '@eyelet/contracts/consumer/look-up.ts';
import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { updateConsumer } from '@eyelet/contracts/consumer/update.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { tidy } from '@eyelet/server/jobs/tidy.ts';
import { newConsumer, signInShopper } from '@eyelet/testing/consumer.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let now = new Date('2026-11-21T12:00:00Z');
let running: RunningShop;
let stranger: Shopper;
beforeAll(async () => {
  running = await startShop({ parts: { clock: () => now } });
  stranger = await newShopper(running.origin);
});
afterAll(() => running.close());

/** Enrols an email without a password, as a stranger could. */
async function enrol(email: string, phone = '') {
  const consumerDetails = { email, firstName: 'Mallory', ...(phone === '' ? {} : { phone }) };
  const subscriptions = [{ type: 'Newsletter' as const, channel: 'email' as const, optin: true }];
  const body = { consumerProfile: { consumerDetails, subscriptions } };
  return (await stranger.call(createConsumer, { body })).consumerId;
}

test('a consumer enrolled by a stranger can sign up and sign in, and none of the stranger’s data is kept', async () => {
  const email = 'owner@example.com';
  const consumerId = await enrol(email, '2075550171');
  await enrol(email);
  expect(await stranger.call(lookUpConsumer, { query: { email } })).toEqual({ exists: false });
  const owner = await newConsumer(running.origin, { email, signUp: { firstName: 'Ada', phone: '2075550171' } });
  expect(owner.auth.consumerNo).not.toBe(consumerId);
  const profile = await owner.call(readConsumer, {});
  expect(profile.consumerDetails).toMatchObject({ firstName: 'Ada', phone: '+12075550171' });
  expect(profile.subscriptions).toEqual([]);
  // Afterwards nobody completes the enrolment, and nobody is enrolled with the address of an account.
  expect(await refusalOf(newConsumer(running.origin, { email, signUp: { consumerId } }))).toBe('AUT439');
  expect(await refusalOf(enrol(email))).toBe('PRO400');
  expect(await refusalOf(enrol('another@example.com', '2075550171'))).toBe('AUT442');
});

test('an enrolment has no password to reset, so no mail greets its owner by the stranger’s name', async () => {
  const email = 'greeted@example.com';
  await enrol(email);
  await stranger.call(requestPasswordReset, { body: { email } });
  await announce(running.shop);
  const { rows } = await running.shop.database.pool.query('select kind from mail where recipient = $1', [email]);
  expect(rows).toEqual([]);
});

test('an account can take the email of an enrolment', async () => {
  const email = 'moved@example.com';
  const consumerId = await enrol(email, '2075550172');
  const owner = await newConsumer(running.origin);
  const consumerProfile = { consumerDetails: { email, phone: '2075550172' } };
  await owner.call(updateConsumer, { body: { consumerProfile, currentPassword: owner.password } });
  await signInShopper(stranger, email, owner.password);
  expect(await refusalOf(newConsumer(running.origin, { email, signUp: { consumerId } }))).toBe('AUT439');
});

test('an enrolment that is not completed is deleted', async () => {
  const consumerId = await enrol('forgotten@example.com');
  const count = async () =>
    (await running.shop.database.pool.query('select 1 from consumer where id = $1', [consumerId])).rowCount;
  await tidy(running.shop);
  expect(await count()).toBe(1);
  now = new Date(now.getTime() + 91 * 24 * 3_600_000);
  await tidy(running.shop);
  expect(await count()).toBe(0);
});
