import { expect, test } from 'vitest';
import { clockText, dayText, hoursText, localOf, weekdayName, weekdayOf } from './clock.ts';

test.each([
  ['10:00', 'en-US', '10 am'],
  ['00:00', 'en-US', '12 am'],
  ['12:30', 'en-CA', '12:30 pm'],
  ['18:30', 'en-GB', '18:30'],
  ['18:30', 'de-DE', '18:30'],
])('%s is written in %s as %s', (time, tag, text) => {
  expect(clockText(time, tag)).toBe(text);
});

test('a day may have several spans, or none', () => {
  const spans = [
    { opens: '10:00', closes: '13:00' },
    { opens: '14:00', closes: '18:30' },
  ];
  expect(hoursText(spans, 'fr-FR', 'fermé')).toBe('10:00–13:00, 14:00–18:30');
  expect(hoursText([], 'fr-FR', 'fermé')).toBe('fermé');
});

test('an instant is converted to the time zone of the place', () => {
  expect(localOf('2026-11-22T01:30:00Z', 'America/New_York')).toEqual({ date: '2026-11-21', time: '20:30' });
  expect(localOf('2026-11-22T23:15:00Z', 'Europe/Berlin')).toEqual({ date: '2026-11-23', time: '00:15' });
});

test('days are formatted with their names', () => {
  expect(weekdayOf('2026-11-22')).toBe(7);
  expect(weekdayName(1, 'de-DE')).toBe('Montag');
  expect(dayText('2026-12-24', 'en-GB')).toBe('24 December');
});
