import { expect, test } from 'vitest';
import { hasExpired } from '../card-expiry.ts';
import { behaviourOf, brandOf, checkCard, passesLuhn, readExpiry, testCards } from './card.ts';

const now = new Date('2026-11-21T12:00:00Z');
const good = { number: '4242 4242 4242 4242', expiry: '12/26', code: '123' };
const problems = (entry: object) =>
  checkCard({ ...good, ...entry }, now).map(({ field, problem }) => `${field} ${problem}`);

test('every test card passes the checks and behaves as its table says', () => {
  for (const { number, behaviour } of testCards) {
    const code = brandOf(number)?.brand === 'amex' ? '1234' : '123';
    expect(problems({ number, code }), number).toEqual([]);
    expect(behaviourOf(number)).toBe(behaviour);
  }
  expect(behaviourOf('4012888888881881')).toBe('approve');
});

test('brands are recognised by the first digits and have their own lengths and codes', () => {
  const brands = {
    '4': 'visa',
    '51': 'mastercard',
    '2720': 'mastercard',
    '37': 'amex',
    '6011': 'discover',
    '50': 'maestro',
  };
  for (const [start, brand] of Object.entries(brands)) expect(brandOf(start)?.brand).toBe(brand);
  expect(brandOf('9')).toBeUndefined();
  expect(problems({ number: '378282246310005' })).toEqual(['code code']);
  expect(problems({ number: '42424242424242' })).toEqual(['number number']);
});

test('the check digit is checked', () => {
  expect(passesLuhn('4242424242424242')).toBe(true);
  for (let digit = 0; digit < 10; digit++) expect(passesLuhn(`424242424242424${digit}`)).toBe(digit === 2);
  expect(passesLuhn('')).toBe(false);
});

test('expiry dates are read in the ways people write them', () => {
  for (const text of ['07/28', '7/28', '07 / 2028', '0728', '07-28', ' 07/28 ']) {
    expect(readExpiry(text), text).toEqual({ month: 7, year: 2028 });
  }
  for (const text of ['', '13/28', '00/28', '7', '07/228', 'ab/cd']) expect(readExpiry(text), text).toBeUndefined();
});

test('a card is good to the end of its month', () => {
  expect(hasExpired({ month: 11, year: 2026 }, now)).toBe(false);
  expect(hasExpired({ month: 11, year: 2026 }, new Date('2026-11-30T23:59:59Z'))).toBe(false);
  expect(hasExpired({ month: 11, year: 2026 }, new Date('2026-12-02T00:00:00Z'))).toBe(true);
  expect(problems({ expiry: '10/26' })).toEqual(['expiry expired']);
});

test('a card is good from this month to twenty years ahead, with a month from 1 to 12 [C5.62]', () => {
  for (const expiry of ['11/26', '11/46', '01/27']) expect(problems({ expiry }), expiry).toEqual([]);
  expect(problems({ expiry: '10/26' })).toEqual(['expiry expired']);
  for (const expiry of ['12/46', '01/2047', '13/27', '00/27'])
    expect(problems({ expiry }), expiry).toEqual(['expiry date']);
});

test('each field is asked for and checked by itself', () => {
  expect(problems({ number: '', expiry: '', code: '' })).toEqual([
    'number required',
    'expiry required',
    'code required',
  ]);
  expect(problems({ number: '4242424242424241', expiry: '1326', code: '12' })).toEqual([
    'number number',
    'expiry date',
    'code code',
  ]);
  expect(problems({ number: '30569309025904' })).toEqual(['number brand']);
});
