import { promotion } from '@eyelet/testing/promotion-builder.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { culpritAmong } from './culprit.ts';

const many = Array.from({ length: 1000 }, (_, at) => promotion(`p${at}`));

test('of a thousand promotions the one that fails is found in few tries', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: many.length }), fc.nat(), (count, at) => {
      const some = many.slice(0, count);
      const broken = some[at % count];
      let tries = 0;
      const found = culpritAmong(some, (asked) => {
        tries += 1;
        return asked.some((one) => one === broken);
      });
      expect(found).toBe(broken);
      expect(tries).toBeLessThanOrEqual(20);
    }),
    { numRuns: 50 },
  );
});

test('of several that fail one is found, and none where they fail only together', () => {
  const some = many.slice(0, 9);
  const [one, other] = [some[2], some[7]];
  expect(culpritAmong(some, (asked) => asked.some((it) => it === one || it === other))).toBe(one);
  expect(culpritAmong(some, (asked) => [one, other].every((it) => it && asked.includes(it)))).toBeUndefined();
  expect(culpritAmong([], () => true)).toBeUndefined();
});
