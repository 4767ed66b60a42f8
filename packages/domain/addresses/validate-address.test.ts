import { expect, test } from 'vitest';
import type { AddressField, AddressInput } from './address.ts';
import { rulesOfCountry } from './country-rules.ts';
import type { CountryRules } from './rules.ts';
import { validateAddress, validateField } from './validate-address.ts';

const american = rulesOfCountry('US') as CountryRules;
const french = rulesOfCountry('FR') as CountryRules;

const good: AddressInput = {
  ...{ firstName: 'Ida', lastName: 'Berg', addressLine1: '12 Harbour Road', addressLine2: '' },
  ...{ city: 'San Francisco', province: 'CA', postalCode: '94107', country: 'US' },
  ...{ email: 'ida@example.com', phone: '(202) 555 - 0123', phoneCode: '1' },
};

test.each<readonly [AddressField, string, string]>([
  ['firstName', 'Id4', 'validation.name'],
  ['lastName', 'Berg!', 'validation.name'],
  ['email', 'ida@', 'validation.email'],
  ['phone', '202 555', 'validation.phone'],
  ['province', 'QC', 'validation.oneOf'],
  ['postalCode', '9410', 'validation.regex'],
])('a wrong %s is the one field with a problem', (field, value, key) => {
  const errors = validateAddress({ ...good, [field]: value }, american);
  expect(Object.keys(errors)).toEqual([field]);
  expect(errors[field]?.key).toBe(key);
  expect(validateField(field, { ...good, [field]: value }, american)).toEqual(errors[field]);
});

test('all invalid fields are named together, and valid ones are not named', () => {
  expect(Object.keys(validateAddress(good, american))).toEqual([]);
  const errors = validateAddress({ ...good, firstName: '', city: '', email: 'ida@' }, american);
  expect(Object.keys(errors).toSorted()).toEqual(['city', 'email', 'firstName']);
});

test('a phone is checked under the dial code beside it, else under that of the country', () => {
  const phoneOf = (phone: string, phoneCode: string, rules: CountryRules) =>
    validateField('phone', { ...good, phone, phoneCode }, rules)?.key;
  expect(phoneOf('06 12 34 56 78', '', french)).toBeUndefined();
  expect(phoneOf('06 12 34 56 78', '', american)).toBe('validation.phone');
  expect(phoneOf('06 12 34 56 78', '33', american)).toBeUndefined();
  expect(phoneOf('06 12 34 56 78', '1', french)).toBe('validation.phone');
});

test('a country without provinces takes whatever stands there', () => {
  expect(validateField('province', { ...good, province: 'Bretagne' }, french)).toBeUndefined();
});
