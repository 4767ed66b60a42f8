import { expect, test } from 'vitest';
import type { Market } from '../markets/market.ts';
import { markets } from '../markets/markets.ts';
import { asksForInterests, checkSignUp, isRequired, type SignUpForm, signUpFields } from './sign-up.ts';

const american = markets.find((market) => market.locale === 'en-us') as Market;
const german = markets.find((market) => market.locale === 'de-de') as Market;

const form: SignUpForm = {
  ...{ firstName: 'Ada', lastName: 'Brink', email: 'ada@example.com', password: 'Granite1' },
  ...{ birthDate: '10/12/1990', gender: '', postalCode: '', phone: '(202) 555 - 0123', phoneCode: '1' },
  ...{ newsletter: false, loyaltyTerms: true, brandTerms: true, policy: true, optInAccepted: false },
};

type Variant = Parameters<typeof signUpFields>[0];

function problems(changed: Partial<SignUpForm>, variant: Variant = 'standard', market: Market = american) {
  return checkSignUp({ ...form, ...changed }, { variant, market, today: '2026-11-21' });
}

/** A market that requires more than others. */
function asking(required: Market['signUp']['required']['standard'], smsOptIn: Market['signUp']['smsOptIn']): Market {
  return { ...american, signUp: { ...american.signUp, smsOptIn, required: { standard: required, loyalty: required } } };
}

const required = { key: 'validation.required' };
const unticked = { key: 'validation.checkbox' };

test('the loyalty form of North America has all fields of the form [B3.3.13]', () => {
  expect(signUpFields('loyalty', american).toSorted()).toEqual(Object.keys(form).toSorted());
});

test('the standard form has the fields of the market, without the terms of the programme [B2.1.02]', () => {
  const fields = signUpFields('standard', american);
  expect(fields).toContain('firstName');
  expect(fields).not.toContain('loyaltyTerms');
  expect(signUpFields('standard', german)).toEqual(fields.filter((field) => field !== 'optInAccepted'));
});

test('the simplified form has two fields and checks nothing else [B2.1.04]', () => {
  expect(signUpFields('simplified', american)).toEqual(['email', 'password']);
  expect(problems({ firstName: '', policy: false, birthDate: 'never' }, 'simplified')).toEqual({});
  expect(problems({ email: '', password: 'abc' }, 'simplified')).toEqual({
    email: required,
    password: { key: 'validation.password' },
  });
});

test.each(['standard', 'loyalty'] as const)('a %s form that is filled in is good', (variant) => {
  expect(problems({}, variant)).toEqual({});
});

test('a birth date is asked for where the market says so [B5.3.03]', () => {
  expect(problems({ birthDate: '' })).toEqual({});
  expect(problems({ birthDate: '' }, 'standard', asking(['birthDate'], 'none'))).toEqual({ birthDate: required });
});

test('a birth date is checked by format, first day and age of the market [B5.3.04, B5.3.05, B5.3.06]', () => {
  expect(problems({ birthDate: '13/12/1990' }).birthDate?.key).toBe('validation.date');
  expect(problems({ birthDate: '13/12/1990', phone: '' }, 'standard', german)).toEqual({});
  expect(problems({ birthDate: '12/31/1899' }).birthDate?.key).toBe('validation.minDate');
  expect(problems({ birthDate: '11/22/2013' }).birthDate).toEqual({ key: 'validation.tooYoung', args: { n: 13 } });
});

test('a phone is asked for where the market says so [B5.3.07]', () => {
  expect(problems({ phone: '' })).toEqual({});
  expect(problems({ phone: '' }, 'standard', asking(['phone'], 'none'))).toEqual({ phone: required });
  expect(problems({ phone: '123' })).toEqual({ phone: { key: 'validation.phone' } });
});

test('a gender is asked for where the market says so [B5.3.08]', () => {
  expect(problems({ gender: '' })).toEqual({});
  expect(problems({ gender: '' }, 'standard', asking(['gender'], 'none'))).toEqual({ gender: required });
});

test('terms that have to be accepted are ticked [B5.3.09]', () => {
  expect(problems({ policy: false })).toEqual({ policy: unticked });
  const none = { policy: false, loyaltyTerms: false, brandTerms: false };
  expect(problems(none)).toEqual({ policy: unticked });
  expect(problems(none, 'loyalty')).toEqual({ policy: unticked, loyaltyTerms: unticked, brandTerms: unticked });
});

test('text messages are agreed to where the market asks for it [B5.3.10]', () => {
  expect(problems({ optInAccepted: false })).toEqual({});
  expect(problems({ optInAccepted: false }, 'standard', asking([], 'required'))).toEqual({ optInAccepted: unticked });
  expect(problems({ optInAccepted: true }, 'standard', asking([], 'required'))).toEqual({});
  expect(problems({ optInAccepted: true, phone: '' })).toEqual({ phone: required });
});

test.each(markets.map((market) => [market.locale, market] as const))(
  'in %s the programme asks for birth date and phone, and only NORA offers text messages [C5.60, B5.3.11]',
  (_, market) => {
    expect(isRequired('birthDate', 'loyalty', market)).toBe(true);
    expect(isRequired('phone', 'loyalty', market)).toBe(true);
    expect(isRequired('birthDate', 'standard', market)).toBe(false);
    expect(isRequired('gender', 'loyalty', market)).toBe(false);
    expect(signUpFields('standard', market).includes('optInAccepted')).toBe(market.region === 'NORA');
    const filled = { birthDate: '', phone: '' };
    expect(problems(filled, 'loyalty', market)).toEqual({ birthDate: required, phone: required });
  },
);

test('a field that is asked for is one of those that are shown', () => {
  for (const market of markets) {
    for (const variant of ['standard', 'loyalty', 'simplified'] as const) {
      const shown = signUpFields(variant, market);
      const asked = (Object.keys(form) as (keyof SignUpForm)[]).filter((field) => isRequired(field, variant, market));
      expect(asked.filter((field) => !shown.includes(field))).toEqual([]);
    }
  }
});

const signedUp = { variant: 'standard', newsletter: true, toBuy: false } as const;
const collecting = { collectsInterests: true };

test('interests are asked for where the shop collects them and the newsletter was chosen [B4.3.02]', () => {
  expect(asksForInterests(collecting, signedUp, german)).toBe(true);
  expect(asksForInterests({ collectsInterests: false }, signedUp, german)).toBe(false);
});

test('interests are not asked for after a simplified form [B4.3.03]', () => {
  expect(asksForInterests(collecting, { ...signedUp, variant: 'simplified' }, american)).toBe(false);
});

test('interests are not asked for on the way to a purchase [B4.3.04]', () => {
  expect(asksForInterests(collecting, { ...signedUp, toBuy: true }, american)).toBe(false);
});

test('without the newsletter Europe does not ask for interests, North America does [B4.3.05]', () => {
  for (const market of markets) {
    const asks = asksForInterests(collecting, { ...signedUp, newsletter: false }, market);
    expect(asks).toBe(market.region === 'NORA');
  }
});

test('credentials are asked for in every variant, names and policy in all but the simplified one', () => {
  const asked = (variant: Variant) =>
    (Object.keys(form) as (keyof SignUpForm)[]).filter((field) => isRequired(field, variant, german)).toSorted();
  expect(asked('simplified')).toEqual(['email', 'password']);
  expect(asked('standard')).toEqual(['email', 'firstName', 'lastName', 'password', 'policy']);
  expect(asked('loyalty')).toEqual(
    [...asked('standard'), 'birthDate', 'brandTerms', 'loyaltyTerms', 'phone'].toSorted(),
  );
});

test('the standard form has no field that no market configures', () => {
  expect(signUpFields('standard', german)).not.toContain('optInAccepted');
  expect(signUpFields('standard', german).every((field) => Object.hasOwn(form, field))).toBe(true);
});

test.each(['firstName', 'lastName'] as const)('a %s is there and is a name', (field) => {
  expect(problems({ [field]: '' })).toEqual({ [field]: required });
  expect(problems({ [field]: 'Ad4' })).toEqual({ [field]: { key: 'validation.name' } });
  expect(problems({ [field]: 'A' })).toEqual({ [field]: { key: 'validation.minLength', args: { n: 2 } } });
});
