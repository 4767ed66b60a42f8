import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPhone, splitPhone, toInternationalPhone } from './phone-number.ts';

test.each([
  ['+44 7911 123456', '39', '44', '7911123456'],
  ['  +44 7911 123456', '39', '44', '7911123456'],
  ['0044 7911 123456', '39', '44', '7911123456'],
  [' 00 353 1 234 5678', '39', '353', '12345678'],
  ['00 353 1 + 234 5678', '39', '353', '12345678'],
  ['+44 00 7911 123456', '39', '44', '7911123456'],
  ['+81 90 1234 5678', '81', '81', '9012345678'],
  ['+81 90 1234 5678', '49', '', '819012345678'],
  ['+81 90 1234 5678', '', '', '819012345678'],
  // A dial code is only recognised at the beginning of a number.
  ['02 0044 12345', '39', '39', '02004412345'],
  ['12 +44 12345', '39', '39', '124412345'],
  ['202 555 0012', '1', '1', '2025550012'],
])('%s, typed under dial code %s, is +%s and %s', (value, given, dialCode, national) => {
  expect(readPhone(value, given)).toEqual({ dialCode, national });
});

test.each([
  ['1 202 555 0123', '1', '2025550123'],
  ['1 202 555 012', '1', '1202555012'],
  ['1 202 555 01234', '1', '120255501234'],
  ['2 202 555 0121', '1', '22025550121'],
  ['1 202 555 0123', '39', '12025550123'],
])(
  '%s under dial code %s: only a North American 1 before ten digits is no part of the number',
  (value, given, national) => {
    expect(readPhone(value, given).national).toBe(national);
  },
);

test.each(['44', '33', '49', '32', '43', '41', '31', '353'])(
  'under %s a 0 in front is not dialled from abroad',
  (code) => {
    expect(toInternationalPhone('0123 4567', code)).toBe(`+${code}1234567`);
    expect(toInternationalPhone(`+${code} (0)123 4567`)).toBe(`+${code}1234567`);
    expect(toInternationalPhone('1230 4567', code)).toBe(`+${code}12304567`);
  },
);

test.each(['39', '34', '351', '352'])('under %s a 0 in front is part of the number', (code) => {
  expect(toInternationalPhone('0123 4567', code)).toBe(`+${code}01234567`);
  expect(toInternationalPhone(`+${code} 0123 4567`)).toBe(`+${code}01234567`);
});

test('without a dial code only ten digits are taken for North American', () => {
  expect(toInternationalPhone('202 555 0123')).toBe('+12025550123');
  expect(toInternationalPhone('202 555 0123', '')).toBe('+12025550123');
  expect(toInternationalPhone('202 555 012')).toBe('+202555012');
  expect(toInternationalPhone('202 555 0123', '34')).toBe('+342025550123');
  expect(toInternationalPhone('call me', '34')).toBe('');
});

test.each([
  ['+12025550123', { dialCode: '1', national: '2025550123' }],
  [' +44 7911 123456', { dialCode: '44', national: '7911123456' }],
  ['+35312345678', { dialCode: '353', national: '12345678' }],
  ['2025550123', { dialCode: '1', national: '2025550123' }],
  ['202555012', undefined],
  ['447911123456', undefined],
  ['+819012345678', undefined],
])('%s, as it is stored, is split', (stored, expected) => {
  expect(splitPhone(stored)).toEqual(expected);
});

test('how a number is set out with spaces and marks changes nothing', () => {
  const digits = fc.stringMatching(/^[1-9]\d{8,10}$/);
  fc.assert(
    fc.property(
      digits,
      fc.constantFrom('1', '33', '39', '44'),
      fc.constantFrom(' ', '-', ' / ', '.'),
      (number, code, mark) => {
        const plain = toInternationalPhone(number, code);
        expect(toInternationalPhone([...number].join(mark), code)).toBe(plain);
        expect(toInternationalPhone(`(${number.slice(0, 3)})${number.slice(3)}`, code)).toBe(plain);
      },
    ),
  );
});
