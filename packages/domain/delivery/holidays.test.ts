import { expect, test } from 'vitest';
import { holidayRules } from './calendars.ts';
import { addDays, weekdayOf } from './days.ts';
import { easterOf, holidaysOf } from './holidays.ts';
import { addWorkingDays, isWorkingDay } from './working-days.ts';

test.each([
  [1818, '1818-03-22'],
  [1943, '1943-04-25'],
  [1954, '1954-04-18'],
  [1981, '1981-04-19'],
  [2024, '2024-03-31'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
])('Easter of %i is %s', (year, day) => {
  expect(easterOf(year)).toBe(day);
});

test('Easter is always a Sunday between 22 March and 25 April', () => {
  for (let year = 1900; year < 2200; year++) {
    const day = easterOf(year);
    expect(weekdayOf(day)).toBe(7);
    expect(day.slice(5) >= '03-22' && day.slice(5) <= '04-25').toBe(true);
  }
});

const daysOf = (country: string, year: number) => [...holidaysOf(holidayRules[country] ?? [], year)].sort();

test('holidays by weekday, by date and before a date', () => {
  expect(daysOf('US', 2026)).toEqual([
    '2026-01-01',
    '2026-05-25',
    '2026-07-03',
    '2026-09-07',
    '2026-11-26',
    '2026-12-25',
  ]);
  expect(daysOf('CA', 2026)).toContain('2026-05-18');
  expect(daysOf('CA', 2027)).toContain('2027-05-24');
});

test.each([
  [2021, ['2021-12-27', '2021-12-28']],
  [2022, ['2022-12-26', '2022-12-27']],
  [2026, ['2026-12-25', '2026-12-28']],
])('British Christmas of %i is kept on two working days', (year, days) => {
  expect(daysOf('GB', year).slice(-2)).toEqual(days);
});

test("New Year's Day on a Saturday closes the last day of the year before, where it is kept on the nearest day", () => {
  expect(weekdayOf('2022-01-01')).toBe(6);
  expect(isWorkingDay('2021-12-31', 'US')).toBe(false);
  expect(isWorkingDay('2021-12-31', 'FR')).toBe(true);
});

test('working days are counted over weekends and holidays; a count of 0 finds the next open day', () => {
  expect(addWorkingDays('2026-12-24', 1, 'DE')).toBe('2026-12-28');
  expect(addWorkingDays('2026-12-25', 0, 'DE')).toBe('2026-12-28');
  expect(addWorkingDays('2026-12-23', 0, 'DE')).toBe('2026-12-23');
  expect(addWorkingDays('2026-12-26', 3, 'GB')).toBe('2026-12-31');
});

test('every country of every market has its calendar', () => {
  for (const country of ['US', 'CA', 'GB', 'FR', 'BE', 'LU', 'DE', 'AT', 'IT', 'NL']) {
    expect(daysOf(country, 2026).length).toBeGreaterThan(4);
  }
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
});
