import type { Market } from '@eyelet/domain/markets/market.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import { expect, test } from 'vitest';
import type { Context } from '../kernel/context.ts';
import { readConfig } from '../kernel/read-config.ts';
import { Refusal } from '../kernel/refusal.ts';
import { createShopSettings } from '../kernel/shop-settings.ts';
import { checkNewConsumer } from './check-new-consumer.ts';

const american = markets.find(({ locale }) => locale === 'en-us') as Market;
const { config } = readConfig({});
const shop = { config, settings: createShopSettings(config) } as Context['shop'];
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

const check = (members: object, market: Market) => checkNewConsumer({ market, now, shop }, { ...whole, ...members });

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

test('the simplified form is good with email, password and the terms alone', () => {
  const { email, password, isTermsConfirmed } = whole;
  expect(checkNewConsumer({ market: curious, now, shop }, { email, password, isTermsConfirmed })).toMatchObject({
    email,
    first_name: '',
  });
});

test.each(['simplified', 'standard', 'loyalty'])(
  'nobody has an account without the terms, by the %s form',
  (variant) => {
    const subscriptions = variant === 'simplified' ? undefined : { loyaltyConsent: variant === 'loyalty' };
    for (const isTermsConfirmed of [undefined, false]) {
      const refused = check({ subscriptions, isTermsConfirmed }, american);
      expect(refused).toMatchObject({ id: 'PRO412', details: { member: 'isTermsConfirmed' } });
    }
  },
);

test('a wish for text messages that cannot be fulfilled is refused, not dropped', () => {
  const wish = { subscriptions: { smsNotificationConsent: true } };
  expect(check({ ...wish, phone: '' }, american)).toMatchObject({ id: 'PRO412', details: { member: 'phone' } });
  const german = markets.find(({ locale }) => locale === 'de-de') as Market;
  expect(check({ ...wish, phone: '015123456789' }, german)).toMatchObject({
    id: 'PRO412',
    details: { member: 'subscriptions.smsNotificationConsent' },
  });
});
