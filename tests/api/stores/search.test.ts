import type { StoreSearch } from '@eyelet/contracts/stores/search.ts';
import type { StorePage } from '@eyelet/contracts/stores/store.ts';
import { writeOnHand, writePlaces } from '@eyelet/db/stock/write-stock.ts';
import { places } from '@eyelet/demo/places/places.ts';
import { buildProduct, stockProducts, writeTestGround } from '@eyelet/testing/catalogue.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** A Monday, 13:00 in London and 8:00 in Boston. */
const monday = new Date('2026-06-15T12:00:00Z');
let now = monday;
let running: RunningShop;

const [atHome, sold, inLondon] = ['4000000000100', '4000000000200', '4000000000300'] as const;

beforeAll(async () => {
  running = await startShop({
    parts: {
      clock: () => now,
      beforeSnapshot: async (database) => {
        await writeTestGround(database);
        await writePlaces(
          database,
          places.map(({ id, kind, name, region, country, ...details }) => ({
            id,
            kind,
            name,
            region,
            country,
            details,
          })),
        );
        await stockProducts(database, [buildProduct('SKDECK01', 1)], 20);
        await stockProducts(database, [buildProduct('SKGONE01', 2), buildProduct('SKSHOP01', 3)], 0);
        await writeOnHand(database, [
          { upc: atHome, placeId: 'US-BOS', onHand: 2 },
          { upc: inLondon, placeId: 'GB-LDN', onHand: 1 },
        ]);
      },
    },
  });
});
afterAll(() => running.close());

type Refused = Readonly<{ errorDetails: readonly Readonly<{ errorId: string; field?: string }>[] }>;

async function send(path: string, init: RequestInit = {}, locale = 'en_US') {
  const response = await fetch(running.origin + path, {
    ...init,
    headers: { 'content-type': 'application/json', 'x-locale': locale, ...init.headers },
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

async function search(body: object, locale = 'en_US'): Promise<StoreSearch> {
  const answer = await send('/stores/v1/search', { method: 'POST', body: JSON.stringify(body) }, locale);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as StoreSearch;
}

async function read(storeId: string, locale = 'en_US'): Promise<StorePage> {
  const answer = await send(`/stores/v1/stores/${storeId}`, {}, locale);
  expect(answer.status).toBe(200);
  return answer.body as StorePage;
}

const ids = ({ stores }: StoreSearch) => stores.map(({ id }) => id);

describe('a search around a place', () => {
  test('answers the stores within the radius, the nearest first, with the distance in the unit of the market [C7.122, C1.27]', async () => {
    const found = await search({ text: 'Québec', country: 'CA', radius: 900 }, 'fr_CA');
    expect(ids(found)).toEqual(['CA-QUE', 'CA-MTL', 'CA-HAL']);
    expect(found.stores.map(({ distance }) => distance?.unit)).toEqual(['km', 'km', 'km']);
    expect(found.stores[1]?.distance?.value).toBeGreaterThan(220);
    expect(found.stores[1]?.distance?.value).toBeLessThan(240);
    expect(found.origin).toMatchObject({ name: 'Québec, QC', country: 'CA' });
    const near = await search({ text: 'Québec', country: 'CA', radius: 100 }, 'fr_CA');
    expect([ids(near), near.total, near.radius]).toEqual([['CA-QUE'], 1, 100]);
    const miles = await search({ text: 'Portland, ME', radius: 110 });
    expect(ids(miles)).toEqual(['US-BOS']);
    expect(miles.stores[0]?.distance).toMatchObject({ unit: 'mi' });
    expect(miles.stores[0]?.distance?.value).toBeGreaterThan(95);
    expect(miles.stores[0]?.distance?.value).toBeLessThan(105);
  });

  test.each([
    ['a postal code', { text: '02134' }, 'en_US', 'US-BOS'],
    ['a postal code with its town', { text: '20457 Hamburg' }, 'de_DE', 'DE-HAM'],
    ['a Canadian postal code in the American shop', { text: 'V6B 2C3' }, 'en_US', 'CA-VAN'],
    ['a British postal code', { text: 'sw1a 1aa' }, 'en_GB', 'GB-LDN'],
    ['a town in another spelling', { text: 'GENUA' }, 'de_DE', 'IT-GEN'],
    ['the beginning of a town', { text: 'Seat' }, 'en_US', 'US-SEA'],
    ['a district of a town', { text: 'Paris 11e' }, 'fr_FR', 'FR-PAR'],
    ['the name of a store', { text: 'skerry kiel' }, 'de_DE', 'DE-KIE'],
    ['a position', { latitude: 50.2, longitude: -5.2 }, 'en_GB', 'GB-FAL'],
  ])('understands %s', async (_, body, locale, nearest) => {
    expect(ids(await search(body, locale))[0]).toBe(nearest);
  });

  test('takes the members by query too', async () => {
    const { status, body } = await send('/stores/v1/search?text=Boston&upc=4000000000100&upc=4000000000200', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
    });
    const bare = await fetch(`${running.origin}/stores/v1/search?text=Boston&service=sts`, { method: 'POST' });
    expect([bare.status, ids((await bare.json()) as StoreSearch)]).toEqual([200, ['US-BOS']]);
    expect([status, (body as Refused).errorDetails?.[0]?.errorId]).toEqual([415, 'API415']);
  });

  test('a town in the market’s country takes precedence over one of the same name elsewhere, unless that is far larger', async () => {
    expect((await search({ text: 'Halifax' }, 'en_GB')).origin?.country).toBe('GB');
    expect((await search({ text: 'Halifax' }, 'en_CA')).origin?.country).toBe('CA');
    expect((await search({ text: 'Paris' }, 'en_US')).origin?.country).toBe('FR');
  });

  test('a text that names no place finds nothing', async () => {
    expect(await search({ text: 'Zzyzxholm' })).toMatchObject({ stores: [], total: 0, origin: null, radius: null });
  });

  test('stores can be filtered by country and by service', async () => {
    expect(ids(await search({ country: 'GB', service: ['sts'] }))).toEqual(['GB-LDN']);
    expect(ids(await search({ country: 'GB' }))).toEqual(['GB-FAL', 'GB-LDN']);
    expect(ids(await search({ text: 'Kiel', radius: 200, service: ['pickup', 'sts'] }, 'de_DE'))).toEqual(['DE-HAM']);
  });

  test('without a place every store is listed by name, page by page', async () => {
    const all = await search({ count: 50, country: 'CA' });
    expect(ids(all)).toEqual(['CA-HAL', 'CA-MTL', 'CA-QUE', 'CA-VAN']);
    const second = await search({ country: 'CA', start: 3, count: 2 });
    expect([ids(second), second.total, second.start, second.count]).toEqual([['CA-VAN'], 4, 3, 2]);
    const behind = await search({ country: 'CA', start: 30 });
    expect([ids(behind), behind.total]).toEqual([[], 4]);
  });

  test('a search across the date line or a pole works', async () => {
    for (const position of [
      { latitude: 90, longitude: 0 },
      { latitude: 52, longitude: 179.9 },
    ]) {
      expect((await search({ ...position, radius: 500 })).stores).toEqual([]);
    }
    expect(ids(await search({ latitude: 90, longitude: 0, radius: 5000 }, 'de_DE'))[0]).toBe('DE-KIE');
  });

  test.each([
    ['a radius of nothing', { text: 'Boston', radius: 0 }],
    ['a latitude beyond the pole', { latitude: 91, longitude: 0 }],
    ['half a position', { latitude: 50 }],
    ['a country that is none', { country: 'France' }],
    ['an unknown service', { service: ['repair'] }],
    ['too many on a page', { count: 51 }],
    ['an article number of letters', { upc: ['none'] }],
  ])('%s is refused with CHK320', async (_, body) => {
    const { status, body: refused } = await send('/stores/v1/search', { method: 'POST', body: JSON.stringify(body) });
    expect([status, (refused as Refused).errorDetails[0]?.errorId]).toEqual([400, 'CHK320']);
  });
});

describe('stock of a store', () => {
  test('each requested article is answered with its stock at the store', async () => {
    const { stores } = await search({ text: 'Boston', upc: [atHome, sold, '4999999999999'] });
    expect(stores[0]?.inventory).toEqual([
      { upc: atHome, quantity: 2 },
      { upc: sold, quantity: 0 },
      { upc: '4999999999999', quantity: 0 },
    ]);
  });

  test('windows are sorted by the leading digit, the same day first [C9.22, B9.35]', async () => {
    const [london] = (await search({ country: 'GB', text: 'London' }, 'en_GB')).stores;
    expect(london?.windows.map(({ code, fulfilment }) => [code, fulfilment])).toEqual([
      ['same day', 'pickup'],
      ['1-2 days', 'pickup'],
      ['3-5 days', 'sts'],
    ]);
    expect(london?.windows[0]).toMatchObject({ label: 'same day', from: '2026-06-15', to: '2026-06-15' });
  });

  test('a store without stock offers delivery to the store, if it takes deliveries and a warehouse has stock', async () => {
    const ways = async (upc: string, text: string) => {
      const [store] = (await search({ country: 'GB', text, upc: [upc] }, 'en_GB')).stores;
      return [...new Set(store?.windows.map(({ fulfilment }) => fulfilment))];
    };
    expect(await ways(atHome, 'London')).toEqual(['sts']);
    expect(await ways(inLondon, 'London')).toEqual(['pickup']);
    expect(await ways(sold, 'London')).toEqual([]);
    expect(await ways(atHome, 'Falmouth')).toEqual([]);
  });

  test('stores of another region offer no pickup', async () => {
    expect((await search({ text: 'London' }, 'en_US')).stores[0]).toMatchObject({ id: 'GB-LDN', windows: [] });
  });

  test('late in the day, nothing is ready the same day', async () => {
    now = new Date('2026-06-15T17:30:00Z');
    const [london] = (await search({ text: 'London' }, 'en_GB')).stores;
    now = monday;
    expect(london?.windows.map(({ code }) => code)).toEqual(['1-2 days', '3-5 days']);
  });
});

describe('when a store is open', () => {
  test('opening hours are seven days from today in the store’s time zone, with the next change', async () => {
    const [boston] = (await search({ text: 'Boston' })).stores;
    expect(boston?.hours.map(({ date }) => date)).toEqual([
      '2026-06-15',
      '2026-06-16',
      '2026-06-17',
      '2026-06-18',
      '2026-06-19',
      '2026-06-20',
      '2026-06-21',
    ]);
    expect(boston).toMatchObject({
      isOpen: false,
      closesAt: null,
      nextOpening: '2026-06-15T14:00:00.000Z',
      timeZone: 'America/New_York',
    });
    const [london] = (await search({ text: 'London' }, 'en_GB')).stores;
    expect(london).toMatchObject({ isOpen: true, closesAt: '2026-06-15T18:00:00.000Z' });
  });

  test('holidays close a store, with their name in the language of the call', async () => {
    now = new Date('2026-12-24T09:30:00Z');
    const { hours } = await read('DE-KIE', 'de_DE');
    now = monday;
    expect(hours.slice(0, 4)).toMatchObject([
      { date: '2026-12-24', spans: [{ opens: '10:00', closes: '14:00' }], reason: 'exceptional', note: null },
      { date: '2026-12-25', spans: [], reason: 'holiday', note: 'Weihnachten' },
      { date: '2026-12-26', spans: [], reason: 'holiday', note: '2. Weihnachtstag' },
      { date: '2026-12-27', spans: [], reason: null },
    ]);
  });
});

describe('a search for stores that are open now', () => {
  test('the search counts and pages open stores only, over the whole result', async () => {
    const all = await search({ count: 50 });
    const open = all.stores.filter(({ isOpen }) => isOpen).map(({ id }) => id);
    expect(open.length).toBeGreaterThan(3);
    expect(open.length).toBeLessThan(all.total);
    const pages: StoreSearch[] = [];
    for (let start = 0; start < open.length; start += 2) pages.push(await search({ openNow: true, start, count: 2 }));
    expect(pages.flatMap(ids)).toEqual(open);
    for (const { total, stores } of pages.slice(0, -1)) expect([total, stores.length]).toEqual([open.length, 2]);
  });

  test('keeps the distance, and finds none where all are closed', async () => {
    const [hamburg] = (await search({ text: 'Hamburg', openNow: true }, 'de_DE')).stores;
    expect(hamburg).toMatchObject({ id: 'DE-HAM', isOpen: true });
    expect(hamburg?.distance?.value).toBeLessThan(20);
    expect(await search({ text: 'Boston', openNow: true })).toMatchObject({ stores: [], total: 0 });
  });
});

describe('the page of a store', () => {
  test('the page has its texts in the language, the usual week and the days that differ', async () => {
    now = new Date('2026-11-10T12:00:00Z');
    const page = await read('US-BOS');
    now = monday;
    expect(page.description).toMatch(/fish pier/);
    expect((await read('US-BOS', 'it_IT')).description).toMatch(/molo/);
    expect(page.week.map(({ spans }) => spans[0]?.opens)).toEqual([
      ...Array.from({ length: 6 }, () => '10:00'),
      '12:00',
    ]);
    expect(page.comingExceptions.map(({ date, reason, note }) => [date, reason, note])).toEqual([
      ['2026-11-26', 'holiday', 'Thanksgiving'],
      ['2026-11-27', 'exceptional', null],
      ['2026-12-24', 'exceptional', null],
      ['2026-12-25', 'holiday', 'Christmas Day'],
      ['2026-12-31', 'exceptional', null],
      ['2027-01-01', 'holiday', 'New Year’s Day'],
    ]);
    expect(page).toMatchObject({ services: ['pickup', 'sts', 'reserve'], distance: null });
  });

  test('the page returns stock too, and an invalid article number is refused with CHK320', async () => {
    const asked = await send(`/stores/v1/stores/US-BOS?upc=${atHome}`);
    expect(asked.body).toMatchObject({ inventory: [{ upc: atHome, quantity: 2 }] });
    const { status, body } = await send('/stores/v1/stores/US-BOS?upc=none');
    expect([status, (body as Refused).errorDetails[0]?.errorId]).toEqual([400, 'CHK320']);
  });

  test.each(['NO-SUCH', 'WH-NORA', 'x'.repeat(65)])('%s is refused with STR404', async (storeId) => {
    const { status, body } = await send(`/stores/v1/stores/${storeId}`);
    expect([status, (body as Refused).errorDetails[0]?.errorId]).toEqual([404, 'STR404']);
  });
});
