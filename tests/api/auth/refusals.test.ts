import { signIn } from '@eyelet/contracts/auth/sign-in.ts';
import { signUp } from '@eyelet/contracts/auth/sign-up.ts';
import { newConsumer, newVerifier, signInShopper } from '@eyelet/testing/consumer.ts';
import { errorOf, newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
let visitor: Shopper;
beforeAll(async () => {
  running = await startShop();
  visitor = await newShopper(running.origin);
});
afterAll(() => running.close());

const account = { email: 'ada@example.com', password: 'Granite-harbour-7', isTermsConfirmed: true };

/** Signing in and signing up with a given proof. */
const guarded = (recaptcha_response: string) => [
  visitor.call(signIn, {
    body: {
      ...{ type: 'Registered', username: account.email, password: account.password, recaptcha_response },
      codeChallenge: newVerifier().codeChallenge,
    },
  }),
  visitor.call(signUp, { body: { ...account, recaptcha_response } }),
];

test.each(['', 'reject'])('with the proof "%s" signing in and signing up are refused [C8.34]', async (proof) => {
  for (const call of await Promise.allSettled(guarded(proof))) {
    expect(call).toMatchObject({ status: 'rejected', reason: { id: 'AUT403', status: 403 } });
  }
});

test.each([
  ['short', 'Abc1', 'FE872'],
  ['against the rules', 'granite-harbour', 'PRO415'],
  ['used by everybody', 'Password123', 'PRO415'],
  ['the email', 'Ada.lighthouse1', 'PRO415'],
  ['the shop', 'Skerry2026', 'PRO415'],
])('a password that is %s is refused', async (_, password, id) => {
  const body = { email: 'ada.lighthouse@example.com', password };
  expect(await refusalOf(visitor.call(signUp, { body }))).toBe(id);
});

test('a password in another Unicode normalization is the same password', async () => {
  const consumer = await newConsumer(running.origin, { password: 'Ha\u0301fen-leuchte-7' });
  await signInShopper(visitor, consumer.email, 'H\u00e1fen-leuchte-7');
});

test('emails are the same in capitals and in small letters [C8.16]', async () => {
  const { email, password } = await newConsumer(running.origin);
  expect(await refusalOf(visitor.call(signUp, { body: { ...account, email: email.toUpperCase() } }))).toBe('AUT439');
  await signInShopper(visitor, email.toUpperCase(), password);
});

test('an internal failure is answered with the id of sign-in failures, without details [C8.31]', async () => {
  const { email, password } = await newConsumer(running.origin);
  const { pool } = running.shop.database;
  await pool.query('alter table authorization_code rename to mislaid');
  try {
    const error = await errorOf(signInShopper(visitor, email, password));
    expect([error.id, error.status]).toEqual(['AUT500', 500]);
    expect(error.message).not.toMatch(/authorization|relation|mislaid/);
  } finally {
    await pool.query('alter table mislaid rename to authorization_code');
  }
  await signInShopper(visitor, email, password);
});

test.each([
  ['composed and decomposed', 'ren\u00e9@example.com', 'rene\u0301@example.com'],
  ['in letters and as the network encodes them', 'ada@b\u00fccher.example', 'ada@xn--bcher-kva.example'],
])('an email belongs to one account, %s [C8.16]', async (_, email, other) => {
  const { password } = await newConsumer(running.origin, { email });
  expect(await refusalOf(visitor.call(signUp, { body: { ...account, email: other } }))).toBe('AUT439');
  await signInShopper(visitor, other, password);
});
