import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTextStore } from './text-store.ts';

const line = fc.string({
  unit: fc.integer({ min: 32, max: 255 }).map((code) => String.fromCharCode(code)),
  maxLength: 30,
});
const change = fc.record({
  row: fc.nat({ max: 12 }),
  lines: fc.option(fc.array(line, { minLength: 1, maxLength: 4 })),
});

test('texts are read as they were put, through any changes, and take little more room than they need', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 200 }), (changes) => {
      const store = createTextStore(200);
      const known = new Map<number, readonly string[]>();
      for (const { row, lines } of changes) {
        if (lines === null) {
          store.remove(row);
          known.delete(row);
        } else {
          store.put(row, lines);
          known.set(row, lines);
        }
        for (let at = 0; at < 13; at += 1) {
          const wanted = known.get(at);
          expect(store.has(at)).toBe(wanted !== undefined);
          if (!wanted) continue;
          expect(store.lines(at)).toEqual(wanted);
          expect(store.first(at)).toBe(wanted[0]);
          const [, second = ''] = wanted;
          const beginning = second.slice(0, 2);
          const like = wanted.slice(1).find((one) => one.startsWith(beginning));
          expect(store.lineLike(at, beginning)).toBe(like?.slice(beginning.length));
        }
        const live = [...known.values()].reduce((sum, lines_) => sum + lines_.join('\n').length, 0);
        expect(store.bytes()).toBeLessThanOrEqual(4 * live + 600);
      }
    }),
    { numRuns: 60 },
  );
});
