import { expect, test } from 'vitest';
import { normaliseAddress, spacedPostalCode } from './normalise-address.ts';

const german = { country: 'DE', dialCode: '49' };

test.each([
  ['its own dial code', { phone: '0612345678', phoneCode: '33' }, '+33612345678', '33'],
  ['a dial code with a plus and blanks', { phone: '0612345678', phoneCode: ' +33 ' }, '+33612345678', '33'],
  ['the dial code of the shop where it has none', { phone: '01512345678', phoneCode: null }, '+491512345678', '49'],
  ['the dial code that the number names', { phone: '+44 7911 123456', phoneCode: '49' }, '+447911123456', '44'],
  ['its own dial code also without a number', { phone: '', phoneCode: '+33' }, '', '33'],
  ['the dial code of the shop without a number', { phone: '', phoneCode: null }, '', '49'],
  ['the chosen dial code where its number names none that is known', { phone: '+81 9', phoneCode: '33' }, '+819', '33'],
] as const)('an address is kept with %s', (_, typed, phone, phoneCode) => {
  expect(normaliseAddress(typed, german)).toMatchObject({ phone, phoneCode });
});

test('what is not said is empty', () => {
  expect(normaliseAddress({}, german)).toEqual({
    ...{ firstName: '', lastName: '', addressLine1: '', addressLine2: '', city: '', province: '', postalCode: '' },
    ...{ country: 'DE', email: '', phone: '', phoneCode: '49' },
  });
});

test.each([
  ['h2x1y4', 'CA', 'H2X 1Y4'],
  [' h2x 1y4', 'CA', 'H2X 1Y4'],
  ['m11ae', 'GB', 'M1 1AE'],
  ['sw1a1aa', 'GB', 'SW1A 1AA'],
  ['eh66qq', 'GB', 'EH6 6QQ'],
  // Texts of a wrong length stay for the check to report, in capitals.
  ['m11a', 'GB', 'M11A'],
  ['sw1a1aaa', 'GB', 'SW1A1AAA'],
  ['1012 ab', 'NL', '1012 ab'],
  ['94107', 'US', '94107'],
])('postal code %s of %s is kept as %s', (typed, country, kept) => {
  expect(spacedPostalCode(typed, country)).toBe(kept);
});
