import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortedPart } from './sort.ts';

test('a part of a sorted list is what sorting all of it gives, equal ones in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 9 })), fc.nat({ max: 60 }), fc.nat({ max: 60 }), (keys, start, count) => {
      const all = keys.map((key, place) => ({ key, place })).toSorted((one, other) => one.key - other.key);
      expect(sortedPart(Float64Array.from(keys), start, start + count)).toEqual(
        all.slice(start, start + count).map(({ place }) => place),
      );
    }),
  );
});
