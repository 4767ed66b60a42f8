import { changePassword } from '@eyelet/contracts/auth/change-password.ts';
import { endSession } from '@eyelet/contracts/auth/end-session.ts';
import { listSessions } from '@eyelet/contracts/auth/list-sessions.ts';
import { requestPasswordReset } from '@eyelet/contracts/auth/request-password-reset.ts';
import { resetPassword } from '@eyelet/contracts/auth/reset-password.ts';
import { signIn } from '@eyelet/contracts/auth/sign-in.ts';
import { signInAssociate } from '@eyelet/contracts/auth/sign-in-associate.ts';
import { signOut } from '@eyelet/contracts/auth/sign-out.ts';
import { token } from '@eyelet/contracts/auth/token.ts';
import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { newConsumer, newVerifier, signInShopper, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { errorOf, newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let now = new Date('2026-11-21T12:00:00Z');
let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop({ parts: { clock: () => now } });
});
afterAll(() => running.close());

const renew = (shopper: Shopper) => shopper.call(token, { body: { type: 'Guest' } });

/** Renews with a given refresh token, without cookies. */
async function renewWith(refreshToken: string) {
  const response = await fetch(`${running.origin}/token/v2/auth/token`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-client-id': 'test',
      'x-locale': 'en_US',
      cookie: `eyelet_refresh=${refreshToken}`,
    },
    body: JSON.stringify({ type: 'Guest' }),
  });
  return (await response.json()) as {
    consumerNo: string;
    consumerType: string;
    refreshToken: string;
    basketId: string;
  };
}

test('signing out ends the session everywhere and creates a new guest session [C4.32, C4.33, C7.17]', async () => {
  const consumer = await newConsumer(running.origin);
  const { refreshToken } = consumer.auth;
  await consumer.call(createCartWithItem, { body: { upc: upcs.socks } });
  await consumer.call(signOut, { body: { refreshToken } });
  expect(await refusalOf(consumer.call(readConsumer, {}))).toBe('AUT432');
  const guest = await renew(consumer);
  expect(guest.consumerType).toBe('GUEST');
  expect(guest.consumerNo).not.toBe(consumer.auth.consumerNo);
  expect(guest.basketId).toBeNull();
  expect((await renewWith(refreshToken)).consumerType).toBe('GUEST');
});

test('a refresh token is replaced at each use; tabs that renew at once keep the session', async () => {
  const consumer = await newConsumer(running.origin);
  const { refreshToken, consumerNo } = consumer.auth;
  const tabs = await Promise.all(Array.from({ length: 6 }, () => renewWith(refreshToken)));
  expect(new Set(tabs.map((tab) => tab.consumerNo))).toEqual(new Set([consumerNo]));
  const [next = ''] = new Set(tabs.map((tab) => tab.refreshToken));
  expect(next).not.toBe(refreshToken);
  expect((await renewWith(next)).consumerNo).toBe(consumerNo);
});

test('a token replayed at once gives the same session as its owner’s, which ends as soon as both have used it', async () => {
  const consumer = await newConsumer(running.origin);
  const { refreshToken, consumerNo } = consumer.auth;
  const owner = await renewWith(refreshToken);
  now = new Date(now.getTime() + 20_000);
  const thief = await renewWith(refreshToken);
  expect(thief.refreshToken).toBe(owner.refreshToken);
  now = new Date(now.getTime() + 31 * 60_000);
  const goesOn = await renewWith(owner.refreshToken);
  expect(goesOn.consumerNo).toBe(consumerNo);
  now = new Date(now.getTime() + 31 * 60_000);
  expect((await renewWith(thief.refreshToken)).consumerType).toBe('GUEST');
  expect((await renewWith(goesOn.refreshToken)).consumerType).toBe('GUEST');
});

test('reuse of an old refresh token ends the whole session', async () => {
  const consumer = await newConsumer(running.origin);
  const { refreshToken, consumerNo } = consumer.auth;
  const { refreshToken: newer } = await renewWith(refreshToken);
  now = new Date(now.getTime() + 31_000);
  expect((await renewWith(refreshToken)).consumerType).toBe('GUEST');
  expect((await renewWith(newer)).consumerNo).not.toBe(consumerNo);
  await expect.poll(() => refusalOf(consumer.call(readConsumer, {}))).toBe('AUT432');
});

test('a consumer whose session expires keeps the lines of the cart as a guest, and signing in again does not double them', async () => {
  const consumer = await newConsumer(running.origin);
  await consumer.call(createCartWithItem, { body: { upc: upcs.socks, qty: 2 } });
  now = new Date(now.getTime() + 61 * 24 * 3_600_000);
  const guest = await renew(consumer);
  expect(guest.consumerType).toBe('GUEST');
  const cart = await consumer.call(readCart, { params: { basketId: guest.basketId ?? '' } });
  expect(cart.items.map(({ qty }) => qty)).toEqual([2]);
  const again = await signInShopper(consumer, consumer.email, consumer.password);
  const merged = await again.call(readCart, { params: { basketId: again.auth.basketId ?? '' } });
  expect(merged.items.map(({ qty }) => qty)).toEqual([2]);
});

/** How a session ends while its owner continues on another device, or on the same one with another session. */
const endings: Readonly<Record<string, (owner: TestConsumer, lost: string) => Promise<Shopper>>> = {
  'by another password': async (owner) => {
    const body = { currentPassword: owner.password, newPassword: 'Another-harbour-8' };
    await owner.call(changePassword, { body });
    return owner;
  },
  'by a reset password': async (owner) => {
    await owner.call(requestPasswordReset, { body: { email: owner.email } });
    await announce(running.shop);
    const { rows } = await running.shop.database.pool.query<{ text: string }>(
      `select text from mail where recipient = $1 and kind = 'reset-link'`,
      [owner.email],
    );
    const mailed = /reset-password\?token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
    await owner.call(resetPassword, { body: { token: mailed, newPassword: 'Another-harbour-8' } });
    return signInShopper(owner, owner.email, 'Another-harbour-8');
  },
  'from elsewhere': async (owner) => {
    await owner.call(endSession, { params: { sessionId: 'others' } });
    return owner;
  },
  'for a reused token': async (owner, lost) => {
    await renewWith(lost);
    now = new Date(now.getTime() + 31_000);
    await renewWith(lost);
    return owner;
  },
  'by signing out': async (owner, lost) => {
    await owner.call(signOut, { body: { refreshToken: lost } });
    return signInShopper(owner, owner.email, owner.password);
  },
};

test.each(Object.entries(endings))(
  'the token of a session that ended %s gets nothing that its owner adds to the cart, before or after',
  async (_, end) => {
    const owner = await newConsumer(running.origin);
    const lost = (await newConsumer(running.origin, { ...owner, signedUp: true })).auth.refreshToken;
    const { id } = await owner.call(createCartWithItem, { body: { upc: upcs.socks } });
    const later = await end(owner, lost);
    await later.call(addItem, { query: { cartId: id }, body: { upc: upcs.deck } });
    expect(await renewWith(lost)).toMatchObject({ consumerType: 'GUEST', basketId: null });
  },
);

test('a cart recreated after the session of an account was ended is not added to the account’s cart twice', async () => {
  const consumer = await newConsumer(running.origin);
  const { id } = await consumer.call(createCartWithItem, { body: { upc: upcs.socks, qty: 2 } });
  const elsewhere = await newConsumer(running.origin, { ...consumer, signedUp: true });
  await elsewhere.call(endSession, { params: { sessionId: 'others' } });
  expect((await renew(consumer)).consumerType).toBe('GUEST');
  const anew = await consumer.call(createCartWithItem, { body: { upc: upcs.socks, qty: 3, inPlaceOf: id } });
  await consumer.call(addItem, { body: { upc: upcs.deck, cartId: anew.id } });
  const again = await signInShopper(consumer, consumer.email, consumer.password);
  expect(again.auth.basketId).toBe(id);
  const { items } = await again.call(readCart, { params: { basketId: id } });
  expect(items.map(({ upc, qty }) => [upc, qty])).toEqual([
    [upcs.socks, 3],
    [upcs.deck, 1],
  ]);
});

test('the token of a session replaced by the sign-in of another consumer gets nothing of its owner’s cart', async () => {
  const owner = await newConsumer(running.origin);
  await owner.call(createCartWithItem, { body: { upc: upcs.socks } });
  const { refreshToken } = owner.auth;
  const next = await newConsumer(running.origin);
  await signInShopper(owner, next.email, next.password);
  expect(await renewWith(refreshToken)).toMatchObject({ consumerType: 'GUEST', basketId: null });
});

test('sessions are listed with device and ended one by one or all others; every process knows', async () => {
  const second = await startShop({ databaseUrl: running.databaseUrl, parts: { clock: () => now } });
  try {
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    const consumer = await newConsumer(running.origin, { headers });
    const phone = await newConsumer(running.origin, { ...consumer, signedUp: true, headers: {} });
    const third = await newConsumer(running.origin, { ...consumer, signedUp: true, headers: {} });
    const { sessions } = await consumer.call(listSessions, {});
    expect(sessions).toHaveLength(3);
    expect(sessions[0]).toMatchObject({ current: true, device: 'Firefox, Linux' });
    const here = (shopper: Shopper) => shopper.fetch(`${second.origin}/consumers-v3/consumer/sessions`);
    expect((await here(phone)).status).toBe(200);
    const other = (await phone.call(listSessions, {})).sessions.find(({ current }) => current);
    await consumer.call(endSession, { params: { sessionId: other?.sessionId ?? '' } });
    await expect.poll(async () => (await here(phone)).status).toBe(400);
    expect(await refusalOf(consumer.call(endSession, { params: { sessionId: 'unknown' } }))).toBe('API404');
    const left = await consumer.call(endSession, { params: { sessionId: 'others' } });
    expect(left.sessions).toHaveLength(1);
    await expect.poll(() => refusalOf(third.call(readConsumer, {}))).toBe('AUT432');
  } finally {
    await second.close();
  }
});

test('an order of the guest is attached to the account that they create; orders of others are not [C7.11]', async () => {
  const guest = await newShopper(running.origin);
  const order = await buy(guest, running.origin, upcs.socks);
  const stranger = await newShopper(running.origin);
  const theirs = await buy(stranger, running.origin, upcs.socks);
  const consumer = await newConsumer(running.origin);
  const exchange = async (shopper: Shopper, orderNo: string) => {
    const { codeVerifier, codeChallenge } = newVerifier();
    const { authorizationCode } = await shopper.call(signIn, {
      body: { type: 'Registered', username: consumer.email, password: consumer.password, codeChallenge },
    });
    const body = { type: 'Registered' as const, authorizationCode, codeVerifier, orderNo, action: 'postLogin' };
    return shopper.call(token, { body });
  };
  await exchange(guest, order.orderNumber);
  const read = (orderId: string) => consumer.call(readPurchase, { params: { orderId } });
  expect((await read(order.orderNumber)).orderNumber).toBe(order.orderNumber);
  const other = await newShopper(running.origin);
  await exchange(other, theirs.orderNumber);
  expect(await refusalOf(other.call(readPurchase, { params: { orderId: theirs.orderNumber } }))).toBe('OHS4004');
  expect(await refusalOf(read(theirs.orderNumber))).toBe('OHS4004');
});

test('a code of a deleted account is refused [C8.30]', async () => {
  const consumer = await newConsumer(running.origin);
  const code = async () => {
    const { codeVerifier, codeChallenge } = newVerifier();
    const { authorizationCode } = await consumer.call(signIn, {
      body: { type: 'Registered', username: consumer.email, password: consumer.password, codeChallenge },
    });
    return { type: 'Registered' as const, authorizationCode, codeVerifier };
  };
  const auth = await consumer.call(token, { body: await code() });
  expect(auth.consumerNo).toBe(consumer.auth.consumerNo);
  const late = await code();
  await running.shop.database.pool.query('update consumer set deleted_at = now() where id = $1', [auth.consumerNo]);
  expect(await refusalOf(consumer.call(token, { body: late }))).toBe('AUT404');
});

test('store staff sign in to sell; other employees and customers cannot, and every cause gets the same refusal [C8.15]', async () => {
  const consumer = await newConsumer(running.origin, { signUp: { source: { store: 'S-BOSTON' } } });
  const { codeVerifier, codeChallenge } = newVerifier();
  const enter = (password: string) =>
    consumer.call(signInAssociate, { body: { username: consumer.email, password, codeChallenge } });
  const set = (column: 'kind' | 'works_at', value: string) =>
    running.shop.database.pool.query(`update consumer set ${column} = $2 where email = $1`, [consumer.email, value]);
  await set('works_at', 'S-BOSTON');
  expect(await refusalOf(enter(consumer.password))).toBe('AUT438');
  await set('kind', 'EMPLOYEE');
  for (const place of ['', 'nowhere', 'W-NORA']) {
    await set('works_at', place);
    expect(await refusalOf(enter(consumer.password)), place).toBe('AUT438');
  }
  await set('works_at', 'S-BOSTON');
  expect(await refusalOf(enter('Wrong-password-1'))).toBe('AUT438');
  const { authorizationCode } = await enter(consumer.password);
  const auth = await consumer.call(token, { body: { type: 'Registered', authorizationCode, codeVerifier } });
  expect(auth).toMatchObject({ consumerType: 'EMPLOYEE', isAssociate: true });
});

test('an internal failure is answered without its details [C8.31]', async () => {
  const visitor = await newShopper(running.origin, { headers: {} });
  const provoked = await newShopper(running.origin).then(() =>
    errorOf(visitor.call(signIn, { headers: { 'x-mock-error': 'AUT500' }, body: {} as never })),
  );
  expect([provoked.id, provoked.status]).toEqual(['AUT500', 500]);
});
