import { expect, test } from 'vitest';
import { marketByHeader } from '../markets/markets.ts';
import { sendingTime } from './sending.ts';
import { expiryOf } from './validity.ts';

const issued = new Date('2026-11-22T12:00:00Z');

test.each([
  ['en_US', undefined],
  ['en_CA', undefined],
  ['fr_CA', undefined],
  ['de_DE', '2029-12-31T23:00:00.000Z'],
  ['en_GB', '2032-11-23T00:00:00.000Z'],
  ['fr_FR', '2031-11-22T23:00:00.000Z'],
  ['it_IT', '2036-11-22T23:00:00.000Z'],
])('a card of %s is valid until the end of the last day that the law of its market asks for', (header, until) => {
  const market = marketByHeader(header);
  expect(market && expiryOf(market, issued)?.toISOString()).toBe(until);
});

test('a card is mailed at eight in the morning where it was bought, in summer and in winter, or at once', () => {
  const at = (day: string | null) => sendingTime(day, issued, 'Europe/Berlin').toISOString();
  expect(at('2026-12-24')).toBe('2026-12-24T07:00:00.000Z');
  expect(at('2027-06-24')).toBe('2027-06-24T06:00:00.000Z');
  expect(at('2026-11-22')).toBe(issued.toISOString());
  expect(at(null)).toBe(issued.toISOString());
});
