import { expect, test } from 'vitest';
import { creditHolder, creditOfYear, payableCredit } from './credit.ts';

const athlete = { yearly: 10_000, currentSpend: 4000 };
const year = creditHolder('C-1', new Date('2026-12-31T23:59:59Z'));

test.each([
  ['before the ledger knows the athlete', [], 6000],
  ['by the ledger', [{ holder: year, balance: 1500 }], 1500],
  ['in a new year', [{ holder: creditHolder('C-1', new Date('2025-06-01T00:00:00Z')), balance: 0 }], 10_000],
])('what is left of a credit %s [C6.11]', (_, years, remaining) => {
  expect(creditOfYear(athlete, years, year)).toEqual({ yearly: 10_000, remaining });
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
