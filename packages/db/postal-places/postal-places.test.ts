import { markets } from '@eyelet/domain/markets/markets.ts';
import { createTestDatabase, type TestDatabase } from '@eyelet/testing/test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../database.ts';
import { fillPostalPlaces, postalTables } from './fill.ts';
import { foldName } from './fold-name.ts';
import { findByCode, findByName } from './postal-place.ts';
import { readTable } from './read-table.ts';

let own: TestDatabase;
let database: Database;
beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, 4);
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

/**
 * Outermost positions south, west, north and east; of the United States without the Pacific islands beyond the date
 * line.
 */
const ends: Readonly<Record<string, readonly [number, number, number, number]>> = {
  US: [13, -160, 72, -64],
  CA: [41, -141, 64, -52],
  GB: [49, -8, 61, 2],
  FR: [41, -5.2, 51.2, 9.6],
  DE: [47.2, 5.8, 55.1, 15.1],
  AT: [46.3, 9.5, 49, 17.2],
  IT: [36, 6.6, 47.1, 18.6],
  BE: [49.4, 2.5, 51.6, 6.5],
  LU: [49.4, 5.7, 50.2, 6.6],
};

test('every country that is shipped to has towns, which lie in it, and no beginning of a code twice', () => {
  for (const country of new Set(markets.flatMap(({ shipsTo }) => shipsTo))) {
    const rows = readTable(country, postalTables[country] ?? '');
    const [south, west, north, east] = ends[country] ?? [0, 0, 0, 0];
    for (const { name, latitude, longitude } of rows.filter((row) => row.code !== '969')) {
      const inside = latitude > south && latitude < north && longitude > west && longitude < east;
      expect(inside, `${country} ${name}`).toBe(true);
    }
    const codes = rows.flatMap(({ code }) => (code === '' ? [] : [code]));
    expect(codes.length, country).toBe(new Set(codes).size);
  }
});

test('a table with a line that is none is refused', () => {
  expect(() => readTable('FR', '75 Paris')).toThrow(/75 Paris/);
});

test('spans of codes are written out, and further names are known by name alone', () => {
  const rows = readTable('XX', '\n098-101,7 Aa/Bb 1.00 2.00 3\n- Cc 1.00 2.00\n');
  expect(rows.map(({ code, name, weight }) => `${code} ${name} ${weight}`)).toEqual([
    '098 Aa 3',
    '099 Aa 3',
    '100 Aa 3',
    '101 Aa 3',
    '7 Aa 3',
    ' Bb 3',
    ' Cc 0',
  ]);
});

test.each([
  ['Saint-Jean-sur-Richelieu, QC', 'saint jean sur richelieu qc'],
  ['  MÜNCHEN ', 'munchen'],
  ['St. John’s', 'st johns'],
  ['Gießen', 'giessen'],
  ['100%_', '100'],
])('%s is looked for as %s', (name, folded) => {
  expect(foldName(name)).toBe(folded);
});

test('the longest beginning of a code that is known wins', async () => {
  expect(await findByCode(database, 'FR', ['29200', '2920', '292', '29', '2'])).toMatchObject({ name: 'Brest' });
  expect(await findByCode(database, 'FR', ['29000', '2900', '290', '29', '2'])).toMatchObject({ name: 'Quimper' });
  expect(await findByCode(database, 'FR', ['00000'])).toBeUndefined();
  expect(await findByCode(database, 'FR', [])).toBeUndefined();
});

test('names with signs of a pattern find what they say, or nothing', async () => {
  expect(await findByName(database, '%%', { home: 'FR', only: false })).toBeUndefined();
  expect(await findByName(database, "l'aquila", { home: 'IT', only: true })).toMatchObject({ name: 'L’Aquila' });
  expect(await findByName(database, 'Roma', { home: 'FR', only: true })).toBeUndefined();
});

test('what is written is written once, by however many at once', async () => {
  const count = async () =>
    (await database.pool.query<{ n: number }>('select count(*)::int as n from postal_place')).rows[0]?.n;
  const before = await count();
  await database.pool.query(`delete from postal_place where country = 'FR'`);
  await database.db.deleteFrom('setting').where('name', '=', 'postal-places').execute();
  await Promise.all([fillPostalPlaces(database), fillPostalPlaces(database), fillPostalPlaces(database)]);
  expect(await count()).toBe(before);
  await database.pool.query(`delete from postal_place where country = 'FR'`);
  await fillPostalPlaces(database);
  expect(await count()).toBeLessThan(before ?? 0);
});
