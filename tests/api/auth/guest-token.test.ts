import { token } from '@eyelet/contracts/auth/token.ts';
import { createCart } from '@eyelet/contracts/cart/create.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;

beforeAll(async () => {
  running = await startStockedShop({ config: { secureCookies: true } });
});
afterAll(() => running.close());

const post = (headers: Record<string, string> = {}) =>
  fetch(`${running.origin}/token/v2/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client-id': 'test', ...headers },
    body: JSON.stringify({ type: 'Guest' }),
  });

test('a guest token is answered with all auth data of a guest [C7.09 C3.41 C3.42 C6.01]', async () => {
  const response = await post();
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    consumerNo: expect.stringMatching(/^[\w-]{20,}$/),
    consumerType: 'GUEST',
    memberId: null,
    refreshToken: expect.stringMatching(/^[\w-]{40,}$/),
    basketId: null,
    favorites: { favoriteId: null, favStoreId: null },
    saveForLaterId: null,
    isAssociate: false,
    storeSession: null,
    isEmployeeDiscountTCAccepted: false,
    notices: [],
  });
});

test('the tokens are in cookies that scripts cannot read and other sites do not send', async () => {
  const cookies = (await post()).headers.getSetCookie();
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
});

test('the refresh token is kept as a hash only', async () => {
  const { refreshToken } = (await (await post()).json()) as { refreshToken: string };
  const { rows } = await running.shop.database.pool.query(
    'select session::text || refresh_token::text as row from session join refresh_token on session_id = session.id',
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(refreshToken);
});

test('a renewed token belongs to the same guest with the same cart, however often it is renewed', async () => {
  const shopper = await newShopper(running.origin);
  const cart = await shopper.call(createCartWithItem, { body: { upc: upcs.deck } });
  const renewed = await Promise.all([1, 2, 3].map(() => shopper.call(token, { body: { type: 'Guest' } })));
  for (const auth of renewed) {
    expect(auth.consumerNo).toBe(shopper.auth.consumerNo);
    expect(auth.basketId).toBe(cart.id);
  }
  expect((await shopper.call(readCart, { params: { basketId: cart.id } })).id).toBe(cart.id);
});

test('calls without a token, with a forged one and with an expired one get the same refusal [C4.27]', async () => {
  const shopper = await newShopper(running.origin);
  const { session } = await contextSession(shopper.auth.consumerNo);
  const old = await running.shop.sessions.sign(session, new Date(Date.now() - 31 * 60_000));
  const good = await running.shop.sessions.sign(session, new Date());
  for (const authorization of ['', `Bearer ${old}`, `Bearer ${good}x`, 'Bearer a.b.c']) {
    const response = await fetch(`${running.origin}${createCart.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
      body: '{}',
    });
    expect(response.ok).toBe(false);
    expect(await response.json()).toMatchObject({ errorDetails: [{ errorId: 'AUT432' }] });
  }
});

test('an unknown refresh token creates a new guest session instead of locking the visitor out', async () => {
  const response = await post({ cookie: 'eyelet_refresh=nobody' });
  expect(response.status).toBe(200);
});

async function contextSession(consumerNo: string) {
  const { rows } = await running.shop.database.pool.query('select id from session where consumer_no = $1', [
    consumerNo,
  ]);
  const who = { consumerNo, consumerType: 'GUEST', isAssociate: false } as const;
  return { session: { id: rows[0].id as string, ...who } };
}
