import { randomUUID } from 'node:crypto';
import { endSession } from '@eyelet/contracts/auth/end-session.ts';
import { listSessions } from '@eyelet/contracts/auth/list-sessions.ts';
import { deleteConsumer } from '@eyelet/contracts/consumer/delete.ts';
import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { answerLook } from '@eyelet/contracts/looks/answer.ts';
import { askForLook } from '@eyelet/contracts/looks/ask.ts';
import { endLook } from '@eyelet/contracts/looks/end.ts';
import { listOwnLooks } from '@eyelet/contracts/looks/list-own.ts';
import { createRole } from '@eyelet/contracts/roles/create.ts';
import { changeStaffRoles } from '@eyelet/contracts/staff/change-roles.ts';
import { suspendStaff } from '@eyelet/contracts/staff/suspend.ts';
import { signOutStaff } from '@eyelet/contracts/staff-access/sign-out.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { newConsumer, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { newStaff, signInAsStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actedCustomer } from '../customers/customers.ts';
import { accountOf, answered, askedLook, linkOf, openedLook, openShop, standingOf } from './looks.ts';

let now = new Date('2026-11-29T12:00:00Z');
let running: RunningShop;
let staff: TestStaff;
let owner: TestStaff;
beforeAll(async () => {
  running = await startShop({ parts: { clock: () => now } });
});
afterAll(() => running.close());
beforeEach(async () => {
  staff = await newStaff(running, { roles: ['administrator'], name: 'Bo Lind' });
  owner = await newStaff(running);
});

const minutesLater = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

/** What the profile call answers in a browser with the cookie of a look. */
async function seenWith(cookie: string): Promise<string> {
  const response = await fetch(running.origin + requestUrl(readConsumer, {}), { headers: { cookie } });
  const body = (await response.json()) as Record<string, unknown> & { errorDetails?: { errorId: string }[] };
  return body.errorDetails?.[0]?.errorId ?? String((body.consumerDetails as { email: string }).email);
}

/** The same customer, whose earlier token has expired meanwhile. */
const signedInAgain = ({ email, password }: TestConsumer) =>
  newConsumer(running.origin, { email, password, signedUp: true });

test('staff see the shop once the customer has allowed it, for half an hour, and both see who looked and when', async () => {
  const { customer, consumerNo, params } = await askedLook(staff, running);
  expect((await openShop(staff, running, params)).response.status).toBe(409);
  expect(await customer.call(listOwnLooks, {})).toMatchObject({
    looks: [
      { standing: 'asked', reason: 'The cart looks empty', answers: [{ answer: 'allow' }, { answer: 'decline' }] },
    ],
  });
  await customer.call(answerLook, { params, body: { answer: 'allow' } });
  const { response, cookie, set } = await openShop(staff, running, params);
  expect(response.status).toBe(200);
  expect(set).toMatch(/HttpOnly/i);
  expect(set).toMatch(/SameSite=Strict/i);
  expect(await seenWith(cookie)).toBe(customer.email);
  minutesLater(9);
  // Opening it again prolongs nothing, and the earlier browser stops seeing it.
  const again = await openShop(staff, running, params);
  expect(await seenWith(cookie)).toBe('STF474');
  expect(await seenWith(again.cookie)).toBe(customer.email);
  minutesLater(20);
  // The studio is in use, as its own sessions end by idleness.
  expect(await standingOf(staff, { consumerNo })).toBe('open');
  expect(await seenWith(again.cookie)).toBe(customer.email);
  minutesLater(1);
  expect(await seenWith(again.cookie)).toBe('STF474');
  expect((await openShop(staff, running, params)).response.status).toBe(409);
  const [own] = (await (await signedInAgain(customer)).call(listOwnLooks, {})).looks;
  expect(own).toMatchObject({ standing: 'ended', text: expect.stringContaining('Bo Lind'), answers: [] });
  expect(own?.steps).toHaveLength(4);
  const { rows } = await running.shop.database.pool.query<{ action: string; staff_name: string }>(
    `select action, staff_name from audit where subject_kind = 'customer' and subject_id = $1 order by id`,
    [consumerNo],
  );
  expect(rows.map(({ action, staff_name }) => `${action} ${staff_name}`)).toEqual([
    'looks.ask Bo Lind',
    'looks.answer customer',
    'looks.open Bo Lind',
    'looks.open Bo Lind',
  ]);
});

test('a wish lapses after a day, as does a consent that nobody has used', async () => {
  const { customer, consumerNo, params } = await askedLook(staff, running);
  const path = await linkOf(running, customer.email);
  minutesLater(24 * 60);
  const nextDay = await signedInAgain(customer);
  expect(await refusalOf(nextDay.call(answerLook, { params, body: { answer: 'allow' } }))).toBe('API404');
  await answered(running, path, 'allow', accountOf(nextDay));
  staff = await newStaff(running, { roles: ['administrator'] });
  expect(await standingOf(staff, { consumerNo })).toBe('lapsed');
  const of = { customer: nextDay, consumerNo };
  const second = await askedLook(staff, running, of);
  await nextDay.call(answerLook, { params: second.params, body: { answer: 'allow' } });
  minutesLater(24 * 60);
  const again = await signInAsStaff(running, staff);
  expect((await openShop(again, running, second.params)).response.status).toBe(409);
  const [look] = (await (await signedInAgain(customer)).call(listOwnLooks, {})).looks;
  expect(look).toMatchObject({ standing: 'lapsed', answers: [] });
});

test('the customer ends it at any moment, in the account and by the link; the next call is refused', async () => {
  const first = await openedLook(staff, running);
  const [own] = (await first.customer.call(listOwnLooks, {})).looks;
  expect(own?.answers.map(({ answer }) => answer)).toEqual(['end']);
  await first.customer.call(answerLook, { params: first.params, body: { answer: 'end' } });
  expect(await seenWith(first.cookie)).toBe('STF474');
  const second = await openedLook(staff, running);
  await answered(running, await linkOf(running, second.customer.email), 'end');
  expect(await seenWith(second.cookie)).toBe('STF474');
});

test.each([
  ['the studio is left', () => staff.call(signOutStaff, {})],
  [
    'the permission is taken away',
    () =>
      owner.call(changeStaffRoles, {
        params: { staffId: staff.me.staffId },
        body: { roles: ['care'], version: staff.me.version },
      }),
  ],
  [
    'the person is suspended',
    () => owner.call(suspendStaff, { params: { staffId: staff.me.staffId }, body: { version: staff.me.version } }),
  ],
])('it ends when %s', async (_, happen) => {
  const { cookie, customer } = await openedLook(staff, running);
  expect(await seenWith(cookie)).toBe(customer.email);
  await happen();
  expect(await seenWith(cookie)).toBe('STF474');
});

test('it ends with the account of the customer', async () => {
  const { cookie, customer, consumerNo } = await openedLook(staff, running);
  await customer.call(deleteConsumer, { body: { password: customer.password } });
  expect(await seenWith(cookie)).toBe(customer.email);
  await running.shop.database.pool.query('update consumer set deleted_at = now() where id = $1', [consumerNo]);
  expect(await seenWith(cookie)).toBe('STF474');
});

test('staff take a wish back and end a look, and an answer comes too late then', async () => {
  const { customer, params } = await askedLook(staff, running);
  expect(await staff.call(endLook, { params })).toMatchObject({ looks: [{ standing: 'ended', until: null }] });
  expect(await refusalOf(customer.call(answerLook, { params, body: { answer: 'allow' } }))).toBe('API404');
  expect(await refusalOf(staff.call(endLook, { params }))).toBe('STF409');
});

test('of a wish that was taken back and of a consent that was withdrawn, the customer reads that nobody looked', async () => {
  const { customer, params } = await askedLook(staff, running);
  await staff.call(endLook, { params });
  const second = await askedLook(staff, running, { customer, consumerNo: params.consumerNo });
  for (const answer of ['allow', 'end'] as const) {
    await customer.call(answerLook, { params: second.params, body: { answer } });
  }
  const { looks } = await customer.call(listOwnLooks, {});
  const text = createMessages('en')('looks.standing.lapsed', { name: 'Bo Lind' });
  expect(looks.map((one) => one.text)).toEqual([text, text]);
});

test('opening the shop of another customer ends the look at the first one, from the same session of the studio', async () => {
  const first = await openedLook(staff, running);
  const elsewhere = await openedLook(owner, running);
  const second = await openedLook(staff, running);
  expect(await seenWith(first.cookie)).toBe('STF474');
  expect(await standingOf(staff, first)).toBe('ended');
  expect(await seenWith(second.cookie)).toBe(second.customer.email);
  expect(await seenWith(elsewhere.cookie)).toBe(elsewhere.customer.email);
  const { rows } = await running.shop.database.pool.query<{ action: string; staff_name: string }>(
    `select action, staff_name from audit where subject_kind = 'customer' and subject_id = $1 order by id desc limit 1`,
    [first.consumerNo],
  );
  expect(rows).toEqual([{ action: 'looks.end', staff_name: 'Bo Lind' }]);
});

test('whoever may not read customers neither asks for a look nor learns anything of a customer by it', async () => {
  const { params } = await askedLook(staff, running);
  const body = { name: `Looking ${randomUUID()}`, permissions: ['customers.look'] as const };
  const { roleId } = await owner.call(createRole, { body: { ...body, permissions: [...body.permissions] } });
  const looking = await newStaff(running, { roles: [roleId] });
  const other = await actedCustomer(running);
  const wish = { params: { consumerNo: other.consumerNo, lookId: randomUUID() }, body: { reason: 'x' } };
  expect(await refusalOf(looking.call(askForLook, wish))).toBe('STF403');
  expect(await refusalOf(looking.call(endLook, { params }))).toBe('STF403');
  expect((await openShop(looking, running, params)).response.status).toBe(403);
  expect((await other.customer.call(listOwnLooks, {})).looks).toEqual([]);
});

test('a colleague neither opens nor ends what somebody else was allowed, and care needs the permission', async () => {
  const { customer, params } = await askedLook(staff, running);
  await customer.call(answerLook, { params, body: { answer: 'allow' } });
  expect((await openShop(owner, running, params)).response.status).toBe(404);
  expect(await refusalOf(owner.call(endLook, { params }))).toBe('STF404');
  const care = await newStaff(running, { roles: ['care'] });
  expect((await openShop(care, running, params)).response.status).toBe(403);
  expect(await refusalOf(care.call(askForLook, { params, body: { reason: 'x' } }))).toBe('STF403');
});

test('the look at one customer is neither answered by another one nor opened under another number', async () => {
  const { params } = await askedLook(staff, running);
  const other = await actedCustomer(running);
  for (const answer of ['allow', 'decline', 'end'] as const) {
    expect(await refusalOf(other.customer.call(answerLook, { params, body: { answer } }))).toBe('API404');
  }
  const elsewhere = { ...params, consumerNo: other.consumerNo };
  expect((await openShop(staff, running, elsewhere)).response.status).toBe(404);
  expect(await refusalOf(staff.call(askForLook, { params: elsewhere, body: { reason: 'x' } }))).toBe('STF404');
  expect((await other.customer.call(listOwnLooks, {})).looks).toEqual([]);
});

test('of several wishes at once one is made, each id asks once, and nobody is asked over and over', async () => {
  const asked = await askedLook(staff, running);
  const { customer, consumerNo, params } = asked;
  const again = () => staff.call(askForLook, { params, body: { reason: 'The cart looks empty' } });
  expect((await again()).looks).toHaveLength(1);
  const of = { customer, consumerNo };
  expect(await refusalOf(askedLook(owner, running, of))).toBe('STF409');
  await customer.call(answerLook, { params, body: { answer: 'decline' } });
  for (let more = 0; more < 2; more++) {
    const next = await askedLook(staff, running, of);
    await customer.call(answerLook, { params: next.params, body: { answer: 'decline' } });
  }
  expect(await refusalOf(askedLook(staff, running, of))).toBe('STF472');
  minutesLater(24 * 60);
  staff = await newStaff(running, { roles: ['administrator'] });
  expect((await askedLook(staff, running, of)).answer.looks[0]).toMatchObject({ standing: 'asked' });
  const fresh = await actedCustomer(running);
  const outcomes = await Promise.allSettled([
    askedLook(staff, running, fresh),
    askedLook(staff, running, fresh),
    askedLook(staff, running, fresh),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('the sessions of the customer and when they were used stay as they are', async () => {
  const customer = await newConsumer(running.origin);
  const { consumerNo } = customer.auth;
  const before = await customer.call(listSessions, {});
  const { cookie } = await openedLook(staff, running, { customer, consumerNo });
  minutesLater(5);
  await seenWith(cookie);
  expect(await customer.call(listSessions, {})).toEqual(before);
  await customer.call(endSession, { params: { sessionId: 'others' } });
  // Signing out elsewhere concerns sessions of the customer; a look has an end of its own.
  expect(await seenWith(cookie)).toBe(customer.email);
});
