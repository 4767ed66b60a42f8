import { expect, test } from 'vitest';
import { deDe } from '../markets/de-de.ts';
import { enUs } from '../markets/en-us.ts';
import { checkGiftCard, type GiftCardForm, wishOfForm } from './wish-form.ts';

const now = new Date('2026-11-22T12:00:00Z');
const inGermany = { market: deDe, now };
const form: GiftCardForm = {
  amount: '50',
  recipientName: 'Bela Moor',
  recipientEmail: 'bela@example.com',
  sender: 'Ada',
  message: '',
  design: 'kelp',
  sendOn: '',
};
const check = (changed: Partial<GiftCardForm>, terms = inGermany) => checkGiftCard({ ...form, ...changed }, terms);

test('a form is complete with an amount, whom it is for and from, and a design', () => {
  expect(check({})).toEqual({});
  const required = { key: 'validation.required' };
  const empty = { amount: '', recipientName: ' ', recipientEmail: '', sender: '', message: '', design: '', sendOn: '' };
  expect(check(empty)).toEqual({
    amount: required,
    recipientName: required,
    recipientEmail: required,
    sender: required,
    design: required,
  });
});

test.each([
  ['10', undefined],
  ['9,99', { key: 'validation.min', args: { n: 10 } }],
  ['500', undefined],
  ['500.01', { key: 'validation.max', args: { n: 500 } }],
  ['fifty', { key: 'validation.min', args: { n: 10 } }],
  ['-50', { key: 'validation.min', args: { n: 10 } }],
  ['1e3', { key: 'validation.min', args: { n: 10 } }],
])('the amount %s is between the limits of the market, or told why not', (amount, problem) => {
  expect(check({ amount }).amount).toEqual(problem);
});

test('a card is mailed today or within a year, by the days of the market', () => {
  expect(check({ sendOn: '22/11/2026' })).toEqual({});
  expect(check({ sendOn: '22/11/2027' })).toEqual({});
  expect(check({ sendOn: '21/11/2026' }).sendOn).toMatchObject({ key: 'validation.minDate' });
  expect(check({ sendOn: '23/11/2027' }).sendOn).toMatchObject({ key: 'validation.maxDate' });
  expect(check({ sendOn: '11/22/2026' }).sendOn).toMatchObject({ key: 'validation.date' });
  expect(check({ sendOn: '11/22/2026' }, { market: enUs, now })).toEqual({});
});

test('what a form asks for is in minor units and stored days; today is as soon as it is paid', () => {
  const wish = wishOfForm({ ...form, amount: ' 12,34 ', sendOn: '24/12/2026', sender: ' Ada ' }, inGermany);
  expect(wish).toEqual({
    amount: 1234,
    currency: 'EUR',
    recipientName: 'Bela Moor',
    recipientEmail: 'bela@example.com',
    sender: 'Ada',
    message: '',
    design: 'kelp',
    sendOn: '2026-12-24',
  });
  expect(wishOfForm({ ...form, sendOn: '22/11/2026' }, inGermany).sendOn).toBe(null);
});

test.each([
  ['recipientName', 'Bela7', 'validation.name'],
  ['recipientName', 'B'.repeat(61), 'validation.maxLength'],
  ['sender', 'Ada7', 'validation.name'],
  ['recipientEmail', 'bela@', 'validation.email'],
  ['message', 'x'.repeat(301), 'validation.maxLength'],
  ['design', 'gold', 'validation.oneOf'],
] as const)('%s is not %s', (field, value, key) => {
  expect(check({ [field]: value })[field]?.key).toBe(key);
});

test('a message has as many characters as fit, and a form may lack what it does not ask for', () => {
  expect(check({ message: 'x'.repeat(300), recipientName: 'B'.repeat(60) })).toEqual({});
  expect(wishOfForm({ ...form, message: undefined, sender: null }, inGermany)).toMatchObject({
    message: '',
    sender: '',
  });
});

test('a printed card is asked neither for an email nor for a day, and keeps none', () => {
  const printed = { ...inGermany, printed: true };
  const typed = { ...form, recipientEmail: '', sendOn: '31/02/2026' };
  expect(checkGiftCard(typed, printed)).toEqual({});
  expect(checkGiftCard({ ...typed, recipientName: '' }, printed)).toHaveProperty('recipientName');
  expect(wishOfForm({ ...form, sendOn: '24/12/2026' }, printed)).toMatchObject({
    recipientEmail: '',
    sendOn: null,
    printed: true,
  });
});
