import { expect, test } from 'vitest';
import { dayInMarket } from '../markets/market-day.ts';
import { birthdaysUntil } from './birthday.ts';

test.each([
  ['2026-11-22', 1, [[2026, 1122]]],
  [
    '2027-02-28',
    1,
    [
      [2027, 228],
      [2027, 229],
    ],
  ],
  ['2028-02-28', 1, [[2028, 228]]],
  ['2028-02-29', 1, [[2028, 229]]],
  [
    '2027-01-01',
    3,
    [
      [2027, 101],
      [2026, 1231],
      [2026, 1230],
    ],
  ],
] as const)('on %s, looking back %i days, the birthdays are %j', (today, days, expected) => {
  expect(birthdaysUntil(today, days)).toEqual(expected.map(([year, birthday]) => ({ year, birthday })));
});

test.each([
  ['en_US', '2027-01-01T04:59:59Z', [2026, 1231], [2027, 101]],
  ['de_DE', '2026-12-31T22:59:59Z', [2026, 1231], [2027, 101]],
  ['en_CA', '2028-02-29T04:59:59Z', [2028, 228], [2028, 229]],
  ['it_IT', '2028-02-28T22:59:59Z', [2028, 228], [2028, 229]],
] as const)('a birthday in %s begins at midnight of the market, after %s', (header, last, before, after) => {
  const celebratedAt = (instant: number) =>
    birthdaysUntil(dayInMarket(header, new Date(instant)), 1).map(({ year, birthday }) => [year, birthday]);
  const until = Date.parse(last);
  expect([celebratedAt(until), celebratedAt(until + 1000)]).toEqual([[before], [after]]);
});
