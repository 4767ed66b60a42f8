import { expect, test } from 'vitest';
import { controlOf, isSameTyped, storedOf, typedOf } from './control-of.ts';

test('the schema of a value decides its control', () => {
  expect(controlOf('features.interests')).toEqual({ kind: 'switch' });
  expect(controlOf('reservations.most')).toEqual({ kind: 'number', least: 1, most: 100 });
  expect(controlOf('brand.name')).toEqual({ kind: 'text', maxLength: 60, isOptional: false });
  expect(controlOf('brand.logo')).toEqual({ kind: 'picture', maxLength: 240_000 });
  expect(controlOf('wallets.apple-pay-code')).toEqual({ kind: 'text', maxLength: 40, isOptional: true });
});

test.each([
  ['features.interests', true, true],
  ['reservations.most', '12', 12],
  ['reservations.most', ' 12 ', 12],
  ['reservations.most', '0', undefined],
  ['reservations.most', '101', undefined],
  ['reservations.most', '1.5', undefined],
  ['reservations.most', '', undefined],
  ['brand.name', ' Tern ', 'Tern'],
  ['brand.name', ' ', undefined],
  ['wallets.apple-pay-code', '', null],
  ['brand.logo', '', null],
  ['brand.logo', 'data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
] as const)('%s typed as %j is %j', (key, typed, value) => {
  expect(storedOf(controlOf(key), typed)).toBe(value);
});

test('a stored value is shown as it would be typed', () => {
  expect(typedOf(controlOf('reservations.most'), 10)).toBe('10');
  expect(typedOf(controlOf('wallets.apple-pay-code'), null)).toBe('');
  expect(typedOf(controlOf('features.interests'), false)).toBe(false);
});

const seller = {
  name: 'Tern Trading LLC',
  address: ['5 Ferry Street', 'Salem'],
  register: 'Massachusetts 001234567',
  taxNumber: null,
  series: 'TT',
  returns: ['6 Ferry Street', 'Salem'],
};

test('a seller is typed field by field, an address line by line', () => {
  const control = controlOf('sellers.US');
  const typed = typedOf(control, seller);
  expect(typed).toEqual({
    ...seller,
    ...{ address: '5 Ferry Street\nSalem', taxNumber: '', returnPlace: '', returns: '6 Ferry Street\nSalem' },
  });
  expect(storedOf(control, typed)).toEqual(seller);
  expect(storedOf(control, typedOf(control, null))).toBe(null);
  const spaced = { ...(typed as object), address: ' 5 Ferry Street \n\n Salem ', name: ' Tern Trading LLC' };
  expect(storedOf(control, spaced as typeof typed)).toEqual(seller);
  expect(isSameTyped(typed, typedOf(control, { ...seller }))).toBe(true);
  expect(isSameTyped(typed, spaced as typeof typed)).toBe(false);
});

test.each([
  ['name', ''],
  ['address', '\n'],
  ['address', 'a\nb\nc\nd\ne\nf\ng'],
  ['series', 'tt'],
  ['series', 'TTC'],
  ['register', 'r'.repeat(81)],
] as const)('a seller cannot have %s %j', (name, text) => {
  const control = controlOf('sellers.US');
  const typed = { ...(typedOf(control, seller) as object), [name]: text };
  expect(storedOf(control, typed as ReturnType<typeof typedOf>)).toBe(undefined);
});
