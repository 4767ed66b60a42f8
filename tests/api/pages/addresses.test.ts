import { createPageCache } from '@eyelet/server/pages/page-cache.ts';
import { type Renderer, tagHeader } from '@eyelet/server/pages/render.ts';
import { servePages } from '@eyelet/server/pages/serve.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { createContext } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let running: RunningShop;
let rendered: { url: string; headers: string[] }[] = [];

/** Pages that contain what they were rendered for; each may be cached. `/old` redirects. */
const renderer = {
  build: { entry: { module: { shopContext: createContext() } }, routes: { root: {}, 'listing/page': {} } },
  handle: async (request: Request) => {
    const url = new URL(request.url);
    rendered.push({ url: url.pathname + url.search, headers: [...request.headers.keys()] });
    if (url.pathname.endsWith('/old')) return Response.redirect(`${url.origin}/en-us/new`, 301);
    return Response.json({ search: url.search }, { headers: { [tagHeader]: 'listing' } });
  },
  operations: new Map(),
} as unknown as Renderer;

beforeAll(async () => {
  running = await startStockedShop({
    mountPages: (app, shop, prepared) =>
      servePages(
        app,
        shop,
        prepared,
        () => Promise.resolve(renderer),
        createPageCache({ maxBytes: 1_000_000, freshMs: 3_600_000 }),
      ),
  });
});
beforeEach(() => {
  rendered = [];
});
afterAll(() => running.close());

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(running.origin + path, { headers, redirect: 'manual' });

test('unknown query members create no cached page of their own and are not rendered', async () => {
  for (const path of ['/en-us', '/en-us/p/tern-SKTERN01BLU', '/en-us/help/delivery', '/en-us/stores/boston-US-BOS']) {
    for (let k = 0; k < 5; k += 1) {
      const answer = await open(`${path}?k=${Math.random()}&utm_source=mail&q=boot&__proto__=1`);
      expect(await answer.json(), path).toEqual({ search: '' });
    }
  }
  expect(rendered).toHaveLength(4);
});

test('known query members give one cached page, in any order and with any other members', async () => {
  for (const query of [
    'colour=blue&size=40&size=42',
    'k=1&size=42&size=40&colour=blue&page=1',
    'size=40&colour=blue&size=42&size=40',
  ]) {
    const answer = await open(`/en-us/c/boots-1200?${query}`);
    expect(await answer.json()).toEqual({ search: '?size=40&size=42&colour=blue' });
  }
  expect(rendered).toHaveLength(1);
});

test('invalid values of known members create no cached page of their own', async () => {
  const invented = [
    ...['colour', 'size', 'gender', 'activity', 'category', 'price', 'availability'].map((name) => `${name}=x7`),
    ...['page=99999', 'page=1e300', 'price=37-41', 'colour=constructor', 'size=__proto__'],
  ];
  for (const query of invented) {
    const answer = await open(`/en-us/c/boots-1200?colour=blue&${query}&gender=women`);
    expect([query, await answer.json()]).toEqual([query, { search: '?gender=women&colour=blue' }]);
  }
  for (const sort of ['sideways', 'x7', 'relevance']) await open(`/en-us/c/boots-1200?sort=${sort}`);
  expect(rendered.map(({ url }) => url)).toEqual([
    '/en-us/c/boots-1200?gender=women&colour=blue',
    '/en-us/c/boots-1200?sort=unknown',
  ]);
});

test('data of a page is cached by its route, which has to exist', async () => {
  for (const routes of ['listing%2Fpage', 'nothing', 'root%2Clisting%2Fpage', '']) {
    await open(`/en-us/c/deck-1100.data?_routes=${routes}&k=${routes}`);
  }
  expect(rendered.map(({ url }) => url)).toEqual([
    '/en-us/c/deck-1100.data?_routes=listing%2Fpage',
    '/en-us/c/deck-1100.data',
  ]);
});

test('a page rendered for everybody depends on nothing of the request but its URL', async () => {
  await open('/en-us/c/socks-1300', { cookie: 'a=1', 'user-agent': 'x', 'accept-language': 'de', 'x-any': 'y' });
  expect(rendered).toEqual([{ url: '/en-us/c/socks-1300', headers: [] }]);
});

test('a URL that is too long is refused rather than cut, as two could become one', async () => {
  const long = (last: string) => `/en-us/search?q=${'a'.repeat(2100)}${last}`;
  expect((await open(long('b'))).status).toBe(414);
  expect(rendered).toEqual([]);
  expect((await open(`/en-us/search?q=a&k=${'a'.repeat(2100)}`)).status).toBe(200);
});

test('a redirect keeps the query members that the page does not know', async () => {
  const answer = await open('/en-us/old?utm_source=mail&from=letter');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    301,
    `${running.origin}/en-us/new?utm_source=mail&from=letter`,
  ]);
  expect((await open('/en-us/old')).headers.get('location')).toBe(`${running.origin}/en-us/new`);
});

test('a redirect of a previewed page keeps the members of the preview', async () => {
  const preview = 'preview=true&previewDateTime=2026-07-01T12%3A00%3A00Z&previewShopper=member';
  for (const page of ['/en-us/old', '/en-us/cart/old']) {
    const answer = await open(`${page}?${preview}&k=1`);
    expect([page, answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      page,
      301,
      `${running.origin}/en-us/new?${preview}`,
      'private, no-store',
    ]);
  }
  for (const path of ['/old', '//en-us//old', '/EN-US/old']) {
    expect([path, (await open(`${path}?${preview}`)).headers.get('location')]).toEqual([path, `/en-us/old?${preview}`]);
  }
});

test('personal pages are rendered for each request and kept from crawlers, by the table of pages', async () => {
  for (const path of [
    '/en-us/cart',
    '/en-us/account/profile',
    '/en-us/favorites/list-1',
    '/en-us/subscription/confirm',
    '/en-us/associate-login',
  ]) {
    for (let k = 0; k < 2; k += 1) {
      const answer = await open(path);
      expect([answer.headers.get('x-robots-tag'), answer.headers.get('cache-control')], path).toEqual([
        'noindex',
        'no-store',
      ]);
    }
  }
  expect(rendered).toHaveLength(10);
  for (const path of ['/en-us', '/en-us/stores/boston-US-BOS', '/en-us/newsletter']) {
    expect((await open(path)).headers.get('x-robots-tag'), path).toBeNull();
  }
  const robots = await (await open('/robots.txt')).text();
  // The search hub may be read, although its path begins like that of the search.
  expect(robots.match(/(?<=Allow: ).*/g)).toEqual(['/*/search-hub']);
  expect(robots.match(/(?<=Disallow: ).*/g)).toEqual([
    ...['/*/search', '/*/cart', '/*/receipt', '/*/till-receipt', '/*/handover', '/*/checkout', '/*/order-confirmation'],
    ...['/*/cancel-items', '/dev/', '/fapi/', '/token/'],
  ]);
});
