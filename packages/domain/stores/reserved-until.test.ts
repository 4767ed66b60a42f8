import { expect, test } from 'vitest';
import { reservedUntil } from './reserved-until.ts';

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
