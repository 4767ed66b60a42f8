import { buildStudio } from '@eyelet/server/pages/build.ts';
import { mountStudio } from '@eyelet/server/studio/mount.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  await buildStudio();
  running = await startShop({ mountPages: (app) => mountStudio(app) });
}, 120_000);
afterAll(() => running?.close());

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(running.origin + path, { headers, redirect: 'manual' });

test('every URL of the studio serves its one page, which is not cached and not listed by crawlers', async () => {
  const page = await get('/studio');
  const html = await page.text();
  expect(html).toContain('<div id="studio">');
  for (const path of ['/studio/staff?state=active', '/studio/invitation']) {
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([200, html]);
  }
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  expect((await get('/studio', { 'if-none-match': page.headers.get('etag') ?? '' })).status).toBe(304);
});

test('its policy allows nothing inline except by hash, and other sites cannot frame it', async () => {
  const policy = (await get('/studio')).headers.get('content-security-policy') ?? '';
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('its page has no inline script, and its files are cached permanently', async () => {
  const html = await (await get('/studio')).text();
  const scripts = [...html.matchAll(/<script[^>]*src="([^"]+)"[^>]*><\/script>/g)].map(([, src = '']) => src);
  expect(scripts).toHaveLength([...html.matchAll(/<script/g)].length);
  expect(scripts.length).toBeGreaterThan(0);
  for (const src of scripts) {
    const file = await get(src, { 'accept-encoding': 'br' });
    expect(file.status).toBe(200);
    expect(file.headers.get('content-encoding')).toBe('br');
    expect(file.headers.get('cache-control')).toContain('immutable');
  }
  expect((await get('/studio/assets/none.js')).status).toBe(404);
});
