import { randomUUID } from 'node:crypto';
import { listSessions } from '@eyelet/contracts/auth/list-sessions.ts';
import { addAddress } from '@eyelet/contracts/consumer/add-address.ts';
import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { correctCustomer } from '@eyelet/contracts/customers/correct.ts';
import type { Customer } from '@eyelet/contracts/customers/customer.ts';
import { endCustomerSessions } from '@eyelet/contracts/customers/end-sessions.ts';
import { readCustomer } from '@eyelet/contracts/customers/read.ts';
import { readDealings } from '@eyelet/contracts/customers/read-dealings.ts';
import { sendCustomerReset } from '@eyelet/contracts/customers/send-reset.ts';
import { insertRole } from '@eyelet/db/staff/role.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { address, buy } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { newMember } from '@eyelet/testing/loyalty.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writtenCase } from '../cases/messages.ts';
import { actedCustomer, reasoned } from './customers.ts';

const now = new Date('2026-11-21T12:00:00Z');
let running: RunningShop;
let staff: TestStaff;
beforeAll(async () => {
  running = await startStockedShop({ parts: { clock: () => now } });
  staff = await newStaff(running, { roles: ['care'], name: 'Ada Brink' });
});
afterAll(() => running.close());

const seen = (consumerNo: string, by = staff) => by.call(readCustomer, { params: { consumerNo } });

const profileOf = ({ firstName, lastName, phone, postalCode, birthDate, interests, ...customer }: Customer) => ({
  ...{ firstName, lastName, phone, postalCode, birthDate, interests: interests.join('|') },
  ...{ preferredShoeSize: customer.preferredShoeSize, version: customer.version, ...reasoned },
});

async function auditOf(consumerNo: string): Promise<string> {
  const { rows } = await running.shop.database.pool.query(
    `select action, staff_name, before, after from audit where subject_kind = 'customer' and subject_id = $1 order by id`,
    [consumerNo],
  );
  return JSON.stringify(rows);
}

test('a record has profile, addresses, consents, notifications and sign-ins, and no secret', async () => {
  const customer = await newMember(running, 120, {
    signUp: { firstName: 'Ruth', lastName: 'Ames', subscriptions: { loyaltyConsent: true, newsletterConsent: true } },
  });
  await customer.call(addAddress, { body: { address: { ...address, addressLine1: '77 Lantern Way' } } });
  const record = await seen(customer.auth.consumerNo);
  expect(record).toMatchObject({
    ...{ name: 'Ruth Ames', email: customer.email, memberId: customer.auth.memberId, kinds: ['member'] },
    ...{ hasPassword: true, passkeys: 0, isConfirmed: true, deletionAt: null, requests: [], actions: [] },
    sessions: [{ isAssociate: false, signedInAt: expect.any(String) }],
  });
  expect(JSON.stringify(record.addresses)).toContain('77 Lantern Way');
  expect(record.consents.map(({ of }) => of)).toContain('loyalty-terms');
  expect(record.notifications).toContainEqual({ topic: 'shipping', channel: 'email', enabled: true });
  expect(record.subscriptions.some(({ type, optin }) => type === 'LoyaltyNewsletter' && optin)).toBe(true);
  expect(JSON.stringify(record)).not.toMatch(/argon2|token|hash/i);
  expect(await refusalOf(seen('none'))).toBe('STF404');
});

test('orders, cases and value are shown to those who may use their desks, and to nobody else', async () => {
  const customer = await newMember(running, 120);
  const { consumerNo } = customer.auth;
  const { orderNumber } = await buy(customer, running.origin, upcs.socks);
  const dealings = (by: TestStaff) => by.call(readDealings, { params: { consumerNo } });
  expect(await dealings(staff)).toMatchObject({
    ...{ orders: { total: 1, latest: [{ orderNumber }] }, returns: [], cases: [], giftCards: [], rewards: [] },
    points: 120,
  });
  const { pool } = running.shop.database;
  const reference = await writtenCase(running.origin);
  await pool.query('update service_case set consumer_id = $2 where reference = $1', [reference, consumerNo]);
  expect(await dealings(staff)).toMatchObject({ cases: [{ reference, status: 'new' }] });
  const role = { name: 'Only customers', permissions: ['customers.read'] } as const;
  await running.shop.database.db.transaction().execute((tx) => insertRole(tx, 'only-customers', role, now));
  const narrow = await newStaff(running, { roles: ['only-customers'] });
  const nothing = { orders: null, returns: null, cases: null, points: null, giftCards: null, rewards: null };
  expect(await dealings(narrow)).toEqual(nothing);
});

test('a profile is corrected once, with what was there before, and by the rules of its market', async () => {
  const { customer, consumerNo, params } = await actedCustomer(running, {
    signUp: { firstName: 'Rut', lastName: 'Ames' },
  });
  const body = {
    ...profileOf(await seen(consumerNo)),
    firstName: ' Ruth ',
    phone: '207 555 0162',
    interests: 'running',
  };
  const correct = () => staff.call(correctCustomer, { params, body });
  const [first] = await Promise.all([correct(), correct(), correct()]);
  expect(first).toMatchObject({ name: 'Ruth Ames', phone: '+12075550162', interests: ['running'] });
  expect(first?.actions).toEqual([
    expect.objectContaining({
      ...{ action: 'profile', reason: 'asked', note: 'By phone', doneBy: 'Ada Brink' },
      before: { firstName: 'Rut', phone: '', interests: '' },
      after: { firstName: 'Ruth', phone: '+12075550162', interests: 'running' },
    }),
  ]);
  const own = await customer.call(readConsumer, {});
  expect(own.consumerDetails).toMatchObject({ firstName: 'Ruth', phone: '+12075550162', email: customer.email });
  // The audit is permanent, and so without the customer's data.
  const audit = await auditOf(consumerNo);
  expect(audit).toContain('"members":["firstName","phone","interests"]');
  expect(audit).not.toMatch(/Ruth|2075550162|By phone/);
});

test('what cannot be stored is named, and a phone of another account is refused', async () => {
  const { consumerNo, params } = await actedCustomer(running);
  await newConsumer(running.origin, { signUp: { phone: '2075550163', phoneCode: '1' } });
  const profile = profileOf(await seen(consumerNo));
  const correct = (change: object) =>
    detailOf(
      staff.call(correctCustomer, { params: { ...params, actionId: randomUUID() }, body: { ...profile, ...change } }),
    );
  for (const [member, value] of Object.entries({
    phone: '12',
    postalCode: 'x1',
    birthDate: '2020-01-01',
    interests: 'chess',
  })) {
    expect(await correct({ [member]: value }), member).toMatchObject({ errorId: 'STF400', details: { member } });
  }
  expect(await correct({ phone: '2075550163' })).toMatchObject({ errorId: 'AUT442', details: { member: 'phone' } });
  expect(await seen(consumerNo)).toMatchObject({ actions: [], phone: '' });
});

test('of two who correct the same profile, the second is told what is there', async () => {
  const { consumerNo } = await actedCustomer(running, { signUp: { firstName: 'Ada', lastName: 'Lund' } });
  const profile = profileOf(await seen(consumerNo));
  const outcomes = await Promise.allSettled(
    ['One', 'Two'].map((firstName) =>
      staff.call(correctCustomer, {
        params: { consumerNo, actionId: randomUUID() },
        body: { ...profile, firstName },
      }),
    ),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const current = await seen(consumerNo);
  const late = staff.call(correctCustomer, { params: { consumerNo, actionId: randomUUID() }, body: profile });
  expect(await detailOf(late)).toMatchObject({ errorId: 'STF409', current: { firstName: current.firstName } });
});

test('a customer is signed out everywhere at once', async () => {
  const { customer, params } = await actedCustomer(running);
  const elsewhere = await newConsumer(running.origin, { ...customer, signedUp: true });
  expect((await elsewhere.call(listSessions, {})).sessions).toHaveLength(2);
  expect(await staff.call(endCustomerSessions, { params, body: reasoned })).toMatchObject({
    ...{ sessions: [], actions: [{ action: 'sessions', before: {}, after: {} }] },
  });
  for (const browser of [customer, elsewhere])
    await expect.poll(() => refusalOf(browser.call(readConsumer, {}))).toMatch(/AUT/);
  // The same id does it once: a session that begins later stays.
  const again = await newConsumer(running.origin, { ...customer, signedUp: true });
  await staff.call(endCustomerSessions, { params, body: reasoned });
  expect((await again.call(listSessions, {})).sessions).toHaveLength(1);
});

test('the link to reset a password goes to the customer in their language, and nowhere else', async () => {
  const { customer, consumerNo, params } = await actedCustomer(running, { locale: 'de_DE' });
  const answer = await staff.call(sendCustomerReset, { params, body: reasoned });
  await staff.call(sendCustomerReset, { params, body: reasoned });
  expect(answer.actions).toMatchObject([{ action: 'reset-mail' }]);
  await announce(running.shop);
  await announce(running.shop);
  const { rows } = await running.shop.database.pool.query<{ text: string }>(
    `select text from mail where kind = 'reset-link' and recipient = $1`,
    [customer.email],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.text).toContain('/de-de/');
  expect(rows[0]?.text).not.toContain('Firefox');
  expect(JSON.stringify(answer) + (await auditOf(consumerNo))).not.toMatch(/token/);
  // A profile that nobody can sign in to has no password to reset.
  await running.shop.database.pool.query('update consumer set confirmed = false where id = $1', [consumerNo]);
  const refused = staff.call(sendCustomerReset, { params: { consumerNo, actionId: randomUUID() }, body: reasoned });
  expect(await refusalOf(refused)).toBe('STF409');
});

test('the id of an action reaches no other account', async () => {
  const { params } = await actedCustomer(running);
  await staff.call(endCustomerSessions, { params, body: reasoned });
  const other = await actedCustomer(running);
  const elsewhere = { consumerNo: other.consumerNo, actionId: params.actionId };
  expect(await refusalOf(staff.call(endCustomerSessions, { params: elsewhere, body: reasoned }))).toBe('STF404');
  expect((await other.customer.call(listSessions, {})).sessions).toHaveLength(1);
});
