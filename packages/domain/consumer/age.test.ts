import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minimumAgeOf } from '../markets/sign-up-rules.ts';
import { ageOn, isOldEnough } from './age.ts';

test.each([
  ['2000-06-15', '2026-06-14', 25],
  ['2000-06-15', '2026-06-15', 26],
  ['2000-02-29', '2026-02-28', 25],
  ['2000-02-29', '2026-03-01', 26],
  ['2026-01-01', '2026-01-01', 0],
])('born on %s one is on %s %i years old', (birthDate, today, years) => {
  expect(ageOn(birthDate, today)).toBe(years);
});

test.each([
  ['US', 13],
  ['CA', 13],
  ['GB', 13],
  ['FR', 15],
  ['DE', 16],
  ['IT', 14],
  ['ES', 16],
])('in %s one has to be %i: a day too young is refused, the birthday is not [B5.3.06, C5.59]', (country, years) => {
  const minimum = minimumAgeOf(country);
  expect(minimum).toBe(years);
  expect(isOldEnough(`${2026 - years}-11-22`, '2026-11-21', minimum)).toBe(false);
  expect(isOldEnough(`${2026 - years}-11-21`, '2026-11-21', minimum)).toBe(true);
});

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('nobody grows younger from one day to the next', () => {
  fc.assert(
    fc.property(days, days, days, (birthDate, one, other) => {
      const [earlier = '', later = ''] = [one, other].toSorted();
      expect(ageOn(birthDate, earlier)).toBeLessThanOrEqual(ageOn(birthDate, later));
    }),
  );
});

test('on a birthday one is as old as the years that have passed', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 120 }), (birthDate, years) => {
      const birthday = `${Number(birthDate.slice(0, 4)) + years}${birthDate.slice(4)}`;
      expect(ageOn(birthDate, birthday)).toBe(years);
    }),
  );
});
