import { request } from 'node:http';
import type { ErrorBody } from '@eyelet/contracts/kernel/api-error.ts';
import { buildStorefront } from '@eyelet/server/pages/build.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import type { RunningShop, StartOptions } from '@eyelet/testing/start-shop.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

type Answer = Readonly<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>;

/** A request with headers that browsers do not let scripts set. */
function get(
  { origin }: RunningShop,
  path: string,
  headers: Readonly<Record<string, string | undefined>> = {},
): Promise<Answer> {
  return new Promise((done, failed) => {
    const call = request(new URL(path, origin), { headers, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += String(chunk);
      });
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    call.on('error', failed).end();
  });
}

const canonicalOf = ({ text }: Answer) => /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];

let shop: RunningShop;
beforeAll(async () => {
  await buildStorefront();
  shop = await startStockedShop({ mountPages });
});
afterAll(() => shop.close());

const product = '/en-us/p/holm-deck-shoe-SKDECK01BLU';

test.each(['evil.example', 'a b', 'user@x', 'localhost:3000@evil.example', '127.0.0.1.evil.example'])(
  'a request for the host %s is refused in the form of the catalogue',
  async (host) => {
    for (const path of ['/en-us', product, '/robots.txt', '/consumers-v3/utilities/countryList']) {
      const { status, text } = await get(shop, path, { host });
      expect([path, status, (JSON.parse(text) as ErrorBody).errorDetails[0]?.errorId]).toEqual([path, 400, 'GEN500']);
    }
  },
);

test('health checks are answered under any host name', async () => {
  expect((await get(shop, '/health/live', { host: 'evil.example' })).status).toBe(200);
});

test('a cached page of one known host is not served under another', async () => {
  const { port } = new URL(shop.origin);
  const one = await get(shop, product, { host: `localhost:${port}` });
  const other = await get(shop, product);
  expect(canonicalOf(one)).toMatch(new RegExp(`^http://localhost:${port}/en-us/p/`));
  expect(canonicalOf(other)).toMatch(new RegExp(`^${shop.origin}/en-us/p/`));
});

describe('behind proxies', () => {
  let behind: RunningShop | undefined;
  afterEach(() => behind?.close());

  async function start(config: StartOptions['config']): Promise<RunningShop> {
    behind = await startStockedShop({
      databaseUrl: shop.databaseUrl,
      config,
      parts: { beforeSnapshot: undefined },
      mountPages,
    });
    return behind;
  }

  const forwarded = {
    'x-forwarded-for': '198.51.100.9, 192.0.2.7',
    'x-forwarded-host': 'shop.example',
    'x-forwarded-proto': 'https',
  };

  test('canonical URLs have the public origin, whatever the requested host', async () => {
    const running = await start({ publicOrigin: 'https://shop.example' });
    for (const headers of [{}, { host: 'shop.example' }, forwarded]) {
      expect(canonicalOf(await get(running, product, headers))).toMatch(/^https:\/\/shop\.example\/en-us\/p\//);
    }
  });

  test.each([[['loopback']], [1]])('with TRUST_PROXY %o a known forwarded host is accepted', async (trustProxy) => {
    const running = await start({ trustProxy, allowedHosts: ['shop.example'] });
    expect(canonicalOf(await get(running, product, forwarded))).toMatch(/^https:\/\/shop\.example\//);
    const evil = { ...forwarded, 'x-forwarded-host': 'evil.example' };
    expect((await get(running, product, evil)).status).toBe(400);
  });

  test.each([[false as const], [['10.0.0.0/8']]])('with TRUST_PROXY %o it is not', async (trustProxy) => {
    const running = await start({ trustProxy, allowedHosts: ['shop.example'] });
    expect(canonicalOf(await get(running, product, forwarded))).toMatch(new RegExp(`^${running.origin}/`));
  });

  test.each([[['loopback']], [1]])(
    'with TRUST_PROXY %o limits use the address seen by the proxy, not one sent by the visitor',
    async (trustProxy) => {
      const running = await start({ trustProxy, rateLimit: 5 });
      const statusOf = async (said: string, seen: string) =>
        (await get(running, '/consumers-v3/utilities/countryList', { 'x-forwarded-for': `${said}, ${seen}` })).status;
      const statuses = [];
      for (let n = 0; n < 7; n += 1) statuses.push(await statusOf(`198.51.100.${n}`, '192.0.2.7'));
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
      expect(await statusOf('198.51.100.1', '192.0.2.8')).toBe(200);
    },
  );
});
