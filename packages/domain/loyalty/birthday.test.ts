import { expect, test } from 'vitest';
import { birthdaysUntil } from './birthday.ts';

test.each([
  ['2026-11-22T08:00:00Z', 1, [{ year: 2026, birthdays: [1122] }]],
  ['2027-02-28T08:00:00Z', 1, [{ year: 2027, birthdays: [228, 229] }]],
  ['2028-02-28T08:00:00Z', 1, [{ year: 2028, birthdays: [228] }]],
  ['2028-02-29T08:00:00Z', 1, [{ year: 2028, birthdays: [229] }]],
  [
    '2027-01-01T08:00:00Z',
    3,
    [
      { year: 2027, birthdays: [101] },
      { year: 2026, birthdays: [1231, 1230] },
    ],
  ],
] as const)('on %s, looking back %i days, the birthdays are %j', (now, days, expected) => {
  expect(birthdaysUntil(new Date(now), days)).toEqual(expected);
});
