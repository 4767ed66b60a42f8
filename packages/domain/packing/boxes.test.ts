import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Boxes, boxesFor, unitsIn, withUnits } from './boxes.ts';
import type { Contents } from './packed-units.ts';

const shipment = (key: string, qty = 1): Contents => ({ key, items: [{ upc: '1', qty }] });
const numbersOf = (boxes: Boxes) => Object.fromEntries(Object.entries(boxes).map(([key, { number }]) => [key, number]));

test('a box keeps its number while an earlier one leaves, and a new one takes the number that is free', () => {
  const all = boxesFor(
    {},
    ['A', 'B', 'C'].map((key) => shipment(key)),
    true,
  );
  expect(numbersOf(all)).toEqual({ A: 1, B: 2, C: 3 });
  const left = boxesFor(all, [shipment('B'), shipment('C')], true);
  expect(numbersOf(left)).toEqual({ B: 2, C: 3 });
  expect(
    numbersOf(
      boxesFor(
        left,
        ['D', 'B', 'E', 'C'].map((key) => shipment(key)),
        true,
      ),
    ),
  ).toEqual({
    ...{ D: 1, B: 2, E: 4, C: 3 },
  });
});

test('what was put into the box of a shipment that is gone is dropped, and what it no longer wants', () => {
  const full = withUnits(boxesFor({}, [shipment('A', 2), shipment('B')], true), { A: { 1: 2 }, B: { 1: 1 } });
  expect(unitsIn(boxesFor(full, [shipment('A', 2)], true))).toEqual({ A: { 1: 2 } });
  expect(unitsIn(boxesFor(full, [shipment('A', 1), { key: 'B', items: [] }], true))).toEqual({ A: { 1: 1 }, B: {} });
  // A list that is cut off says nothing about what it lacks.
  expect(boxesFor(full, [shipment('A', 2)], false)).toEqual(full);
});

test('whatever comes and goes, no two boxes have one number, and no number changes', () => {
  const lists = fc.array(fc.tuple(fc.uniqueArray(fc.constantFrom(...'ABCDEFG')), fc.boolean()), { maxLength: 15 });
  fc.assert(
    fc.property(lists, (rounds) => {
      let boxes: Boxes = {};
      for (const [keys, isAll] of rounds) {
        const next = boxesFor(
          boxes,
          keys.map((key) => shipment(key)),
          isAll,
        );
        const numbers = Object.values(numbersOf(next));
        expect(new Set(numbers).size).toBe(numbers.length);
        for (const [key, { number }] of Object.entries(boxes)) expect(next[key]?.number ?? number).toBe(number);
        expect(keys.every((key) => next[key] !== undefined)).toBe(true);
        boxes = next;
      }
    }),
  );
});
