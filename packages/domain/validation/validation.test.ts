import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markets } from '../markets/markets.ts';
import { date, maxDate, minDate } from './date.ts';
import { email } from './email.ts';
import { maxLength, minLength } from './length.ts';
import { phoneMask } from './mask.ts';
import { name } from './name.ts';
import { phone } from './phone.ts';
import { splitPhone, toInternationalPhone } from './phone-number.ts';
import { regex } from './regex.ts';
import { required } from './required.ts';
import { sameAs } from './same-as.ts';
import { toDisplayDate, toStoredDate } from './stored-date.ts';

test('an email has a dot in its domain [C5.01]', () => {
  for (const good of ['a@b.co', 'first.last+tag@shop.example.org', "o'neil@büro.de"])
    expect(email(good)).toBeUndefined();
  for (const bad of ['a@b', 'a', '@b.co', 'a@b..co', 'a b@c.de', 'a@b.co.', 'a@-b.co']) {
    expect(email(bad), bad).toEqual({ key: 'validation.email' });
  }
});

test('an email has at most 100 characters [C5.05]', () => {
  const ofLength = (length: number) => `${'a'.repeat(length - 5)}@b.co`;
  expect(email(ofLength(100))).toBeUndefined();
  expect(email(ofLength(101))).toEqual({ key: 'validation.maxLength', args: { n: 100 } });
});

test('a long text that is no email is refused at once', () => {
  expect(email('a.'.repeat(50_000))).toBeDefined();
});

test('names have letters and a few signs [C5.06]', () => {
  expect(name("Zoë O'Neil-Smith Jr., a`b")).toBeUndefined();
  expect(name('Łukasz d’Arc')).toBeUndefined();
  expect(name('Ann3')).toEqual({ key: 'validation.name' });
  expect(name('A<b>')).toEqual({ key: 'validation.name' });
});

test('a date fits its format and is a real day [C5.12]', () => {
  expect(date('02/30/2000', { format: 'MM/DD/YYYY' })).toEqual({
    key: 'validation.date',
    args: { format: 'MM/DD/YYYY' },
  });
  expect(date('02/29/2000', { format: 'MM/DD/YYYY' })).toBeUndefined();
  expect(date('31/12/1990', { format: 'DD/MM/YYYY' })).toBeUndefined();
  for (const bad of ['31/12/1990', '1/2/1990', '1990-12-31', '00/10/2000', '02/29/1900']) {
    expect(date(bad, { format: 'MM/DD/YYYY' }), bad).toBeDefined();
  }
});

test('a date is stored year first [C5.15]', () => {
  expect(toStoredDate('12/31/1990', 'MM/DD/YYYY')).toBe('1990-12-31');
  expect(toStoredDate('31/12/1990', 'DD/MM/YYYY')).toBe('1990-12-31');
  expect(toStoredDate('01/02/0099', 'DD/MM/YYYY')).toBe('0099-02-01');
});

test('a date is shown in the format asked for', () => {
  expect(toDisplayDate('1990-12-31', 'MM/DD/YYYY')).toBe('12/31/1990');
  expect(toDisplayDate('1990-12-31', 'DD/MM/YYYY')).toBe('31/12/1990');
});

test('without a configured format a date is shown month first', () => {
  expect(toDisplayDate('1990-12-31')).toBe('12/31/1990');
});

test('every day comes back from its stored form', () => {
  const days = fc.date({ min: new Date('0100-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.constantFrom('DD/MM/YYYY' as const, 'MM/DD/YYYY' as const), (day, format) => {
      const stored = day.toISOString().slice(0, 10);
      expect(toStoredDate(toDisplayDate(stored, format), format)).toBe(stored);
    }),
  );
});

test('lengths: at least n [C5.18]', () => {
  expect(minLength('A', { n: 2 })).toEqual({ key: 'validation.minLength', args: { n: 2 } });
  expect(minLength('Al', { n: 2 })).toBeUndefined();
  expect(minLength('', { n: 2 })).toBeUndefined();
});

test('lengths: at most n [C5.19]', () => {
  expect(maxLength('x'.repeat(31), { n: 30 })).toEqual({ key: 'validation.maxLength', args: { n: 30 } });
  expect(maxLength('é'.repeat(30).normalize('NFD'), { n: 30 })).toBeUndefined();
});

test('a date is the last day or before', () => {
  const options = { max: '2020-05-10', format: 'MM/DD/YYYY' } as const;
  expect(maxDate('05/11/2020', options)).toEqual({ key: 'validation.maxDate', args: { date: '05/10/2020' } });
  expect(maxDate('05/10/2020', options)).toBeUndefined();
});

test('a date is the first day or after [C5.23]', () => {
  const options = { min: '2020-05-10', format: 'DD/MM/YYYY' } as const;
  expect(minDate('09/05/2020', options)).toEqual({ key: 'validation.minDate', args: { date: '10/05/2020' } });
  expect(minDate('10/05/2020', options)).toBeUndefined();
});

test('a required value is there [C5.25]', () => {
  expect(required('')).toEqual({ key: 'validation.required' });
  expect(required(undefined)).toEqual({ key: 'validation.required' });
  expect(required('0')).toBeUndefined();
});

test('blanks count as empty [C5.26]', () => {
  expect(required('   ')).toEqual({ key: 'validation.required' });
});

test('a phone has as many digits as its country [C5.27]', () => {
  expect(phone('061234567', { dialCode: '33' })).toEqual({ key: 'validation.phone' });
  expect(phone('06 12 34 56 78', { dialCode: '33' })).toBeUndefined();
  expect(phone('07911123456', { dialCode: '44' })).toBeUndefined();
  expect(phone('+39 06 1234 5678', { dialCode: '39' })).toBeUndefined();
  expect(phone('call me', { dialCode: '49' })).toBeDefined();
  expect(phone('2025550123', { dialCode: '0' })).toBeDefined();
  expect(phone('2025550123', { dialCode: '9999' })).toBeDefined();
});

test.each([
  ['+1 000 123 456', '49', false],
  ['+1 202 555 0123', '49', true],
  ['+49 1512 3456789', '1', true],
  ['+44 7911 123456', '33', true],
  ['+44 79', '33', false],
  ['0044 7911 123456', '49', true],
  ['+81 90 1234 5678', '1', true],
  ['+81 90', '1', false],
])('a number that names its country is checked by it, wherever it is typed: %s under %s', (value, dialCode, good) => {
  expect(phone(value, { dialCode }) === undefined).toBe(good);
});

test('no digit gets lost on the way into the stored form', () => {
  expect(toInternationalPhone('+1000123456', '49')).toBe('+1000123456');
  expect(toInternationalPhone('+3900612345', '39')).toBe('+3900612345');
  expect(toInternationalPhone('+81 90 1234 5678', '1')).toBe('+819012345678');
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{5,13}$/), fc.constantFrom('', '1', '39', '49'), (digits, dialCode) => {
      const stored = toInternationalPhone(`+${digits}`, dialCode);
      // Only a 0 that is omitted from abroad is removed.
      expect(stored.replaceAll(/[+0]/g, '')).toBe(digits.replaceAll('0', ''));
      expect(toInternationalPhone(stored, dialCode)).toBe(stored);
    }),
  );
});

test('a North American phone has ten digits, the first from 2 to 9 [C5.28]', () => {
  expect(phone('1234567890', { dialCode: '1' })).toEqual({ key: 'validation.phone' });
  expect(phone('202555012', { dialCode: '1' })).toBeDefined();
  expect(phone('(202) 555 - 0123', { dialCode: '1' })).toBeUndefined();
});

test('a value matches a pattern as a whole, which the message names [C5.29]', () => {
  expect(regex('1000', { pattern: '\\d{5}', name: '12345' })).toEqual({
    key: 'validation.regex',
    args: { pattern: '12345' },
  });
  expect(regex('x12345x', { pattern: '\\d{5}' })).toEqual({ key: 'validation.regex', args: { pattern: '\\d{5}' } });
  expect(regex('12345', { pattern: '\\d{4}|\\d{5}' })).toBeUndefined();
});

test('a value is the same as another field [C5.30]', () => {
  expect(sameAs('a', { other: 'b', field: 'Password' })).toEqual({
    key: 'validation.sameAs',
    args: { field: 'Password' },
  });
  expect(sameAs('a', { other: 'a', field: 'Password' })).toBeUndefined();
});

test('NORA has the North American mask from the start [C9.15]', () => {
  for (const market of markets) {
    expect(phoneMask(market.phone.dialCode) === '(XXX) XXX - XXXX').toBe(market.region === 'NORA');
  }
});

test('ten digits without dial code are read as dial code 1 [C5.33]', () => {
  expect(splitPhone('2025550123')).toEqual({ dialCode: '1', national: '2025550123' });
  expect(toInternationalPhone('2025550123')).toBe('+12025550123');
});

test('British numbers drop a leading 0 [C5.34]', () => {
  expect(toInternationalPhone('07911123456', '44')).toBe('+447911123456');
  expect(toInternationalPhone('+44 (0)7911 123456')).toBe('+447911123456');
  expect(toInternationalPhone('06 12345678', '39')).toBe('+390612345678');
});

test('phones are stored with plus and dial code [C5.35]', () => {
  expect(toInternationalPhone('(202) 555 - 0123', '1')).toBe('+12025550123');
  expect(toInternationalPhone('0033 6 12 34 56 78')).toBe('+33612345678');
  expect(toInternationalPhone('')).toBe('');
  fc.assert(
    fc.property(fc.stringMatching(/^[2-9]\d{9}$/), fc.constantFrom('1', '44', '33', '39'), (digits, dialCode) => {
      const stored = toInternationalPhone(digits, dialCode);
      expect(stored).toBe(`+${dialCode}${digits}`);
      expect(toInternationalPhone(stored)).toBe(stored);
      expect(splitPhone(stored)).toEqual({ dialCode, national: digits });
    }),
  );
});
