import { signUp } from '@eyelet/contracts/auth/sign-up.ts';
import { createConsumer } from '@eyelet/contracts/consumer/create.ts';
import { lookUpConsumer } from '@eyelet/contracts/consumer/look-up.ts';
import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { retrieveUserData } from '@eyelet/contracts/consumer/retrieve-user-data.ts';
import { updateConsumer } from '@eyelet/contracts/consumer/update.ts';
import { readTime } from '@eyelet/contracts/time/read.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { errorOf, newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const now = new Date('2026-11-21T12:00:00Z');
let running: RunningShop;
beforeAll(async () => {
  running = await startShop({ parts: { clock: () => now } });
});
afterAll(() => running.close());

const full = {
  firstName: 'Ada',
  lastName: 'Marsh',
  birthDate: '1990-12-31',
  phone: '(207) 555 - 0123',
  postalCode: '04101',
  gender: 'female' as const,
  subscriptions: { newsletterConsent: true, loyaltyConsent: true, smsNotificationConsent: true },
  source: { store: 'S-1', acquisitionType: 'event', campaignName: 'spring' },
};

test('the profile has its members at their places after a loyalty sign-up [B3.3.09, B3.3.11, B3.3.12, C3.01, C7.63]', async () => {
  const consumer = await newConsumer(running.origin, { signUp: { ...full, phone: '2075550199' } });
  const profile = await consumer.call(readConsumer, { query: { includeLoyaltySummary: true } });
  expect(profile).toMatchObject({
    consumerId: consumer.auth.consumerNo,
    consumerDetails: {
      email: consumer.email,
      firstName: 'Ada',
      lastName: 'Marsh',
      phone: '+12075550199',
      postalCode: '04101',
      birthDate: '1990-12-31',
      gender: 'female',
      addresses: [],
      athlete: null,
      employee: null,
      prosumer: null,
      identity: [],
      source: { store: 'S-1', acquisitionType: 'event', campaignName: 'spring' },
    },
    isLoyaltyMember: true,
    loyaltyOptInDate: now.toISOString(),
    loyaltySummary: { points: { balance: 0 } },
    preferences: { interests: '', preferredShoeSize: '', favStore: null },
    enrollments: [
      { type: 'Loyalty', optin: true, doubleOptin: true, channel: expect.any(String), country: 'US', region: 'NORA' },
    ],
  });
  const subscribed = {
    ...{ type: 'LoyaltyNewsletter', optin: true, doubleOptin: true, category: null, country: 'US', region: 'NORA' },
    ...{ optinDate: now.toISOString(), optoutDate: null },
  };
  expect(profile.subscriptions).toMatchObject([
    { ...subscribed, channel: 'email', recipient: consumer.email },
    { ...subscribed, channel: 'sms', recipient: '+12075550199' },
  ]);
  expect(consumer.auth.memberId).toMatch(/^\d{12}$/);
  const plain = await consumer.call(readConsumer, {});
  expect(plain).not.toHaveProperty('loyaltySummary');
});

test('a change is stored, interests as one text with pipes [C3.02, C5.54, C7.64]', async () => {
  const consumer = await newConsumer(running.origin);
  const body = {
    consumerProfile: {
      consumerDetails: { firstName: 'Bo', phone: '207 555 0142', birthDate: '1991-01-02' },
      preferences: { interests: 'running|hiking|running', preferredShoeSize: '42' },
    },
  };
  await consumer.call(updateConsumer, { body });
  const profile = await consumer.call(readConsumer, {});
  expect(profile.consumerDetails).toMatchObject({ firstName: 'Bo', phone: '+12075550142', birthDate: '1991-01-02' });
  expect(profile.preferences).toEqual({ interests: 'running|hiking', preferredShoeSize: '42', favStore: null });
});

test.each([
  ['phone', '+1 000 123 456', 'de_DE'],
  ['phone', '+49 1', 'en_US'],
  ['postalCode', 'nowhere', 'en_US'],
  ['postalCode', '20457', 'en_GB'],
  ['postalCode', 'x'.repeat(13), 'en_US'],
])(
  'a %s is validated by its country, in the profile and at sign-up: %s in %s [C8.12]',
  async (member, value, locale) => {
    const { origin } = running;
    const refused = await errorOf(newConsumer(origin, { locale, signUp: { [member]: value } }));
    expect([refused.id, refused.errorDetails[0]?.details?.member]).toEqual(['PRO412', member]);
    const consumer = await newConsumer(origin, { locale });
    const body = { consumerProfile: { consumerDetails: { [member]: value } } };
    expect(await refusalOf(consumer.call(updateConsumer, { body }))).toBe('PRO412');
  },
);

test('values are normalized: names in one line, postal code and phone in the format of their country', async () => {
  const consumer = await newConsumer(running.origin, { locale: 'en_GB' });
  const consumerDetails = {
    ...{ firstName: 'Ada\r\nBcc: all', lastName: 'Van\tder\n Meer' },
    ...{ postalCode: 'eh66qq', phone: '+1 202 555 0123', phoneCode: '44' },
  };
  const change = (details: object) =>
    consumer.call(updateConsumer, { body: { consumerProfile: { consumerDetails: details } } });
  expect(await refusalOf(change(consumerDetails))).toBe('PRO412');
  const { consumerDetails: kept } = await change({ ...consumerDetails, firstName: 'Ada\r\n Bea' });
  expect(kept).toMatchObject({
    ...{ firstName: 'Ada Bea', lastName: 'Van der Meer' },
    ...{ postalCode: 'EH6 6QQ', phone: '+12025550123' },
  });
  // A profile can be saved unchanged in the shop of another country.
  const { body } = { body: { consumerProfile: { consumerDetails: kept } } };
  const abroad = await newConsumer(running.origin, { ...consumer, signedUp: true, locale: 'de_DE' });
  const gender = 'female' as const;
  const again = { consumerProfile: { consumerDetails: { ...body.consumerProfile.consumerDetails, gender } } };
  expect((await abroad.call(updateConsumer, { body: again })).consumerDetails.postalCode).toBe('EH6 6QQ');
});

test('emails and phones belong to one account each [C8.16, C8.17, C8.27, C8.28, C8.12]', async () => {
  const first = await newConsumer(running.origin, { signUp: { phone: '2075550150' } });
  const second = await newConsumer(running.origin);
  const { origin } = running;
  expect(await refusalOf(newConsumer(origin, { email: first.email.toUpperCase() }))).toBe('AUT439');
  expect(await refusalOf(newConsumer(origin, { signUp: { phone: '(207) 555-0150' } }))).toBe('AUT444');
  const change = (consumerDetails: object) =>
    second.call(updateConsumer, { body: { consumerProfile: { consumerDetails }, currentPassword: second.password } });
  expect(await refusalOf(change({ email: first.email }))).toBe('PRO400');
  expect(await refusalOf(change({ phone: '+12075550150' }))).toBe('AUT442');
});

test('changing the email needs the password, and the old address is notified', async () => {
  const consumer = await newConsumer(running.origin);
  const consumerProfile = { consumerDetails: { email: 'ada.new@example.com' } };
  expect(await refusalOf(consumer.call(updateConsumer, { body: { consumerProfile } }))).toBe('AUT450');
  await consumer.call(updateConsumer, { body: { consumerProfile, currentPassword: consumer.password } });
  const { rows } = await running.shop.database.pool.query(
    `select recipient from letter where kind = 'email-changed' union select recipient from mail where kind = 'email-changed'`,
  );
  expect(rows).toEqual([{ recipient: consumer.email }]);
});

test('age, birth date and password are checked by the server [C5.59, C5.60, C8.103, C8.105, C8.106, C8.108]', async () => {
  const { origin } = running;
  const refusedSignUp = (members: object, password?: string) =>
    refusalOf(newConsumer(origin, { signUp: members, ...(password ? { password } : {}) }));
  expect(await refusedSignUp({ birthDate: '2013-11-22' })).toBe('PRO410');
  await newConsumer(origin, { signUp: { birthDate: '2013-11-21' } });
  expect(await refusedSignUp({ subscriptions: { loyaltyConsent: true } })).toBe('PRO411');
  expect(await refusedSignUp({ birthDate: '1990-02-30' })).toBe('PRO412');
  expect(await refusedSignUp({}, 'Abcde1x')).toBe('FE872');
  expect(await refusedSignUp({}, 'abcdefg1')).toBe('PRO415');
  expect(await refusedSignUp({}, 'Password1')).toBe('PRO415');
});

test('the server requires the fields of the market’s form; the simplified form requires neither [B5.3.11, C8.106]', async () => {
  const { origin } = running;
  const refused = async (members: object) => {
    const body = {
      email: 'asked@example.com',
      password: 'Granite-harbour-7',
      recaptcha_response: 'accept',
      ...members,
    };
    const { id, errorDetails } = await errorOf((await newShopper(origin)).call(signUp, { body }));
    return [id, errorDetails[0]?.details?.member];
  };
  const whole = { firstName: 'Ada', lastName: 'Brink', isTermsConfirmed: true, subscriptions: {} };
  expect(await refused({ ...whole, firstName: ' ' })).toEqual(['PRO412', 'firstName']);
  expect(await refused({ ...whole, lastName: undefined })).toEqual(['PRO412', 'lastName']);
  expect(await refused({ ...whole, isTermsConfirmed: false })).toEqual(['PRO412', 'isTermsConfirmed']);
  const joining = { ...whole, subscriptions: { loyaltyConsent: true } };
  expect(await refused({ ...joining, phone: '2075550178' })).toEqual(['PRO411', 'birthDate']);
  expect(await refused({ ...joining, birthDate: '1990-10-12' })).toEqual(['PRO412', 'phone']);
  await newConsumer(origin, { signUp: whole });
  await newConsumer(origin);
});

test('an invalid value is refused with its member, and nothing changes [C8.100]', async () => {
  const consumer = await newConsumer(running.origin, { signUp: { firstName: 'Ada' } });
  const change = (consumerDetails: object) =>
    errorOf(consumer.call(updateConsumer, { body: { consumerProfile: { consumerDetails } } }));
  const wrong = await change({ firstName: 'Bo3', postalCode: '04101' });
  expect([wrong.id, wrong.errorDetails[0]?.details?.member]).toEqual(['PRO412', 'firstName']);
  expect((await change({ gender: 'stone' })).id).toBe('PRO412');
  expect((await consumer.call(readConsumer, {})).consumerDetails).toMatchObject({ firstName: 'Ada', postalCode: '' });
});

test('a profile without a password prefills the sign-up for its id and email [B7.18, B7.19, B7.20, C7.65, C7.87, C8.111]', async () => {
  const visitor = await newShopper(running.origin);
  const email = 'store.guest@example.com';
  const { consumerId } = await visitor.call(createConsumer, {
    body: {
      consumerProfile: {
        consumerDetails: { email, firstName: 'Ida', phone: '2075550160' },
        subscriptions: [{ type: 'Newsletter', channel: 'email', optin: true }],
      },
    },
  });
  const prefill = await visitor.call(retrieveUserData, { body: { consumerId, email } });
  expect(prefill).toMatchObject({ email, firstName: 'Ida', phone: '+12075550160' });
  const wrong = (body: { consumerId: string; email: string }) => refusalOf(visitor.call(retrieveUserData, { body }));
  expect(await wrong({ consumerId, email: 'other@example.com' })).toBe('CCN404');
  expect(await wrong({ consumerId: 'nobody', email })).toBe('CCN404');
  const consumer = await newConsumer(running.origin, { email, signUp: { consumerId } });
  expect(consumer.auth.consumerNo).toBe(consumerId);
  const { subscriptions } = await consumer.call(readConsumer, {});
  expect(subscriptions).toMatchObject([{ type: 'Newsletter', channel: 'email', recipient: email, optin: true }]);
  expect(await wrong({ consumerId, email })).toBe('CCN404');
});

test('the lookup returns whether an email can sign in [C2.74, C7.69]', async () => {
  const consumer = await newConsumer(running.origin);
  const visitor = await newShopper(running.origin);
  expect(await visitor.call(lookUpConsumer, { query: { email: consumer.email.toUpperCase() } })).toEqual({
    exists: true,
  });
  expect(await visitor.call(lookUpConsumer, { query: { email: 'nobody@example.com' } })).toEqual({ exists: false });
  expect(await refusalOf(visitor.call(lookUpConsumer, { query: { email: 'x' } }))).toBe('AUT453');
});

test('the lookup is limited per caller [C7.69]', async () => {
  const limited = await startShop({ config: { rateLimit: 1200, rateLimitFactor: 1 } });
  try {
    const visitor = await newShopper(limited.origin);
    const asked = Array.from({ length: 12 }, (_, index) =>
      visitor.fetch(`${limited.origin}/consumers-v3/consumer/lookup?email=a${index}@example.com`),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses).toContain(429);
  } finally {
    await limited.close();
  }
});

test('the time of the server can be read [C7.130]', async () => {
  const visitor = await newShopper(running.origin);
  expect(await visitor.call(readTime, {})).toEqual({ timestamp: now.getTime(), dateTime: now.toISOString() });
});
