import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CountedUnits, contentsOf, isSameCount, unitsFor, type WaitingUnits } from './units.ts';

const upcs = ['1', '2', '3'] as const;
const places = ['A', 'B'] as const;

const supplied = fc
  .array(fc.record({ upc: fc.constantFrom(...upcs), at: fc.array(fc.nat(4), { minLength: 2, maxLength: 2 }) }), {
    ...{ minLength: 1, maxLength: 5 },
  })
  .map((lines) =>
    lines.flatMap(({ upc, at }, index) =>
      at.flatMap((qty, place) => (qty > 0 ? [{ lineNo: index + 1, placeId: places[place] ?? '', upc, qty }] : [])),
    ),
  );

const wishes = fc.array(
  fc.record({
    placeId: fc.constantFrom(...places),
    asked: fc.array(fc.record({ upc: fc.constantFrom(...upcs, 'none'), qty: fc.integer({ min: 1, max: 4 }) }), {
      ...{ minLength: 1, maxLength: 3 },
    }),
  }),
  { maxLength: 12 },
);

const sumOf = (units: CountedUnits, upc: string) =>
  units.filter((one) => one.upc === upc).reduce((sum, { qty }) => sum + qty, 0);

const without = (waiting: readonly WaitingUnits[], units: readonly WaitingUnits[]) =>
  waiting
    .map((one) => {
      const gone = units.find(({ lineNo, placeId }) => lineNo === one.lineNo && placeId === one.placeId);
      return { ...one, qty: one.qty - (gone?.qty ?? 0) };
    })
    .filter(({ qty }) => qty > 0);

test('whichever parcels are asked for, each has exactly its units, no unit leaves twice, and none is lost', () => {
  fc.assert(
    fc.property(supplied, wishes, (all, asks) => {
      let waiting: readonly WaitingUnits[] = all;
      const parcels: Readonly<{ units: readonly Readonly<{ line_no: number; qty: number }>[] }>[] = [];
      for (const { placeId, asked } of asks) {
        const here = waiting.filter((one) => one.placeId === placeId);
        const units = unitsFor(waiting, placeId, asked);
        const fits = [...upcs, 'none'].every((upc) => sumOf(asked, upc) <= sumOf(here, upc));
        expect(units !== undefined).toBe(fits);
        if (!units) continue;
        expect(isSameCount(units, asked)).toBe(true);
        expect(units.every((one) => one.placeId === placeId)).toBe(true);
        waiting = without(waiting, units);
        parcels.push({ units: units.map(({ lineNo, qty }) => ({ line_no: lineNo, qty })) });
      }
      const lines = [...new Set(all.map(({ lineNo }) => lineNo))].map((line_no) => ({
        line_no,
        qty: all.filter(({ lineNo }) => lineNo === line_no).reduce((sum, { qty }) => sum + qty, 0),
      }));
      const { waiting: open } = contentsOf(lines, parcels);
      const total = (units: readonly Readonly<{ qty: number }>[]) => units.reduce((sum, { qty }) => sum + qty, 0);
      expect(total(open)).toBe(total(waiting));
      // The whole rest leaves in a parcel of which no units are written.
      const rest = contentsOf(lines, [...parcels, { units: null }]);
      expect([rest.parcels.at(-1), rest.waiting]).toEqual([open, []]);
      expect(total(rest.parcels.flat())).toBe(total(all));
    }),
  );
});

test('the rest is in the first parcel of which nobody wrote down the units, and nothing is in another one', () => {
  const lines = [
    { line_no: 1, qty: 2 },
    { line_no: 2, qty: 1 },
  ];
  const written = { units: [{ line_no: 1, qty: 2 }] };
  expect(contentsOf(lines, [{ units: null }, written, { units: null }])).toEqual({
    parcels: [[{ line_no: 2, qty: 1 }], written.units, []],
    waiting: [],
  });
  expect(contentsOf(lines, [written]).waiting).toEqual([{ line_no: 2, qty: 1 }]);
});

test('counts are the same however their units are written down', () => {
  const one = [
    { upc: '1', qty: 1 },
    { upc: '2', qty: 1 },
    { upc: '1', qty: 1 },
  ];
  expect(
    isSameCount(one, [
      { upc: '2', qty: 1 },
      { upc: '1', qty: 2 },
    ]),
  ).toBe(true);
  expect(isSameCount(one, [{ upc: '1', qty: 2 }])).toBe(false);
  expect(isSameCount([{ upc: '1', qty: 2 }], one)).toBe(false);
  expect(
    isSameCount(one, [
      { upc: '1', qty: 3 },
      { upc: '2', qty: 1 },
    ]),
  ).toBe(false);
});
