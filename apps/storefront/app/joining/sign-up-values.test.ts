import { expect, test } from 'vitest';
import { arrivalOf } from './arrival.ts';
import { signUpBodyOf, signUpFormOf } from './sign-up-values.ts';

function posted(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const filled = posted({
  ...{ email: ' ada@example.com ', password: ' Granite1', firstName: 'Ada', lastName: 'Brink' },
  ...{ birthDate: '12/10/1990', gender: 'female', postalCode: '20457', phone: '0151 - 234 - 567', phoneCode: '49' },
  ...{ newsletter: 'on', policy: 'on', loyaltyTerms: 'on', brandTerms: 'on', optInAccepted: 'on' },
});

test('a complete form is sent with all its values and how the visitor got there [B7.16, B2.1.11]', () => {
  const arrival = arrivalOf(new URLSearchParams('variant=loyalty&storeNum=7&leadSource=autumn&consumerId=C-1'));
  expect(signUpBodyOf(signUpFormOf(filled), arrival, 'DD/MM/YYYY')).toEqual({
    email: 'ada@example.com',
    password: ' Granite1',
    firstName: 'Ada',
    lastName: 'Brink',
    birthDate: '1990-10-12',
    gender: 'female',
    postalCode: '20457',
    phone: '0151 - 234 - 567',
    phoneCode: '49',
    isTermsConfirmed: true,
    isTemporaryPassword: false,
    subscriptions: { newsletterConsent: true, loyaltyConsent: true, smsNotificationConsent: true },
    source: { store: '7', campaignName: 'autumn' },
    consumerId: 'C-1',
  });
});

test('the simplified form sends email and password, and no field that it does not show [B2.1.04]', () => {
  const arrival = arrivalOf(new URLSearchParams('variant=simplified'));
  expect(signUpBodyOf(signUpFormOf(filled), arrival, 'DD/MM/YYYY')).toEqual({
    email: 'ada@example.com',
    password: ' Granite1',
    isTermsConfirmed: true,
    isTemporaryPassword: false,
  });
});

test('fields left empty are not sent, and a phone only with its dial code', () => {
  const form = signUpFormOf(posted({ email: 'a@b.co', password: 'Granite1', phoneCode: '49', gender: 'x' }));
  expect(signUpBodyOf(form, arrivalOf(new URLSearchParams()), 'DD/MM/YYYY')).toEqual({
    email: 'a@b.co',
    password: 'Granite1',
    isTermsConfirmed: false,
    isTemporaryPassword: false,
    subscriptions: { newsletterConsent: false, loyaltyConsent: false, smsNotificationConsent: false },
  });
});
