import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createUpcIndex } from './upc-index.ts';

/** Mostly upcs of thirteen digits, few of them, so that they meet; others that nearly are. */
const upc = fc.oneof(
  fc.integer({ min: 0, max: 50 }).map((number) => String(number).padStart(13, '0')),
  fc.integer({ min: 0, max: 9_999_999_999_999 }).map((number) => String(number).padStart(13, '0')),
  fc.constantFrom(
    '',
    '0',
    '12345678901',
    '12345678901234',
    '123456789012x',
    '12345678901 2',
    '１２３４５６７８９０１２３',
  ),
);

const step = fc.record({ upc, sku: fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: undefined }) });

test('an index of upcs answers as a map does, whatever is put and removed', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const index = createUpcIndex();
      const map = new Map<string, number>();
      for (const { upc, sku } of steps) {
        if (sku === undefined) {
          index.remove(upc);
          map.delete(upc);
        } else {
          index.put(upc, sku);
          map.set(upc, sku);
        }
      }
      expect(index.size()).toBe(map.size);
      for (const { upc } of steps) expect(index.find(upc)).toBe(map.get(upc));
    }),
  );
});
