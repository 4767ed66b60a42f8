import { changePassword } from '@eyelet/contracts/auth/change-password.ts';
import { listSessions } from '@eyelet/contracts/auth/list-sessions.ts';
import { requestPasswordReset } from '@eyelet/contracts/auth/request-password-reset.ts';
import { resetPassword } from '@eyelet/contracts/auth/reset-password.ts';
import { signIn } from '@eyelet/contracts/auth/sign-in.ts';
import { updateConsumer } from '@eyelet/contracts/consumer/update.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { newConsumer, newVerifier, signInShopper } from '@eyelet/testing/consumer.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { statementsOf } from '@eyelet/testing/statements.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let now = new Date('2026-11-21T12:00:00Z');
let running: RunningShop;
beforeAll(async () => {
  running = await startShop({ parts: { clock: () => now } });
});
afterAll(() => running.close());

async function mailsTo(recipient: string, kind: string) {
  await announce(running.shop);
  const { rows } = await running.shop.database.pool.query<{ text: string }>(
    'select text from mail where recipient = $1 and kind = $2 order by created_at',
    [recipient, kind],
  );
  return rows.map(({ text }) => text);
}

const tokenIn = (text: string | undefined) => /reset-password\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
const another = 'Another-harbour-8';

test('the password changes with the current one, and other sessions end [C7.19, C8.19, C8.20, C8.103, C8.107, C8.12]', async () => {
  const consumer = await newConsumer(running.origin);
  const elsewhere = await newConsumer(running.origin, { ...consumer, signedUp: true });
  const change = (body: object) =>
    consumer.call(changePassword, { body: { currentPassword: consumer.password, newPassword: another, ...body } });
  expect(await refusalOf(change({ currentPassword: 'Wrong-password-1' }))).toBe('AUT450');
  expect(await refusalOf(change({ newPassword: consumer.password }))).toBe('AUT451');
  expect(await refusalOf(change({ newPassword: 'abc' }))).toBe('PRO415');
  expect(await refusalOf(change({ confirmPassword: 'Something-else-9' }))).toBe('FE340');
  expect(await change({ confirmPassword: another })).toEqual({ changed: true });
  await expect.poll(() => refusalOf(elsewhere.call(listSessions, {}))).toBe('AUT432');
  expect((await consumer.call(listSessions, {})).sessions).toHaveLength(1);
  const visitor = await newShopper(running.origin);
  expect(await refusalOf(signInShopper(visitor, consumer.email, consumer.password))).toBe('AUT401');
  await signInShopper(visitor, consumer.email, another);
  expect(await mailsTo(consumer.email, 'password-changed')).toHaveLength(1);
});

test('a mailed link sets a password once; known and unknown emails get the same answer [C7.20, C7.21, C7.23, C8.21, C8.33, C8.12]', async () => {
  const consumer = await newConsumer(running.origin);
  const visitor = await newShopper(running.origin);
  const ask = (email: string) => visitor.call(requestPasswordReset, { body: { email } });
  expect(await ask(consumer.email)).toEqual(await ask('nobody@example.com'));
  expect(await mailsTo('nobody@example.com', 'reset-link')).toEqual([]);
  expect(await refusalOf(ask('x'))).toBe('AUT453');
  const [mail] = await mailsTo(consumer.email, 'reset-link');
  const reset = (newPassword: string, token = tokenIn(mail)) =>
    visitor.call(resetPassword, { body: { token, newPassword } });
  expect(await refusalOf(reset(consumer.password))).toBe('AUT452');
  expect(await refusalOf(reset('abcdefgh'))).toBe('PRO415');
  expect(await reset(another)).toEqual({ changed: true });
  expect(await refusalOf(reset('Third-harbour-9'))).toBe('AUT402');
  expect(await refusalOf(reset('Third-harbour-9', 'nobody'))).toBe('AUT402');
  await signInShopper(visitor, consumer.email, another);
  const { rows } = await running.shop.database.pool.query(
    `select facts::text from letter where recipient = $1 and kind = 'reset-link'`,
    [consumer.email],
  );
  expect(rows).toEqual([]);
});

test('asking for a link does the same work for a known and an unknown email', async () => {
  const { email } = await newConsumer(running.origin);
  const visitor = await newShopper(running.origin);
  const ask = (of: string) => visitor.call(requestPasswordReset, { body: { email: of } });
  const known = await statementsOf(() => ask(email));
  expect(known.length).toBeGreaterThan(0);
  expect(await statementsOf(() => ask('nobody.at.all@example.com'))).toEqual(known);
});

test('a link is valid for a day, and a newer one replaces it [C7.23, C8.33]', async () => {
  const consumer = await newConsumer(running.origin);
  const visitor = await newShopper(running.origin);
  const ask = () => visitor.call(requestPasswordReset, { body: { email: consumer.email } });
  await ask();
  const [first] = await mailsTo(consumer.email, 'reset-link');
  await ask();
  expect(await mailsTo(consumer.email, 'reset-link')).toEqual([first]);
  now = new Date(now.getTime() + 61_000);
  await ask();
  const second = (await mailsTo(consumer.email, 'reset-link')).find((mail) => mail !== first);
  const reset = (mail: string | undefined) =>
    visitor.call(resetPassword, { body: { token: tokenIn(mail), newPassword: another } });
  expect(await refusalOf(reset(first))).toBe('AUT402');
  now = new Date(now.getTime() + 24 * 3600 * 1000 + 1);
  expect(await refusalOf(reset(second))).toBe('AUT402');
});

test('a temporary password works for a day, and its owner is mailed a link to choose another one', async () => {
  const kept = await newConsumer(running.origin, { signUp: { isTemporaryPassword: true, firstName: 'Ada' } });
  const left = await newConsumer(running.origin, { signUp: { isTemporaryPassword: true } });
  const own = await newConsumer(running.origin, { signUp: { isTemporaryPassword: false } });
  expect(await mailsTo(own.email, 'choose-password')).toEqual([]);
  const [mail] = await mailsTo(kept.email, 'choose-password');
  expect(mail).toContain('Hello Ada');
  const visitor = await newShopper(running.origin);
  await visitor.call(resetPassword, { body: { token: tokenIn(mail), newPassword: another } });
  now = new Date(now.getTime() + 24 * 3600 * 1000);
  expect(await refusalOf(signInShopper(visitor, left.email, left.password))).toBe('AUT401');
  await signInShopper(visitor, own.email, own.password);
  await signInShopper(visitor, kept.email, another);
});

test('a link becomes invalid when the password or the email it was mailed for changes [C7.23, C8.33]', async () => {
  const visitor = await newShopper(running.origin);
  const reset = (mail: string | undefined) =>
    refusalOf(visitor.call(resetPassword, { body: { token: tokenIn(mail), newPassword: 'Third-harbour-9' } }));
  for (const change of ['password', 'email'] as const) {
    const consumer = await newConsumer(running.origin);
    await visitor.call(requestPasswordReset, { body: { email: consumer.email } });
    const [mail] = await mailsTo(consumer.email, 'reset-link');
    expect(tokenIn(mail)).not.toBe('');
    const currentPassword = consumer.password;
    if (change === 'password') await consumer.call(changePassword, { body: { currentPassword, newPassword: another } });
    else {
      const consumerProfile = { consumerDetails: { email: `new.${consumer.email}` } };
      await consumer.call(updateConsumer, { body: { consumerProfile, currentPassword } });
    }
    expect(await reset(mail), change).toBe('AUT402');
  }
});

test('a reset ends the lock, which was reported by mail, and removes passkeys [C8.26]', async () => {
  const consumer = await newConsumer(running.origin);
  const visitor = await newShopper(running.origin);
  const { pool } = running.shop.database;
  await pool.query(
    `insert into passkey (id, consumer_id, name, public_key, counter, transports, created_at)
     values ('somebody-elses', $1, 'Key', '', 0, '{}', now())`,
    [consumer.auth.consumerNo],
  );
  const wrong = () =>
    refusalOf(
      visitor.call(signIn, {
        body: {
          type: 'Registered',
          username: consumer.email,
          password: 'Wrong-password-1',
          codeChallenge: newVerifier().codeChallenge,
        },
      }),
    );
  for (let tries = 0; tries < 5; tries++) await wrong();
  expect(await refusalOf(signInShopper(visitor, consumer.email, consumer.password))).toBe('AUT441');
  expect(await mailsTo(consumer.email, 'account-locked')).toHaveLength(1);
  await visitor.call(requestPasswordReset, { body: { email: consumer.email } });
  const [mail] = await mailsTo(consumer.email, 'reset-link');
  await visitor.call(resetPassword, { body: { token: tokenIn(mail), newPassword: another } });
  const { rows } = await pool.query('select id from passkey where consumer_id = $1', [consumer.auth.consumerNo]);
  expect(rows).toEqual([]);
  await signInShopper(visitor, consumer.email, another);
});

test('simultaneous attempts are counted one by one: of eight wrong ones the account locks at the fifth [C8.26]', async () => {
  const consumer = await newConsumer(running.origin);
  const visitor = await newShopper(running.origin);
  const body = {
    type: 'Registered' as const,
    username: consumer.email,
    password: 'Wrong-password-1',
    codeChallenge: newVerifier().codeChallenge,
  };
  const ids = await Promise.all(Array.from({ length: 8 }, () => refusalOf(visitor.call(signIn, { body }))));
  expect(ids.toSorted()).toEqual(['AUT401', 'AUT401', 'AUT401', 'AUT423', 'AUT426', 'AUT441', 'AUT441', 'AUT441']);
});

test('wrong passwords of a signed-in consumer count for the lock as well [C8.19, C8.26]', async () => {
  const consumer = await newConsumer(running.origin);
  const change = (currentPassword: string) =>
    refusalOf(consumer.call(changePassword, { body: { currentPassword, newPassword: another } }));
  for (let tries = 0; tries < 5; tries++) expect(await change('Wrong-password-1')).toBe('AUT450');
  expect(await change(consumer.password)).toBe('AUT450');
  const visitor = await newShopper(running.origin);
  expect(await refusalOf(signInShopper(visitor, consumer.email, consumer.password))).toBe('AUT441');
});
