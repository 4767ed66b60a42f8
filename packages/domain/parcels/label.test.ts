import { gramsOfLabel } from '@eyelet/contracts/order-desk/label-facts.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { growingPause } from '../calendar/growing-pause.ts';
import {
  isFinalProblem,
  mostPauseMs,
  mostVoidTries,
  needsCustoms,
  type Spot,
  simulatedNumber,
  usualGrams,
} from './label.ts';
import { trackingNumberOf } from './tracking-number.ts';

/** A country, perhaps with a postal code, and with a state after it. */
function spotOf(text: string): Spot {
  const [, country = '', postalCode = '', province = ''] = /^(\S+)(?: (.*?))??(?: ([A-Z]{2}))?$/.exec(text) ?? [];
  return { country, postalCode, province };
}

test('pauses double from a minute to an hour, and labels are taken back for some hours', () => {
  const pauses = [1, 2, 3, 6, 7, 8, 100].map((tries) => growingPause(tries, mostPauseMs) / 60_000);
  expect(pauses).toEqual([1, 2, 4, 32, 60, 60, 60]);
  const waited = Array.from({ length: mostVoidTries - 1 }, (_, at) => growingPause(at + 1, mostPauseMs));
  expect(waited.reduce((sum, one) => sum + one, 0) / 3_600_000).toBeGreaterThan(8);
});

test('only what somebody has to change ends the tries', () => {
  expect((['down', 'slow', 'busy', 'account', 'refused', 'sender', 'customs'] as const).filter(isFinalProblem)).toEqual(
    ['refused', 'sender', 'customs'],
  );
});

test.each([
  ['US', 'US', false],
  ['NL', 'DE', false],
  ['NL', 'GB', true],
  ['GB', 'GB', false],
  ['US', 'CA', true],
  ['CH', 'IT', true],
  ['NL', 'GB BS14DJ', true],
  ['NL', 'GB BT1 5GS', false],
  ['GB', 'GB bt15gs', false],
  ['US', 'GB BT1 5GS', true],
  ['NL', 'DE 78267', false],
  ['NL', 'DE 78266', true],
  ['DE', 'DE 78266', true],
  ['CH', 'DE 78266', false],
  ['DE', 'DE 27498', true],
  ['NL', 'IT 23041', true],
  ['IT', 'IT 23041', true],
  ['US', 'US 09012 AE', true],
  ['US', 'US 34002 AA', true],
  ['US', 'US 96201 AP', true],
  ['US', 'US 04101 ME', false],
  ['IT', 'IT 27498', false],
  ['GB BT1 5GS', 'NL', false],
])('from %s to %s, customs papers: %s', (from, to, expected) => {
  expect(needsCustoms(spotOf(from), spotOf(to))).toBe(expected);
});

test('the usual weight grows with the units and never leaves what a label may have', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (units) => {
      expect(usualGrams(units)).toBeGreaterThanOrEqual(gramsOfLabel.least);
      expect(usualGrams(units)).toBeLessThanOrEqual(gramsOfLabel.most);
      expect(usualGrams(units + 1)).toBeGreaterThanOrEqual(usualGrams(units));
    }),
  );
  expect(usualGrams(1)).toBe(800);
});

test('simulated numbers are as they are stored, and differ for each label', () => {
  fc.assert(
    fc.property(fc.uuid({ version: 4 }), fc.uuid({ version: 4 }), (one, other) => {
      expect(trackingNumberOf(simulatedNumber(one))).toBe(simulatedNumber(one));
      expect(simulatedNumber(one) === simulatedNumber(other)).toBe(one.slice(0, 24) === other.slice(0, 24));
    }),
  );
});
