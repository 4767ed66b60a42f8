import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastVisit, reservedUntil } from './reserved-until.ts';

const rules = {
  timeZone: 'Europe/Paris',
  week: [[], ...Array.from({ length: 5 }, () => [['10:00', '19:00'] as const]), []],
  exceptions: {},
  country: 'FR',
  region: '',
  openOn: [],
} as const;

test.each([
  ['while it is open: its closing and a day', '2026-11-17T12:00:00Z', '2026-11-18T18:00:00.000Z'],
  ['after closing: the next one', '2026-11-17T18:00:00Z', '2026-11-19T18:00:00.000Z'],
  ['before days that it is closed', '2026-11-14T18:30:00Z', '2026-11-18T18:00:00.000Z'],
])('an item stays put aside %s [C7.58]', (_, now, until) => {
  expect(reservedUntil(rules, new Date(now)).toISOString()).toBe(until);
});

test('without known hours it is a day', () => {
  expect(reservedUntil({ ...rules, week: [] }, new Date('2026-11-17T12:00:00Z')).toISOString()).toBe(
    '2026-11-18T12:00:00.000Z',
  );
});

test.each([
  ['tomorrow', '2026-11-17T12:00:00Z', '2026-11-18T09:00:00.000Z', '2026-11-18T18:00:00.000Z'],
  [
    'today, from now on, before a closed day',
    '2026-11-21T12:00:00Z',
    '2026-11-21T12:00:00.000Z',
    '2026-11-21T18:00:00.000Z',
  ],
])('the last visit to it is %s [C7.58]', (_, at, from, to) => {
  const now = new Date(at);
  const visit = lastVisit(rules, now, reservedUntil(rules, now));
  expect([visit.from.toISOString(), visit.to.toISOString()]).toEqual([from, to]);
});

test('a visit lies within the time that it is put aside for, whenever that is [C7.58]', () => {
  const minutes = fc.integer({ min: 0, max: 60 * 24 * 400 });
  fc.assert(
    fc.property(minutes, fc.boolean(), (minute, known) => {
      const now = new Date(Date.UTC(2026, 0, 1, 0, minute));
      const hours = known ? rules : { ...rules, week: [] };
      const until = reservedUntil(hours, now);
      const { from, to } = lastVisit(hours, now, until);
      expect(from.getTime()).toBeGreaterThanOrEqual(now.getTime());
      expect(to.getTime()).toBeGreaterThan(from.getTime());
      expect(to.getTime()).toBeLessThanOrEqual(until.getTime());
    }),
  );
});
