import { expect, test } from 'vitest';
import type { Market } from '../markets/market.ts';
import { markets } from '../markets/markets.ts';
import { checkMobile, checkProfile, hasValue, type ProfileForm } from './profile.ts';

const market = markets.find((one) => one.locale === 'en-gb') as Market;

const profile: ProfileForm = {
  ...{ email: 'ada@example.com', firstName: 'Ada', lastName: 'Brink', phone: '07911 123456', phoneCode: '44' },
  ...{ postalCode: 'EH6 6QQ', birthDate: '10/12/1990', gender: '' },
};

function problems(changed: Partial<ProfileForm>, required: readonly (keyof ProfileForm)[] = []) {
  return checkProfile({ ...profile, ...changed }, { market, today: '2026-11-21', required });
}

test('a profile that is filled in is good', () => {
  expect(problems({})).toEqual({});
});

test('what was never entered may stay empty unless it is asked for', () => {
  const empty = { firstName: '', lastName: '', phone: '', postalCode: '', birthDate: '' };
  expect(problems(empty)).toEqual({});
  expect(Object.keys(problems(empty, ['firstName', 'birthDate']))).toEqual(['firstName', 'birthDate']);
});

test('each field is checked by its rule', () => {
  const wrong = {
    email: 'x',
    firstName: 'Ann3',
    lastName: 'B',
    phone: '12',
    postalCode: 'x'.repeat(13),
    birthDate: '1',
  };
  const keys = Object.entries(problems(wrong)).map(([field, invalid]) => `${field} ${invalid?.key.split('.')[1]}`);
  expect(keys.toSorted()).toEqual([
    'birthDate date',
    'email email',
    'firstName name',
    'lastName minLength',
    'phone phone',
    'postalCode regex',
  ]);
});

test('a postal code of another country stays as it is, and no other takes its place', () => {
  const check = (postalCode: string) =>
    checkProfile({ ...profile, postalCode }, { market, today: '2026-11-21', required: [], keptPostalCode: '20457' });
  expect(check('20457')).toEqual({});
  expect(check('20459').postalCode?.key).toBe('validation.regex');
});

test.each(['', '   ', '12', 'call me'])('an enrolment does not go on with the phone %j [C2.80]', (phone) => {
  expect(checkMobile({ phone, phoneCode: '44' }, market)).toEqual({ phone: { key: 'validation.phone' } });
});

test('an enrolment goes on with a phone, by the dial code chosen or that of the market [C2.80]', () => {
  expect(checkMobile({ phone: '07911 123456', phoneCode: '' }, market)).toEqual({});
  expect(checkMobile({ phone: '(202) 555 - 0123', phoneCode: '1' }, market)).toEqual({});
});

test.each([
  [{}, false],
  [{ firstName: '', phone: undefined, gender: null }, false],
  [{ consumerDetails: { firstName: '' }, preferences: {} }, false],
  [{ subscriptions: [] }, false],
  [{ firstName: 'Ada' }, true],
  [{ consumerDetails: { firstName: '', phone: '1' } }, true],
  [{ subscriptions: [{ optin: false }] }, true],
  [{ count: 0 }, true],
])('an update of %j has something to say: %s [C5.52]', (values, expected) => {
  expect(hasValue(values)).toBe(expected);
});
