import { cartLine } from '@eyelet/testing/delivery-builder.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocateShipments, areCovered, placesOfWhole } from './allocate.ts';
import { wholePlacesFrom } from './parcellings.ts';

const fast = { id: 'fast', express: true };
const slow = { id: 'slow', express: false };
const far = { id: 'far', express: true };

type Row = readonly [upc: string, Readonly<Record<string, number>>];

function stockOf(...rows: readonly Row[]) {
  return new Map(rows.map(([upc, places]) => [upc, new Map(Object.entries(places))]));
}

test('a line comes from one warehouse where one has it whole, from an express one where several have', () => {
  const lines = [cartLine({ id: 'a', upc: 'a', quantity: 3 })];
  const stock = stockOf(['a', { slow: 3, fast: 3, far: 2 }]);
  const sources = allocateShipments([{ lines, warehouses: [slow, far, fast] }], stock);
  expect(sources.get('a')).toEqual([{ placeId: 'fast', quantity: 3 }]);
});

test('more than one warehouse has is split over several', () => {
  const lines = [cartLine({ id: 'a', upc: 'a', quantity: 7 })];
  const stock = stockOf(['a', { slow: 4, fast: 4 }]);
  expect(allocateShipments([{ lines, warehouses: [slow, fast] }], stock).get('a')).toEqual([
    { placeId: 'fast', quantity: 4 },
    { placeId: 'slow', quantity: 3 },
  ]);
});

test('a shipment comes in as few parcels as possible, even where single lines could be had elsewhere', () => {
  const lines = ['a', 'b', 'c'].map((upc) => cartLine({ id: upc, upc }));
  const stock = stockOf(['a', { fast: 1, slow: 1 }], ['b', { far: 1, slow: 1 }], ['c', { slow: 1 }]);
  const sources = allocateShipments([{ lines, warehouses: [fast, far, slow] }], stock);
  expect([...sources.values()].flat().map(({ placeId }) => placeId)).toEqual(['slow', 'slow', 'slow']);
});

test('lines that are not split come from one place together where one has them, else each from a warehouse that has it whole, else from such a store, else from none', () => {
  const lines = ['a', 'b'].map((upc) => cartLine({ id: upc, upc, quantity: 2 }));
  const shipment = { lines, warehouses: [fast, far], stores: ['store'] };
  const of = (...stock: readonly Row[]) => Object.fromEntries(placesOfWhole([shipment], stockOf(...stock)));
  expect(of(['a', { fast: 2, far: 2 }], ['b', { far: 2 }])).toEqual({ a: 'far', b: 'far' });
  expect(of(['a', { fast: 1, store: 2 }], ['b', { fast: 2, store: 2 }])).toEqual({ a: 'store', b: 'store' });
  expect(of(['a', { fast: 1, far: 1, store: 2 }], ['b', { fast: 2 }])).toEqual({ a: 'store', b: 'fast' });
  expect(of(['a', { fast: 1, store: 2 }], ['b', { fast: 2 }])).toEqual({ a: 'store', b: 'fast' });
  expect(of(['a', { fast: 1 }], ['b', { fast: 0 }])).toEqual({});
});

describe('lines that leave as a whole while warehouses have too few', () => {
  const of = (id: string, quantity: number, over: object = {}) => ({
    ...{ lines: [cartLine({ id, upc: 'a', quantity })], warehouses: [fast, far], stores: ['store'] },
    ...{ isFree: () => true, ...over },
  });
  const bound = { isFree: () => false };
  const home = of('home', 1);
  const together = { lines: [...home.lines, ...of('more', 2).lines] };
  test.each([
    [
      'come from a store where warehouses have enough in parts alone',
      [of('home', 2)],
      { fast: 1, far: 1, store: 2 },
      { home: 'store' },
    ],
    [
      'come from a store in the second of two shipments that want the same',
      [home, of('pudo', 1)],
      { fast: 1, store: 1 },
      { home: 'fast', pudo: 'store' },
    ],
    [
      'take what stores may not send from a warehouse first',
      [home, of('wrapped', 1, bound)],
      { fast: 1, store: 1 },
      { home: 'store', wrapped: 'fast' },
    ],
    ['take no store for what only warehouses send', [of('wrapped', 2, bound)], { fast: 1, far: 1, store: 2 }, {}],
    ['take the larger one first', [of('home', 1, together)], { fast: 2, store: 1 }, { home: 'store', more: 'fast' }],
    [
      'take the larger one first of several shipments',
      [home, of('pudo', 2)],
      { fast: 2, store: 1 },
      { home: 'store', pudo: 'fast' },
    ],
  ] as const)('%s', (_, shipments, units, expected) => {
    expect(Object.fromEntries(wholePlacesFrom(shipments, stockOf(['a', units])))).toEqual(expected);
  });
});

test('shipments before take first', () => {
  const first = cartLine({ id: 'first', upc: 'a' });
  const second = cartLine({ id: 'second', upc: 'a' });
  const shipments = [first, second].map((line) => ({ lines: [line], warehouses: [fast, slow] }));
  const sources = allocateShipments(shipments, stockOf(['a', { fast: 1, slow: 1 }]));
  expect(sources.get('first')).toEqual([{ placeId: 'fast', quantity: 1 }]);
  expect(sources.get('second')).toEqual([{ placeId: 'slow', quantity: 1 }]);
});

test('lines of one size share what a warehouse has, and the second is taken where the first has left something', () => {
  const lines = [cartLine({ id: 'first', upc: 'a', quantity: 2 }), cartLine({ id: 'second', upc: 'a', quantity: 2 })];
  const sources = allocateShipments([{ lines, warehouses: [fast, slow] }], stockOf(['a', { fast: 2, slow: 2 }]));
  expect(sources.get('first')).toEqual([{ placeId: 'fast', quantity: 2 }]);
  expect(sources.get('second')).toEqual([{ placeId: 'slow', quantity: 2 }]);
});

test('of the warehouses that a shipment comes from anyway, a line takes the first that has it whole, though another has more', () => {
  const lines = ['a', 'b', 'c'].map((upc) => cartLine({ id: upc, upc, quantity: 2 }));
  const stock = stockOf(['a', { fast: 2, slow: 3 }], ['b', { fast: 2 }], ['c', { slow: 2 }]);
  const sources = allocateShipments([{ lines, warehouses: [slow, fast] }], stock);
  expect(sources.get('a')).toEqual([{ placeId: 'fast', quantity: 2 }]);
});

test('a line that has to be split takes most from where most of its own size is, whatever else comes from there', () => {
  const lines = [cartLine({ id: 'a', upc: 'a', quantity: 4 }), cartLine({ id: 'b', upc: 'b', quantity: 6 })];
  const stock = stockOf(['a', { fast: 2, slow: 3 }], ['b', { fast: 6 }]);
  expect(allocateShipments([{ lines, warehouses: [fast, slow] }], stock).get('a')).toEqual([
    { placeId: 'slow', quantity: 3 },
    { placeId: 'fast', quantity: 1 },
  ]);
});

test('what one shipment takes of a size leaves other sizes in the same place as they are', () => {
  const shipments = ['a', 'b', 'a'].map((upc, index) => ({
    lines: [cartLine({ id: `${index}`, upc })],
    warehouses: [fast, slow],
  }));
  const sources = allocateShipments(shipments, stockOf(['a', { fast: 2 }], ['b', { fast: 1, slow: 1 }]));
  for (const id of ['0', '1', '2']) expect(sources.get(id)).toEqual([{ placeId: 'fast', quantity: 1 }]);
});

test('what is in no warehouse has no source, also where more is reserved than there is', () => {
  const lines = [cartLine({ id: 'a', upc: 'a', quantity: 2 })];
  expect(allocateShipments([{ lines, warehouses: [fast, slow] }], new Map()).get('a')).toEqual([]);
  expect(allocateShipments([{ lines, warehouses: [] }], stockOf(['a', { fast: 2 }])).get('a')).toEqual([]);
  const negative = stockOf(['a', { fast: -1, slow: 1 }]);
  expect(allocateShipments([{ lines, warehouses: [fast, slow] }], negative).get('a')).toEqual([
    { placeId: 'slow', quantity: 1 },
  ]);
});

test('warehouses cover lines together, with the sum of those of one size', () => {
  const lines = [cartLine({ id: 'a', upc: 'a', quantity: 2 }), cartLine({ id: 'b', upc: 'a', quantity: 2 })];
  expect(areCovered(lines, [fast, slow], stockOf(['a', { fast: 1, slow: 3 }]))).toBe(true);
  expect(areCovered(lines, [fast, slow], stockOf(['a', { fast: 1, slow: 2 }]))).toBe(false);
  expect(areCovered(lines, [fast, slow], new Map())).toBe(false);
  expect(areCovered([], [], new Map())).toBe(true);
});

test('what can be had is allocated whole, over however many warehouses, and no set is smaller than the one used', () => {
  const warehouses = Array.from({ length: 5 }, (_, index) => ({ id: `w${index}`, express: index % 2 === 0 }));
  const units = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(units, units, (one, other) => {
      const places = (row: readonly number[]) => Object.fromEntries(row.map((count, index) => [`w${index}`, count]));
      const stock = stockOf(['a', places(one)], ['b', places(other)]);
      const total = (row: readonly number[]) => row.reduce((sum, count) => sum + count, 0);
      const lines = [
        cartLine({ id: 'a', upc: 'a', quantity: Math.ceil(total(one) / 2) }),
        cartLine({ id: 'b', upc: 'b', quantity: Math.ceil(total(other) / 2) }),
      ];
      const sources = allocateShipments([{ lines, warehouses }], stock);
      for (const { id, upc, quantity } of lines) {
        const parts = sources.get(id) ?? [];
        expect(parts.reduce((sum, part) => sum + part.quantity, 0)).toBe(quantity);
        for (const part of parts) expect(part.quantity).toBeLessThanOrEqual(stock.get(upc)?.get(part.placeId) ?? 0);
      }
      const used = new Set([...sources.values()].flat().map(({ placeId }) => placeId));
      for (const pair of warehouses.flatMap((left) => warehouses.map((right) => [left, right]))) {
        if (areCovered(lines, [...new Set(pair)], stock)) expect(used.size).toBeLessThanOrEqual(new Set(pair).size);
      }
    }),
  );
});

test('a line that has to be split is taken from the fullest first', () => {
  const warehouses = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, express: true }));
  const lines = [cartLine({ id: 'a', upc: 'a', quantity: 22 })];
  const stock = stockOf(['a', { a: 1, b: 2, c: 5, d: 6, e: 6, f: 5 }]);
  expect(allocateShipments([{ lines, warehouses }], stock).get('a')).toEqual([
    { placeId: 'd', quantity: 6 },
    { placeId: 'e', quantity: 6 },
    { placeId: 'c', quantity: 5 },
    { placeId: 'f', quantity: 5 },
  ]);
});

describe('laws of the allocation, over up to ten warehouses', () => {
  const ids = Array.from({ length: 10 }, (_, index) => `w${index}`);
  const world = fc.record({
    rows: fc.array(fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 10, maxLength: 10 }), {
      minLength: 1,
      maxLength: 3,
    }),
    share: fc.double({ min: 0.3, max: 1, noNaN: true }),
    express: fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
  });

  function parcelling({ rows, share, express }: typeof world extends fc.Arbitrary<infer One> ? One : never) {
    const warehouses = ids.map((id, index) => ({ id, express: express[index] ?? true }));
    const stock = stockOf(
      ...rows.map((row, index) => [`${index}`, Object.fromEntries(ids.map((id, at) => [id, row[at] ?? 0]))] as const),
    );
    const lines = rows.flatMap((row, index) => {
      const quantity = Math.floor(row.reduce((sum, count) => sum + count, 0) * share);
      return quantity === 0 ? [] : [cartLine({ id: `${index}`, upc: `${index}`, quantity })];
    });
    return { lines, warehouses, stock };
  }

  test('units are conserved, no place gives more than it has, and repeated it is the same', () => {
    fc.assert(
      fc.property(world, (given) => {
        const { lines, warehouses, stock } = parcelling(given);
        const sources = allocateShipments([{ lines, warehouses }], stock);
        for (const { id, upc, quantity } of lines) {
          const parts = sources.get(id) ?? [];
          expect(parts.reduce((sum, part) => sum + part.quantity, 0)).toBe(quantity);
          expect(new Set(parts.map(({ placeId }) => placeId)).size).toBe(parts.length);
          for (const part of parts) expect(part.quantity).toBeLessThanOrEqual(stock.get(upc)?.get(part.placeId) ?? 0);
        }
        expect(allocateShipments([{ lines, warehouses }], stock)).toEqual(sources);
      }),
    );
  });

  test('no parcel could have been saved by leaving its warehouse out', () => {
    fc.assert(
      fc.property(world, (given) => {
        const { lines, warehouses, stock } = parcelling(given);
        const used = new Set(
          [...allocateShipments([{ lines, warehouses }], stock).values()].flat().map((one) => one.placeId),
        );
        const chosen = warehouses.filter(({ id }) => used.has(id));
        for (const one of chosen)
          expect(
            areCovered(
              lines,
              chosen.filter((other) => other !== one),
              stock,
            ),
          ).toBe(false);
      }),
    );
  });
});

describe('stores that send to homes', () => {
  const parcels = (sources: ReadonlyMap<string, readonly { placeId: string; quantity: number }[]>) =>
    Object.fromEntries([...sources].map(([id, parts]) => [id, parts.map((one) => `${one.placeId} ${one.quantity}`)]));
  const ofSizes = (...sizes: readonly (readonly [upc: string, quantity: number])[]) =>
    sizes.map(([upc, quantity]) => cartLine({ id: upc, upc, quantity }));
  const rows: readonly (readonly [string, ReturnType<typeof ofSizes>, ReturnType<typeof stockOf>, object])[] = [
    [
      'send nothing that warehouses have, in however many parcels',
      ofSizes(['a', 1], ['b', 1]),
      stockOf(['a', { fast: 1, mill: 9 }], ['b', { slow: 1, mill: 9 }]),
      { a: ['fast 1'], b: ['slow 1'] },
    ],
    [
      'send the whole order where one has all of it, rather than help a warehouse',
      ofSizes(['a', 1], ['b', 1]),
      stockOf(['a', { fast: 1, mill: 1 }], ['b', { mill: 1 }]),
      { a: ['mill 1'], b: ['mill 1'] },
    ],
    [
      'help a warehouse with what it has not, in as few parcels as can be',
      ofSizes(['a', 1], ['b', 1], ['c', 1]),
      stockOf(['a', { fast: 1 }], ['b', { mill: 1, quay: 1 }], ['c', { quay: 1 }]),
      { a: ['fast 1'], b: ['quay 1'], c: ['quay 1'] },
    ],
    [
      'send from where most is, of stores that serve as well',
      ofSizes(['a', 1]),
      stockOf(['a', { mill: 1, quay: 3 }]),
      { a: ['quay 1'] },
    ],
    [
      'send a part of a line that a warehouse has a part of',
      ofSizes(['a', 3]),
      stockOf(['a', { fast: 2, mill: 2 }]),
      { a: ['fast 2', 'mill 1'] },
    ],
  ];
  test.each(rows)('%s', (_, lines, stock, expected) => {
    const sources = allocateShipments([{ lines, warehouses: [fast, slow], stores: ['mill', 'quay'] }], stock);
    expect(parcels(sources)).toEqual(expected);
  });
});

test('a hundred warehouses for a hundred sizes are looked through within bounds', () => {
  const warehouses = Array.from({ length: 100 }, (_, index) => ({ id: `w${index}`, express: true }));
  const upcs = Array.from({ length: 100 }, (_, index) => `u${index}`);
  let asked = 0;
  const stock = new Map(
    upcs.map((upc, row) => [
      upc,
      {
        get(id: string) {
          asked += 1;
          return id === `w${row}` ? 1 : 0;
        },
      } as unknown as ReadonlyMap<string, number>,
    ]),
  );
  const lines = upcs.map((upc) => cartLine({ id: upc, upc }));
  expect(allocateShipments([{ lines, warehouses }], stock).size).toBe(100);
  expect(asked).toBeLessThan(5_000_000);
});
