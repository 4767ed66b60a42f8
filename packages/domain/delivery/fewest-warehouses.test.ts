import { expect, test } from 'vitest';
import type { WarehouseFacts } from './facts.ts';
import { fewestFor } from './fewest-warehouses.ts';

type Stock = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Units by warehouse and size; warehouses are in order of preference. */
function fewest(wanted: Readonly<Record<string, number>>, stock: Stock, slow: readonly string[] = []) {
  const warehouses = Object.keys(stock).map((id): WarehouseFacts => ({ id, express: !slow.includes(id) }));
  const left = (upc: string, id: string) => stock[id]?.[upc] ?? 0;
  return fewestFor(new Map(Object.entries(wanted)), warehouses, left).map(({ id }) => id);
}

test('two warehouses that have everything come before three that begin with the fullest', () => {
  const stock = { full: { a: 3, b: 3 }, c: { a: 1 }, d: { b: 1 }, e: { a: 4 }, f: { b: 4 } };
  expect(fewest({ a: 4, b: 4 }, stock)).toEqual(['e', 'f']);
});

test('the fullest is left out where more than three others make up for it', () => {
  const stock = { full: { a: 2, b: 2, c: 2, d: 2 }, w: { a: 3 }, x: { b: 3 }, y: { c: 3 }, z: { d: 3 } };
  expect(fewest({ a: 3, b: 3, c: 3, d: 3 }, stock).toSorted()).toEqual(['w', 'x', 'y', 'z']);
});

test('of equally many, those that hand over to express carriers come first', () => {
  expect(fewest({ a: 1 }, { slow: { a: 5 }, fast: { a: 1 } }, ['slow'])).toEqual(['fast']);
  expect(fewest({ a: 2 }, { slow: { a: 2 }, fast: { a: 1 }, other: { a: 1 } }, ['slow'])).toEqual(['slow']);
});

test('where units are short, every warehouse that has some is used, and none that has nothing', () => {
  expect(fewest({ a: 9 }, { one: { a: 1 }, none: { a: 0 }, two: { a: 2 } }).toSorted()).toEqual(['one', 'two']);
  expect(fewest({ a: 1 }, { none: { a: 0 }, other: { b: 3 } })).toEqual([]);
});
