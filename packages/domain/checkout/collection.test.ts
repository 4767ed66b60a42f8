import { expect, test } from 'vitest';
import { deDe } from '../markets/de-de.ts';
import { enGb } from '../markets/en-gb.ts';
import { enUs } from '../markets/en-us.ts';
import { frFr } from '../markets/fr-fr.ts';
import { itIt } from '../markets/it-it.ts';
import { checkCollection, checkStorePickup } from './collection.ts';

const nobody = { firstName: '', lastName: '', email: '', phone: '', phoneCode: '' };

test.each([
  ['fr-fr', frFr, ['email', 'firstName', 'lastName', 'phone']],
  ['de-de', deDe, ['email', 'phone']],
  ['it-it', itIt, []],
] as const)(
  'in %s a collection point asks for what its market says [C5.47, C5.48, C5.49, C5.51]',
  (_, market, asked) => {
    expect(Object.keys(checkCollection(nobody, market)).toSorted()).toEqual(asked);
  },
);

test('what is not asked for is checked as soon as something stands there', () => {
  const typed = { firstName: 'Ann3', lastName: 'V', email: 'ada@', phone: '12', phoneCode: '39' };
  expect(Object.keys(checkCollection(typed, itIt)).toSorted()).toEqual(['email', 'firstName', 'lastName', 'phone']);
});

test.each([
  ['en-us', enUs, ['email']],
  ['en-gb', enGb, ['email']],
  ['de-de', deDe, []],
] as const)('in %s a pickup in store asks for what its market says [C5.50, C5.51]', (_, market, asked) => {
  expect(Object.keys(checkStorePickup(nobody, market))).toEqual(asked);
  expect(checkStorePickup({ ...nobody, email: 'ada@example.com' }, market)).toEqual({});
});

test('a phone is checked under the dial code that stands with it, else under that of the market', () => {
  // Ten digits beginning with 1 are valid in Germany and not in North America.
  const typed = { ...nobody, email: 'ada@example.com', phone: '1512345678' };
  const problem = { phone: { key: 'validation.phone' } };
  expect(checkCollection(typed, deDe)).toEqual({});
  expect(checkCollection({ ...typed, phoneCode: '1' }, deDe)).toEqual(problem);
  expect(checkCollection(typed, enUs)).toEqual(problem);
  expect(checkStorePickup(typed, deDe)).toEqual({});
  expect(checkStorePickup({ ...typed, phoneCode: '1' }, deDe)).toEqual(problem);
  expect(checkStorePickup({ ...typed, phoneCode: '49' }, enUs)).toEqual({});
});
