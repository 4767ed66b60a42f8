import type { CollectionPoints } from '@eyelet/contracts/stores/find-collection-points.ts';
import { readCollectionPoint, writeCollectionPoints } from '@eyelet/db/stores/collection-point.ts';
import { collectionPoints } from '@eyelet/demo/places/collection-points.ts';
import { writeTestGround } from '@eyelet/testing/catalogue.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;

beforeAll(async () => {
  running = await startShop({
    parts: {
      clock: () => new Date('2026-06-15T12:00:00Z'),
      beforeSnapshot: async (database) => {
        await writeTestGround(database);
        await writeCollectionPoints(database, collectionPoints);
      },
    },
  });
});
afterAll(() => running.close());

async function send(body: object, locale: string) {
  const response = await fetch(`${running.origin}/stores/v1/collectionPoints`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-locale': locale },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

async function find(body: object, locale: string): Promise<CollectionPoints> {
  const answer = await send(body, locale);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as CollectionPoints;
}

test('a search by place returns the points near it with id, name, address and opening hours, the nearest first [C7.121, C1.28]', async () => {
  const { points, total, origin, unit } = await find({ place: { postalCode: '20457', city: 'Hamburg' } }, 'de_DE');
  expect([origin?.name, unit, total]).toEqual(['Hamburg', 'km', 3]);
  expect(points.map(({ distance }) => distance?.value)).toEqual(
    points.map(({ distance }) => distance?.value).toSorted((one = 0, other = 0) => one - other),
  );
  expect(points.find(({ name }) => name === 'Kiosk am Fleet')).toMatchObject({
    id: expect.stringMatching(/^CP-DE-/),
    carrier: 'Kutter Paket',
    address: { addressLine1: 'Lotsenkai 11', postalCode: '20457', city: 'Hamburg', province: '', country: 'DE' },
    hours: expect.arrayContaining([
      expect.objectContaining({ date: '2026-06-15', spans: [{ opens: '07:00', closes: '20:00' }] }),
    ]),
    isOpen: true,
    closesAt: '2026-06-15T18:00:00.000Z',
  });
});

test('a locker is always open', async () => {
  const { points } = await find({ place: { city: 'Wien' }, country: 'AT' }, 'de_DE');
  expect(points.find(({ name }) => name.startsWith('Packfach'))).toMatchObject({
    isOpen: true,
    closesAt: null,
    nextOpening: null,
  });
});

test.each([
  ['a position', { latitude: 44.41, longitude: 8.93 }, undefined, 'it_IT', 'Genova'],
  ['the town when the code is not known', { postalCode: '99', city: 'Brest' }, undefined, 'fr_FR', 'Brest'],
  ['words', { text: 'Bruges' }, 'BE', 'fr_FR', 'Brugge'],
  ['a code of another country of the market', { postalCode: '4050' }, 'LU', 'fr_FR', 'Esch-sur-Alzette'],
])('%s is understood', async (_, place, country, locale, city) => {
  const { points } = await find({ place, ...(country ? { country } : {}) }, locale);
  expect(points[0]?.address.city).toBe(city);
});

test('a market finds the points it delivers to, and none without that delivery', async () => {
  const hamburg = { place: { latitude: 53.55, longitude: 9.99 } };
  expect((await find({ ...hamburg, country: 'DE' }, 'de_DE')).total).toBeGreaterThan(0);
  const { body } = await send({ ...hamburg, country: 'US' }, 'en_US');
  expect(body).toMatchObject({ points: [], total: 0 });
});

test('only points of the country are found, and only within the radius', async () => {
  const aachen = { place: { latitude: 50.78, longitude: 6.08 }, radius: 60 };
  expect((await find(aachen, 'de_DE')).total).toBe(0);
  expect((await find({ ...aachen, country: 'BE' }, 'fr_FR')).points.map(({ address }) => address.city)).toEqual([
    'Liège',
  ]);
});

test('an unknown place has no points', async () => {
  expect(await find({ place: { city: 'Zzyzxholm' } }, 'fr_FR')).toMatchObject({ points: [], total: 0, origin: null });
});

test.each([
  ['a country that is not shipped to', { place: { city: 'Madrid' }, country: 'ES' }, 409, 'PAY401'],
  ['no place at all', { place: {} }, 400, 'CHK320'],
  ['blank words', { place: { city: '  ' } }, 400, 'CHK320'],
  ['half a position', { place: { longitude: 2 } }, 400, 'CHK320'],
  ['a body without place', {}, 400, 'CHK320'],
])('%s is refused', async (_, body, status, errorId) => {
  const answer = await send(body, 'fr_FR');
  const { errorDetails } = answer.body as { errorDetails: { errorId: string }[] };
  expect([answer.status, errorDetails[0]?.errorId]).toEqual([status, errorId]);
});

test('a point is found by its id', async () => {
  expect(await readCollectionPoint(running.shop.database.db, 'CP-FR-01')).toMatchObject({ name: 'Tabac de la Rade' });
  expect(await readCollectionPoint(running.shop.database.db, 'none')).toBeUndefined();
});
