import type { Market } from '@eyelet/domain/markets/market.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import { expect, test } from 'vitest';
import { readConfig } from '../kernel/config.ts';
import type { Context } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { checkNewConsumer } from './check-new-consumer.ts';

const american = markets.find(({ locale }) => locale === 'en-us') as Market;
const shop = { config: readConfig({}).config } as Context['shop'];
const now = new Date('2026-11-21T12:00:00Z');

/** A market that asks for everything it can ask for. */
const curious: Market = {
  ...american,
  signUp: {
    ...american.signUp,
    smsOptIn: 'required',
    required: { standard: ['birthDate', 'phone', 'gender'], loyalty: ['birthDate', 'phone', 'gender'] },
  },
};

const whole = {
  ...{ email: 'ada@example.com', password: 'Granite-harbour-7', firstName: 'Ada', lastName: 'Brink' },
  ...{ birthDate: '1990-10-12', phone: '2075550178', gender: 'female' as const, isTermsConfirmed: true },
  subscriptions: { smsNotificationConsent: true },
};

const check = (members: object, market: Market) => checkNewConsumer({ ...whole, ...members }, { market, now, shop });

test('whoever tells all that the market asks for is taken in', () => {
  expect(check({}, curious)).toMatchObject({ first_name: 'Ada', phone: '+12075550178', gender: 'female' });
});

test.each([
  ['firstName', { firstName: '' }],
  ['lastName', { lastName: undefined }],
  ['birthDate', { birthDate: '' }],
  ['phone', { phone: undefined }],
  ['gender', { gender: undefined }],
  ['isTermsConfirmed', { isTermsConfirmed: undefined }],
  ['subscriptions.smsNotificationConsent', { subscriptions: {} }],
])('without %s, which the market asks for, nobody is [B5.3.11]', (member, members) => {
  const refused = check(members, curious);
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({ id: member === 'birthDate' ? 'PRO411' : 'PRO412', details: { member } });
});

test('the simplified form is good with email and password alone', () => {
  const { email, password } = whole;
  expect(checkNewConsumer({ email, password }, { market: curious, now, shop })).toMatchObject({
    email,
    first_name: '',
  });
});
