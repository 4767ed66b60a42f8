import { expect, test } from 'vitest';
import { zonedTime } from './zoned-time.ts';

test.each([
  ['2026-07-01T08:00:00Z', 'Europe/Paris', '2026-07-01T10:00:00+02:00'],
  ['2026-12-31T23:30:00Z', 'Europe/Paris', '2027-01-01T00:30:00+01:00'],
  ['2026-03-01T02:15:00Z', 'America/St_Johns', '2026-02-28T22:45:00-03:30'],
  ['2026-03-01T02:15:00Z', 'UTC', '2026-03-01T02:15:00+00:00'],
])('%s in %s is %s', (instant, zone, shown) => {
  expect(zonedTime(new Date(instant), zone)).toBe(shown);
  expect(Date.parse(shown)).toBe(Date.parse(instant));
});
