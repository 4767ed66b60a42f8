import { randomUUID } from 'node:crypto';
import { deleteConsumer } from '@eyelet/contracts/consumer/delete.ts';
import { keepConsumer } from '@eyelet/contracts/consumer/keep.ts';
import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { approveCustomerRequest } from '@eyelet/contracts/customers/approve.ts';
import { askForCustomer } from '@eyelet/contracts/customers/ask.ts';
import { correctCustomer } from '@eyelet/contracts/customers/correct.ts';
import { listCustomers } from '@eyelet/contracts/customers/list.ts';
import { readCustomer } from '@eyelet/contracts/customers/read.ts';
import { readCustomerFile } from '@eyelet/contracts/customers/read-file.ts';
import { refuseCustomerRequest } from '@eyelet/contracts/customers/refuse.ts';
import { readHome } from '@eyelet/contracts/home/read.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { eraseDueConsumers } from '@eyelet/server/personal-data/erase.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actedCustomer, askedRequest, reasoned } from './customers.ts';

const begin = new Date('2026-11-21T12:00:00Z');
let now = begin;
let running: RunningShop;
let asker: TestStaff;
let approver: TestStaff;
beforeAll(async () => {
  running = await startShop({ parts: { clock: () => now } });
});
afterAll(() => running.close());
beforeEach(async () => {
  asker = await newStaff(running, { roles: ['care'], name: 'Ada Brink' });
  approver = await newStaff(running, { roles: ['administrator'], name: 'Bo Lind' });
});

const later = (days: number) => {
  now = new Date(now.getTime() + days * 24 * 3600 * 1000);
};

type Params = Readonly<{ consumerNo: string; requestId: string }>;
const seen = ({ consumerNo }: Params, by = asker) => by.call(readCustomer, { params: { consumerNo } });
const fileOf = (by: TestStaff, params: Params) => by.fetch(running.origin + requestUrl(readCustomerFile, { params }));

async function mailsOf(kind: string, recipient: string): Promise<readonly string[]> {
  await announce(running.shop);
  await announce(running.shop);
  const { rows } = await running.shop.database.pool.query<{ text: string }>(
    'select text from mail where kind = $1 and recipient = $2',
    [kind, recipient],
  );
  return rows.map(({ text }) => text);
}

test('an export waits for somebody else, and is then the file that the customer gets', async () => {
  const { customer, params, answer } = await askedRequest(asker, running);
  expect(answer).toMatchObject({
    waiting: 1,
    requests: [{ kind: 'export', state: 'waiting', isOwn: true, fileUntil: null }],
  });
  expect(await mailsOf('export-ready', customer.email)).toEqual([]);
  expect((await fileOf(asker, params)).status).toBe(404);
  const tasksOf = async (by: TestStaff) => (await by.call(readHome, {})).tasks.map(({ kind }) => kind);
  expect(await tasksOf(approver)).toContain('customers-to-approve');
  const waiting = await approver.call(listCustomers, { query: { state: 'waiting' } });
  expect(waiting.rows.map(({ consumerNo }) => consumerNo)).toContain(params.consumerNo);
  const approve = () => approver.call(approveCustomerRequest, { params });
  await Promise.all([approve(), approve(), approve()]);
  const mails = await mailsOf('export-ready', customer.email);
  expect(mails).toHaveLength(1);
  const path = /\/en-us\/account\/data\/download\?token=[\w-]+/.exec(mails[0] ?? '')?.[0];
  const theirs = Buffer.from(await (await customer.fetch(running.origin + path)).arrayBuffer());
  const ours = await fileOf(asker, params);
  expect(ours.headers.get('content-type')).toBe('application/zip');
  expect(ours.headers.get('content-disposition')).toContain('.zip');
  expect(Buffer.from(await ours.arrayBuffer()).equals(theirs)).toBe(true);
  expect(theirs.length).toBeGreaterThan(500);
  const [shown] = (await seen(params)).requests;
  expect(shown).toMatchObject({ state: 'done', decidedBy: 'Bo Lind', fileUntil: expect.any(String) });
  const { rows } = await running.shop.database.pool.query<{ action: string }>(
    `select action from audit where subject_kind = 'customer' and subject_id = $1 order by id`,
    [params.consumerNo],
  );
  expect(rows.map(({ action }) => action)).toEqual(['customers.ask', 'customers.approve', 'customers.readFile']);
  later(7);
  const tomorrow = await newStaff(running, { roles: ['care'] });
  expect((await fileOf(tomorrow, params)).status).toBe(404);
});

test('the file of one customer is not read by the number of another, nor without the permission', async () => {
  const { params } = await askedRequest(asker, running);
  await approver.call(approveCustomerRequest, { params });
  await mailsOf('export-ready', 'nobody');
  const other = await actedCustomer(running);
  expect((await fileOf(asker, { ...params, consumerNo: other.consumerNo })).status).toBe(404);
  const author = await newStaff(running, { roles: ['author'] });
  expect((await fileOf(author, params)).status).toBe(403);
  expect((await fileOf(asker, params)).status).toBe(200);
});

test('only who asked for an export or approved it reads its file, and only they are shown it', async () => {
  const { params } = await askedRequest(asker, running);
  await approver.call(approveCustomerRequest, { params });
  await mailsOf('export-ready', 'nobody');
  const shownTo = async (by: TestStaff) => (await seen(params, by)).requests[0]?.fileUntil;
  for (const by of [asker, approver]) {
    expect(await shownTo(by)).toEqual(expect.any(String));
    expect((await fileOf(by, params)).status).toBe(200);
  }
  for (const roles of [['care'], ['administrator']] as const) {
    const other = await newStaff(running, { roles: [...roles] });
    expect(await shownTo(other)).toBeNull();
    expect(await refusalOf(other.call(readCustomerFile, { params }))).toBe('STF471');
  }
});

test('an approved erasure is the customer’s own: told by mail, cancelled by them, or done after two weeks', async () => {
  const { customer, params } = await askedRequest(asker, running, 'erasure');
  expect(await seen(params)).toMatchObject({ deletionAt: null });
  const approved = await approver.call(approveCustomerRequest, { params });
  expect(approved.deletionAt).toBe(new Date(now.getTime() + 14 * 24 * 3600 * 1000).toISOString());
  expect(await mailsOf('deletion-asked', customer.email)).toHaveLength(1);
  await customer.call(keepConsumer, {});
  later(15);
  expect(await eraseDueConsumers(running.shop)).toBe(0);
  const asked = await newStaff(running, { roles: ['care'] });
  const second = { ...params, requestId: randomUUID() };
  await asked.call(askForCustomer, {
    params: second,
    body: { kind: 'erasure', reason: 'law', note: 'Letter of the 3rd' },
  });
  const decider = await newStaff(running, { roles: ['administrator'] });
  await decider.call(approveCustomerRequest, { params: second });
  later(14);
  expect(await eraseDueConsumers(running.shop)).toBe(1);
  const last = await newStaff(running, { roles: ['administrator'] });
  expect(await refusalOf(seen(params, last))).toBe('STF404');
  const { rows } = await running.shop.database.pool.query(
    `select note from customer_request where consumer_id = $1 and note <> ''`,
    [params.consumerNo],
  );
  expect(rows).toEqual([]);
});

test('what staff have corrected is exported with the rest, and erased along with it', async () => {
  const { consumerNo, params } = await actedCustomer(running);
  const { firstName, lastName, version } = await seen({ consumerNo, requestId: '' });
  const plain = { phone: '', postalCode: '', birthDate: '', interests: '', preferredShoeSize: '', ...reasoned };
  const body = { ...plain, firstName: 'Wilhelmina', lastName, version };
  await asker.call(correctCustomer, { params, body });
  const { pool } = running.shop.database;
  const stored = async () =>
    JSON.stringify((await pool.query('select * from customer_action where consumer_id = $1', [consumerNo])).rows);
  expect(await stored()).toContain('Wilhelmina');
  expect(firstName).not.toBe('Wilhelmina');
  const request = { consumerNo, requestId: randomUUID() };
  await asker.call(askForCustomer, { params: request, body: { kind: 'erasure', ...reasoned } });
  await approver.call(approveCustomerRequest, { params: request });
  later(14);
  await eraseDueConsumers(running.shop);
  expect(await stored()).not.toMatch(/Wilhelmina|By phone/);
  expect(JSON.parse(await stored())).toHaveLength(1);
});

test('nobody approves what they have asked for, nor without the right', async () => {
  const { params } = await askedRequest(approver, running, 'erasure');
  expect(await refusalOf(approver.call(approveCustomerRequest, { params }))).toBe('STF447');
  expect(await refusalOf(asker.call(approveCustomerRequest, { params }))).toBe('STF403');
  expect(await seen(params)).toMatchObject({ deletionAt: null, waiting: 1 });
});

test('of approving and refusing at once one counts, and the other is told what is there', async () => {
  const { customer, params } = await askedRequest(asker, running, 'erasure');
  const second = await newStaff(running, { roles: ['administrator'] });
  const outcomes = await Promise.allSettled([
    approver.call(approveCustomerRequest, { params }),
    second.call(refuseCustomerRequest, { params }),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const isApproved = outcomes[0]?.status === 'fulfilled';
  const { deletionDate } = await customer.call(readConsumer, {});
  expect(deletionDate !== null).toBe(isApproved);
  const loser = isApproved
    ? second.call(refuseCustomerRequest, { params })
    : approver.call(approveCustomerRequest, { params });
  const state = isApproved ? 'done' : 'refused';
  expect(await detailOf(loser)).toMatchObject({ errorId: 'STF409', current: { requests: [{ state }] } });
});

test('of one kind only one waits, also when it is asked for at once, and each id asks once', async () => {
  const { consumerNo } = await actedCustomer(running);
  const ask = (kind: 'export' | 'erasure', requestId = randomUUID()) =>
    asker.call(askForCustomer, { params: { consumerNo, requestId }, body: { kind, ...reasoned } });
  const outcomes = await Promise.allSettled([ask('export'), ask('export'), ask('export')]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await detailOf(ask('export'))).toMatchObject({ errorId: 'STF409', current: { waiting: 1 } });
  const id = randomUUID();
  await Promise.all([ask('erasure', id), ask('erasure', id)]);
  expect(await seen({ consumerNo, requestId: '' })).toMatchObject({ waiting: 2 });
});

test('whoever has asked takes it back, and nobody else without the right refuses it', async () => {
  const { params } = await askedRequest(asker, running);
  const colleague = await newStaff(running, { roles: ['care'] });
  expect(await refusalOf(colleague.call(refuseCustomerRequest, { params }))).toBe('STF403');
  expect(await asker.call(refuseCustomerRequest, { params })).toMatchObject({
    waiting: 0,
    requests: [{ state: 'refused' }],
  });
  expect(await refusalOf(approver.call(approveCustomerRequest, { params }))).toBe('STF409');
});

test('an account that is to be erased anyway is not asked for again', async () => {
  const { customer, consumerNo } = await actedCustomer(running);
  await customer.call(deleteConsumer, { body: { password: customer.password } });
  const params = { consumerNo, requestId: randomUUID() };
  const ask = asker.call(askForCustomer, { params, body: { kind: 'erasure', ...reasoned } });
  expect(await detailOf(ask)).toMatchObject({ errorId: 'STF409', current: { deletionAt: expect.any(String) } });
});

test('a request of another customer is not found, and its id asks for nothing', async () => {
  const { params } = await askedRequest(asker, running, 'erasure');
  const other = await actedCustomer(running);
  const elsewhere = { consumerNo: other.consumerNo, requestId: params.requestId };
  expect(await refusalOf(approver.call(approveCustomerRequest, { params: elsewhere }))).toBe('STF404');
  const ask = asker.call(askForCustomer, { params: elsewhere, body: { kind: 'erasure', ...reasoned } });
  expect(await refusalOf(ask)).toBe('STF404');
  expect((await other.customer.call(readConsumer, {})).deletionDate).toBeNull();
});
