import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markets } from '../markets/markets.ts';
import { minimumAgeOf } from '../markets/sign-up-rules.ts';
import { toDisplayDate } from '../validation/stored-date.ts';
import { birthDate, personName } from './person.ts';

const rules = { format: 'MM/DD/YYYY', today: '2026-11-21', minimumAge: 16 } as const;

test.each(['02/30/2000', '13/01/2000', '2000-01-01', '1/1/2000'])('%s is no birth date [B5.3.04]', (value) => {
  expect(birthDate(value, rules)).toEqual({ key: 'validation.date', args: { format: 'MM/DD/YYYY' } });
});

test('nobody was born before 1900 [B5.3.05, C5.23]', () => {
  expect(birthDate('12/31/1899', rules)).toEqual({ key: 'validation.minDate', args: { date: '01/01/1900' } });
  expect(birthDate('01/01/1900', rules)).toBeUndefined();
});

test('nobody was born after today [C5.22]', () => {
  expect(birthDate('11/22/2026', rules)).toEqual({ key: 'validation.maxDate', args: { date: '11/21/2026' } });
  expect(birthDate('11/21/2026', { ...rules, minimumAge: 0 })).toBeUndefined();
});

test.each([
  ['US', 13],
  ['CA', 13],
  ['GB', 13],
  ['FR', 15],
  ['DE', 16],
  ['IT', 14],
  ['NO', 16],
])('in %s one holds an account from %i on [C5.59]', (country, age) => {
  expect(minimumAgeOf(country)).toBe(age);
});

test.each(markets.map((market) => [market.locale, market] as const))(
  'in %s one is too young a day before the birthday, old enough on it [C5.59, B5.3.06]',
  (_, { dateFormat: format, signUp: { minimumAge } }) => {
    const year = 2026 - minimumAge;
    const on = (day: string) => birthDate(toDisplayDate(`${year}-${day}`, format), { ...rules, format, minimumAge });
    expect(on('11-22')).toEqual({ key: 'validation.tooYoung', args: { n: minimumAge } });
    expect(on('11-21')).toBeUndefined();
  },
);

test('whoever was born on 29 February is a year older on 1 March', () => {
  const on = (today: string) => birthDate('02/29/2012', { ...rules, today, minimumAge: 13 });
  expect(on('2025-02-28')).toEqual({ key: 'validation.tooYoung', args: { n: 13 } });
  expect(on('2025-03-01')).toBeUndefined();
});

test('who is old enough today is so on every later day', () => {
  const days = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, days, days, fc.integer({ min: 13, max: 21 }), (born, one, other, minimumAge) => {
      const [earlier, later] = [one, other].toSorted();
      const on = (today = '') => birthDate(toDisplayDate(born, rules.format), { ...rules, today, minimumAge });
      if (on(earlier) === undefined) expect(on(later)).toBeUndefined();
    }),
  );
});

test('a name has 2 to 30 letters', () => {
  expect(personName('A')).toEqual({ key: 'validation.minLength', args: { n: 2 } });
  expect(personName('A'.repeat(31))).toEqual({ key: 'validation.maxLength', args: { n: 30 } });
  expect(personName('Ann3')).toEqual({ key: 'validation.name' });
  expect(personName('Anne-Zoé')).toBeUndefined();
  expect(personName('')).toBeUndefined();
});
