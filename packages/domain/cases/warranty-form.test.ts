import { expect, test } from 'vitest';
import { enUs } from '../markets/en-us.ts';
import { checkWarranty, mostOfPlace, type WarrantyForm } from './warranty-form.ts';

const whole: WarrantyForm = {
  styleId: 'SKDECK01',
  purchasePlace: 'Boston',
  purchaseDate: '2026-11-16',
  message: 'The seam has opened.',
};
const days = { market: enUs, today: '2026-11-16' };
const keysOf = (change: Partial<WarrantyForm>) =>
  Object.entries(checkWarranty({ ...whole, ...change }, days)).flatMap(([field, problem]) =>
    problem ? [[field, problem.key]] : [],
  );

test('a whole case has no problem, also of a piece bought today', () => {
  expect(keysOf({})).toEqual([]);
  expect(keysOf({ purchaseDate: '2019-02-28' })).toEqual([]);
});

test('every field is required', () => {
  const empty = keysOf({ styleId: '', purchasePlace: ' ', purchaseDate: undefined, message: '' });
  expect(empty.map(([field]) => field)).toEqual(['styleId', 'purchasePlace', 'purchaseDate', 'message']);
  expect(new Set(empty.map(([, key]) => key)).size).toBe(1);
});

test.each([
  ['seven characters', 'SKDECK0'],
  ['nine characters', 'SKDECK012'],
  ['small letters', 'skdeck01'],
  ['a dash', 'SK-DECK1'],
])('an id of %s is no style', (_, styleId) => {
  expect(keysOf({ styleId }).map(([field]) => field)).toEqual(['styleId']);
});

test.each([
  ['a day that does not exist', '2026-02-30', { key: 'validation.date', args: { format: 'MM/DD/YYYY' } }],
  ['what is no day', 'last week', { key: 'validation.date', args: { format: 'MM/DD/YYYY' } }],
  ['tomorrow', '2026-11-17', { key: 'validation.maxDate', args: { date: '11/16/2026' } }],
])('%s is no day of purchase', (_, purchaseDate, problem) => {
  expect(checkWarranty({ ...whole, purchaseDate }, days)).toEqual({ purchaseDate: problem });
});

test('a place of purchase may be as long as fits, and no longer', () => {
  expect(keysOf({ purchasePlace: 'p'.repeat(mostOfPlace) })).toEqual([]);
  expect(keysOf({ purchasePlace: 'p'.repeat(mostOfPlace + 1) }).map(([field]) => field)).toEqual(['purchasePlace']);
});
