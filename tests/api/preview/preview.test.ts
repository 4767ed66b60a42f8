import { createContent } from '@eyelet/contracts/content/create.ts';
import { listContent } from '@eyelet/contracts/content/list.ts';
import { readContent } from '@eyelet/contracts/content/read.ts';
import { saveDraft } from '@eyelet/contracts/content/save-draft.ts';
import { createPreviewLink } from '@eyelet/contracts/preview/create-link.ts';
import { writePlaces } from '@eyelet/db/stock/write-stock.ts';
import { places } from '@eyelet/demo/places/places.ts';
import { importContent } from '@eyelet/server/content/import-content.ts';
import { buildProduct, stockProducts, writeTestGround } from '@eyelet/testing/catalogue.ts';
import { pageItem, textBlock } from '@eyelet/testing/content-items.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { writePrices } from '@eyelet/testing/write-prices.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const now = new Date('2026-06-15T12:00:00Z');
const later = '2026-07-01T12:00:00Z';
const details = '/products/v2/products/SKHOLM01BLU/details';
const listing = '/products/v2/catalog?categoryId=1100';

let running: RunningShop;

const get = async (path: string, headers: Record<string, string> = {}) => fetch(running.origin + path, { headers });
const read = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).json();

beforeAll(async () => {
  running = await startShop({
    parts: {
      clock: () => now,
      beforeSnapshot: async (database) => {
        await writeTestGround(database);
        await writePlaces(
          database,
          places
            .filter(({ id }) => id === 'US-BOS')
            .map(({ id, kind, name, region, country, ...details }) => ({ id, kind, name, region, country, details })),
        );
        const coming = buildProduct('SKSOON01', 2, { launchedAt: '2026-06-25T08:00:00.000Z', categories: ['1200'] });
        await stockProducts(database, [buildProduct('SKHOLM01', 1), coming], 20, now);
      },
    },
  });
  await writePrices(running.shop.database, [
    {
      productId: 'SKHOLM01BLU',
      priceList: 'USD',
      amount: 6000,
      original: 10_000,
      from: '2026-06-20T00:00:00Z',
      until: null,
    },
  ]);
  await vi.waitFor(async () => {
    const { price } = await read(`/preview${details}?previewDateTime=${later}`);
    expect(price.current).toBe(60);
  });
});

afterAll(() => running.close());

describe('a call with the preview prefix', () => {
  test('[C7.06] [C7.07] [C2.33] is answered as of the previewed moment, and the same call without it as of now', async () => {
    expect((await read(details)).price.current).toBe(100);
    const then = await get(`/preview${details}?previewDateTime=${later}`);
    expect(then.headers.get('cache-control')).toBe('no-store');
    expect((await then.json()).price).toMatchObject({ current: 60, original: 100 });
    expect((await read(`/preview${details}`)).price.current).toBe(100);
    expect((await read(details)).price.current).toBe(100);
  });

  test('[C2.33] [C2.35] shows the content of that moment and of the locale path', async () => {
    const item = pageItem('autumn', { title: 'Autumn' });
    const document = {
      ...item.document,
      variants: { de: { texts: { 'props.title': { value: 'Herbst', from: '' } } } },
    };
    await importContent(running.shop.database, [{ ...item, document }], new Date('2026-06-20T00:00:00Z'));
    const page = '/fapi/pages/autumn';
    const then = `/preview${page}?previewDateTime=${later}`;
    await vi.waitFor(async () => expect((await read(then)).title).toBe('Autumn'), { timeout: 20_000 });
    expect((await read(`${then}&localePath=de-de`)).title).toBe('Herbst');
    expect((await get(page)).status).toBe(404);
    expect((await get(`/preview${page}?previewDateTime=2026-06-19T23:59:59Z`)).status).toBe(404);
  });

  test('shows the newest draft of an item, on its own and where others refer to it, while shoppers see the published version', async () => {
    const author = await newStaff(running, { roles: ['author'] });
    const page = (title: string) => pageItem('drafts', { title, blocks: [textBlock('Words')] });
    const part = { ...page('').document, props: {} };
    const section = { kind: 'section', key: 'shared', name: 'Shared', document: part } as const;
    const shared = await author.call(createContent, { body: section });
    const { kind, key, name, document } = page('Published');
    const blocks = [{ id: 'b1', ref: shared.item.itemId }];
    await importContent(
      running.shop.database,
      [{ kind, key, name, document: { ...document, sections: [{ name: 'main', blocks }] } }],
      now,
    );
    const path = '/fapi/pages/drafts';
    await vi.waitFor(async () => expect((await read(path)).title).toBe('Published'), { timeout: 20_000 });
    const typesOf = async (query: string) => {
      const { sections } = await read(`/preview${path}${query}`);
      return sections.flatMap((one: { blocks: { type: string }[] }) => one.blocks.map(({ type }) => type));
    };
    expect(await typesOf('')).toEqual([]);
    expect(await typesOf(`?previewItem=${shared.item.itemId}`)).toEqual(['rich-text']);

    // By itself, as the editor shows it where no page does.
    const alone = await read(`/preview/fapi/components/section/shared?previewItem=${shared.item.itemId}`);
    expect(alone.sections[0].blocks.map(({ type }: { type: string }) => type)).toEqual(['rich-text']);
    expect((await get('/fapi/components/section/shared')).status).toBe(404);

    const { rows } = await author.call(listContent, { query: { kind: 'page', search: 'drafts' } });
    const params = { itemId: rows[0]?.itemId ?? '' };
    const opened = await author.call(readContent, { params });
    const draft = { ...opened.document, props: { ...opened.document.props, title: 'Draft' } };
    await author.call(saveDraft, { params, body: { version: opened.item.latest, document: draft } });
    expect((await read(`/preview${path}?previewItem=${params.itemId}`)).title).toBe('Draft');
    expect((await read(`/preview${path}`)).title).toBe('Published');
    expect((await read(path)).title).toBe('Published');
  });

  test('[C2.33] shows the hours of a store and the days on which goods can be collected at that moment', async () => {
    const store = '/stores/v1/stores/US-BOS?upc=4000000000100';
    const then = `/preview${store}&previewDateTime=2026-11-25T17:00:00Z`;
    const [open, shut] = [await read(then), await read(store)];
    // Boston is still asleep on that Monday in June; the Wednesday before Thanksgiving is at noon.
    expect(shut).toMatchObject({ isOpen: false, hours: [{ date: '2026-06-15' }, {}, {}, {}, {}, {}, {}] });
    expect(open).toMatchObject({ isOpen: true, hours: [{ date: '2026-11-25' }, {}, {}, {}, {}, {}, {}] });
    const days = ({ comingExceptions }: { comingExceptions: { date: string }[] }) =>
      comingExceptions.map(({ date }) => date);
    expect(days(open)).toEqual(expect.arrayContaining(['2026-11-27', '2026-12-24']));
    expect(days(shut)).not.toContain('2026-11-27');
    expect(open.windows.length).toBeGreaterThan(0);
    for (const { from } of open.windows) expect(from >= '2026-11-25').toBe(true);
    for (const { from } of shut.windows) expect(from < '2026-11-25').toBe(true);
    // A search by POST reads as well.
    const found = async (prefix: string, query: string) => {
      const answer = await fetch(`${running.origin}${prefix}/stores/v1/search?openNow=true${query}`, {
        method: 'POST',
      });
      return (await answer.json()).total;
    };
    expect(await found('', '')).toBe(0);
    expect(await found('/preview', '&previewDateTime=2026-11-25T17:00:00Z')).toBe(1);
  });

  test('[C2.33] sells what is launched by then, and follows the rules of stock of that moment', async () => {
    const soon = '/products/v2/products/SKSOON01BLU/details';
    const card = '/fapi/components/products?ids=SKSOON01BLU';
    const at = (path: string) => `/preview${path}${path.includes('?') ? '&' : '?'}previewDateTime=${later}`;
    expect(await read(soon)).toMatchObject({ comingSoon: true, subscriptionType: 'COMING_SOON' });
    expect(await read(at(soon))).toMatchObject({ comingSoon: false, subscriptionType: null });
    expect((await read(card)).products).toMatchObject([{ available: false }]);
    expect((await read(at(card))).products).toMatchObject([{ available: true }]);
    expect(await read(`/preview${soon}?previewDateTime=2026-06-25T07:59:59Z`)).toMatchObject({ comingSoon: true });
    expect((await read(soon)).comingSoon).toBe(true);
  });

  test('filters and counts a listing by the prices of that moment, and leaves those of shoppers as they are', async () => {
    const dear = `${listing}&price=100-150`;
    const count = async (path: string) => (await read(path)).products.length;
    expect(await count(dear)).toBe(1);
    expect(await count(`/preview${dear}&previewDateTime=${later}`)).toBe(0);
    expect(await count(`/preview${listing}&price=50-100&previewDateTime=${later}`)).toBe(1);
    expect(await count(dear)).toBe(1);
  });

  test('[C2.34] [C2.35] is answered for the site and the locale path of its query', async () => {
    const currency = async (query: string) => (await read(`/preview${listing}${query}`)).products[0].currency;
    expect(await currency('')).toBe('USD');
    expect(await currency('&siteId=EMEA')).toBe('GBP');
    expect(await currency('&localePath=de-de')).toBe('EUR');
  });

  test('gives no access to pages, to the studio, or to anything else', async () => {
    for (const path of ['/en-us', '/media/x/640.webp', '/staff/v1/settings', '/health/live', '/fapi/none']) {
      expect([path, (await get(`/preview${path}`)).status]).toEqual([path, 404]);
    }
  });

  test('counts against the limits of calls by the real clock', async () => {
    const year = '2050-01-01T00:00:00Z';
    expect((await get(`/preview${details}?previewDateTime=${year}`)).status).toBe(200);
    expect((await get(details)).status).toBe(200);
  });
});

describe('in a live shop', () => {
  let live: RunningShop;
  let moment = now;
  beforeAll(async () => {
    live = await startShop({
      databaseUrl: running.databaseUrl,
      config: { stage: 'live' },
      parts: { clock: () => moment },
    });
  });
  afterAll(() => live.close());

  const path = `/preview${details}?previewDateTime=${later}`;

  test('strangers cannot preview', async () => {
    expect((await fetch(live.origin + path)).status).toBe(404);
    const forged = { cookie: `eyelet_preview=${Buffer.from(`${now.getTime() + 1e9} `).toString('base64url')}` };
    expect((await fetch(live.origin + path, { headers: forged })).status).toBe(404);
  });

  test('a link that staff create previews until it expires', async () => {
    const author = await newStaff(live, { roles: ['author'] });
    const body = { path: '/en-us', previewDateTime: later, hours: 2 };
    const { url, expiresAt } = await author.call(createPreviewLink, { body });
    expect(expiresAt).toBe('2026-06-15T14:00:00.000Z');
    const { search } = new URL(url);
    const opened = (query: string) => live.shop.previews.ofPage({ cookies: {} }, new URLSearchParams(query));
    expect(opened('preview=true')).toEqual({});
    const { cookie, preview } = opened(search);
    expect(preview).toEqual({ previewDateTime: new Date(later).toISOString() });
    const headers = { cookie: `${cookie?.name}=${cookie?.value}` };
    expect((await (await fetch(live.origin + path, { headers })).json()).price.current).toBe(60);
    moment = new Date('2026-06-15T14:00:01Z');
    expect(opened(search)).toEqual({});
  });
});
