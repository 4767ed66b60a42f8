import { admitGuest } from '@eyelet/contracts/event-registrations/admit.ts';
import { listEvents } from '@eyelet/contracts/event-registrations/list-events.ts';
import { listGuests } from '@eyelet/contracts/event-registrations/list-guests.ts';
import { withdrawGuest } from '@eyelet/contracts/event-registrations/withdraw.ts';
import { addRegistration } from '@eyelet/db/event-registrations/registration.ts';
import { importContent } from '@eyelet/server/content/import-content.ts';
import { eventItemOf } from '@eyelet/testing/event-items.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someoneWaiting } from './guests.ts';

const now = new Date('2027-05-01T09:00:00Z');
let running: RunningShop;
let care: TestStaff;
beforeAll(async () => {
  running = await startShop({
    parts: {
      clock: () => now,
      beforeSnapshot: (database) => importContent(database, [eventItemOf('mending-days')], now),
    },
  });
  care = await newStaff(running, { roles: ['care'] });
});
afterAll(() => running.close());

const params = { eventId: 'mending-days' };

async function guest(change: Parameters<typeof someoneWaiting>[1] = {}) {
  const row = someoneWaiting(now, change);
  await addRegistration(running.shop.database.db, row);
  return row;
}

const auditOf = async () =>
  (
    await running.shop.database.pool.query(
      'select action, subject_id, before, after from audit order by id desc limit 1',
    )
  ).rows[0];

test('staff see guests and the waiting list, filtered and by page, and how full the event is', async () => {
  await guest({ status: 'confirmed', plus_one: 'Nils', registered_at: new Date('2027-04-01T00:00:00Z') });
  await guest({ last_name: 'Berg', attending_days: ['2027-06-06'], registered_at: new Date('2027-04-02T00:00:00Z') });
  await guest({ status: 'cancelled', registered_at: new Date('2027-04-03T00:00:00Z') });
  const first = await care.call(listGuests, { params, query: { limit: 2 } });
  expect([first.total, first.rows.map(({ status }) => status)]).toEqual([3, ['confirmed', 'waiting']]);
  const rest = await care.call(listGuests, { params, query: { limit: 2, after: first.next ?? '' } });
  expect([rest.next, rest.rows.map(({ status }) => status)]).toEqual([null, ['cancelled']]);
  const narrowed = async (query: object) => (await care.call(listGuests, { params, query })).total;
  expect(await narrowed({ search: 'berg' })).toBe(1);
  expect(await narrowed({ search: 'nils' })).toBe(1);
  expect(await narrowed({ day: '2027-06-06' })).toBe(1);
  expect(await narrowed({ status: 'waiting' })).toBe(1);
  const { events } = await care.call(listEvents, {});
  expect(events).toMatchObject([
    {
      eventId: 'mending-days',
      title: 'Mending days',
      isPublished: true,
      capacity: 3,
      confirmed: 1,
      seats: 2,
      waiting: 1,
    },
  ]);
});

test('the export cannot run formulas in a spreadsheet, and is audited', async () => {
  await guest({ first_name: '=1+1', event_id: 'gone-days' });
  const response = await fetch(`${running.origin}/staff/v1/events/gone-days/registrations/export?status=waiting`, {
    headers: { cookie: `eyelet_staff=${care.cookie()}` },
  });
  expect(response.headers.get('content-type')).toContain('text/csv');
  expect(response.headers.get('content-disposition')).toContain('gone-days-2027-05-01.csv');
  const [head, row] = (await response.text()).split('\n');
  expect(head).toContain('registrationId,status,lastName,firstName,email');
  expect(row).toContain("'=1+1");
  expect(await auditOf()).toMatchObject({ action: 'eventRegistrations.exportGuests', subject_id: 'gone-days' });
});

test('staff give a seat beyond the capacity, and cancel for a guest; each once, with an audit entry', async () => {
  const { id } = await guest({ event_id: 'other-days' });
  const target = { params: { registrationId: id } };
  for (let time = 0; time < 2; time++)
    expect(await care.call(admitGuest, target)).toMatchObject({ status: 'confirmed' });
  expect(await auditOf()).toMatchObject({
    ...{ action: 'eventRegistrations.admit', subject_id: 'other-days' },
    ...{ before: { status: 'waiting' }, after: { status: 'confirmed' } },
  });
  for (let time = 0; time < 2; time++) {
    expect(await care.call(withdrawGuest, target)).toMatchObject({ status: 'cancelled' });
  }
  expect(await auditOf()).toMatchObject({ action: 'eventRegistrations.withdraw', after: { status: 'cancelled' } });
  expect(await refusalOf(care.call(admitGuest, target))).toBe('STF409');
  expect(await refusalOf(care.call(admitGuest, { params: { registrationId: 'none' } }))).toBe('STF404');
});

test('staff without the permission cannot read guest lists', async () => {
  const author = await newStaff(running, { roles: ['author'] });
  expect(await refusalOf(author.call(listGuests, { params }))).toBe('STF403');
  const analyst = await newStaff(running, { roles: ['analyst'] });
  expect(await refusalOf(analyst.call(listEvents, {}))).toBe('STF403');
});
