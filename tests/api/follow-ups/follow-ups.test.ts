import { listAudit } from '@eyelet/contracts/audit/list.ts';
import { listFollowUps } from '@eyelet/contracts/follow-ups/list.ts';
import { resendFollowUps } from '@eyelet/contracts/follow-ups/resend.ts';
import { createRole } from '@eyelet/contracts/roles/create.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { giveUp } from './give-up.ts';

let running: RunningShop;
let staff: TestStaff;
let ids: readonly number[];
beforeAll(async () => {
  running = await startShop();
  staff = await newStaff(running);
});
afterAll(() => running.close());
beforeEach(async () => {
  await running.shop.database.pool.query('delete from event_delivery');
  ids = await giveUp(running, ['E-1', 'E-2', 'F-1']);
});

const list = (query: Parameters<typeof staff.call<typeof listFollowUps>>[1]['query'] = {}) =>
  staff.call(listFollowUps, { query });

const consumers = ['loyalty-points', 'order-mails', 'payments'];

test('deliveries that a consumer gave up on are listed with payload and error, filtered by consumer, kind and subject', async () => {
  const all = await list();
  expect(all).toMatchObject({ total: 9, next: null, consumers });
  expect(all.rows.find((one) => one.consumer === 'payments' && one.subject === 'E-1')).toMatchObject({
    ...{ eventId: ids[0], name: 'order.placed', payload: { odd: true } },
    error: 'the payload of order.placed does not match its schema',
  });
  expect(await list({ consumer: 'payments' })).toMatchObject({ total: 3 });
  expect(await list({ consumer: 'payments', search: 'e-' })).toMatchObject({ total: 2 });
  expect(await list({ name: 'order.paid' })).toMatchObject({
    total: 0,
    rows: [],
    consumers,
  });
});

test('the list is read by page, each row once', async () => {
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const { rows, next } = await list({ limit: 4, ...(after === undefined ? {} : { after }) });
    seen.push(...rows.map(({ consumer, eventId }) => `${consumer} ${eventId}`));
    after = next ?? undefined;
  } while (after !== undefined);
  expect(seen).toHaveLength(9);
  expect(new Set(seen).size).toBe(9);
  expect((await list({ after: 'nonsense' })).rows).toHaveLength(9);
});

test('several are delivered again, each with an audit entry, and repeating the call changes nothing', async () => {
  const deliveries = [0, 1].map((at) => ({ consumer: 'payments', eventId: ids[at] ?? 0 }));
  const resend = () => staff.call(resendFollowUps, { body: { deliveries } });
  expect(await resend()).toEqual({ resent: 2 });
  expect(await resend()).toEqual({ resent: 0 });
  expect(await list({ consumer: 'payments' })).toMatchObject({ total: 1, rows: [{ subject: 'F-1' }] });
  const { rows } = await running.shop.database.pool.query(
    'select event_id, attempts from event_delivery where failed_at is null order by event_id',
  );
  expect(rows.map(({ event_id }) => Number(event_id))).toEqual(ids.slice(0, 2));
  const entries = await staff.call(listAudit, { query: { action: 'followUps.resend' } });
  expect(
    entries.rows
      .map(({ subjectId, after }) => ({ subjectId, after }))
      .toSorted((a, b) => a.subjectId.localeCompare(b.subjectId)),
  ).toEqual(
    ids.slice(0, 2).map((id) => ({ subjectId: String(id), after: { consumer: 'payments', fact: 'order.placed' } })),
  );
});

test('an unknown delivery is ignored', async () => {
  const resend = (consumer: string, eventId: number) =>
    staff.call(resendFollowUps, { body: { deliveries: [{ consumer, eventId }] } });
  expect(await resend('nobody', ids[0] ?? 0)).toEqual({ resent: 0 });
  expect(await resend('payments', 999_999)).toEqual({ resent: 0 });
});

test('staff who may only see follow-ups cannot deliver them again', async () => {
  const { roleId } = await staff.call(createRole, { body: { name: 'Watchers', permissions: ['follow-ups.read'] } });
  const watcher = await newStaff(running, { roles: [roleId] });
  expect((await watcher.call(listFollowUps, {})).total).toBe(9);
  const body = { deliveries: [{ consumer: 'payments', eventId: ids[0] ?? 0 }] };
  expect(await refusalOf(watcher.call(resendFollowUps, { body }))).toBe('STF403');
  const author = await newStaff(running, { roles: ['author'] });
  expect(await refusalOf(author.call(listFollowUps, {}))).toBe('STF403');
});
