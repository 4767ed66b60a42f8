import { expect, test } from 'vitest';
import { addressOfContact, contactOfAddress } from './sheet-address.ts';
import { contactProblems, type SheetContact } from './sheet-contact.ts';
import { sheetErrorOf, sheetErrorOfRefusal } from './sheet-error.ts';

const good: SheetContact = {
  givenName: 'Zoë',
  familyName: "O'Marsh-Łuk",
  addressLines: ['12 Harbor Street', 'Flat #3/4'],
  locality: 'Portland',
  administrativeArea: 'ME',
  postalCode: '04101',
  countryCode: 'US',
  phoneNumber: '+1 207 555 0123',
  emailAddress: 'zoe@example.com',
};

const wrong = (changes: SheetContact, stage?: 'selected' | 'authorised') =>
  contactProblems({ ...good, ...changes }, 'US', stage).map(({ member, problem }) => `${member} ${problem}`);

test('a contact that has everything will do', () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ countryCode: 'us' })).toEqual([]);
});

test.each([
  ['B5.5.01', { addressLines: [] }, 'addressLines contact'],
  ['B5.5.01', { addressLines: ['  '] }, 'addressLines contact'],
  ['B5.5.02', { postalCode: ' ' }, 'postalCode contact'],
  ['B5.5.03', { givenName: '' }, 'givenName contact'],
  ['B5.5.04', { familyName: '' }, 'familyName contact'],
] as const)('an empty field is a problem [%s]', (_id, changes, problem) => {
  expect(wrong(changes)).toEqual([problem]);
});

test('letters of other scripts and pictures are problems, except in email and phone [B5.5.05]', () => {
  expect(wrong({ locality: 'Portland 🌊' })).toEqual(['locality contact']);
  expect(wrong({ givenName: 'Ада' })).toEqual(['givenName contact']);
  expect(wrong({ addressLines: ['12 Harbor Street', '<b>'] })).toEqual(['addressLines contact']);
  expect(wrong({ emailAddress: '🌊@example.com', phoneNumber: '☎ 1' })).toEqual([]);
  expect(wrong({ addressLines: ["Æbelø, St. John's `x` - 1/2 #3 & 4"] })).toEqual([]);
});

test('another country than the shop’s is a problem', () => {
  expect(wrong({ countryCode: 'CA' })).toEqual(['countryCode country']);
  expect(wrong({ countryCode: '' })).toEqual(['countryCode country']);
});

test('a city has at most 50 characters [B5.5.07]', () => {
  expect(wrong({ locality: 'a'.repeat(50) })).toEqual([]);
  expect(wrong({ locality: 'a'.repeat(51) })).toEqual(['locality city']);
});

test('before the buyer has authorised, what the sheet withholds is not asked for', () => {
  expect(wrong({ givenName: '', familyName: '', addressLines: [] }, 'selected')).toEqual([]);
  expect(wrong({ postalCode: '', countryCode: 'DE' }, 'selected')).toEqual([
    'postalCode contact',
    'countryCode country',
  ]);
});

test('problems become codes of the sheet [B5.5.06 B8.12 B8.13 B8.15]', () => {
  const [country] = contactProblems({ ...good, countryCode: 'CA' }, 'US');
  expect(country && sheetErrorOf(country, 'shipping')).toEqual({
    code: 'shippingContactInvalid',
    contactField: 'country',
    message: 'applePayCountryError',
  });
  const [city] = contactProblems({ ...good, locality: 'a'.repeat(51) }, 'US');
  expect(city && sheetErrorOf(city, 'shipping')).toMatchObject({
    code: 'shippingContactInvalid',
    contactField: 'locality',
  });
  const [name] = contactProblems({ ...good, familyName: '' }, 'US');
  expect(name && sheetErrorOf(name, 'billing')).toMatchObject({ code: 'billingContactInvalid', contactField: 'name' });
});

test('refusals of the shop become codes of the sheet [B8.11 B8.14 B8.15]', () => {
  expect(sheetErrorOfRefusal('SHP404').code).toBe('addressUnserviceable');
  expect(sheetErrorOfRefusal('BILL410').code).toBe('billingContactInvalid');
  expect(sheetErrorOfRefusal('PAY401').message).toBe('applePayCountryError');
  expect(sheetErrorOfRefusal('GEN500').code).toBe('unknown');
});

test('a contact becomes an address and back', () => {
  const address = addressOfContact(good);
  expect(address).toMatchObject({ addressLine1: '12 Harbor Street', addressLine2: 'Flat #3/4', country: 'US' });
  expect(contactProblems(contactOfAddress(address), 'US')).toEqual([]);
  expect(addressOfContact({})).toMatchObject({ firstName: '', addressLine1: '', email: '' });
});

test('a letter that a name or a street may not have is an invalid contact', () => {
  const [name] = contactProblems({ ...good, givenName: 'Ада' }, 'US');
  expect(name && sheetErrorOf(name, 'shipping')).toEqual({
    code: 'shippingContactInvalid',
    contactField: 'name',
    message: 'applePayContactError',
  });
  const [street] = contactProblems({ ...good, addressLines: [] }, 'US');
  expect(street && sheetErrorOf(street, 'shipping')).toMatchObject({ contactField: 'addressLines' });
});

test.each([
  ['SHP404', 'addressUnserviceable', undefined],
  ['SHP500', 'addressUnserviceable', undefined],
  ['PAY401', 'shippingContactInvalid', 'country'],
  ['CHK320', 'shippingContactInvalid', undefined],
  ['SHP410', 'shippingContactInvalid', undefined],
  ['BIL400', 'billingContactInvalid', undefined],
  ['BILL410', 'billingContactInvalid', undefined],
  ['GEN500', 'unknown', undefined],
])('a refusal by %s is %s on the sheet', (errorId, code, contactField) => {
  expect(sheetErrorOfRefusal(errorId)).toMatchObject({ code, contactField });
});

test('what a sheet sets out loosely is tidy in the address', () => {
  const loose = {
    ...{ givenName: ' Zoë ', locality: ' Portland', countryCode: ' us ' },
    addressLines: [' 12 Harbor Street ', '', ' ', 'Flat 3', 'Gate B '],
  };
  expect(addressOfContact(loose)).toMatchObject({
    ...{ firstName: 'Zoë', city: 'Portland', country: 'US' },
    ...{ addressLine1: '12 Harbor Street', addressLine2: 'Flat 3, Gate B' },
  });
});

test('an address without a second line has one line on the sheet', () => {
  const address = addressOfContact({ ...good, addressLines: ['12 Harbor Street'] });
  expect(contactOfAddress(address).addressLines).toEqual(['12 Harbor Street']);
});
