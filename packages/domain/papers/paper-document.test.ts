import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paperNumber, seriesOf, taxRowsOf, taxRowsWithin } from './paper-document.ts';

test('numbers are written by seller, kind and year', () => {
  expect(paperNumber(seriesOf('EU', 'invoice', '2026-11-22'), 7)).toBe('EU-2026-000007');
  expect(paperNumber(seriesOf('US', 'credit note', '2027-01-01'), 12)).toBe('USC-2027-000012');
});

test('tax is told by rate, within prices or added to them', () => {
  const parts = [
    { amount: 11_900, rate: 19_000, tax: 1900 },
    { amount: 2140, rate: 7000, tax: 140 },
    { amount: 490, rate: 19_000, tax: 78 },
  ];
  expect(taxRowsOf(parts, true)).toEqual([
    { rate: 7000, net: 2000, tax: 140 },
    { rate: 19_000, net: 10_412, tax: 1978 },
  ]);
  expect(taxRowsOf(parts, false)[1]).toEqual({ rate: 19_000, net: 12_390, tax: 1978 });
  expect(taxRowsOf([{ amount: 0, rate: 5500, tax: 0 }, ...parts], true)).toEqual(taxRowsOf(parts, true));
});

test('what is within prices adds up to them', () => {
  const row = fc.record({ amount: fc.nat(100_000), rate: fc.constantFrom(0, 7000, 19_000, 20_000) });
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const sum = taxRowsWithin(rows).reduce((all, { net, tax }) => all + net + tax, 0);
      expect(sum).toBe(rows.reduce((all, { amount }) => all + amount, 0));
    }),
  );
});
