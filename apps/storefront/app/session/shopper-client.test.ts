import { createCart } from '@eyelet/contracts/cart/create.ts';
import { finishChallenge } from '@eyelet/contracts/checkout/finish-challenge.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { expect, test, vi } from 'vitest';
import { mobileChannelOf } from './channel.ts';
import { createShopperClient } from './shopper-client.ts';

type Sent = Readonly<{ path: string; headers: Readonly<Record<string, string>> }>;

/** A network that gives tokens and the given answer to all other calls. */
function network(answer: (path: string, tries: number) => Response = () => Response.json({ id: 'basket-1' })) {
  const sent: Sent[] = [];
  let ids = 0;
  let tries = 0;
  const client = createShopperClient({
    locale: 'en_US',
    channel: 'app',
    newId: () => `id-${++ids}`,
    fetch: (async (input: string, init: RequestInit) => {
      sent.push({ path: input, headers: init.headers as Record<string, string> });
      if (input === '/token/v2/auth/token') return Response.json({ consumerNo: 'C1', basketId: null });
      tries += 1;
      return answer(input, tries);
    }) as typeof fetch,
  });
  return { client, sent };
}

const refused = (errorId: string, status: number) =>
  Response.json({ appId: 'eyelet', correlationId: 'x', errorDetails: [{ errorId, message: errorId }] }, { status });

test('the guest token is obtained before any other call, once for all of them [C4.27]', async () => {
  const { client, sent } = network();
  await Promise.all([client.call(createCart, {}), client.call(createCart, {})]);
  expect(sent.map(({ path }) => path)).toEqual(['/token/v2/auth/token', '/cart/v1/cart', '/cart/v1/cart']);
});

test('every call sends locale, ids and, after the token, its user [C7.01, C7.02, C7.03, C7.04]', async () => {
  const { client, sent } = network();
  await client.call(createCart, {});
  await client.call(createCart, {});
  const [token, first, second] = sent.map(({ headers }) => headers);
  expect(token?.['x-user-id']).toBeUndefined();
  expect(first).toMatchObject({ 'x-locale': 'en_US', 'x-user-id': 'C1' });
  expect(first?.['x-transaction-id']).not.toBe(second?.['x-transaction-id']);
  expect(first?.['x-correlation-id']).toBeTruthy();
});

test('placing and patching an order send the channel, other calls do not [C6.22, C6.23]', async () => {
  const { client, sent } = network(() => Response.json({}));
  await client.call(placeOrder, { body: { cartId: 'basket-1' } });
  await client.call(finishChallenge, {
    params: { orderNumber: 'N' },
    body: { authenticated: true, transactionId: 'T' },
  });
  await client.call(createCart, {});
  expect(sent.slice(1).map(({ headers }) => headers['x-mobile-channel'])).toEqual(['app', 'app', undefined]);
});

test('a webview is detected by its flag or the query, everything else is the web [C6.24]', () => {
  expect(mobileChannelOf({ location: { search: '' } })).toBe('web');
  expect(mobileChannelOf({ location: { search: '?webview=true' } })).toBe('app');
  expect(mobileChannelOf({ eyeletWebview: true, location: { search: '' } })).toBe('app');
});

test('an expired token is renewed once and the call repeated', async () => {
  const { client, sent } = network((_, tries) => (tries === 1 ? refused('AUT432', 400) : Response.json({})));
  await client.call(createCart, {});
  expect(sent.map(({ path }) => path)).toEqual([
    '/token/v2/auth/token',
    '/cart/v1/cart',
    '/token/v2/auth/token',
    '/cart/v1/cart',
  ]);
});

test('a refusal is an error with message, id and status; other errors are rethrown [C8.01, C8.05]', async () => {
  const { client } = network(() => refused('BSK404', 404));
  await expect(client.call(createCart, {})).rejects.toMatchObject({ id: 'BSK404', status: 404, message: 'BSK404' });
  const broken = network(() => {
    throw new TypeError('no network');
  });
  await expect(broken.client.call(createCart, {})).rejects.toBeInstanceOf(TypeError);
});

test('a failed token call is tried again by the next call', async () => {
  const obtain = vi.fn().mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue({ consumerNo: 'C1' });
  const { createIdentity } = await import('./identity.ts');
  const identity = createIdentity(obtain);
  await expect(identity.ensure()).rejects.toBeInstanceOf(TypeError);
  await expect(identity.ensure()).resolves.toMatchObject({ consumerNo: 'C1' });
});
