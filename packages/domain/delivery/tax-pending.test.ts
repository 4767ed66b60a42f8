import { expect, test } from 'vitest';
import { deDe } from '../markets/de-de.ts';
import { enUs } from '../markets/en-us.ts';
import { isTaxPending } from './tax-pending.ts';

const oregon = { country: 'US', province: 'OR' };
const pickup = { kind: 'pickup', destination: oregon } as const;
const unknown = { kind: 'home', destination: undefined } as const;

test('tax is pending while something is sent and nobody knows to where [C1.37]', () => {
  expect(isTaxPending([unknown], enUs.tax)).toBe(true);
  expect(isTaxPending([{ ...unknown, kind: 'customs' }], enUs.tax)).toBe(true);
  expect(isTaxPending([pickup, unknown], enUs.tax)).toBe(true);
});

test('tax is whole where it is collected, sent to an address, or needs none [C1.37]', () => {
  expect(isTaxPending([], enUs.tax)).toBe(false);
  expect(isTaxPending([pickup], enUs.tax)).toBe(false);
  expect(isTaxPending([pickup, { ...unknown, destination: oregon }], enUs.tax)).toBe(false);
  expect(isTaxPending([{ ...unknown, kind: 'digital' }], enUs.tax)).toBe(false);
});

test('a market that assumes a destination has its tax within the prices [C1.37]', () => {
  expect(isTaxPending([unknown], deDe.tax)).toBe(false);
});
