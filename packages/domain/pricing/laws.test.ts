import { benefitKinds } from '@eyelet/contracts/promotions/benefit-kinds.ts';
import { soldLine } from '@eyelet/testing/line-builder.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Asked } from '../promotions/conditions/condition.ts';
import { effectOf, takesOff } from '../promotions/effects/effects.ts';
import type { Benefit, Promotion } from '../promotions/promotion.ts';
import type { SoldLine } from './line.ts';
import { promote } from './promote.ts';

const asked: Asked = {
  ...{ locale: 'en-us', timeZone: 'America/New_York', consumerType: 'GUEST', currency: 'USD' },
  ...{ now: new Date('2026-05-01T12:00:00Z'), codes: new Set() },
};

const products = ['l0', 'l1', 'l2', 'l3'];
const percent = fc.integer({ min: 1, max: 100 });
const amounts = fc.record({ USD: fc.integer({ min: 1, max: 6000 }) });
const units = fc.integer({ min: 1, max: 3 });
const side = fc.record({
  masterIds: fc.subarray(products, { minLength: 1 }),
  ...{ categories: fc.constant([]), units },
});
const methods = fc.constant(['standard'] as const);

/** Benefits of every kind: the compiler asks for those of a kind that is new. */
const benefits: Readonly<Record<Benefit['kind'], fc.Arbitrary<Benefit>>> = {
  percent: fc.record({ kind: fc.constant('percent'), percent }),
  amount: fc.record({ kind: fc.constant('amount'), amounts }),
  'fixed-price': fc.record({ kind: fc.constant('fixed-price'), amounts }),
  'group-prices': fc.record({
    kind: fc.constant('group-prices'),
    prices: fc.dictionary(fc.constantFrom(...products), amounts, { minKeys: 1 }),
  }),
  'buy-get': fc.record({ kind: fc.constant('buy-get'), buy: units, get: units, percent }),
  'buy-get-other': fc.record({ kind: fc.constant('buy-get-other'), bought: side, got: side, percent }),
  steps: fc
    .record({ from: fc.integer({ min: 1, max: 9000 }), more: fc.integer({ min: 1, max: 9000 }), first: fc.nat(49) })
    .map(({ from, more, first }) => ({
      kind: 'steps',
      steps: [
        { from: { USD: from }, percent: first + 1 },
        { from: { USD: from + more }, percent: first + 30 },
      ],
    })),
  bundle: fc.record({ kind: fc.constant('bundle'), parts: fc.array(side, { minLength: 2, maxLength: 3 }), amounts }),
  'free-delivery': fc.record({ kind: fc.constant('free-delivery'), methods }),
  'reduced-delivery': fc.record({
    ...{ kind: fc.constant('reduced-delivery'), methods, percent },
    amounts: fc.constant(null),
  }),
  gift: fc.record({ kind: fc.constant('gift'), upc: fc.constant('9') }),
};

const threshold = fc.option(fc.record({ USD: fc.integer({ min: 1, max: 15_000 }) }));
const mostOff = fc.option(fc.record({ USD: fc.integer({ min: 1, max: 9000 }) }));

/** Promotions of a kind at each level that it may have. */
const promotionsOf = (kind: Benefit['kind'], id: string, members: Omit<Partial<Promotion>, 'texts'> = {}) =>
  benefits[kind].chain((benefit) =>
    fc
      .record({ level: fc.constantFrom(...effectOf(benefit).levels), threshold, mostOff })
      .map((more) => promotion(id, { benefit, ...more, ...members })),
  );

/** Rows of different products, some with a price that they are not sold below. */
const rows = fc
  .array(
    fc.record({
      ...{ current: fc.integer({ min: 1, max: 9999 }), quantity: fc.integer({ min: 1, max: 4 }) },
      floor: fc.option(fc.integer({ min: 1, max: 100 })),
    }),
    { minLength: 1, maxLength: products.length },
  )
  .map((all) =>
    all.map(({ current, quantity, floor }, index): SoldLine => {
      const line = soldLine(`l${index}`, { current, quantity });
      return floor === null ? line : { ...line, goods: { ...line.goods, lowest: Math.ceil((current * floor) / 100) } };
    }),
  );

const totalOf = (lines: readonly Readonly<{ afterOrderDiscount: number }>[]) =>
  lines.reduce((sum, { afterOrderDiscount }) => sum + afterOrderDiscount, 0);

const run = <T extends readonly unknown[]>(property: fc.IProperty<[...T]>) => fc.assert(property, { numRuns: 150 });

test('every kind of benefit is judged by these laws', () => {
  expect(Object.keys(benefits).toSorted()).toEqual([...benefitKinds].toSorted());
});

describe.each(benefitKinds)('promotions of the kind %s', (kind) => {
  const one = promotionsOf(kind, 'one');

  test('take the same off each row, whichever was added first', () => {
    run(
      fc.property(rows, one, promotionsOf('percent', 'beside', { rank: 2 }), (lines, promoted, beside) => {
        const taken = (some: readonly SoldLine[]) =>
          new Map(promote(some, [promoted, beside], asked).lines.map((row) => [row.line.id, row.afterOrderDiscount]));
        expect(taken(lines.toReversed())).toEqual(taken(lines));
      }),
    );
  });

  test('take nothing that no row explains, and bring no row below nothing or its lowest price', () => {
    run(
      fc.property(rows, one, (lines, promoted) => {
        const { lines: reduced, amounts: off } = promote(lines, [promoted], asked);
        for (const { rowTotal, afterOrderDiscount: paid, taken, line, goods } of reduced) {
          expect(rowTotal - paid).toBe(taken.reduce((sum, { amount }) => sum + amount, 0));
          expect(paid).toBeGreaterThanOrEqual(Math.min(rowTotal, (goods.lowest ?? 0) * line.quantity));
        }
        const all = lines.reduce((sum, { rowTotal }) => sum + rowTotal, 0);
        expect(all - totalOf(reduced)).toBe(off.get('one') ?? 0);
        if (!takesOff(promoted.benefit)) expect(off.size).toBe(0);
      }),
    );
  });

  test('let more goods cost less than fewer only where the receipt says that more is taken off', () => {
    run(
      fc.property(rows, one, (lines, promoted) => {
        const [more, fewer] = [lines, lines.slice(0, -1)].map((some) => promote(some, [promoted], asked));
        if (!more || !fewer || totalOf(more.lines) >= totalOf(fewer.lines)) return;
        expect(more.reducing).toEqual([promoted]);
        expect(more.amounts.get('one') ?? 0).toBeGreaterThan(fewer.amounts.get('one') ?? 0);
      }),
    );
  });

  test('stack as is declared: of a group one applies, an exclusive one alone, and nobody pays more by having several', () => {
    const second = fc.constantFrom(...benefitKinds).chain((other) => promotionsOf(other, 'other', { rank: 2 }));
    run(
      fc.property(rows, one, second, (lines, first, other) => {
        const of = (...some: readonly Promotion[]) => promote(lines, some, asked);
        const inGroup = [first, other].map((each) => ({ ...each, group: 'season' }));
        expect(of(...inGroup).reducing.length).toBeLessThanOrEqual(1);
        const alone = of({ ...first, exclusive: true }, other);
        expect(alone.reducing.length).toBeLessThanOrEqual(1);
        const best = Math.min(...[first, other].map((each) => totalOf(of(each).lines)));
        expect(totalOf(alone.lines)).toBe(best);
        for (const stacked of inGroup)
          expect(totalOf(of(...inGroup).lines)).toBeLessThanOrEqual(totalOf(of(stacked).lines));
      }),
    );
  });
});
