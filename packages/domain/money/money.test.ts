import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate } from './allocate.ts';
import { fromAmount, toAmount } from './amount.ts';
import { formatAmount, formatMinor } from './format.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

describe('amounts', () => {
  test('every whole number of minor units comes back from the API form', () => {
    fc.assert(fc.property(fc.integer({ min: -1e9, max: 1e9 }), (minor) => fromAmount(toAmount(minor)) === minor));
  });
});

describe('allocation', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1e12 }), { minLength: 1, maxLength: 20 });

  test('parts sum to the whole and have its sign', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), weights, (amount, by) => {
        const parts = allocate(amount, by);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        expect(parts.every((part) => part === 0 || Math.sign(part) === Math.sign(amount))).toBe(true);
      }),
    );
  });

  test('a part is less than one unit away from its share, and a weight of nothing gets nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e8 }), weights, (amount, by) => {
        const sum = by.reduce((total, weight) => total + weight, 0);
        fc.pre(sum > 0);
        const parts = allocate(amount, by);
        for (const [index, weight] of by.entries()) {
          expect(Math.abs((parts[index] ?? 0) - (amount * weight) / sum)).toBeLessThanOrEqual(1);
          if (weight === 0) expect(parts[index]).toBe(0);
        }
      }),
    );
  });

  test('amounts beyond the exact range of numbers are split by the same rule as those within it', () => {
    const small = fc.array(fc.nat(1e6), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.nat(1e6), small, (amount, by) => {
        fc.pre(by.some((weight) => weight > 0));
        // Larger weights in the same proportion: only their products leave the range.
        expect(
          allocate(
            amount,
            by.map((weight) => weight * 2 ** 30),
          ),
        ).toEqual(allocate(amount, by));
      }),
    );
  });

  test('the unit that is left goes to the largest remainder, then to the first', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(5, [0, 0])).toEqual([3, 2]);
    expect(allocate(10, [1, 2, 1])).toEqual([3, 5, 2]);
    expect(allocate(-100, [1, 1, 1, 0])).toEqual([-34, -33, -33, 0]);
  });

  test('an empty list is refused, as it would swallow the amount', () => {
    expect(() => allocate(100, [])).toThrow(/at least one weight/);
  });

  test('weights below nothing and parts of a unit are refused, wherever they stand', () => {
    for (const weights of [[-1], [1, -1], [0.5, 1], [1, Number.NaN]]) {
      expect(() => allocate(100, weights)).toThrow(/whole numbers of zero or more/);
    }
    for (const amount of [0.5, Number.NaN, 2 ** 53]) expect(() => allocate(amount, [1])).toThrow(/minor units/);
  });
});

describe('formats', () => {
  test('CAD is shown as code [C9.11]', () => {
    expect(spaced(formatMinor(12000, 'CAD', 'en-CA'))).toBe('CAD 120.00');
    expect(spaced(formatMinor(12000, 'CAD', 'fr-CA'))).toBe('120,00 CAD');
  });

  test('every other currency is shown as symbol [C9.12]', () => {
    expect(formatAmount(129.95, 'USD', 'en-US')).toBe('$129.95');
    expect(formatAmount(129.95, 'GBP', 'en-GB')).toBe('£129.95');
    expect(spaced(formatAmount(1129.95, 'EUR', 'fr-FR'))).toBe('1 129,95 €');
    expect(spaced(formatAmount(129.95, 'EUR', 'de-DE'))).toBe('129,95 €');
  });
});
