import { expect, test } from 'vitest';
import { markets } from '../markets/markets.ts';
import type { Address, AddressField } from './address.ts';
import { addressLines } from './address-lines.ts';
import { rulesOfCountry } from './country-rules.ts';
import { normaliseAddress } from './normalise-address.ts';
import { withServerRules } from './override-rules.ts';
import { isPoBox } from './po-box.ts';
import type { CountryRules } from './rules.ts';
import { isSameAddress } from './same-address.ts';
import { validateAddress, validateField } from './validate-address.ts';

const rules = rulesOfCountry('US') as CountryRules;

const good: Address = {
  firstName: 'Ida',
  lastName: 'Berg',
  addressLine1: '12 Harbour Road',
  addressLine2: '',
  city: 'San Francisco',
  province: 'CA',
  postalCode: '94107',
  country: 'US',
  email: 'ida@example.com',
  phone: '+12025550123',
  phoneCode: '1',
};

const verdict = (field: AddressField, value: string, by = rules) =>
  validateField(field, { ...good, [field]: value }, by)?.key;

test('a good address of each country has no errors', () => {
  expect(validateAddress(good, rules)).toEqual({});
  for (const country of new Set(markets.flatMap((market) => market.shipsTo))) {
    const own = rulesOfCountry(country);
    if (!own) throw new Error(`no rules for ${country}`);
    const phone = { '1': '2025550123', '44': '7911123456', '352': '621123456', '43': '6641234567' }[own.dialCode];
    const address = {
      ...good,
      country: own.country,
      postalCode: own.example.postalCode,
      province: own.provinces[0]?.code ?? '',
      phoneCode: own.dialCode,
      phone: phone ?? '612345678',
    };
    expect(validateAddress(address, own), own.country).toEqual({});
  }
});

test('addressLine1 is required, max 30 [C5.36]', () => {
  expect(verdict('addressLine1', '')).toBe('validation.required');
  expect(verdict('addressLine1', 'x'.repeat(31))).toBe('validation.maxLength');
  expect(verdict('addressLine1', 'x'.repeat(30))).toBeUndefined();
});

test('city is required, max 30 [C5.37]', () => {
  expect(verdict('city', ' ')).toBe('validation.required');
  expect(verdict('city', 'x'.repeat(31))).toBe('validation.maxLength');
});

test('addressLine2 is optional, max 30 [C5.38]', () => {
  expect(verdict('addressLine2', '')).toBeUndefined();
  expect(verdict('addressLine2', 'x'.repeat(31))).toBe('validation.maxLength');
});

test('firstName is required, 2 to 30 [C5.39]', () => {
  expect(verdict('firstName', '')).toBe('validation.required');
  expect(verdict('firstName', 'A')).toBe('validation.minLength');
  expect(verdict('firstName', 'Al')).toBeUndefined();
  expect(verdict('firstName', 'x'.repeat(30))).toBeUndefined();
  expect(verdict('firstName', 'x'.repeat(31))).toBe('validation.maxLength');
});

test('lastName is required, 2 to 30 [C5.40]', () => {
  expect(verdict('lastName', '')).toBe('validation.required');
  expect(verdict('lastName', 'A')).toBe('validation.minLength');
  expect(verdict('lastName', 'x'.repeat(30))).toBeUndefined();
  expect(verdict('lastName', 'x'.repeat(31))).toBe('validation.maxLength');
});

test('country is required [C5.41]', () => expect(verdict('country', '')).toBe('validation.required'));
test('email is required [C5.42]', () => expect(verdict('email', '')).toBe('validation.required'));
test('phone is required [C5.43]', () => expect(verdict('phone', '')).toBe('validation.required'));
test('postalCode is required [C5.44]', () => expect(verdict('postalCode', '')).toBe('validation.required'));

test('province is optional where no rule asks for it [C5.45]', () => {
  expect(verdict('province', '', rulesOfCountry('FR') as CountryRules)).toBeUndefined();
  expect(verdict('province', '')).toBe('validation.required');
  expect(verdict('province', 'QC')).toBe('validation.oneOf');
});

test('rules of the server replace the defaults: pattern, limits, provinces [C5.46]', () => {
  const server = {
    countryCode: 'US',
    dialCode: '1',
    provinces: [{ code: 'OR', name: 'Oregon' }],
    fields: [
      { name: 'postalCode', required: true, min: null, max: null, pattern: '\\d{5}', example: '97201' },
      { name: 'city', required: true, min: 3, max: 50, pattern: null, example: null },
      { name: 'province', required: true, min: null, max: null, pattern: null, example: null },
      { name: 'unheardOf', required: true },
    ],
  };
  const checked = withServerRules(server);
  expect(validateField('postalCode', { postalCode: '972' }, checked)).toEqual({
    key: 'validation.regex',
    args: { pattern: '97201' },
  });
  expect(validateField('city', { city: 'x'.repeat(50) }, checked)).toBeUndefined();
  expect(validateField('city', { city: 'Xy' }, checked)?.key).toBe('validation.minLength');
  expect(validateField('province', { province: 'CA' }, checked)?.key).toBe('validation.oneOf');
  expect(validateField('addressLine1', { addressLine1: 'x'.repeat(31) }, checked)?.key).toBe('validation.maxLength');
});

test.each([
  ['US', '9410', 'CA', 'h2x1y4', 'H2X 1Y4'],
  ['GB', 'NOWHERE', 'GB', 'eh66qq', 'EH6 6QQ'],
])('postal codes: %s refuses %s; %s takes %s as %s', (country, bad, other, sent, kept) => {
  expect(verdict('postalCode', bad, rulesOfCountry(country))).toBe('validation.regex');
  expect(normaliseAddress({ country: other, postalCode: sent }, { country: 'US', dialCode: '1' }).postalCode).toBe(
    kept,
  );
});

test('an address is kept tidy, its phone international', () => {
  const kept = normaliseAddress(
    {
      ...good,
      firstName: '  Ida ',
      city: 'San   Francisco',
      country: 'us',
      phone: '(202) 555 - 0123',
      phoneCode: null,
    },
    { country: 'US', dialCode: '1' },
  );
  expect(kept).toEqual(good);
  expect(normaliseAddress(kept, { country: 'DE', dialCode: '49' })).toEqual(kept);
  expect(normaliseAddress({}, { country: 'DE', dialCode: '49' })).toMatchObject({ country: 'DE', phone: '' });
});

test.each([
  ['PO Box 12', true],
  ['P.O. Box 7', true],
  ['Post Office Box 3', true],
  ['Postfach 1234', true],
  ['Boîte postale 12', true],
  ['BP 40', true],
  ['Casella Postale 5', true],
  ['PO-Box 12', true],
  ['P.-O. Box 12', true],
  ['P O Box 12', true],
  ['Post-Office-Box 3', true],
  ['Box 12', true],
  ['box #12', true],
  ['Box No. 12', true],
  ['Box Hill Road 12', false],
  ['12 Box Street', false],
  ['Loading Box 3', false],
  ['12 Harbour Road', false],
  ['Poboxen 3', false],
  ['Post Road 5', false],
  ['3 rue du Port', false],
  ['', false],
])('%s is a box: %s', (addressLine1, box) => {
  expect(isPoBox({ addressLine1 })).toBe(box);
  expect(isPoBox({ addressLine1: 'x', addressLine2: addressLine1 })).toBe(box);
});

test('the mailbox of a rural route stands at a road, and is no box at a post office', () => {
  expect(isPoBox({ addressLine1: 'RR 2', addressLine2: 'Box 152' })).toBe(false);
  expect(isPoBox({ addressLine1: 'RR 2 Box 152' })).toBe(false);
  expect(isPoBox({ addressLine1: 'Rural Route 2', addressLine2: 'PO Box 152' })).toBe(true);
});

test('an address is written as its country does', () => {
  expect(addressLines(good, 'United States')).toEqual([
    'Ida Berg',
    '12 Harbour Road',
    'San Francisco CA 94107',
    'United States',
  ]);
  const german = { ...good, country: 'DE', province: '', city: 'Hamburg', postalCode: '20457', addressLine2: '2. OG' };
  expect(addressLines(german)).toEqual(['Ida Berg', '12 Harbour Road', '2. OG', '20457 Hamburg']);
  expect(addressLines({ ...good, country: 'JP' })).toHaveLength(3);
});

test('two spellings of one address are the same', () => {
  expect(isSameAddress(good, { ...good, addressLine1: '12 HARBOUR  road.', email: 'else@example.com' })).toBe(true);
  expect(isSameAddress(good, { ...good, addressLine1: '13 Harbour Road' })).toBe(false);
});
