import { randomUUID } from 'node:crypto';
import { listAudit } from '@eyelet/contracts/audit/list.ts';
import { answerCase } from '@eyelet/contracts/cases/answer.ts';
import { changeCase } from '@eyelet/contracts/cases/change.ts';
import { contactShop } from '@eyelet/contracts/cases/contact.ts';
import { mergeCase } from '@eyelet/contracts/cases/merge.ts';
import { noteCase } from '@eyelet/contracts/cases/note.ts';
import { readCase } from '@eyelet/contracts/cases/read.ts';
import { tidy } from '@eyelet/server/jobs/tidy.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo, messageOf, writtenCase } from './messages.ts';

const secret = 'handed on by our mail server';
const start = Date.parse('2027-05-03T14:00:00Z');
let now = new Date(start);
let running: RunningShop;
let desk: TestStaff;
beforeAll(async () => {
  running = await startShop({
    config: { rateLimitFactor: 1000, inboundMail: { mailbox: 'care@reply.example' } },
    parts: { clock: () => now, secrets: { sessionSecret: undefined, recaptchaKey: undefined, inboundMail: secret } },
  });
  desk = await newStaff(running, { roles: ['owner'] });
});
afterAll(() => running.close());

const minute = () => {
  now = new Date(now.getTime() + 60_000);
};
const read = async (reference: string) => (await desk.call(readCase, { params: { reference } })).case;
const answer = (reference: string, text: string) =>
  desk.call(answerCase, { params: { reference, entryId: randomUUID() }, body: { text } });
const merge = async (reference: string, into: string, version?: number) =>
  desk.call(mergeCase, {
    params: { reference },
    body: { into, version: version ?? (await read(reference)).version },
  });

/** Two cases of a customer, a minute apart. */
async function twoCases(email = `${randomUUID().slice(0, 8)}@example.com`) {
  const first = await writtenCase(running.origin, { email, message: 'Where is my order?' });
  minute();
  const second = await writtenCase(running.origin, { email, message: 'It is the red one.' });
  minute();
  return { email, first, second };
}

/** Hands on a mail that answers one of the shop's, the same each time; returns how that is answered. */
function handOn(from: string, to: string | null | undefined) {
  const body = `From: ${from}\r\nTo: ${to}\r\nMessage-ID: <${randomUUID()}@example.com>\r\n\r\nFound it.`;
  const authorization = `Basic ${Buffer.from(`mail:${secret}`).toString('base64')}`;
  const headers = { 'content-type': 'message/rfc822', authorization };
  return async () => (await fetch(`${running.origin}/mail/inbound`, { method: 'POST', body, headers })).status;
}

test('two cases of a customer are read as one by time, and the merged one leads there', async () => {
  const { first, second } = await twoCases();
  await answer(first, 'Which one?');
  minute();
  const { others } = await desk.call(readCase, { params: { reference: second } });
  expect(others).toMatchObject([{ reference: first, status: 'waiting' }]);
  const kept = await merge(second, first);
  expect(kept).toMatchObject({ reference: first, status: 'new', mergedInto: null });
  expect(kept.entries.map(({ reference, text }) => [reference, text])).toEqual([
    [first, 'Where is my order?'],
    [second, 'It is the red one.'],
    [first, 'Which one?'],
  ]);
  // The second message has not been answered, so the time of its case goes on.
  expect(kept.firstAnswer).toMatchObject({ state: 'due' });
  const merged = await read(second);
  expect(merged).toMatchObject({ status: 'closed', mergedInto: first, dueAt: null, isOverdue: false });
  expect((await desk.call(readCase, { params: { reference: first } })).others).toEqual([]);
  const { rows } = await desk.call(listAudit, { query: { subjectKind: 'case', subjectId: second } });
  expect(rows[0]).toMatchObject({ action: 'cases.merge', after: { status: 'closed', mergedInto: first } });
});

test('messages to the merged case are read in the kept one and open it, by the form and by mail, once each', async () => {
  const { email, first, second } = await twoCases();
  await answer(second, 'We look for it.');
  const mail = (await mailsTo(running, email)).find(({ kind }) => kind === 'case-answered');
  const hand = handOn(email, mail?.reply_to);
  const early = await read(second);
  await merge(second, first, early.version);
  minute();
  expect([await hand(), await hand()]).toEqual([200, 200]);
  minute();
  const shopper = await newShopper(running.origin);
  const body = messageOf({ email, message: 'Thank you.', caseReference: second });
  expect(await shopper.call(contactShop, body)).toEqual({ caseReference: first });
  expect(await shopper.call(contactShop, body)).toEqual({ caseReference: first });
  const kept = await read(first);
  expect(kept.status).toBe('new');
  expect(kept.entries.slice(3).map(({ reference, text }) => [reference, text])).toEqual([
    [second, 'Found it.'],
    [second, 'Thank you.'],
  ]);
  expect((await read(second)).status).toBe('closed');
});

test('a mail that came before the merge and again after it is written once', async () => {
  const { email, first, second } = await twoCases();
  await answer(second, 'We look for it.');
  const mail = (await mailsTo(running, email)).find(({ kind }) => kind === 'case-answered');
  const hand = handOn(email, mail?.reply_to);
  await hand();
  await merge(second, first);
  await hand();
  expect((await read(first)).entries.filter(({ text }) => text === 'Found it.')).toHaveLength(1);
});

test('merged again, nothing changes; merged further, all lead to the last one', async () => {
  const { email, first, second } = await twoCases();
  const kept = await merge(second, first);
  expect(await merge(second, first, 1)).toEqual(kept);
  const third = await writtenCase(running.origin, { email, message: 'A third one' });
  const last = await merge(first, third);
  expect(last.entries.map(({ reference }) => reference).toSorted()).toEqual([first, second, third].toSorted());
  expect(await read(second)).toMatchObject({ mergedInto: third });
});

test('what a merged case knows is found from the kept one', async () => {
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  const first = await writtenCase(running.origin, { email, orderNumber: '', message: 'Where is my order?' });
  const second = await writtenCase(running.origin, { email, orderNumber: 'E-2002', message: 'It is this one.' });
  const about = (await read(second)).about;
  expect(await read(first)).toMatchObject({ orderNumber: '', merged: [] });
  expect(await merge(second, first)).toMatchObject({ orderNumber: 'E-2002', merged: [{ reference: second, about }] });
  expect(await read(second)).toMatchObject({ orderNumber: 'E-2002', merged: [] });
});

test('a case is merged neither into itself, nor into a merged one, nor across customers, nor where there is none', async () => {
  const { first, second } = await twoCases();
  const other = await writtenCase(running.origin);
  await expect(merge(first, first)).rejects.toMatchObject({ id: 'STF400' });
  await expect(merge(first, other)).rejects.toMatchObject({ id: 'STF400' });
  await expect(merge(first, 'NOWHERE')).rejects.toMatchObject({ id: 'STF404' });
  await merge(second, first);
  await expect(merge(first, second)).rejects.toMatchObject({ id: 'STF409' });
  await expect(merge(second, other, 1)).rejects.toMatchObject({ id: 'STF400' });
});

test('nothing more is written to a merged case or changed on it, and an older version is told', async () => {
  const { first, second } = await twoCases();
  const { version } = await read(second);
  await answer(second, 'Which one?');
  await expect(merge(second, first, version)).rejects.toMatchObject({ id: 'STF409' });
  await merge(second, first);
  const entry = { params: { reference: second, entryId: randomUUID() }, body: { text: 'Too late' } };
  await expect(desk.call(answerCase, entry)).rejects.toMatchObject({ id: 'STF409' });
  await expect(desk.call(noteCase, entry)).rejects.toMatchObject({ id: 'STF409' });
  const body = { status: 'open', version: (await read(second)).version } as const;
  await expect(desk.call(changeCase, { params: { reference: second }, body })).rejects.toMatchObject({ id: 'STF409' });
});

test('whoever has nothing to do with cases merges none', async () => {
  const { first, second } = await twoCases();
  const packer = await newStaff(running, { roles: ['warehouse'] });
  await expect(
    packer.call(mergeCase, { params: { reference: second }, body: { into: first, version: 1 } }),
  ).rejects.toMatchObject({ id: 'STF403' });
});

test('a merged case is kept as long as the one that it leads to, and goes with it', async () => {
  const { first, second } = await twoCases();
  await merge(second, first);
  const there = async () => {
    const { rows } = await running.shop.database.pool.query<{ reference: string }>(
      'select reference from service_case where reference = any($1)',
      [[first, second]],
    );
    return rows.length;
  };
  now = new Date(now.getTime() + 1200 * 24 * 3_600_000);
  await tidy(running.shop);
  expect(await there()).toBe(2);
  await running.shop.database.pool.query("update service_case set status = 'closed' where reference = $1", [first]);
  await tidy(running.shop);
  expect(await there()).toBe(0);
  now = new Date(start);
});
