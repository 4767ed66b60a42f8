import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deDe } from '../markets/de-de.ts';
import { enUs } from '../markets/en-us.ts';
import { afterWorkingSeconds, type CareHours, workingSeconds } from './care-hours.ts';

const office = { opens: 9, closes: 17 };
const german = { ...deDe, ...office };
const hour = 3600;

test.each([
  ['within a day', '2026-05-05T10:00:00+02:00', 2, '2026-05-05T12:00:00+02:00'],
  ['to the very end of a day', '2026-05-05T10:00:00+02:00', 7, '2026-05-05T17:00:00+02:00'],
  ['over a night', '2026-05-05T16:00:00+02:00', 8, '2026-05-06T16:00:00+02:00'],
  ['from before the opening', '2026-05-05T06:00:00+02:00', 1, '2026-05-05T10:00:00+02:00'],
  ['from after the closing', '2026-05-05T20:00:00+02:00', 1, '2026-05-06T10:00:00+02:00'],
  ['over a weekend', '2026-05-08T16:00:00+02:00', 2, '2026-05-11T10:00:00+02:00'],
  ['from a Sunday', '2026-05-10T12:00:00+02:00', 1, '2026-05-11T10:00:00+02:00'],
  ['over a public holiday', '2026-05-13T16:00:00+02:00', 2, '2026-05-15T10:00:00+02:00'],
  ['over the change of the clocks', '2026-03-27T16:00:00+01:00', 2, '2026-03-30T10:00:00+02:00'],
])('working hours pass %s', (_, from, hours, until) => {
  expect(afterWorkingSeconds(german, new Date(from), hours * hour)).toEqual(new Date(until));
  expect(workingSeconds(german, new Date(from), new Date(until))).toBe(hours * hour);
});

test('no working time has passed at once, also outside of the hours', () => {
  const sunday = new Date('2026-05-10T12:00:00+02:00');
  for (const seconds of [0, -5]) expect(afterWorkingSeconds(german, sunday, seconds)).toEqual(sunday);
});

test('each market works in its own local time and by its own holidays', () => {
  const friday = new Date('2026-07-03T12:00:00Z');
  // The day on which the United States keep the holiday of a Saturday, and on which Germany works.
  expect(afterWorkingSeconds({ ...enUs, ...office }, friday, hour)).toEqual(new Date('2026-07-06T10:00:00-04:00'));
  expect(afterWorkingSeconds(german, friday, hour)).toEqual(new Date('2026-07-03T13:00:00Z'));
});

test('hours that do not end after they begin are whole days, but no weekends', () => {
  const always = { ...deDe, opens: 9, closes: 9 };
  const friday = new Date('2026-05-08T22:00:00+02:00');
  expect(afterWorkingSeconds(always, friday, 3 * hour)).toEqual(new Date('2026-05-11T01:00:00+02:00'));
});

/** A second of two years that have changes of the clocks, weekends and holidays. */
const instant = fc
  .integer({ min: Date.parse('2026-01-01T00:00:00Z') / 1000, max: Date.parse('2028-01-01T00:00:00Z') / 1000 })
  .map((second) => new Date(second * 1000));
const hours = fc
  .record({ opens: fc.integer({ min: 0, max: 23 }), closes: fc.integer({ min: 1, max: 24 }) })
  .chain((span) => fc.constantFrom(deDe, enUs).map((market): CareHours => ({ ...market, ...span })));

test('working time adds up, wherever it is cut', () => {
  fc.assert(
    fc.property(hours, fc.array(instant, { minLength: 3, maxLength: 3 }), (rules, instants) => {
      const [from, cut, to] = instants.toSorted((one, other) => one.getTime() - other.getTime()) as [Date, Date, Date];
      const parts = workingSeconds(rules, from, cut) + workingSeconds(rules, cut, to);
      expect(parts).toBe(workingSeconds(rules, from, to));
    }),
  );
});

test('what is due after some working time is due after exactly that, and not a second earlier', () => {
  fc.assert(
    fc.property(hours, instant, fc.integer({ min: 1, max: 300 * hour }), (rules, from, seconds) => {
      const due = afterWorkingSeconds(rules, from, seconds);
      expect(workingSeconds(rules, from, due)).toBe(seconds);
      expect(workingSeconds(rules, from, new Date(due.getTime() - 1000))).toBe(seconds - 1);
    }),
  );
});
