import { readConfig } from '@eyelet/server/kernel/read-config.ts';
import { buildStorefront } from '@eyelet/server/pages/build.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const operatorToken = 'Only-for-those-who-run-the-shop';
const secrets = { ...readConfig({}).secrets, operatorToken };
const config = { stage: 'live', publicOrigin: 'https://shop.example' } as const;

let sandbox: RunningShop;
let live: RunningShop;
let run: RunningShop;
beforeAll(async () => {
  await buildStorefront();
  sandbox = await startStockedShop({ mountPages });
  const { databaseUrl } = sandbox;
  live = await startShop({ databaseUrl, config, mountPages });
  run = await startShop({ databaseUrl, config, parts: { secrets } });
});
afterAll(async () => {
  await run.close();
  await live.close();
  await sandbox.close();
});

const inside = [
  '/docs',
  '/docs/openapi.json',
  '/docs/page.js',
  '/docs/assets/swagger-ui.css',
  '/health/metrics',
  '/health/events',
];

async function statusesOf({ origin }: RunningShop, headers: Record<string, string> = {}): Promise<readonly number[]> {
  const answers = inside.map((path) => fetch(origin + path, { headers, redirect: 'manual' }));
  return (await Promise.all(answers)).map(({ status }) => status);
}
const all = (status: number) => inside.map(() => status);

describe('the documentation of the API and the metrics', () => {
  test('are open in a sandbox', async () => {
    expect(await statusesOf(sandbox)).toEqual(all(200));
  });

  test('are not there in a live shop', async () => {
    expect(await statusesOf(live)).toEqual(all(404));
    expect(await statusesOf(live, { authorization: 'Bearer undefined' })).toEqual(all(404));
  });

  test('need the token where one is set', async () => {
    expect(await statusesOf(run)).toEqual(all(401));
    expect(await statusesOf(run, { authorization: 'Bearer wrong' })).toEqual(all(401));
    expect(await statusesOf(run, { authorization: `Basic ${btoa('anna:wrong')}` })).toEqual(all(401));
    expect(await statusesOf(run, { authorization: `Bearer ${operatorToken}` })).toEqual(all(200));
    expect(await statusesOf(run, { authorization: `Basic ${btoa(`anna:${operatorToken}`)}` })).toEqual(all(200));
  });

  test('cannot be framed', async () => {
    const { headers } = await fetch(`${sandbox.origin}/docs`);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});

const everything = [
  ...['/en-us/search', '/en-us/cart', '/', '/en-us/Cart', '/docs', '/robots.txt', '/sitemap.xml', '/health/live'],
  ...['/consumers-v3/utilities/countryList', '/products/nothing', '/cart/v1/cart/%E0%A4%A', '/media/w120/nothing'],
  ...['/assets/nothing.js', '/nothing/here', '/%00', '/sandbox-payments/fields', '/dev/outbox'],
];

test.each(everything)('%s has headers against sniffing and framing and, in a live shop, for https', async (path) => {
  const of = async ({ origin }: RunningShop) => (await fetch(origin + path, { redirect: 'manual' })).headers;
  const [tried, real] = [await of(sandbox), await of(live)];
  for (const headers of [tried, real]) {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  }
  expect(real.get('strict-transport-security')).toBe('max-age=31536000');
  expect(tried.get('strict-transport-security')).toBeNull();
});
