import { describe, expect, test } from 'vitest';
import { enUs } from '../markets/en-us.ts';
import { frFr } from '../markets/fr-fr.ts';
import { type ContactForm, caseMessage, checkContact, mostOfMessage, mostOfNumber } from './contact-form.ts';

const whole: ContactForm = {
  category: 'order',
  subject: 'order-status',
  firstName: 'Ada',
  lastName: 'Brink',
  email: 'ada@example.com',
  phone: '',
  phoneCode: '',
  orderNumber: '',
  message: 'Where is it?',
};

/** The fields with a problem, and the key of its message. */
const keysOf = (change: Partial<ContactForm>, market: Parameters<typeof checkContact>[1] = enUs) =>
  Object.entries(checkContact({ ...whole, ...change }, market)).flatMap(([field, problem]) =>
    problem ? [[field, problem.key]] : [],
  );

test('a whole message has no problem, with or without what is optional', () => {
  expect(keysOf({})).toEqual([]);
  expect(keysOf({ phone: '2075550142', orderNumber: 'ABCDEFGH23' })).toEqual([]);
});

test('every required field that is empty is named', () => {
  const empty = { category: ' ', subject: '', firstName: '', lastName: undefined, email: '', message: ' ' };
  expect(keysOf(empty).map(([field]) => field)).toEqual([
    ...['category', 'subject', 'firstName', 'lastName', 'email', 'message'],
  ]);
  expect(new Set(keysOf(empty).map(([, key]) => key)).size).toBe(1);
});

describe('what was chosen', () => {
  test('has to be on offer', () => {
    expect(keysOf({ category: 'weather' })).toEqual([['category', 'validation.oneOf']]);
  });

  test('has to fit: a subject of another category is none', () => {
    expect(keysOf({ subject: 'return-how' })).toEqual([['subject', 'validation.oneOf']]);
  });

  test('counts without the space around it', () => {
    expect(keysOf({ category: ' order ', subject: ' order-status ' })).toEqual([]);
  });
});

test.each([
  ['a name of one letter', { firstName: 'A' }, 'firstName'],
  ['a name with a sign of another kind', { lastName: 'Br@nk' }, 'lastName'],
  ['half an address', { email: 'ada@' }, 'email'],
  ['a phone of three digits', { phone: '123' }, 'phone'],
  ['a number of an order that is too long', { orderNumber: 'A'.repeat(mostOfNumber + 1) }, 'orderNumber'],
])('%s is a problem of its field', (_, change, field) => {
  expect(keysOf(change).map(([one]) => one)).toEqual([field]);
});

test('a phone is checked by the dialling code that was chosen, and by that of the market otherwise', () => {
  const french = { phone: '0612345678' };
  expect(keysOf(french, frFr)).toEqual([]);
  expect(keysOf({ ...french, phoneCode: frFr.phone.dialCode }, enUs)).toEqual([]);
});

test('a message may have as many characters as fit, and no more', () => {
  expect(caseMessage('m'.repeat(mostOfMessage))).toBeUndefined();
  expect(caseMessage('m'.repeat(mostOfMessage + 1))?.args).toEqual({ n: mostOfMessage });
});
