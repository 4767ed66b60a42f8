import { expect, test } from 'vitest';
import { sendingDays, sendingTime } from './sending.ts';

const now = new Date('2026-11-22T23:30:00Z');

test('the days for sending begin with today where the card is bought, and end after a year', () => {
  expect(sendingDays(now, 'America/New_York')).toEqual({ first: '2026-11-22', last: '2027-11-22' });
  expect(sendingDays(now, 'Europe/Berlin')).toEqual({ first: '2026-11-23', last: '2027-11-23' });
});

test.each([
  [null, 'Europe/Berlin', '2026-11-22T23:30:00.000Z'],
  ['2026-11-24', 'Europe/Berlin', '2026-11-24T07:00:00.000Z'],
  ['2027-07-01', 'Europe/Berlin', '2027-07-01T06:00:00.000Z'],
  ['2026-11-24', 'America/New_York', '2026-11-24T13:00:00.000Z'],
  ['2026-11-22', 'America/New_York', '2026-11-22T23:30:00.000Z'],
])('a card for %s in %s is mailed at %s', (day, timeZone, at) => {
  expect(sendingTime(day, now, timeZone).toISOString()).toBe(at);
});
