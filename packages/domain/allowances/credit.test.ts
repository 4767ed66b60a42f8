import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditCorrection, creditHolder, creditOfYear, payableCredit } from './credit.ts';

const athlete = { yearly: 10_000, currentSpend: 4000 };
const consumer = { id: 'C-1', locale: 'de_DE' };
const year = creditHolder(consumer, new Date('2026-12-31T22:59:59Z'));

test.each([
  ['before the ledger knows the athlete', [], 6000],
  ['by what was used of it', [{ holder: year, balance: 1500, used: 4500 }], 1500],
  ['never beyond the limit', [{ holder: year, balance: 8000, used: 5000 }], 1000],
  ['never beyond the ledger', [{ holder: year, balance: 100, used: 0 }], 100],
  [
    'in a new year',
    [{ holder: creditHolder(consumer, new Date('2025-06-01T00:00:00Z')), balance: 0, used: 6000 }],
    10_000,
  ],
])('what is left of a credit %s [C6.11]', (_, years, remaining) => {
  expect(creditOfYear(athlete, years, year)).toEqual({ yearly: 10_000, remaining });
});

test.each([
  ['en_US', '2027-01-01T04:59:59Z', '2027-01-01T05:00:00Z'],
  ['de_DE', '2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z'],
])('the year of a credit in %s ends at midnight of the market', (locale, last, first) => {
  expect(creditHolder({ id: 'C-1', locale }, new Date(last))).toBe('C-1 2026');
  expect(creditHolder({ id: 'C-1', locale }, new Date(first))).toBe('C-1 2027');
});

test('more spent than the credit leaves nothing, not less [C6.11]', () => {
  expect(creditOfYear({ yearly: 100, currentSpend: 150 }, [], year).remaining).toBe(0);
});

test.each([
  [6000, 8000, 6000],
  [6000, 2000, 2000],
  [6000, -5, 0],
])('%i left and %i to pay make %i payable [C6.11]', (remaining, toPay, payable) => {
  expect(payableCredit(remaining, toPay)).toBe(payable);
});

test('however a limit changes and orders come back, never is more spent than it, nor than was spent already', () => {
  const amount = fc.integer({ min: 0, max: 200 });
  const step = fc.record({ kind: fc.constantFrom('set', 'spend', 'come back'), amount });
  fc.assert(
    fc.property(amount, amount, fc.array(step, { maxLength: 30 }), (yearly, currentSpend, steps) => {
      let limit = { yearly, currentSpend };
      const first = creditOfYear(limit, [], year).remaining;
      let posted = { holder: year, balance: first, used: 0 };
      fc.pre(first > 0);
      const correct = () => {
        posted = { ...posted, balance: posted.balance + creditCorrection(limit, [posted], year) };
        expect(posted.balance).toBeGreaterThanOrEqual(0);
      };
      for (const { kind, amount: wanted } of steps) {
        if (kind === 'come back') {
          const given = Math.min(wanted, posted.used);
          posted = { ...posted, balance: posted.balance + given, used: posted.used - given };
          continue;
        }
        if (kind === 'set') limit = { yearly: wanted, currentSpend };
        correct();
        expect(posted.balance).toBe(creditOfYear(limit, [posted], year).remaining);
        if (kind === 'set') continue;
        const spent = currentSpend + posted.used;
        const taken = Math.min(wanted, posted.balance);
        posted = { ...posted, balance: posted.balance - taken, used: posted.used + taken };
        expect(currentSpend + posted.used).toBeLessThanOrEqual(Math.max(limit.yearly, spent));
        expect(creditOfYear(limit, [posted], year).remaining).toBe(
          Math.max(0, limit.yearly - currentSpend - posted.used),
        );
      }
    }),
  );
});
