import { expect, test } from 'vitest';
import { localTime } from '../calendar/local-time.ts';
import { holidayOn } from './holidays.ts';
import { instantOf } from './instant.ts';

test.each([
  ['US', '2026-11-26', 'thanksgiving'],
  ['US', '2026-05-25', 'memorial-day'],
  ['US', '2026-09-07', 'labor-day'],
  ['CA', '2026-05-18', 'victoria-day'],
  ['CA', '2026-10-12', 'thanksgiving'],
  ['GB', '2026-04-06', 'easter-monday'],
  ['GB', '2026-08-31', 'summer-holiday'],
  ['FR', '2026-05-14', 'ascension'],
  ['FR', '2026-07-14', 'national-day'],
  ['DE', '2026-10-03', 'unity-day'],
  ['AT', '2026-06-04', 'corpus-christi'],
  ['IT', '2026-10-04', 'st-francis'],
  ['BE', '2026-07-21', 'national-day'],
  ['LU', '2026-06-23', 'national-day'],
  ['NL', '2026-04-27', 'kings-day'],
  ['NL', '2031-04-26', 'kings-day'],
  ['NL', '2031-04-27', undefined],
  ['DE', '2026-05-26', undefined],
  ['ZZ', '2026-12-25', undefined],
])('%s on %s: %s', (country, day, holiday) => {
  expect(holidayOn(day, country)).toBe(holiday);
});

test('a holiday of a province or state counts there alone', () => {
  expect(holidayOn('2026-06-24', 'CA', 'QC')).toBe('st-john');
  expect(holidayOn('2026-06-24', 'CA', 'BC')).toBeUndefined();
  expect(holidayOn('2026-10-31', 'DE', 'HH')).toBe('reformation-day');
  expect(holidayOn('2026-10-31', 'DE')).toBeUndefined();
});

test('in Britain what falls on a weekend is kept on the next weekdays too', () => {
  const days = ['2027-12-25', '2027-12-26', '2027-12-27', '2027-12-28', '2027-12-29'];
  expect(days.map((day) => holidayOn(day, 'GB'))).toEqual([
    'christmas',
    'boxing-day',
    'christmas',
    'boxing-day',
    undefined,
  ]);
  expect(holidayOn('2028-01-03', 'GB')).toBe('new-year');
});

test.each([
  ['2026-06-15', 600, 'Europe/London', '2026-06-15T09:00:00.000Z'],
  ['2026-01-15', 1440, 'America/New_York', '2026-01-16T05:00:00.000Z'],
  ['2026-03-29', 180, 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['2026-03-29', 150, 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', 60, 'Europe/Berlin', '2026-03-29T00:00:00.000Z'],
  ['2026-10-25', 150, 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', 180, 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
  ['2026-11-01', 0, 'America/Halifax', '2026-11-01T03:00:00.000Z'],
])('%s at minute %i in %s is %s', (day, minutes, zone, instant) => {
  expect(instantOf(day, minutes, zone).toISOString()).toBe(instant);
});

test('every time of the clock that exists is found again, on days of change too', () => {
  for (const zone of ['America/New_York', 'Europe/Paris', 'Australia/Lord_Howe']) {
    for (let hour = 0; hour < 24 * 366; hour += 5) {
      const instant = new Date(Date.UTC(2026, 0, 1, hour, 20));
      const shown = localTime(instant, zone);
      expect(localTime(instantOf(shown.day, shown.minute, zone), zone)).toEqual(shown);
    }
  }
});

test('only Britain keeps a holiday of a weekend again, and Easter and weekdays are not kept twice', () => {
  expect(holidayOn('2027-12-25', 'DE')).toBe('christmas');
  expect(holidayOn('2027-12-27', 'DE')).toBeUndefined();
  const easter = ['2027-03-28', '2027-03-29', '2027-03-30'].map((day) => holidayOn(day, 'GB'));
  expect(easter).toEqual(['easter', 'easter-monday', undefined]);
  expect(['2026-05-04', '2026-05-05'].map((day) => holidayOn(day, 'GB'))).toEqual(['early-may', undefined]);
});
