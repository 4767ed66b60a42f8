import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { updateConsumer } from '@eyelet/contracts/consumer/update.ts';
import { confirmSubscription } from '@eyelet/contracts/subscriptions/confirm.ts';
import { subscribe } from '@eyelet/contracts/subscriptions/subscribe.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { newConsumer, signInShopper, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { givePoints } from '@eyelet/testing/loyalty.ts';
import { errorOf, newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

// Years ahead of the real clock, so that only the clock of the server can explain the answers.
const start = new Date('2031-02-03T09:00:00Z');
let now = start;
let running: RunningShop;
beforeAll(async () => {
  running = await startShop({ parts: { clock: () => now } });
});
afterAll(() => running.close());

const join = (consumer: TestConsumer, consumerDetails: object = {}) =>
  consumer.call(updateConsumer, {
    body: { consumerProfile: { consumerDetails, enrollments: [{ type: 'Loyalty', optin: true }] } },
  });

test('joining the programme needs a birth date; without one nothing changes [B7.21, C8.106]', async () => {
  const consumer = await newConsumer(running.origin);
  const refused = await errorOf(join(consumer, { firstName: 'Ada' }));
  expect([refused.id, refused.errorDetails[0]?.details?.member]).toEqual(['PRO411', 'birthDate']);
  const before = await consumer.call(readConsumer, {});
  expect(before).toMatchObject({ isLoyaltyMember: false, loyaltyOptInDate: null, enrollments: [] });
  expect(before.consumerDetails.firstName).toBe('');
});

test('a consumer who joins becomes a member once, at the time of the server [B7.21, B7.01]', async () => {
  const consumer = await newConsumer(running.origin);
  const joined = await join(consumer, { birthDate: '1990-10-12' });
  expect(joined).toMatchObject({
    isLoyaltyMember: true,
    loyaltyOptInDate: now.toISOString(),
    enrollments: [{ type: 'Loyalty', optin: true, country: 'US', region: 'NORA' }],
  });
  const memberId = async () => (await signInShopper(consumer, consumer.email, consumer.password)).auth.memberId;
  const first = await memberId();
  expect(first).toMatch(/^\d{12}$/);
  await join(consumer);
  expect(await memberId()).toBe(first);
});

test('ages and opt-in dates are computed by the clock of the server [B7.01, C5.59]', async () => {
  const consumer = await newConsumer(running.origin);
  const born = (birthDate: string) =>
    consumer.call(updateConsumer, { body: { consumerProfile: { consumerDetails: { birthDate } } } });
  expect(await refusalOf(born('2018-02-04'))).toBe('PRO410');
  expect((await born('2018-02-03')).consumerDetails.birthDate).toBe('2018-02-03');
  const { subscription } = await consumer.call(subscribe, {
    body: { channel: 'email', optin: true, optinDate: '2035-01-01T00:00:00Z' },
  });
  expect(subscription.optinDate).toBe(now.toISOString());
});

test('somebody is old enough from midnight of the market on, not from that of UTC [C5.59]', async () => {
  now = new Date('2031-02-04T04:50:00Z');
  const consumer = await newConsumer(running.origin);
  const born = () =>
    consumer.call(updateConsumer, { body: { consumerProfile: { consumerDetails: { birthDate: '2018-02-04' } } } });
  now = new Date('2031-02-04T04:59:59Z');
  expect(await refusalOf(born())).toBe('PRO410');
  now = new Date('2031-02-04T05:00:00Z');
  expect((await born()).consumerDetails.birthDate).toBe('2018-02-04');
  now = start;
});

test('a known birth date is not removed by an empty field', async () => {
  const consumer = await newConsumer(running.origin, { signUp: { birthDate: '1990-10-12' } });
  await consumer.call(updateConsumer, { body: { consumerProfile: { consumerDetails: { birthDate: '' } } } });
  expect((await consumer.call(readConsumer, {})).consumerDetails.birthDate).toBe('1990-10-12');
});

test('only employees can accept the employee terms, and their profile says that they are employees [C4.35, C3.41, C3.42]', async () => {
  const accept = (consumer: TestConsumer) =>
    consumer.call(updateConsumer, {
      body: { consumerProfile: { consumerDetails: { isEmployeeDiscountTCAccepted: true } } },
    });
  const customer = await newConsumer(running.origin);
  expect((await accept(customer)).consumerDetails.isEmployeeDiscountTCAccepted).toBe(false);
  expect(customer.auth).toMatchObject({ consumerType: 'REGISTERED', isEmployeeDiscountTCAccepted: false });
  const employee = await newConsumer(running.origin);
  await running.shop.database.pool.query(`update consumer set kind = 'EMPLOYEE' where id = $1`, [
    employee.auth.consumerNo,
  ]);
  expect((await accept(employee)).consumerDetails.isEmployeeDiscountTCAccepted).toBe(true);
  const again = await signInShopper(employee, employee.email, employee.password);
  expect(again.auth).toMatchObject({ consumerType: 'EMPLOYEE', isEmployeeDiscountTCAccepted: true });
});

test('eight characters make a password, seven do not [C9.31]', async () => {
  expect(await refusalOf(newConsumer(running.origin, { password: 'Qzvrt7w' }))).toBe('FE872');
  await newConsumer(running.origin, { password: 'Qzvrt7wk' });
});

test.each([
  ['interests', 'running|<b>shopping</b>'],
  ['interests', 'x'.repeat(501)],
  ['preferredShoeSize', 'call +1-555-0100'],
  ['preferredShoeSize', 'x'.repeat(21)],
  ['favStoreId', 'nowhere'],
])(
  'preferences that do not exist fail by an id of their own, and nothing changes: %s %s [C8.12]',
  async (member, value) => {
    const consumer = await newConsumer(running.origin);
    const consumerProfile = { consumerDetails: { firstName: 'Ada' }, preferences: { [member]: value } };
    const refused = await errorOf(consumer.call(updateConsumer, { body: { consumerProfile } }));
    expect([refused.id, refused.status]).toEqual(['PRO418', 409]);
    expect(String(refused.errorDetails[0]?.details?.member).split('.').at(-1)).toBe(member);
    const { consumerDetails, preferences } = await consumer.call(readConsumer, {});
    expect(consumerDetails.firstName).toBe('');
    expect(preferences).toEqual({ interests: '', preferredShoeSize: '', favStore: null });
  },
);

test('a member who leaves the programme is unsubscribed from its news and may join again', async () => {
  const consumer = await newConsumer(running.origin, {
    signUp: { birthDate: '1990-10-12', subscriptions: { loyaltyConsent: true, newsletterConsent: true } },
  });
  await givePoints(running, consumer, 50);
  const enrol = (optin: boolean) =>
    consumer.call(updateConsumer, { body: { consumerProfile: { enrollments: [{ type: 'Loyalty', optin }] } } });
  const left = await enrol(false);
  expect(left).toMatchObject({ isLoyaltyMember: false, loyaltyOptInDate: null, enrollments: [] });
  expect(left.loyaltySummary?.points.balance).toBe(0);
  expect(left.subscriptions).toMatchObject([{ type: 'LoyaltyNewsletter', optin: false }]);
  expect((await signInShopper(consumer, consumer.email, consumer.password)).auth.memberId).toBeNull();
  expect(await enrol(true)).toMatchObject({ isLoyaltyMember: true, loyaltySummary: { points: { balance: 50 } } });
});

test('subscribing to text messages without a phone is refused', async () => {
  const consumer = await newConsumer(running.origin);
  const wish = (consumerDetails: object) => {
    const subscriptions = [{ type: 'Newsletter' as const, channel: 'sms' as const, optin: true }];
    return consumer.call(updateConsumer, { body: { consumerProfile: { consumerDetails, subscriptions } } });
  };
  const refused = await errorOf(wish({ firstName: 'Ada' }));
  expect([refused.id, refused.errorDetails[0]?.details?.member]).toEqual(['PRO412', 'phone']);
  expect((await wish({ phone: '2075550188' })).subscriptions).toMatchObject([{ channel: 'sms', optin: true }]);
  expect(await refusalOf(wish({ phone: '' }))).toBe('PRO412');
});

test('subscriptions move to a new email and phone, and end when the phone is removed [C1.20]', async () => {
  const visitor = await newShopper(running.origin);
  await visitor.call(subscribe, { body: { channel: 'email', recipient: 'new.home@example.com', optin: true } });
  const consumer = await newConsumer(running.origin, { signUp: { phone: '2075550120' } });
  await consumer.call(subscribe, { body: { channel: 'email', optin: true } });
  await consumer.call(subscribe, { body: { channel: 'sms', optin: true } });
  const change = async (
    consumerDetails: object,
    subscriptions: { channel: 'email' | 'sms'; optin: boolean }[] = [],
  ) => {
    const profile = await consumer.call(updateConsumer, {
      body: {
        consumerProfile: {
          consumerDetails,
          subscriptions: subscriptions.map((one) => ({ ...one, type: 'Newsletter' as const })),
        },
        currentPassword: consumer.password,
      },
    });
    return profile.subscriptions.map(({ recipient, optin }) => [recipient, optin]);
  };
  // A guest's subscription for the new email joins the account after the mailed link was opened.
  expect(await change({ email: 'New.Home@example.com', phone: '2075550121' })).toEqual([['+12075550121', true]]);
  await announce(running.shop);
  const { rows } = await running.shop.database.pool.query<{ text: string }>(
    `select text from mail where kind = 'confirm-subscription' and recipient = 'new.home@example.com'`,
  );
  const confirmation = /confirm\?token=([^\s&]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
  await visitor.call(confirmSubscription, { body: { token: decodeURIComponent(confirmation) } });
  expect(await change({})).toEqual([
    ['new.home@example.com', true],
    ['+12075550121', true],
  ]);
  expect(await change({ email: 'other.home@example.com' })).toEqual([
    ['other.home@example.com', true],
    ['+12075550121', true],
  ]);
  expect(await change({ phone: '' }, [{ channel: 'email', optin: false }])).toEqual([
    ['other.home@example.com', false],
  ]);
});

test('where emails are confirmed, a new one has to be confirmed again [B3.3.10]', async () => {
  const german = await newConsumer(running.origin, {
    locale: 'de_DE',
    signUp: { subscriptions: { newsletterConsent: true } },
  });
  const { pool } = running.shop.database;
  await pool.query('update subscription set double_optin = true where consumer_id = $1', [german.auth.consumerNo]);
  const { subscriptions } = await german.call(updateConsumer, {
    body: {
      consumerProfile: { consumerDetails: { email: 'neu@example.com' } },
      currentPassword: german.password,
    },
  });
  expect(subscriptions).toMatchObject([{ recipient: 'neu@example.com', optin: true, doubleOptin: false }]);
  const { rows } = await pool.query(
    `select 1 from letter where kind = 'confirm-subscription' and recipient = 'neu@example.com'`,
  );
  expect(rows).toHaveLength(1);
});
