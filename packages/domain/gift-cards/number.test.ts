import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  accounts,
  cardNumber,
  groupedNumber,
  isCardNumber,
  isOwnNumber,
  maskedNumber,
  passesLuhn,
  plainNumber,
} from './number.ts';

test('every number has sixteen digits, and one wrong digit or two swapped ones do not pass the check', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: accounts - 1 }), fc.nat(15), fc.integer({ min: 1, max: 9 }), (n, at, by) => {
      const number = cardNumber(n);
      expect([isCardNumber(number), passesLuhn(number)]).toEqual([true, true]);
      const digits = [...number].map(Number);
      const wrong = digits.with(at, ((digits[at] ?? 0) + by) % 10).join('');
      expect(passesLuhn(wrong)).toBe(false);
      const [one = 0, other = 0] = [digits[at % 15], digits[(at % 15) + 1]];
      const swapped = digits
        .with(at % 15, other)
        .with((at % 15) + 1, one)
        .join('');
      // The formula cannot tell 09 from 90.
      if (one !== other && one + other !== 9) expect(passesLuhn(swapped)).toBe(false);
    }),
  );
});

test.each([
  ['6006 4912 3456 7890', true],
  ['6006-4912-3456-7890', true],
  ['6006\u00a04912\u202f3456 7890', true],
  ['abc', false],
  ['', false],
  ['600649123456789', false],
  ['60064912345678901', false],
])('%s has the form of a number: %s', (typed, fits) => {
  expect(isCardNumber(plainNumber(typed))).toBe(fits);
});

test('a card is shown by its last four digits alone', () => {
  expect(maskedNumber('6006491234567890'.slice(-4))).toBe('•••• 7890');
});

// The example of the standard, numbers of payment cards for tests, and each with another last digit.
test.each([
  ['79927398713', true],
  ['79927398710', false],
  ['4242424242424242', true],
  ['4242424242424241', false],
  ['378282246310005', true],
  ['378282246310006', false],
])('%s passes the check: %s', (number, passes) => {
  expect(passesLuhn(number)).toBe(passes);
});

test('a number begins like every gift card, and is read in groups of four', () => {
  expect(cardNumber(0)).toMatch(/^600649000000000\d$/);
  expect(['6006491234567890', '4242424242600649'].map(isOwnNumber)).toEqual([true, false]);
  expect(groupedNumber('6006491234567890')).toBe('6006 4912 3456 7890');
  expect(groupedNumber('60064')).toBe('6006 4');
  expect(groupedNumber('6006')).toBe('6006');
});
