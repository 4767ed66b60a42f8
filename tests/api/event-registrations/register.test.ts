import { cancelRegistration } from '@eyelet/contracts/event-registrations/cancel.ts';
import { listOwnRegistrations } from '@eyelet/contracts/event-registrations/list-own.ts';
import { readLinkedRegistration } from '@eyelet/contracts/event-registrations/read-linked.ts';
import { registerForEvent } from '@eyelet/contracts/event-registrations/register.ts';
import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { addRegistration, type EventRegistration } from '@eyelet/db/event-registrations/registration.ts';
import type { MailRow } from '@eyelet/db/outbox/mail.ts';
import { importContent } from '@eyelet/server/content/import-content.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { tidy } from '@eyelet/server/jobs/tidy.ts';
import { eraseDueConsumers } from '@eyelet/server/personal-data/erase.ts';
import { gatherData } from '@eyelet/server/personal-data/gather.ts';
import { newConsumer, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { pageItem, textBlock } from '@eyelet/testing/content-items.ts';
import { eventItemOf } from '@eyelet/testing/event-items.ts';
import { errorOf, newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someoneWaiting } from './guests.ts';

const now = new Date('2027-05-01T09:00:00Z');
let running: RunningShop;
beforeAll(async () => {
  running = await startShop({
    config: { rateLimitFactor: 1000 },
    parts: {
      clock: () => now,
      beforeSnapshot: (database) =>
        importContent(
          database,
          [
            eventItemOf('mending-days'),
            eventItemOf('open-days', { capacity: undefined, enablePlusOne: false, termsPage: 'event-terms' } as never),
            eventItemOf('small-room', { capacity: 1, waitingList: false }),
            eventItemOf('race', { capacity: 3 }),
            eventItemOf('crowd', { capacity: 3 }),
            eventItemOf('over', { startDate: '2027-04-01', endDate: '2027-04-02' }),
            pageItem('event-terms', { blocks: [textBlock('Terms')] }),
          ],
          now,
        ),
    },
  });
});
afterAll(() => running.close());

const days = '2027-06-05,2027-06-06';

function body(eventId: string, change: Partial<RequestOf<typeof registerForEvent>['body']> = {}) {
  const person = { firstName: 'Runa', lastName: 'Strand', gender: 'female' as const, phoneNumber: '+12075550144' };
  const rest = { plusOne: '', eventTermsAccepted: true, registrationTimestamp: now.toISOString() };
  return { body: { eventId, email: 'elsewhere@example.com', ...person, attendingDays: days, ...rest, ...change } };
}

const join = (shopper: Shopper, eventId: string, change = {}) => shopper.call(registerForEvent, body(eventId, change));

async function rowOf(id: string): Promise<EventRegistration> {
  const { rows } = await running.shop.database.pool.query('select * from event_registration where id = $1', [id]);
  return rows[0];
}

async function mailsTo({ email }: TestConsumer): Promise<readonly MailRow[]> {
  for (let round = 0; round < 3; round++) await announce(running.shop);
  const { rows } = await running.shop.database.pool.query<MailRow>(
    'select * from mail where recipient = $1 and kind like $2 order by created_at, id',
    [email, 'event-%'],
  );
  return rows;
}

const linkIn = (mail: MailRow | undefined) => {
  const [, id = '', token = ''] = /event-registration\?id=(\w+)&token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  return { id, token };
};

test('a consumer registers with all members, and the answer has id, event and status [C7.89, B7.29, B9.38]', async () => {
  const consumer = await newConsumer(running.origin);
  const response = await consumer.fetch(`${running.origin}/consumers-v3/consumer/event-registration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body('mending-days', { plusOne: 'Nils' }).body),
  });
  expect(response.status).toBe(201);
  const answer = (await response.json()) as { registrationId: string };
  expect(answer).toEqual({ registrationId: expect.any(String), eventId: 'mending-days', status: 'confirmed' });
  expect(await rowOf(answer.registrationId)).toMatchObject({
    ...{ event_id: 'mending-days', consumer_id: consumer.auth.consumerNo, status: 'confirmed' },
    // The email is that of the profile, whatever is sent.
    ...{ email: consumer.email, first_name: 'Runa', last_name: 'Strand', gender: 'female', phone: '+12075550144' },
    ...{ plus_one: 'Nils', attending_days: ['2027-06-05', '2027-06-06'], registered_at: now },
  });
});

test('a guest is refused, and so is a caller without a token [B6.08]', async () => {
  expect(await refusalOf(join(await newShopper(running.origin), 'mending-days'))).toBe('AUT432');
  const response = await fetch(`${running.origin}/consumers-v3/consumer/event-registration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body('mending-days').body),
  });
  expect(((await response.json()) as { errorDetails: { errorId: string }[] }).errorDetails[0]?.errorId).toBe('AUT432');
});

test('a second registration for the same event answers 409 with a message, however many at once [B7.31]', async () => {
  const consumer = await newConsumer(running.origin);
  const calls = await Promise.allSettled(Array.from({ length: 8 }, () => join(consumer, 'open-days')));
  expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const again = await errorOf(join(consumer, 'open-days'));
  expect(again).toMatchObject({ status: 409, id: 'EVT409' });
  expect(again.message).toContain('registered for this event already');
  const { registrations } = await consumer.call(listOwnRegistrations, { query: { eventId: 'open-days' } });
  expect(registrations).toMatchObject([{ eventId: 'open-days', title: 'Mending days', attendingDays: days }]);
});

test('accepted terms are stored with their version; for an event without guests none are', async () => {
  const consumer = await newConsumer(running.origin);
  const { registrationId } = await join(consumer, 'open-days', { plusOne: 'Nils' });
  expect(await rowOf(registrationId)).toMatchObject({ terms_page: 'event-terms', terms_version: 1, plus_one: '' });
});

test.each([
  ['no day', { attendingDays: '' }, 'attendingDays'],
  ['a day that the event does not have', { attendingDays: '2027-06-05,2027-06-07' }, 'attendingDays'],
  ['unticked terms [B5.7.02]', { eventTermsAccepted: false }, 'eventTermsAccepted'],
  ['a guest with a digit in the name [B5.7.03]', { plusOne: 'Ann3' }, 'plusOne'],
  ['no first name', { firstName: '' }, 'firstName'],
  ['half a phone', { phoneNumber: '20755' }, 'phoneNumber'],
])('%s is refused by its field', async (_name, change, field) => {
  const consumer = await newConsumer(running.origin);
  const error = await errorOf(join(consumer, 'mending-days', change));
  expect([error.id, error.errorDetails.map((one) => one.field)]).toEqual(['PRO412', [field]]);
});

test('an event that is over or unknown accepts no registration', async () => {
  const consumer = await newConsumer(running.origin);
  expect(await refusalOf(join(consumer, 'over', { attendingDays: '2027-04-01' }))).toBe('EVT404');
  expect(await refusalOf(join(consumer, 'nowhere'))).toBe('EVT404');
});

test('of ten concurrent registrations, as many get a seat as there are, and the others wait', async () => {
  const consumers = await Promise.all(Array.from({ length: 10 }, () => newConsumer(running.origin)));
  const answers = await Promise.all(consumers.map((one) => join(one, 'race')));
  expect(answers.filter(({ status }) => status === 'confirmed')).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 'waiting')).toHaveLength(7);
});

test('a full event without a waiting list is refused as full', async () => {
  const [first, second] = [await newConsumer(running.origin), await newConsumer(running.origin)];
  expect((await join(first, 'small-room', { attendingDays: '2027-06-05' })).status).toBe('confirmed');
  expect(await refusalOf(join(second, 'small-room'))).toBe('EVT410');
  expect((await join(second, 'small-room', { attendingDays: '2027-06-06' })).status).toBe('confirmed');
});

test('the letter confirms in the language of the market, with an entry for each day and a link that cancels', async () => {
  const consumer = await newConsumer(running.origin, { locale: 'de_DE' });
  const { registrationId } = await join(consumer, 'open-days');
  const [mail] = await mailsTo(consumer);
  expect(mail).toMatchObject({ kind: 'event-confirmed', subject: 'Sie sind dabei: Flicktage' });
  expect(mail?.text).toContain('5. Juni 2027 und 6. Juni 2027');
  expect(mail?.text).toContain('Skerry Hamburg, Am Sandtorkai 4');
  const [file] = mail?.files ?? [];
  const lines = (file?.content ?? '').replaceAll('\r\n ', '').split('\r\n');
  expect(lines.filter((line) => /^DT(START|END)/.test(line))).toEqual([
    ...['DTSTART:20270605T080000Z', 'DTEND:20270605T150000Z'],
    ...['DTSTART:20270606T080000Z', 'DTEND:20270606T150000Z'],
  ]);
  expect(lines).toContain('SUMMARY:Flicktage');

  const { id, token } = linkIn(mail);
  expect(id).toBe(registrationId);
  const anybody = await newShopper(running.origin, { locale: 'de_DE' });
  const params = { registrationId: id };
  expect(await refusalOf(anybody.call(readLinkedRegistration, { params, query: { token: `${token}x` } }))).toBe(
    'AUT402',
  );
  expect(await refusalOf(anybody.call(cancelRegistration, { params, body: { token: 'none' } }))).toBe('AUT402');
  const linked = await anybody.call(readLinkedRegistration, { params, query: { token } });
  expect(linked).toMatchObject({ status: 'confirmed', title: 'Flicktage', attendingDays: days });
  for (let time = 0; time < 2; time++) {
    expect(await anybody.call(cancelRegistration, { params, body: { token } })).toMatchObject({ status: 'cancelled' });
  }
  // Both were written in the same instant of the test's clock.
  const kinds = (await mailsTo(consumer)).map((each) => each.kind);
  expect(kinds.toSorted()).toEqual(['event-cancelled', 'event-confirmed']);
  // A consumer who has cancelled may register again.
  expect((await join(consumer, 'open-days')).status).toBe('confirmed');
});

test('a free seat goes to the first on the waiting list whose party fits, once, with a letter', async () => {
  const pair = await newConsumer(running.origin);
  const single = await newConsumer(running.origin);
  const waitingPair = await newConsumer(running.origin);
  const waitingSingle = await newConsumer(running.origin);
  expect((await join(pair, 'crowd', { plusOne: 'Nils' })).status).toBe('confirmed');
  expect((await join(single, 'crowd')).status).toBe('confirmed');
  expect((await join(waitingPair, 'crowd', { plusOne: 'Ann' })).status).toBe('waiting');
  expect((await join(waitingSingle, 'crowd')).status).toBe('waiting');
  expect((await mailsTo(waitingPair)).map(({ kind }) => kind)).toEqual(['event-waiting']);
  const { id, token } = linkIn((await mailsTo(single))[0]);
  const call = () => single.call(cancelRegistration, { params: { registrationId: id }, body: { token } });
  await Promise.all([call(), call()]);
  expect((await mailsTo(waitingPair)).map(({ kind }) => kind)).toEqual(['event-waiting']);
  // Both were written in the same instant of the test's clock.
  const kinds = (await mailsTo(waitingSingle)).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['event-seat-free', 'event-waiting']);
});

test('registrations are exported with the data of a consumer, and erased with the account', async () => {
  const consumer = await newConsumer(running.origin);
  await join(consumer, 'open-days');
  const { db, pool } = running.shop.database;
  const { consumerNo } = consumer.auth;
  const data = await gatherData(db, consumerNo);
  expect(data.event_registration).toMatchObject([{ event_id: 'open-days', first_name: 'Runa', phone: '+12075550144' }]);
  await pool.query('update consumer set deletion_due_at = $1 where id = $2', [now, consumerNo]);
  await eraseDueConsumers(running.shop);
  const { rows } = await pool.query('select id from event_registration where consumer_id = $1', [consumerNo]);
  expect(rows).toEqual([]);
});

test('guest lists are deleted thirty days after the event', async () => {
  const { pool, db } = running.shop.database;
  await addRegistration(db, someoneWaiting(now, { event_id: 'old', attending_days: ['2027-03-01', '2027-03-31'] }));
  await addRegistration(db, someoneWaiting(now, { event_id: 'old', attending_days: ['2027-03-02', '2027-04-02'] }));
  await tidy(running.shop);
  const { rows } = await pool.query("select attending_days from event_registration where event_id = 'old'");
  expect(rows).toEqual([{ attending_days: ['2027-03-02', '2027-04-02'] }]);
});
