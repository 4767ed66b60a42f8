import { passBotCheck } from '@eyelet/contracts/bot-check/pass.ts';
import { newConsumer, newVerifier, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
let consumer: TestConsumer;
beforeAll(async () => {
  running = await startShop();
  consumer = await newConsumer(running.origin);
});
afterAll(() => running.close());

const long = 'Aa1'.repeat(70);
const { codeChallenge } = newVerifier();
const account = { email: 'ada@example.com', password: 'Granite-harbour-7', isTermsConfirmed: true };
const proven = { recaptcha_response: 'accept' };
const signIn = { type: 'Registered', username: account.email, password: account.password, ...proven };
const person = '/consumers-v3/consumer';

type Answer = { errorDetails: { errorId: string; message: string; details?: Record<string, unknown> }[] };

async function answerOf(method: string, path: string, body: object) {
  const response = await consumer.fetch(running.origin + path, {
    method,
    headers: { 'content-type': 'application/json', 'x-client-id': 'test', 'x-locale': 'en_US' },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...((await response.json()) as Answer).errorDetails[0] };
}

test.each([
  [
    'a password that is too long, signing up',
    'POST',
    '/consumers-v3/auth/signup',
    { ...account, ...proven, password: long },
    'PRO415',
  ],
  [
    'a postal code that is too long, signing up',
    'POST',
    '/consumers-v3/auth/signup',
    { ...account, ...proven, postalCode: long },
    'PRO412',
  ],
  [
    'a password that is too long, signing in',
    'POST',
    '/consumers-v3/auth/signin',
    { ...signIn, password: long, codeChallenge },
    'AUT401',
  ],
  [
    'no password, signing in',
    'POST',
    '/consumers-v3/auth/signin',
    { ...signIn, password: '', codeChallenge },
    'AUT401',
  ],
  ['no challenge', 'POST', '/consumers-v3/auth/signin', signIn, 'AUT437'],
  ['a challenge that is none', 'POST', '/consumers-v3/auth/signin', { ...signIn, codeChallenge: 'x' }, 'AUT437'],
  ['no challenge for a passkey', 'POST', '/consumers-v3/auth/passkey/signin', { answer: {} }, 'AUT437'],
  ['an associate without a challenge', 'POST', `${person}/agent/login`, { username: 'a', password: 'b' }, 'AUT438'],
  [
    'a code that is too long',
    'POST',
    '/token/v2/auth/token',
    { type: 'Registered', authorizationCode: long },
    'AUT437',
  ],
  [
    'a new password that is too long',
    'POST',
    `${person}/changepassword`,
    { currentPassword: 'x', newPassword: long },
    'PRO415',
  ],
  [
    'a current password that is too long',
    'POST',
    `${person}/changepassword`,
    { currentPassword: long, newPassword: 'x' },
    'AUT450',
  ],
  ['a reset without its token', 'POST', '/consumers-v3/confirmforgotpassword', { newPassword: 'x' }, 'AUT402'],
  [
    'a reset to a password that is too long',
    'POST',
    '/consumers-v3/confirmforgotpassword',
    { token: 'x', newPassword: long },
    'PRO415',
  ],
  ['an email that is too long', 'POST', `${person}/resetpassword`, { email: long }, 'AUT453'],
  [
    'a profile with an email that is too long',
    'PUT',
    person,
    { consumerProfile: { consumerDetails: { email: long } } },
    'AUT453',
  ],
  [
    'a profile with a postal code that is too long',
    'PUT',
    person,
    { consumerProfile: { consumerDetails: { postalCode: long } } },
    'PRO412',
  ],
  [
    'an address with a postal code that is too long',
    'POST',
    `${person}/address`,
    { address: { postalCode: long } },
    'CHK320',
  ],
  ['an address with a wrong country', 'POST', `${person}/address`, { address: { country: 'USA' } }, 'CHK320'],
  ['a deletion without a password', 'POST', `${person}/deletion`, {}, 'AUT450'],
  ['a card that expires in no month', 'PATCH', `${person}/payment_instruments/none`, { expiryMonth: 13 }, 'FE309'],
])('%s has an id of its own', async (_, method, path, body, errorId) => {
  expect(await answerOf(method, path, body)).toMatchObject({ errorId });
});

test('a validation error without an id of its own says what is wrong', async () => {
  const { errorId, message, details } = await answerOf(passBotCheck.method, passBotCheck.path, {});
  expect([errorId, details?.member]).toEqual(['GEN500', 'recaptcha_response']);
  expect(message).toBe('Some of what was entered cannot be used. Please check it and try again.');
});

test('a caller over the rate limit is asked to wait, and for how long', async () => {
  const limited = await startShop({ config: { rateLimitFactor: 1 } });
  try {
    const ask = () =>
      fetch(`${limited.origin}${person}/lookup?email=ada@example.com`, { headers: { 'x-locale': 'en_US' } });
    const answers = await Promise.all(Array.from({ length: 12 }, ask));
    const late = answers.find(({ status }) => status === 429);
    const { errorDetails = [] } = ((await late?.json()) ?? {}) as Partial<Answer>;
    const seconds = Number(late?.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(errorDetails[0]).toMatchObject({ errorId: 'GEN500', details: { waitSeconds: seconds } });
    expect(errorDetails[0]?.message).toContain(`wait ${seconds} second`);
  } finally {
    await limited.close();
  }
});
