import { randomUUID } from 'node:crypto';
import { answerCase } from '@eyelet/contracts/cases/answer.ts';
import { mostDocumentBytes } from '@eyelet/contracts/cases/documents.ts';
import { mostPictures } from '@eyelet/contracts/cases/pictures.ts';
import { readCase } from '@eyelet/contracts/cases/read.ts';
import { readCaseDocument } from '@eyelet/contracts/cases/read-document.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo, writtenCase } from './messages.ts';

const secret = 'handed on by our mail server';
let now = new Date('2027-05-01T09:00:00Z');
let running: RunningShop;
let desk: TestStaff;
beforeAll(async () => {
  running = await startShop({
    config: { rateLimitFactor: 1000, inboundMail: { mailbox: 'care@reply.example' } },
    parts: {
      clock: () => now,
      secrets: { sessionSecret: undefined, recaptchaKey: undefined, inboundMail: secret },
    },
  });
  desk = await newStaff(running, { roles: ['care'] });
});
afterAll(() => running.close());

type Handed = Readonly<{
  to: string;
  from?: string;
  id?: string;
  words?: string;
  head?: string;
  files?: readonly File[];
}>;
type File = Readonly<{ name: string; type: string; content: Buffer }>;

/** A mail as a mail server has it. */
function mailOf({
  to,
  from = 'runa@example.com',
  id = randomUUID(),
  words = 'It has come.',
  head,
  files = [],
}: Handed) {
  const parts = [
    `Content-Type: text/plain; charset=utf-8\r\n\r\n${words}\r\n`,
    ...files.map(
      ({ name, type, content }) =>
        `Content-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${content.toString('base64')}\r\n`,
    ),
  ];
  const lines = [
    `From: Runa <${from}>`,
    `To: Care <${to}>`,
    `Message-ID: <${id}@example.com>`,
    ...(head ? [head] : []),
  ];
  return `${lines.join('\r\n')}\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=edge\r\n\r\n${parts.map((part) => `--edge\r\n${part}`).join('')}--edge--\r\n`;
}

async function hand(body: string, { password = secret, type = 'message/rfc822' } = {}): Promise<number> {
  const headers = { 'content-type': type, authorization: `Basic ${btoa(`mail:${password}`)}` };
  return (await fetch(`${running.origin}/mail/inbound`, { method: 'POST', headers, body })).status;
}

/** A case that was answered, and the mail with the answer. */
async function answered() {
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  const reference = await writtenCase(running.origin, { email });
  now = new Date(now.getTime() + 60_000);
  const params = { reference, entryId: randomUUID() };
  await desk.call(answerCase, { params, body: { text: 'It is on its way.' } });
  const mail = (await mailsTo(running, email)).find(({ kind }) => kind === 'case-answered');
  return { email, reference, to: mail?.reply_to ?? '', mail };
}

const caseOf = async (reference: string) => (await desk.call(readCase, { params: { reference } })).case;

test('an answer by mail is written to its case, without what it repeats, and opens it again; handed on twice, it is there once', async () => {
  const { email, reference, to, mail } = await answered();
  expect(mail?.text).toContain('above this line');
  expect((await caseOf(reference)).status).toBe('waiting');
  now = new Date(now.getTime() + 60_000);
  const quoted = (mail?.text ?? '').split('\n').map((line) => `> ${line}`);
  const body = mailOf({ to: to.toUpperCase(), from: email, words: ['It has come.', '', ...quoted].join('\r\n') });
  expect([await hand(body), await hand(body)]).toEqual([200, 200]);
  const { status, entries } = await caseOf(reference);
  expect(status).toBe('open');
  expect(entries.map(({ kind, author, text }) => [kind, author, text])).toEqual([
    ['message', 'Runa Strand', 'Where is my order?'],
    ['answer', expect.any(String), 'It is on its way.'],
    ['message', 'Runa Strand', 'It has come.'],
  ]);
});

test('a service hands the same mail on within its document, and somebody else who answers is named by their address', async () => {
  const { reference, to } = await answered();
  const document = JSON.stringify({ From: 'x', RawEmail: mailOf({ to, from: 'frode@example.com' }) });
  expect(await hand(document, { type: 'application/json' })).toBe(200);
  expect((await caseOf(reference)).entries.at(-1)).toMatchObject({ author: 'frode@example.com', text: 'It has come.' });
});

/** A document of some words, of more bytes than those if asked. */
const paper = (words: string, more = 0) => Buffer.from(`%PDF-1.7\n${words}\n${' '.repeat(more)}%%EOF\n`);

test('what the contact form would take is kept with the case, pictures drawn again as JPEG; other files are named with the reason', async () => {
  const { reference, to } = await answered();
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#205050' } })
    .png()
    .toBuffer();
  const files = [
    { name: 'sole.png', type: 'image/png', content: picture },
    { name: 'receipt.exe', type: 'image/png', content: Buffer.from('MZ no picture') },
    { name: 'Quittung Nr. 7.pdf', type: 'application/octet-stream', content: paper('one') },
    { name: 'torn.png', type: 'image/png', content: picture.subarray(0, 20) },
    { name: 'book.pdf', type: 'application/pdf', content: paper('long', mostDocumentBytes) },
    { name: 'two.pdf', type: 'application/pdf', content: paper('two') },
    { name: 'three.pdf', type: 'application/pdf', content: paper('three') },
    { name: 'torn too.png', type: 'image/png', content: picture.subarray(0, 20) },
    { name: 'ninth.exe', type: 'image/png', content: Buffer.from('MZ no picture') },
    { name: 'tenth.png', type: 'image/png', content: picture },
  ];
  await hand(mailOf({ to, files }));
  const { pictures, documents, entries } = await caseOf(reference);
  expect(pictures).toMatchObject([{ width: 40, height: 30 }]);
  expect(documents).toMatchObject([{ name: 'Quittung-Nr-7.pdf' }, { name: 'two.pdf' }]);
  const documentId = documents[0]?.documentId ?? '';
  const address = `${running.origin}${readCaseDocument.path.replace('{reference}', reference).replace('{documentId}', documentId)}`;
  const saved = await desk.fetch(address);
  expect(Buffer.from(await saved.arrayBuffer()).equals(paper('one'))).toBe(true);
  expect(saved.headers.get('content-disposition')).toContain('attachment');
  const kept = await running.shop.database.pool.query('select content from case_picture where reference = $1', [
    reference,
  ]);
  expect((await sharp(kept.rows[0].content).metadata()).format).toBe('jpeg');
  const left = [
    ...['receipt.exe (neither a picture nor a PDF)', 'torn.png (cannot be read)', 'book.pdf (too large)'],
    ...['three.pdf (no room left)', 'torn too.png (cannot be read)'],
    ...['ninth.exe (neither a picture nor a PDF)', 'tenth.png (no room left)'],
  ];
  expect(entries.at(-1)?.text).toMatch(/^It has come\.\n\n\[/);
  expect(entries.at(-1)?.text.endsWith(`: ${left.join(', ')}]`)).toBe(true);
  now = new Date(now.getTime() + 60_000);
  await hand(mailOf({ to, files: [{ name: 'four.pdf', type: 'application/pdf', content: paper('four') }] }));
  const again = await caseOf(reference);
  expect([again.documents, again.entries.at(-1)?.text]).toEqual([
    documents,
    expect.stringContaining('four.pdf (no room left)'),
  ]);
});

test.each([
  ['an address that nobody signed', ({ to }: Handed) => mailOf({ to: to.replace(/\.[^.@]{4}/, '.aaaa') })],
  ['a notice of absence', ({ to }: Handed) => mailOf({ to, head: 'Auto-Submitted: auto-replied' })],
  ['a list', ({ to }: Handed) => mailOf({ to, head: 'Precedence: bulk' })],
])('%s writes nothing', async (_, write) => {
  const { reference, to } = await answered();
  expect(await hand(write({ to }))).toBe(200);
  expect(await caseOf(reference)).toMatchObject({ status: 'waiting', entries: { length: 2 } });
});

test('who does not know the secret hands nothing on, and what is no mail is refused', async () => {
  const { reference, to } = await answered();
  expect(await hand(mailOf({ to }), { password: 'another secret of ours' })).toBe(401);
  expect(await hand('{', { type: 'application/json' })).toBe(400);
  expect(await hand('no mail')).toBe(400);
  expect((await caseOf(reference)).entries).toHaveLength(2);
});

test('a program that keeps answering fills no case: thirty mails a day are written', async () => {
  const { reference, to } = await answered();
  for (let count = 0; count < 32; count += 1) await hand(mailOf({ to }));
  expect((await caseOf(reference)).entries).toHaveLength(32);
});

test('where nothing is sent, the page of the outbox answers as the recipient would', async () => {
  const { reference, mail } = await answered();
  const page = await fetch(`${running.origin}/dev/outbox/${mail?.id}`);
  expect(await page.text()).toContain(`action="/dev/outbox/${mail?.id}/answer"`);
  const sent = await fetch(`${running.origin}/dev/outbox/${mail?.id}/answer`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: running.origin },
    body: new URLSearchParams({ words: 'Danke schön!' }),
  });
  expect(await sent.text()).toContain('Your answer has arrived.');
  expect((await caseOf(reference)).entries.at(-1)).toMatchObject({ kind: 'message', text: 'Danke schön!' });
});

test('what the database cannot store is left out, and a mail without an id is known by itself', async () => {
  const { reference, to } = await answered();
  const body = mailOf({ to, words: 'It has\0 come.' }).replace(/Message-ID: .*\r\n/, '');
  expect([await hand(body), await hand(body), await hand(body.replace('come', 'gone'))]).toEqual([200, 200, 200]);
  const texts = (await caseOf(reference)).entries.slice(2).map(({ text }) => text);
  expect(texts.toSorted()).toEqual(['It has come.', 'It has gone.']);
});

test('a mail of pictures alone says nothing of its own, and has as many as a case may have', async () => {
  const { reference, to, mail } = await answered();
  const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#205050' } })
    .png()
    .toBuffer();
  const files = Array.from({ length: mostPictures + 1 }, (_, count) => ({
    name: `${count}.png`,
    type: 'image/png',
    content,
  }));
  await hand(mailOf({ to, files, words: (mail?.text ?? '').replaceAll('\n', '\r\n') }));
  const { pictures, entries } = await caseOf(reference);
  expect(pictures).toHaveLength(mostPictures);
  expect(entries.at(-1)?.text).toMatch(new RegExp(`^–\\n\\n\\[.*${mostPictures}\\.png \\(no room left\\)\\]$`));
});
