import { token } from '@eyelet/contracts/auth/token.ts';
import { createCart } from '@eyelet/contracts/cart/create.ts';
import type { ErrorBody } from '@eyelet/contracts/kernel/api-error.ts';
import { buildStorefront } from '@eyelet/server/pages/build.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { handlers } from '@eyelet/server/start/handlers.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: RunningShop;
beforeAll(async () => {
  await buildStorefront();
  shop = await startStockedShop({ mountPages });
});
afterAll(() => shop.close());

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const foreign: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
];

async function statusOf(method: string, path: string, headers: Record<string, string>): Promise<number> {
  const response = await fetch(shop.origin + path, { method, headers, redirect: 'manual' });
  await response.arrayBuffer();
  return response.status;
}

describe('requests sent from another site change nothing', () => {
  const changing = handlers.map(({ operation }) => operation).filter(({ method }) => method !== 'GET');

  test.each(changing)('$id', async ({ method, path }) => {
    const address = path.replace(/\{\w+\}/g, 'x');
    for (const headers of foreign) expect([headers, await statusOf(method, address, headers)]).toEqual([headers, 403]);
  });

  test.each([
    '/en-us/cart',
    '/en-us/sign-out',
    '/dev/lab/reset',
    '/sandbox-payments/fields',
    '/sandbox-payments/tokens',
  ])('%s', async (path) => {
    for (const headers of foreign) expect(await statusOf('POST', path, { ...form, ...headers })).toBe(403);
  });

  test('a refusal has the form of the catalogue', async () => {
    const response = await fetch(shop.origin + token.path, { method: 'POST', headers: foreign[0] ?? {} });
    expect(((await response.json()) as ErrorBody).errorDetails[0]?.errorId).toBe('GEN500');
  });
});

test.each([{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, {}])(
  'requests of the shop itself and of programs are served, with %o',
  async (headers) => {
    const shopper = await newShopper(shop.origin, { headers: headers as Record<string, string> });
    expect(await shopper.call(createCart, {})).toHaveProperty('id');
  },
);

test('an origin of the same host is the shop itself', async () => {
  const shopper = await newShopper(shop.origin, { headers: { origin: shop.origin } });
  expect(await shopper.call(createCart, {})).toHaveProperty('id');
});

test('reads, mail programs and payment providers are accepted from any origin', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect(await statusOf('GET', '/en-us/search?q=deck', headers)).toBe(200);
  expect(await statusOf('POST', '/mail/unsubscribe?token=none', { ...form, ...headers })).toBe(204);
  expect(await statusOf('POST', '/payments/webhooks/sandbox', headers)).toBe(401);
});
