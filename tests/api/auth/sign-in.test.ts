import { changePassword } from '@eyelet/contracts/auth/change-password.ts';
import { endSession } from '@eyelet/contracts/auth/end-session.ts';
import { requestPasswordReset } from '@eyelet/contracts/auth/request-password-reset.ts';
import { signIn } from '@eyelet/contracts/auth/sign-in.ts';
import { signOut } from '@eyelet/contracts/auth/sign-out.ts';
import { signUp } from '@eyelet/contracts/auth/sign-up.ts';
import { token } from '@eyelet/contracts/auth/token.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { humanProof, newConsumer, newVerifier, signInShopper } from '@eyelet/testing/consumer.ts';
import { errorOf, newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { statementsOf } from '@eyelet/testing/statements.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let now = new Date('2026-11-21T12:00:00Z');
let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop({ parts: { clock: () => now } });
});
afterAll(() => running.close());

function later(milliseconds: number): void {
  now = new Date(now.getTime() + milliseconds);
}

const attempt = (email: string, password: string) => ({
  body: {
    type: 'Registered' as const,
    username: email,
    password,
    codeChallenge: newVerifier().codeChallenge,
    recaptcha_response: humanProof,
  },
});

test('a password is exchanged for a code, and the code for a session of the consumer [C4.28, C7.10, C7.16, C7.18]', async () => {
  const consumer = await newConsumer(running.origin);
  expect(consumer.auth).toMatchObject({ consumerType: 'REGISTERED', memberId: null, basketId: null });
  expect(consumer.auth.refreshToken).not.toBe('');
});

test('the guest’s cart is merged into the account’s [C7.10, C7.13]', async () => {
  const { origin } = running;
  const first = await newShopper(origin);
  const cart = await first.call(createCartWithItem, { body: { upc: upcs.socks, qty: 2 } });
  const consumer = await newConsumer(origin, { shopper: first });
  expect(consumer.auth.basketId).toBe(cart.id);

  const second = await newShopper(origin);
  await second.call(createCartWithItem, { body: { upc: upcs.socks, qty: 3 } });
  const again = await signInShopper(second, consumer.email, consumer.password);
  expect(again.auth.basketId).toBe(cart.id);
  const merged = await again.call(readCart, { params: { basketId: cart.id } });
  expect(merged.items.map((item) => item.qty)).toEqual([5]);
});

test('wrong passwords in a row warn, lock for a quarter of an hour, and are forgotten after a right one [C8.11, C8.23, C8.24, C8.25, C8.26, C8.12]', async () => {
  const consumer = await newConsumer(running.origin);
  const visitor = await newShopper(running.origin);
  const wrong = () => refusalOf(visitor.call(signIn, attempt(consumer.email, 'Wrong-password-1')));
  const right = () => visitor.call(signIn, attempt(consumer.email, consumer.password));
  expect([await wrong(), await wrong()]).toEqual(['AUT401', 'AUT401']);
  await right();
  expect([await wrong(), await wrong(), await wrong(), await wrong(), await wrong()]).toEqual([
    'AUT401',
    'AUT401',
    'AUT401',
    'AUT426',
    'AUT423',
  ]);
  expect(await refusalOf(right())).toBe('AUT441');
  expect(await wrong()).toBe('AUT441');
  later(15 * 60 * 1000);
  expect(await wrong()).toBe('AUT401');
  await right();
});

test('strangers who enter wrong passwords lock themselves out, but not the owner on a device they have signed in with', async () => {
  const owner = await newConsumer(running.origin);
  const stranger = await newShopper(running.origin);
  const enter = (shopper: Shopper, password: string) => shopper.call(signIn, attempt(owner.email, password));
  const wrong = (shopper: Shopper) => refusalOf(enter(shopper, 'Wrong-password-1'));
  for (let tries = 0; tries < 5; tries += 1) await wrong(stranger);
  await owner.call(signOut, { body: {} });
  await enter(owner, owner.password);
  // The right password elsewhere, and on a device of another account, is still refused.
  const other = await newConsumer(running.origin);
  for (const shopper of [stranger, other]) expect(await refusalOf(enter(shopper, owner.password))).toBe('AUT441');
  // The known device has a counter of its own, which locks it.
  const told = [await wrong(owner), await wrong(owner), await wrong(owner), await wrong(owner), await wrong(owner)];
  expect(told).toEqual(['AUT401', 'AUT401', 'AUT401', 'AUT426', 'AUT423']);
  expect(await refusalOf(enter(owner, owner.password))).toBe('AUT441');
  later(15 * 60 * 1000);
  await enter(owner, owner.password);
});

test.each(['changes his password', 'signs out everywhere else'])(
  'a device counts as unknown again once the owner %s elsewhere',
  async (act) => {
    const lost = await newConsumer(running.origin);
    const owner = await newConsumer(running.origin, { email: lost.email, password: lost.password, signedUp: true });
    const newPassword = act === 'changes his password' ? 'Another-harbour-8' : owner.password;
    if (newPassword === owner.password) await owner.call(endSession, { params: { sessionId: 'others' } });
    else await owner.call(changePassword, { body: { currentPassword: owner.password, newPassword } });
    const stranger = await newShopper(running.origin);
    for (let tries = 0; tries < 5; tries += 1) {
      await refusalOf(stranger.call(signIn, attempt(owner.email, 'Wrong-password-1')));
    }
    expect(await refusalOf(lost.call(signIn, attempt(owner.email, newPassword)))).toBe('AUT441');
    await owner.call(signIn, attempt(owner.email, newPassword));
  },
);

test('a wrong password and an unknown email have one status and one text [C8.11, C8.13, C8.12]', async () => {
  const { email } = await newConsumer(running.origin);
  const visitor = await newShopper(running.origin);
  const refused = (of: string) => errorOf(visitor.call(signIn, attempt(of, 'Wrong-password-1')));
  const [known, unknown] = [await refused(email), await refused('nobody@example.com')];
  expect([known.id, unknown.id]).toEqual(['AUT401', 'AUT418']);
  expect([unknown.status, unknown.message]).toEqual([known.status, known.message]);
  expect(unknown.errorDetails.map(Object.keys)).toEqual(known.errorDetails.map(Object.keys));
});

test('a wrong password does the same work as an unknown email', async () => {
  const { email } = await newConsumer(running.origin);
  const visitor = await newShopper(running.origin);
  const work = (of: string) => statementsOf(() => refusalOf(visitor.call(signIn, attempt(of, 'Wrong-password-1'))));
  const known = await work(email);
  expect(known.filter((text) => /for update/.test(text))).toHaveLength(1);
  expect((await work('nobody@example.com')).length).toBe(known.length);
});

test('signing in over an existing session ends that session', async () => {
  const { origin } = running;
  const first = await newConsumer(origin);
  const authorization = `Bearer ${first.cookie('eyelet_access')}`;
  const profile = () => fetch(`${origin}/consumers-v3/consumer`, { headers: { authorization } });
  expect(await (await profile()).text()).toContain(first.email);
  const second = await newConsumer(origin);
  await signInShopper(first, second.email, second.password);
  expect(await (await profile()).text()).toContain('AUT432');
  const { rows } = await running.shop.database.pool.query(
    'select 1 from session where consumer_no = $1 and ended_at is null',
    [first.auth.consumerNo],
  );
  expect(rows).toEqual([]);
  // The same with the refresh token alone, as after half an hour.
  later(31 * 60 * 1000);
  await signInShopper(second, first.email, first.password);
  const left = await running.shop.database.pool.query(
    'select 1 from session where consumer_no = $1 and ended_at is null',
    [second.auth.consumerNo],
  );
  expect(left.rows).toHaveLength(1);
});

test('an unknown email and a malformed one are refused by their ids [C8.13, C8.22]', async () => {
  const visitor = await newShopper(running.origin);
  expect(await refusalOf(visitor.call(signIn, attempt('nobody@example.com', 'Some-password-1')))).toBe('AUT418');
  expect(await refusalOf(visitor.call(signIn, attempt('x', 'Some-password-1')))).toBe('AUT453');
  const body = { email: 'x', password: 'Granite-harbour-7', isTermsConfirmed: true };
  expect(await refusalOf(visitor.call(signUp, { body }))).toBe('AUT453');
});

test.each(['xx_XX', 'en_FR', 'fr_DE', ''])(
  'under the locale "%s", which the shop does not serve, signing in, signing up and resetting a password are refused [C8.18]',
  async (locale) => {
    const { email, password } = await newConsumer(running.origin);
    const elsewhere = await newShopper(running.origin, { locale });
    const fresh = { email: `fresh.${email}`, password, isTermsConfirmed: true };
    const calls = [
      elsewhere.call(signIn, attempt(email, password)),
      elsewhere.call(signUp, { body: fresh }),
      elsewhere.call(requestPasswordReset, { body: { email } }),
    ];
    expect(await Promise.all(calls.map((call) => refusalOf(call)))).toEqual(['AUT440', 'AUT440', 'AUT440']);
    // Nothing has happened: the new email has no account, and no letter is queued.
    const here = await newShopper(running.origin);
    expect(await refusalOf(here.call(signIn, attempt(fresh.email, password)))).toBe('AUT418');
    const { rows } = await running.shop.database.pool.query('select kind from letter where recipient = $1', [email]);
    expect(rows).toEqual([]);
  },
);

test('for a site that the shop does not have, signing in and signing up are refused; for one that it has they are not [C8.18]', async () => {
  const { email, password } = await newConsumer(running.origin);
  const answerOf = async (path: string, siteId: string, body: object) => {
    const response = await fetch(`${running.origin}${path}?siteId=${siteId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-locale': 'en_US' },
      body: JSON.stringify({ recaptcha_response: 'accept', ...body }),
    });
    const answer = (await response.json()) as { errorDetails?: { errorId: string }[] };
    return answer.errorDetails?.[0]?.errorId;
  };
  const { body } = attempt(email, password);
  for (const site of ['MOON', '']) {
    expect(await answerOf(signIn.path, site, body)).toBe('AUT440');
    expect(await answerOf(signUp.path, site, { email: `new.${email}`, password, isTermsConfirmed: true })).toBe(
      'AUT440',
    );
  }
  expect(await answerOf(signIn.path, 'nora', body)).toBeUndefined();
});

test('a code is valid once, for a minute, and only with its verifier [C8.14, C8.29, C8.12]', async () => {
  const consumer = await newConsumer(running.origin);
  const visitor = await newShopper(running.origin);
  const code = async () => {
    const { codeVerifier, codeChallenge } = newVerifier();
    const { body } = attempt(consumer.email, consumer.password);
    const { authorizationCode } = await visitor.call(signIn, { body: { ...body, codeChallenge } });
    return { type: 'Registered' as const, authorizationCode, codeVerifier };
  };
  const good = await code();
  const stranger = await newShopper(running.origin);
  expect(await refusalOf(stranger.call(token, { body: { ...good, codeVerifier: newVerifier().codeVerifier } }))).toBe(
    'AUT437',
  );
  await stranger.call(token, { body: good });
  expect(await refusalOf(visitor.call(token, { body: good }))).toBe('AUT409');
  const late = await code();
  later(61_000);
  expect(await refusalOf(visitor.call(token, { body: late }))).toBe('AUT437');
});

test('a token call without its client id is refused [C8.35]', async () => {
  const response = await fetch(`${running.origin}/token/v2/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-locale': 'en_US' },
    body: JSON.stringify({ type: 'Guest' }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errorDetails: [{ errorId: 'API400' }] });
});
