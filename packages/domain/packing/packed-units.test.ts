import { expect, test } from 'vitest';
import { type Contents, isComplete, type PackedUnits, picks, placeUnit } from './packed-units.ts';

const first: Contents = {
  key: 'A',
  items: [
    { upc: '1', qty: 2 },
    { upc: '2', qty: 1 },
  ],
};
const second: Contents = {
  key: 'B',
  items: [
    { upc: '1', qty: 1 },
    { upc: '1', qty: 1 },
  ],
};
const both = [first, second];

function scanned(...upcs: readonly string[]): PackedUnits {
  return upcs.reduce<PackedUnits>((packed, upc) => {
    const placed = placeUnit(both, packed, upc);
    return typeof placed === 'string' ? packed : placed.packed;
  }, {});
}

test('a unit goes into the first shipment that lacks it, and no more than was ordered into any', () => {
  expect(scanned('1', '1', '1')).toEqual({ A: { 1: 2 }, B: { 1: 1 } });
  expect(placeUnit(both, scanned('1', '1', '1', '1'), '1')).toBe('enough');
  expect(placeUnit(both, {}, '3')).toBe('stranger');
  expect(placeUnit([], {}, '1')).toBe('stranger');
});

test('a shipment is complete once it has all its units, also of a number in several rows', () => {
  expect(isComplete(first, scanned('1', '1'))).toBe(false);
  expect(isComplete(first, scanned('1', '1', '2'))).toBe(true);
  expect(isComplete(second, scanned('1', '1', '1'))).toBe(false);
  expect(isComplete(second, scanned('1', '1', '1', '1'))).toBe(true);
});

test('what is to be fetched is each kind of goods once, with all its units', () => {
  expect(picks(both)).toEqual([
    { upc: '1', qty: 4 },
    { upc: '2', qty: 1 },
  ]);
});
