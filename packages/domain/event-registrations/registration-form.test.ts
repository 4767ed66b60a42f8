import { expect, test } from 'vitest';
import { checkEventRegistration } from './registration-form.ts';

const dial = { phone: { dialCode: '1', dialCodes: ['1'], format: '' } } as never;
const form = {
  firstName: 'Runa',
  lastName: 'Strand',
  phone: '',
  phoneCode: '',
  attendingDays: '2027-06-01',
  plusOne: '',
  eventTermsAccepted: true,
};

test.each([
  ['as it should be', {}, {}],
  [
    'without the terms [B5.7.02]',
    { eventTermsAccepted: false },
    { eventTermsAccepted: { key: 'validation.checkbox' } },
  ],
  ['with a guest whose name has a digit [B5.7.03]', { plusOne: 'Ann3' }, { plusOne: { key: 'validation.name' } }],
  ['with a guest who has a name [B5.7.03]', { plusOne: 'Ann' }, {}],
  ['without a day', { attendingDays: '' }, { attendingDays: { key: 'validation.required' } }],
  ['without a first name', { firstName: ' ' }, { firstName: { key: 'validation.required' } }],
  ['with a short last name', { lastName: 'S' }, { lastName: { key: 'validation.minLength', args: { n: 2 } } }],
  ['with the longest name of a guest', { plusOne: 'A'.repeat(60) }, {}],
  ['with a longer one', { plusOne: 'A'.repeat(61) }, { plusOne: { key: 'validation.maxLength', args: { n: 60 } } }],
  ['with a phone of the market', { phone: '2075550142' }, {}],
  ['with a phone of another code', { phone: '612345678', phoneCode: '33' }, {}],
  ['with half a phone', { phone: '20755' }, { phone: { key: 'validation.phone' } }],
])('a registration %s', (_name, change, problems) => {
  expect(checkEventRegistration({ ...form, ...change }, dial)).toEqual(problems);
});
