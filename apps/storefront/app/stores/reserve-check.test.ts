import { defaultMarket } from '@eyelet/domain/markets/markets.ts';
import { isClean } from '@eyelet/domain/validation/problems.ts';
import { expect, test } from 'vitest';
import { checkContact, contactOf } from './reserve-check.ts';

function posted(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

const ada = {
  firstName: 'Ada',
  lastName: 'Brink',
  email: 'ada@example.com',
  phone: '(415) 555 - 0133',
  phoneCode: '1',
};

test('a reservation needs a name, an email and a phone', () => {
  expect(isClean(checkContact(posted(ada), defaultMarket))).toBe(true);
  expect(Object.keys(checkContact(posted({}), defaultMarket)).sort()).toEqual([
    'email',
    'firstName',
    'lastName',
    'phone',
  ]);
  expect(Object.keys(checkContact(posted({ ...ada, email: 'ada', phone: '12' }), defaultMarket))).toEqual([
    'email',
    'phone',
  ]);
});

test('the contact of a reservation is sent with an international phone number', () => {
  expect(contactOf(posted(ada), defaultMarket)).toMatchObject({ phone: '+14155550133', phoneCode: '1' });
});
