import { randomUUID } from 'node:crypto';
import { answerCase } from '@eyelet/contracts/cases/answer.ts';
import { changeCase } from '@eyelet/contracts/cases/change.ts';
import { contactShop } from '@eyelet/contracts/cases/contact.ts';
import { listCases } from '@eyelet/contracts/cases/list.ts';
import { mergeCase } from '@eyelet/contracts/cases/merge.ts';
import { readCase } from '@eyelet/contracts/cases/read.ts';
import { readHome } from '@eyelet/contracts/home/read.ts';
import type { InputOf, RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { caseDueLastOrder, caseDueOrder } from '@eyelet/db/cases/due-order.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messageOf, writtenCase } from './messages.ts';

// A Monday at noon in New York.
const monday = Date.parse('2026-06-01T16:00:00Z');
let now = new Date(monday);
let running: RunningShop;
let desk: TestStaff;
beforeAll(async () => {
  running = await startShop({ config: { rateLimitFactor: 1000 }, parts: { clock: () => now } });
});
afterAll(() => running.close());
beforeEach(async () => {
  now = new Date(monday);
  desk = await newStaff(running, { roles: ['owner'] });
});

/** Lets hours pass; a session of staff does not last that long. */
const hours = async (count: number) => {
  now = new Date(now.getTime() + count * 3_600_000);
  desk = await newStaff(running, { roles: ['owner'] });
};
const read = async (reference: string) => (await desk.call(readCase, { params: { reference } })).case;
const answer = (reference: string) =>
  desk.call(answerCase, { params: { reference, entryId: randomUUID() }, body: { text: 'It is on its way.' } });
const move = async (reference: string, status: NonNullable<InputOf<typeof changeCase>['body']['status']>) => {
  const { version } = await read(reference);
  return desk.call(changeCase, { params: { reference }, body: { status, version } });
};

test('a new case says when its answer and its solution are due, in working hours of its market', async () => {
  const one = await read(await writtenCase(running.origin));
  expect(one.firstAnswer).toEqual({
    ...{ state: 'due', dueAt: '2026-06-02T16:00:00.000Z', targetMinutes: 480, tookMinutes: 0 },
  });
  expect(one.solution).toMatchObject({ state: 'due', dueAt: '2026-06-08T16:00:00.000Z', targetMinutes: 2400 });
  expect(one).toMatchObject({ dueAt: one.firstAnswer.dueAt, isOverdue: false });
});

test('an answer is in time or too late, and time stands while the customer is asked', async () => {
  const email = `${randomUUID()}@example.com`;
  const [quick, slow] = [await writtenCase(running.origin, { email }), await writtenCase(running.origin)];
  await hours(2);
  expect((await answer(quick)).firstAnswer).toMatchObject({ state: 'met', tookMinutes: 120, dueAt: null });
  await hours(24);
  expect(await read(slow)).toMatchObject({ isOverdue: true, firstAnswer: { state: 'overdue', tookMinutes: 600 } });
  expect((await answer(slow)).firstAnswer).toMatchObject({ state: 'missed', tookMinutes: 600 });
  const waiting = await read(quick);
  expect(waiting).toMatchObject({ dueAt: null, solution: { state: 'stopped', tookMinutes: 120 } });
  // Written to again on Wednesday at two has 38 of its 40 hours left.
  await hours(24);
  const shopper = await newShopper(running.origin);
  await shopper.call(contactShop, messageOf({ email, message: 'And now?', caseReference: quick }));
  expect(await read(quick)).toMatchObject({
    firstAnswer: { state: 'met' },
    solution: { state: 'due', dueAt: '2026-06-10T16:00:00.000Z' },
  });
  await answer(quick);
  expect((await move(quick, 'closed')).solution).toMatchObject({ state: 'met', tookMinutes: 120 });
  // A closed case that is written to again is a new question.
  await shopper.call(contactShop, messageOf({ email, message: 'Once more', caseReference: quick }));
  expect(await read(quick)).toMatchObject({
    firstAnswer: { state: 'due', tookMinutes: 0 },
    solution: { tookMinutes: 0 },
  });
});

/** The page of cases of an email, as references. */
const listed = async (query: RequestOf<typeof listCases>['query']) =>
  (await desk.call(listCases, { query })).rows.map(({ reference }) => reference);

test('cases are sorted by when they are due, page by page, and narrowed to those that are overdue', async () => {
  const search = `${randomUUID().slice(0, 8)}@due.example`;
  const write = () => writtenCase(running.origin, { email: `x${search}`, message: randomUUID() });
  const first = await write();
  await hours(1);
  const second = await write();
  await hours(1);
  const answered = await write();
  await answer(answered);
  const sorted = { search, sort: 'due' } as const;
  expect(await listed(sorted)).toEqual([first, second, answered]);
  expect(await listed({ ...sorted, direction: 'desc' })).toEqual([second, first, answered]);
  expect(await listed({ search })).toEqual([answered, second, first]);
  expect(await listed({ search, sort: 'openedAt', direction: 'asc' })).toEqual([first, second, answered]);
  for (const direction of ['asc', 'desc'] as const) {
    const paged: string[] = [];
    let after: string | undefined;
    do {
      const page = await desk.call(listCases, { query: { ...sorted, direction, limit: 1, after } });
      paged.push(...page.rows.map(({ reference }) => reference));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(paged).toEqual(await listed({ ...sorted, direction }));
  }
  expect(await listed({ search, due: 'overdue' })).toEqual([]);
  await hours(22.5);
  expect(await listed({ search, due: 'overdue' })).toEqual([first]);
});

test.each([
  ['asc', 'service_case_due'],
  ['desc', 'service_case_due_last'],
] as const)('the list by what is due, %s, has an index', async (direction, index) => {
  const { db } = running.shop.database;
  const plans = await db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    await sql`set local enable_sort = off`.execute(tx);
    const key = direction === 'asc' ? caseDueOrder : caseDueLastOrder;
    const ordered = sql`select * from service_case order by ${key} ${sql.raw(direction)}, reference ${sql.raw(direction)} limit 5`;
    return (await sql`explain ${ordered}`.execute(tx)).rows;
  });
  expect(JSON.stringify(plans)).toContain(`${index} on`);
});

test('overdue cases need attention, with the time of the first', async () => {
  const overdue = async () =>
    (await desk.call(readHome, {})).tasks.find(({ kind }) => kind === 'cases-overdue') ?? { count: 0 };
  const reference = await writtenCase(running.origin);
  await hours(24 * 365);
  const before = await overdue();
  expect(before.count).toBeGreaterThan(0);
  await move(reference, 'closed');
  expect((await overdue()).count).toBe(before.count - 1);
});

test('a shop that aims at nothing has cases that are never due, and other hours hold for new cases', async () => {
  const earlier = await writtenCase(running.origin);
  const changed = [
    { key: 'care.answer-hours', value: 0, decided: true },
    { key: 'care.solution-hours', value: 2, decided: true },
    { key: 'care.opens-hour', value: 0, decided: true },
    { key: 'care.closes-hour', value: 24, decided: true },
  ] as const;
  running.shop.settings.take(changed);
  try {
    const one = await read(await writtenCase(running.origin));
    expect(one).toMatchObject({ firstAnswer: { state: 'none', dueAt: null }, dueAt: '2026-06-01T18:00:00.000Z' });
    expect((await read(earlier)).firstAnswer.dueAt).toBe('2026-06-02T16:00:00.000Z');
  } finally {
    running.shop.settings.take(changed.map(({ key }) => ({ key, value: null, decided: false })));
  }
});

test('a case of another market that is merged goes on in the working hours of the kept one', async () => {
  const email = `${randomUUID()}@example.com`;
  const kept = await writtenCase(running.origin, { email });
  await move(kept, 'closed');
  // In Germany the day is over; its eight hours would be those of Tuesday.
  const german = await newShopper(running.origin, { locale: 'de_DE' });
  const { caseReference } = await german.call(contactShop, messageOf({ email, phone: '', message: 'Wo ist sie?' }));
  expect((await read(caseReference)).firstAnswer.dueAt).toBe('2026-06-02T15:00:00.000Z');
  const merged = await desk.call(mergeCase, {
    params: { reference: caseReference },
    body: { into: kept, version: 1 },
  });
  expect(merged.firstAnswer).toMatchObject({ state: 'due', dueAt: '2026-06-02T16:00:00.000Z' });
});
