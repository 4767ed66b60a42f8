import { soldLine } from '@eyelet/testing/line-builder.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Asked } from '../promotions/conditions/condition.ts';
import type { Benefit, Promotion } from '../promotions/promotion.ts';
import type { SoldLine } from './line.ts';
import { promote } from './promote.ts';

const asked: Asked = {
  currency: 'USD',
  locale: 'en-us',
  timeZone: 'America/New_York',
  consumerType: 'GUEST',
  now: new Date('2026-05-01T12:00:00Z'),
  codes: new Set(),
};

const percentOff = (id: string, percent: number, members: Omit<Partial<Promotion>, 'texts'> = {}) =>
  promotion(id, { level: 'PRODUCT', benefit: { kind: 'percent', percent }, ...members });
const only = (...masterIds: readonly string[]) => ({ masterIds, categories: [] });

/** The discount of each promotion on each line. */
function takenOff(promotions: readonly Promotion[], lines: readonly SoldLine[]) {
  return promote(lines, promotions, asked).lines.flatMap(({ line: { id }, taken }) =>
    taken.map(({ promotion: by, amount }) => `${by.id} ${amount} off ${id}`),
  );
}
const sumOf = (promotions: readonly Promotion[], lines: readonly SoldLine[]) =>
  [...promote(lines, promotions, asked).amounts.values()].reduce((sum, amount) => sum + amount, 0);

const pair = ['a', 'b'].map((id) => soldLine(id, { current: 10_000 }));

test.each([
  [50, 100_000, ['p 2000 off a', 'q 5000 off b']],
  // It would take more than its most off all that it is about, but not off what it is the best for.
  [50, 3000, ['p 2000 off a', 'q 5000 off b']],
  [30, 3000, ['p 2000 off a', 'q 3000 off b']],
  [10, 3500, ['p 1750 off a', 'p 1750 off b']],
  [10, 2500, ['p 2000 off a', 'q 1000 off b']],
  [10, 900, ['p 900 off a', 'q 1000 off b']],
])('beside %i percent off one row, a fifth off both of at most %i counts row by row', (percent, most, expected) => {
  const q = percentOff('q', percent, { concerns: only('b') });
  expect(takenOff([percentOff('p', 20, { mostOff: { USD: most } }), q], pair)).toEqual(expected);
});

test('of two with a most neither hides what the other could take off', () => {
  const half = percentOff('half', 50, { rank: 1, mostOff: { USD: 1000 } });
  const third = percentOff('third', 33, { rank: 2, mostOff: { USD: 2000 } });
  expect(takenOff([half, third], pair)).toEqual(['third 2000 off a', 'half 1000 off b']);
});

test('where another takes a row in its place, one that was cut takes more off those that are left', () => {
  const half = percentOff('half', 50, { rank: 1, mostOff: { USD: 3000 } });
  const outfit = promotion('outfit', {
    ...{ rank: 2, level: 'PRODUCT', concerns: only('b') },
    benefit: { kind: 'buy-get', buy: 1, get: 1, percent: 100 },
  });
  const lines = [soldLine('a', { current: 10_000 }), soldLine('b', { current: 3000, quantity: 2 })];
  expect(takenOff([half, outfit], lines)).toEqual(['half 3000 off a', 'outfit 3000 off b']);
});

const rows = fc
  .array(fc.record({ current: fc.integer({ min: 1, max: 9999 }), quantity: fc.integer({ min: 1, max: 4 }) }), {
    ...{ minLength: 1, maxLength: 5 },
  })
  .map((all) => all.map((row, index) => soldLine(`l${index}`, row)));
const ofRow: fc.Arbitrary<Benefit> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 99 }) }),
  fc.record({ kind: fc.constant('amount' as const), amounts: fc.record({ USD: fc.integer({ min: 1, max: 5000 }) }) }),
);
const ofRows: fc.Arbitrary<Benefit> = fc.record({
  ...{ kind: fc.constant('buy-get' as const), buy: fc.constantFrom(1, 2), get: fc.constant(1) },
  percent: fc.constantFrom(50, 100),
});
const concerns = fc.option(
  fc.record({ masterIds: fc.subarray(['l0', 'l1', 'l2', 'l3', 'l4'], { minLength: 1 }), categories: fc.constant([]) }),
);
const promotionsOf = (benefit: fc.Arbitrary<Benefit>) =>
  fc
    .array(fc.record({ benefit, concerns, rank: fc.integer({ min: 0, max: 3 }) }), { minLength: 1, maxLength: 6 })
    .map((all) => all.map((one, index) => promotion(`p${index}`, { level: 'PRODUCT', ...one })));

test('a most that is not exceeded changes nothing', () => {
  fc.assert(
    fc.property(rows, promotionsOf(fc.oneof(ofRow, ofRows)), fc.nat(99), (lines, [first, ...others], more) => {
      if (!first) return;
      // Also before promotions over several rows have taken its place.
      const besides = [others, others.filter(({ benefit }) => benefit.kind !== 'buy-get')];
      const taken = besides.map((some) => promote(lines, [first, ...some], asked).amounts.get(first.id) ?? 0);
      const capped = { ...first, mostOff: { USD: Math.max(1, ...taken) + more } };
      expect(takenOff([capped, ...others], lines)).toEqual(takenOff([first, ...others], lines));
    }),
    { numRuns: 500 },
  );
});

test('a most is never exceeded, and gives no less than the shopper would have without the promotion', () => {
  fc.assert(
    fc.property(rows, promotionsOf(ofRow), fc.integer({ min: 1, max: 20_000 }), (lines, [first, ...others], most) => {
      if (!first) return;
      const all = [{ ...first, mostOff: { USD: most } }, ...others];
      expect(promote(lines, all, asked).amounts.get(first.id) ?? 0).toBeLessThanOrEqual(most);
      expect(sumOf(all, lines)).toBeGreaterThanOrEqual(sumOf(others, lines));
    }),
    { numRuns: 500 },
  );
});

test('several with a most give no less than those without one would', () => {
  const mosts = fc.array(fc.option(fc.record({ USD: fc.integer({ min: 1, max: 9000 }) })), { minLength: 6 });
  fc.assert(
    fc.property(rows, promotionsOf(ofRow), mosts, (lines, promotions, of) => {
      const all = promotions.map((one, index) => ({ ...one, mostOff: of[index] ?? null }));
      const { amounts } = promote(lines, all, asked);
      for (const { id, mostOff } of all) if (mostOff) expect(amounts.get(id) ?? 0).toBeLessThanOrEqual(mostOff.USD);
      const free = all.filter(({ mostOff }) => mostOff === null);
      expect(sumOf(all, lines)).toBeGreaterThanOrEqual(sumOf(free, lines));
    }),
    { numRuns: 500 },
  );
});
