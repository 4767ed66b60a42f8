import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyMask, caretAfter, dateMask, phoneMask } from './mask.ts';

test('the dial code +1 has the North American mask [C9.15]', () => {
  expect(applyMask('2025550142', phoneMask('1'))).toBe('(202) 555 - 0142');
});

test('every other dial code has the general mask [C5.32]', () => {
  expect(applyMask('1234567890', phoneMask('44'))).toBe('1234 - 567 - 890');
});

test('a date is masked in the format of the market [C5.13]', () => {
  expect(applyMask('31121990', dateMask('DD/MM/YYYY'))).toBe('31/12/1990');
});

test('digits of a date fall into place as they are typed [C5.16]', () => {
  expect(applyMask('12311990', dateMask('MM/DD/YYYY'))).toBe('12/31/1990');
});

test('a mask takes no more digits than it has room for and ends without a separator', () => {
  expect(applyMask('20255501429', phoneMask('1'))).toBe('(202) 555 - 0142');
  expect(applyMask('202', phoneMask('1'))).toBe('(202');
});

test('the caret stays behind the digit that was typed', () => {
  expect(caretAfter('(202) 555', 4)).toBe(7);
  expect(caretAfter('(202) 555', 0)).toBe(0);
});

test('masking a masked number again changes nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,14}$/), fc.constantFrom('1', '44', '49'), (digits, dialCode) => {
      const masked = applyMask(digits, phoneMask(dialCode));
      expect(applyMask(masked, phoneMask(dialCode))).toBe(masked);
      expect(digits.startsWith(masked.replace(/\D/g, ''))).toBe(true);
    }),
  );
});
