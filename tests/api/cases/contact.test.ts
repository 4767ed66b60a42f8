import { randomUUID } from 'node:crypto';
import { contactShop } from '@eyelet/contracts/cases/contact.ts';
import { listCaseSubjects } from '@eyelet/contracts/cases/list-subjects.ts';
import { readCase } from '@eyelet/contracts/cases/read.ts';
import { tidy } from '@eyelet/server/jobs/tidy.ts';
import { eraseDueConsumers } from '@eyelet/server/personal-data/erase.ts';
import { gatherData } from '@eyelet/server/personal-data/gather.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { paintedPicture } from '@eyelet/testing/media-files.ts';
import { errorOf, newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo, messageOf, writtenCase } from './messages.ts';

let now = new Date('2027-05-01T09:00:00Z');
let running: RunningShop;
let guest: Shopper;
beforeAll(async () => {
  running = await startShop({
    config: { rateLimitFactor: 1000, mailFrom: 'Skerry <care@skerry.example>' },
    parts: { clock: () => now },
  });
  guest = await newShopper(running.origin);
});
afterAll(() => running.close());

const path = '/consumers-v3/contactus';

async function post(to: string, body: object) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(running.origin + to, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

const idOf = ({ answer }: Awaited<ReturnType<typeof post>>) =>
  (answer.errorDetails as { errorId: string }[] | undefined)?.[0]?.errorId;

const entriesOf = async (reference: string) =>
  (
    await running.shop.database.pool.query<{ text: string }>(
      'select text from case_entry where reference = $1 order by written_at',
      [reference],
    )
  ).rows.map(({ text }) => text);

test('a message opens a case with a reference, under the path of consumers and at the root [C7.91] [C7.97]', async () => {
  for (const to of [path, '/contactus']) {
    const { body } = messageOf({ email: `${randomUUID()}@example.com` });
    const { status, answer } = await post(to, { ...body, recaptcha_response: 'accept' });
    expect([to, status, answer]).toEqual([to, 201, { caseReference: expect.stringMatching(/^[0-9A-Z]{8}$/) }]);
    expect(await entriesOf(String(answer.caseReference))).toEqual(['Where is my order?']);
  }
});

test.each([
  ['its type', { requestType: undefined }, 'ATTR100'],
  ['a known type', { requestType: 'present' }, 'ATTR100'],
  ['its organisation', { organisation: undefined }, 'ATTR200'],
  ['an organisation with a name', { organisation: ' ' }, 'ATTR200'],
  ['its payload', { payload: undefined }, 'ATTR300'],
  ['anything in its payload', { payload: {} }, 'ATTR300'],
  ['anything known in its payload', { payload: { colour: 'blue' }, recaptcha_response: 'accept' }, 'ATTR300'],
])(
  'a message without %s is refused, whoever sends it [C8.121] [C8.122] [C8.123] [C7.91]',
  async (_name, change, id) => {
    for (const to of [path, '/contactus']) {
      const answered = await post(to, { ...messageOf().body, ...change });
      expect([answered.status, idOf(answered)]).toEqual([400, id]);
    }
  },
);

test('every empty required field is named, and choices must be valid [C1.33]', async () => {
  const empty = { category: ' ', subject: '', firstName: '', lastName: '', email: '', message: ' ', orderNumber: '' };
  const error = await errorOf(guest.call(contactShop, messageOf(empty)));
  expect(error.id).toBe('PRO412');
  expect(Object.fromEntries(error.errorDetails.map(({ field, message }) => [field, message]))).toEqual(
    Object.fromEntries(
      ['category', 'subject', 'firstName', 'lastName', 'email', 'message'].map((field) => [
        field,
        'This field is required',
      ]),
    ),
  );
  const wrong = { subject: 'gift-card', email: 'runa@', phone: '12', message: 'x'.repeat(4001) };
  const { errorDetails } = await errorOf(guest.call(contactShop, messageOf(wrong)));
  expect(errorDetails.map(({ field }) => field).toSorted()).toEqual(['email', 'message', 'phone', 'subject']);
});

test('a guest needs a proof of the bot check, with or without a session; a consumer does not', async () => {
  const { body } = messageOf();
  expect(idOf(await post(path, body))).toBe('AUT403');
  expect(idOf(await post('/contactus', { ...body, recaptcha_response: 'reject' }))).toBe('AUT403');
  const withoutProof = messageOf();
  expect(await refusalOf(guest.call(contactShop, { body: { ...withoutProof.body, recaptcha_response: '' } }))).toBe(
    'AUT403',
  );
  const consumer = await newConsumer(running.origin);
  const sent = { ...messageOf({ email: consumer.email }).body, recaptcha_response: '' };
  expect(await consumer.call(contactShop, { body: sent })).toMatchObject({ caseReference: expect.any(String) });
});

test('the categories come with their subjects in the language of the caller, at both paths [C7.92] [C7.97]', async () => {
  const { categories } = await guest.call(listCaseSubjects, {});
  expect(categories.length).toBeGreaterThan(3);
  for (const { label, subjects } of categories) {
    expect(label).not.toBe('');
    expect(subjects.length).toBeGreaterThan(1);
  }
  const german = await (await newShopper(running.origin, { locale: 'de_DE' })).call(listCaseSubjects, {});
  expect(german.categories[0]).toMatchObject({ category: 'order', label: 'Meine Bestellung' });
  const atRoot = await fetch(`${running.origin}/contactus/categorySubject`, { headers: { 'x-locale': 'en_US' } });
  expect(await atRoot.json()).toEqual({ categories });
});

test('the sender gets a receipt in the language of the market, and the shop a letter without personal data', async () => {
  const german = await newShopper(running.origin, { locale: 'de_DE' });
  const sent = messageOf({ email: 'jonna@example.com', firstName: 'Jonna', phone: '', message: 'Wo ist mein Paket?' });
  const { caseReference } = await german.call(contactShop, sent);
  const [receipt] = await mailsTo(running, 'jonna@example.com');
  expect(receipt).toMatchObject({
    kind: 'case-received',
    language: 'de',
    subject: `Ihre Nachricht ist da: ${caseReference}`,
  });
  expect(receipt?.text).toContain('Meine Bestellung: Wo ist meine Bestellung?');
  expect(receipt?.text).not.toContain('Paket');
  const report = (await mailsTo(running, 'care@skerry.example')).find(({ subject }) => subject.includes(caseReference));
  expect(report?.text).toContain(`/studio/cases/${caseReference}`);
  expect(report?.text).not.toMatch(/jonna|Strand|Paket/i);
});

test('the same message sent again, also at the same time, is one case with one receipt', async () => {
  const sent = messageOf({ email: 'twice@example.com' });
  const answers = await Promise.all([1, 2, 3].map(() => guest.call(contactShop, sent)));
  const references = new Set([...answers, await guest.call(contactShop, sent)].map((one) => one.caseReference));
  expect(references.size).toBe(1);
  expect(await mailsTo(running, 'twice@example.com')).toHaveLength(1);
  const other = await guest.call(contactShop, messageOf({ email: 'twice@example.com', message: 'Another question' }));
  expect(references.has(other.caseReference)).toBe(false);
});

test("somebody who enters another person's address cannot flood them with receipts", async () => {
  for (let each = 0; each < 8; each++) {
    await guest.call(contactShop, messageOf({ email: 'flooded@example.com', message: `Message ${each}` }));
  }
  expect(await mailsTo(running, 'flooded@example.com')).toHaveLength(5);
});

test('a message that names a case of the same email is added to it; with any other email it opens a case of its own', async () => {
  const reference = await writtenCase(running.origin, { email: 'thread@example.com' });
  await running.shop.database.pool.query("update service_case set status = 'closed' where reference = $1", [reference]);
  const more = messageOf({
    email: 'Thread@example.com',
    message: 'It has come.',
    caseReference: reference.toLowerCase(),
  });
  for (let time = 0; time < 2; time++) {
    expect(await guest.call(contactShop, more)).toEqual({ caseReference: reference });
  }
  expect(await entriesOf(reference)).toEqual(['Where is my order?', 'It has come.']);
  const { rows } = await running.shop.database.pool.query('select status from service_case where reference = $1', [
    reference,
  ]);
  expect(rows).toEqual([{ status: 'open' }]);
  const stranger = await guest.call(contactShop, messageOf({ email: 'else@example.com', caseReference: reference }));
  expect(stranger.caseReference).not.toBe(reference);
  expect(await entriesOf(reference)).toHaveLength(2);
});

test('cases of a consumer are exported with their data, and erased with the account', async () => {
  const consumer = await newConsumer(running.origin);
  const { caseReference } = await consumer.call(contactShop, messageOf({ email: consumer.email }));
  const { db, pool } = running.shop.database;
  const { consumerNo } = consumer.auth;
  const data = await gatherData(db, consumerNo);
  expect(data.service_case).toMatchObject([{ reference: caseReference, phone: '+12075550144' }]);
  expect(data.case_entry).toMatchObject([{ text: 'Where is my order?' }]);
  await pool.query('update consumer set deletion_due_at = $1 where id = $2', [now, consumerNo]);
  await eraseDueConsumers(running.shop);
  const { rows } = await pool.query('select reference from service_case where reference = $1', [caseReference]);
  expect(rows).toEqual([]);
  expect(await entriesOf(caseReference)).toEqual([]);
});

test('closed cases are deleted after the days of the setting, open ones are kept', async () => {
  const { pool } = running.shop.database;
  const [closed, open] = [await writtenCase(running.origin), await writtenCase(running.origin)];
  await pool.query("update service_case set status = 'closed' where reference = $1", [closed]);
  const before = now;
  now = new Date(now.getTime() + 1096 * 24 * 60 * 60 * 1000);
  await tidy(running.shop);
  now = before;
  const { rows } = await pool.query('select reference from service_case where reference = any($1)', [[closed, open]]);
  expect(rows).toEqual([{ reference: open }]);
});

test('pictures come with a message and with what is added to it, four for a case, told by their content', async () => {
  const picture = (await paintedPicture('#264')).toString('base64');
  const email = `${randomUUID()}@example.com`;
  const write = async (message: string, pictures: string[], caseReference = '') =>
    (await guest.call(contactShop, messageOf({ email, message, caseReference, pictures }))).caseReference;
  const reference = await write('It came like this', [picture, picture]);
  const kept = async () => {
    const { rows } = await running.shop.database.pool.query<{ content: Buffer }>(
      'select content from case_picture where reference = $1 order by position',
      [reference],
    );
    return rows.map(({ content }) => content.subarray(0, 2).toString('hex'));
  };
  expect(await kept()).toEqual(['ffd8', 'ffd8']);
  expect(await write('It came like this', [picture, picture])).toBe(reference);
  expect(await write('And the sole', [picture], reference)).toBe(reference);
  expect(await write('And the sole', [picture], reference)).toBe(reference);
  expect(await kept()).toHaveLength(3);
  const refused = await errorOf(write('And the box', [picture, picture], reference));
  expect(refused).toMatchObject({ id: 'PRO412', errorDetails: [{ field: 'pictures' }] });
  const document = Buffer.from('%PDF-1.7 nothing to see').toString('base64');
  expect(await errorOf(write('A paper', [document]))).toMatchObject({
    id: 'PRO412',
    errorDetails: [{ field: 'pictures' }],
  });
  expect(await kept()).toHaveLength(3);
  expect(await entriesOf(reference)).toEqual(['It came like this', 'And the sole']);
});

test('documents come with a message, told by their content; staff who may read the case save them under a clean name', async () => {
  const care = await newStaff(running, { roles: ['care'] });
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript>>>>endobj\n%%EOF\n');
  const paper = (name: string, content: Uint8Array = pdf) => ({
    name,
    content: Buffer.from(content).toString('base64'),
  });
  const email = `${randomUUID()}@example.com`;
  const write = async (message: string, documents: ReturnType<typeof paper>[], caseReference = '') =>
    (await guest.call(contactShop, messageOf({ email, message, caseReference, documents }))).caseReference;
  const reference = await write('My receipt', [paper('../Reçu "12".pdf')]);
  expect(await write('My receipt', [paper('../Reçu "12".pdf')])).toBe(reference);
  expect(await write('And the bill', [paper('bill.html')], reference)).toBe(reference);
  const kept = async () => (await care.call(readCase, { params: { reference } })).case.documents;
  const [first, second] = await kept();
  expect([first, second]).toMatchObject([
    { name: 'Recu-12.pdf', bytes: pdf.length },
    { name: 'bill-html.pdf', bytes: pdf.length },
  ]);
  const refusedWith = (documents: ReturnType<typeof paper>[], to = '') => errorOf(write('More', documents, to));
  const others = [Buffer.from('<script>1</script>'), Buffer.from('%PDF-1.7 cut off'), await paintedPicture('#264')];
  for (const refused of [
    await refusedWith([paper('third.pdf')], reference),
    ...(await Promise.all(others.map((content) => refusedWith([paper('a.pdf', content)])))),
    await refusedWith([paper('large.pdf', Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024), pdf]))]),
  ]) {
    const [first] = refused.errorDetails;
    expect([refused.id, first?.field ?? first?.details?.member]).toEqual([
      'PRO412',
      expect.stringContaining('documents'),
    ]);
  }
  expect(await kept()).toHaveLength(2);

  const path = `/staff/v1/cases/${reference}/documents/${first?.documentId}`;
  const saved = await care.fetch(running.origin + path);
  expect(
    ['content-type', 'content-disposition', 'x-content-type-options'].map((name) => saved.headers.get(name)),
  ).toEqual(['application/pdf', 'attachment; filename="Recu-12.pdf"', 'nosniff']);
  expect(Buffer.from(await saved.arrayBuffer()).equals(pdf)).toBe(true);
  expect((await guest.fetch(running.origin + path)).status).toBe(401);
  const elsewhere = path.replace(reference, await write('Another case', []));
  expect((await care.fetch(running.origin + elsewhere)).status).toBe(404);
});
