import { randomUUID } from 'node:crypto';
import { readCase } from '@eyelet/contracts/cases/read.ts';
import { submitWarranty } from '@eyelet/contracts/cases/submit-warranty.ts';
import type { InputOf, RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { approveRefund } from '@eyelet/contracts/refunds/approve.ts';
import { listRefunds } from '@eyelet/contracts/refunds/list.ts';
import { refuseRefund } from '@eyelet/contracts/refunds/refuse.ts';
import { decideWarranty } from '@eyelet/contracts/warranty/decide.ts';
import { moveRepair } from '@eyelet/contracts/warranty/move-repair.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { errorOf, newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver } from '../order-desk/orders.ts';
import { replacingAt } from '../order-desk/replacing.ts';
import { mailsTo, writtenWarranty } from './messages.ts';

let now = new Date('2027-05-01T09:00:00Z');
let running: RunningShop;
let guest: Shopper;
let care: TestStaff;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 200, config: { rateLimitFactor: 1000 }, parts: { clock: () => now } });
  guest = await newShopper(running.origin);
  care = await newStaff(running, { roles: ['care'] });
});
afterAll(() => running.close());

type Payload = RequestOf<typeof submitWarranty>['body']['payload'];

function warranty(change: Payload = {}): RequestOf<typeof submitWarranty> {
  const payload = {
    ...{
      styleId: 'AB12CD34',
      purchasePlace: 'Skerry Boston',
      purchaseDate: '2027-03-05',
      message: 'The sole came off.',
    },
    ...{ firstName: 'Runa', lastName: 'Strand', addressLine1: '4 Wharf St', city: 'Portland', province: 'ME' },
    ...{ postalCode: '04101', country: 'US', email: 'runa@example.com', phone: '2075550144' },
    ...change,
  };
  return { body: { requestType: 'warranty', organisation: 'skerry', payload } };
}

const square = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#884422' } });

async function picturesOf(reference: string) {
  const { rows } = await running.shop.database.pool.query<{ id: string; content: Buffer; width: number }>(
    'select id, content, width from case_picture where reference = $1 order by position',
    [reference],
  );
  return rows;
}

test('a warranty case is submitted with a reference, under both paths [C7.90]', async () => {
  const { caseReference } = await guest.call(submitWarranty, warranty());
  expect(caseReference).toMatch(/^[0-9A-Z]{8}$/);
  const { rows } = await running.shop.database.pool.query('select * from service_case where reference = $1', [
    caseReference,
  ]);
  expect(rows).toMatchObject([
    {
      ...{ kind: 'warranty', status: 'new', category: 'product', phone: '+12075550144' },
      warranty: {
        ...{ styleId: 'AB12CD34', purchasePlace: 'Skerry Boston', purchaseDate: '2027-03-05' },
        address: ['Runa Strand', '4 Wharf St', 'Portland ME 04101'],
      },
    },
  ]);
});

test.each([
  ['its type', { requestType: undefined }, 'ATTR100'],
  ['its organisation', { organisation: undefined }, 'ATTR200'],
  ['its payload', { payload: {} }, 'ATTR300'],
])('a warranty case without %s is refused [C7.90] [C8.121] [C8.122] [C8.123]', async (_name, change, id) => {
  const body = { ...warranty().body, ...change } as never;
  expect(await refusalOf(guest.call(submitWarranty, { body }))).toBe(id);
});

test.each([
  [{ styleId: 'AB12CD3' }, 'styleId'],
  [{ styleId: 'ab12cd34' }, 'styleId'],
  [{ styleId: '' }, 'styleId'],
  [{ purchaseDate: '2027-02-30' }, 'purchaseDate'],
  [{ purchaseDate: '2027-05-02' }, 'purchaseDate'],
  [{ purchasePlace: ' ' }, 'purchasePlace'],
  [{ message: '' }, 'message'],
  [{ postalCode: 'none' }, 'postalCode'],
  [{ email: 'runa@' }, 'email'],
])('a warranty case with %j names the field %s [C1.34]', async (change, field) => {
  const error = await errorOf(guest.call(submitWarranty, warranty(change)));
  expect([error.id, error.errorDetails.map((one) => one.field)]).toEqual(['PRO412', [field]]);
});

test('pictures are stored without the metadata of a camera, upright and not too large [C1.34]', async () => {
  const original = await square(3000)
    .withExif({ IFD0: { Make: 'Fictional Camera' }, IFD3: { GPSLatitude: '43/1 39/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect(original.includes('Fictional Camera')).toBe(true);
  const others = await Promise.all([square(8).png().toBuffer(), square(8).webp().toBuffer()]);
  const pictures = [original, ...others].map((bytes) => bytes.toString('base64'));
  const { caseReference } = await guest.call(submitWarranty, warranty({ message: 'With pictures', pictures }));
  const kept = await picturesOf(caseReference);
  expect(kept.map(({ width }) => width)).toEqual([2048, 8, 8]);
  for (const { content } of kept) {
    const { format, exif } = await sharp(content).metadata();
    expect([format, exif]).toEqual(['jpeg', undefined]);
  }
});

test.each([
  ['what is no picture', 'pictures', () => [Buffer.from('%PDF-1.7 nothing to see').toString('base64')]],
  ['a drawing that could run', 'pictures', () => [Buffer.from('<svg xmlns="x"><script/></svg>').toString('base64')]],
  ['a broken picture', 'pictures', () => [Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2]).toString('base64')]],
  ['a picture over 5 MB', 'pictures', () => [Buffer.alloc(5 * 1024 * 1024 + 1).toString('base64')]],
])('a warranty case with %s is refused [C1.34]', async (_name, field, pictures) => {
  const error = await errorOf(guest.call(submitWarranty, warranty({ pictures: pictures() })));
  expect([error.id, error.errorDetails.map((one) => one.field ?? one.details?.member)]).toEqual([
    'PRO412',
    [expect.stringContaining(field)],
  ]);
});

test('a fifth picture is refused [C1.34]', async () => {
  const picture = (await square(8).png().toBuffer()).toString('base64');
  const pictures = Array.from({ length: 5 }, () => picture);
  expect(await refusalOf(guest.call(submitWarranty, warranty({ pictures })))).toBe('PRO412');
  expect(await guest.call(submitWarranty, warranty({ pictures: pictures.slice(1) }))).toMatchObject({
    caseReference: expect.any(String),
  });
});

test('only staff who may read cases see the pictures', async () => {
  const picture = (await square(8).png().toBuffer()).toString('base64');
  const consumer = await newConsumer(running.origin);
  const sent = warranty({ email: consumer.email, pictures: [picture] });
  const { caseReference } = await consumer.call(submitWarranty, sent);
  const [kept] = await picturesOf(caseReference);
  const path = `/staff/v1/cases/${caseReference}/pictures/${kept?.id}`;
  const shown = await care.fetch(running.origin + path);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(Buffer.from(await shown.arrayBuffer()).equals(kept?.content ?? Buffer.of())).toBe(true);
  const warehouse = await newStaff(running, { roles: ['warehouse'] });
  for (const [who, status] of [
    [consumer, 401],
    [guest, 401],
    [warehouse, 403],
  ] as const) {
    expect((await who.fetch(running.origin + path)).status).toBe(status);
  }
});

type Decision = Omit<InputOf<typeof decideWarranty>['body'], 'words' | 'version'> &
  Readonly<{ words?: string; version?: number; by?: TestStaff; decisionId?: string }>;

const decide = (reference: string, { by = care, decisionId = randomUUID(), ...body }: Decision) =>
  by.call(decideWarranty, { params: { reference, decisionId }, body: { words: '', version: 1, ...body } });

/** The kinds of mails to an address, without those that confirm messages and orders. */
const told = async (email: string) =>
  (await mailsTo(running, email)).filter(({ kind }) => kind.startsWith('warranty-')).map(({ kind }) => kind);

test('a repair sends the label to the workshop, and its way there and back is told and kept', async () => {
  const email = 'repair@example.com';
  const reference = await writtenWarranty(running.origin, email);
  const decisionId = randomUUID();
  const one = await decide(reference, { outcome: 'repair', words: 'With pleasure.', decisionId });
  expect(one).toMatchObject({
    status: 'waiting',
    warranty: {
      mayDecide: true,
      decisions: [{ outcome: 'repair', repair: 'awaited', next: ['received'], by: care.me.name }],
    },
  });
  expect(one.entries.map(({ kind, text }) => [kind, text])).toContainEqual(['answer', 'With pleasure.']);
  const [mail] = (await mailsTo(running, email)).filter(({ kind }) => kind === 'warranty-repair');
  expect(mail?.text).toContain('With pleasure.');
  const path = mail?.text.match(/\/consumers-v3\/consumer\/warranty\/\S+/)?.[0] ?? '';
  const label = () => guest.fetch(running.origin + path);
  const pdf = await label();
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect((await guest.fetch(running.origin + path.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).status).toBe(
    404,
  );

  // A browser is told on a page what is wrong; what a link does not prove is told in the language of the browser.
  const opened = async (to: string, language = 'de-DE') => {
    const headers = { accept: 'text/html,*/*;q=0.8', 'accept-language': language };
    const answer = await guest.fetch(running.origin + to, { headers });
    return [answer.status, answer.headers.get('content-type'), await answer.text()] as const;
  };
  for (const cut of [path.slice(0, -3), path.replace(/\?.*/, ''), path.replace(reference, 'NONE')]) {
    const [status, type, page] = await opened(cut);
    expect([status, type]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page).toContain(createMessages('de-DE')('paper.workshop.link.wrong'));
    expect(page).toContain('href="/de-de/help/contact-us"');
  }

  const move = (state: InputOf<typeof moveRepair>['body']['state'], tracking?: string) =>
    care.call(moveRepair, { params: { reference, decisionId }, body: { state, ...(tracking && { tracking }) } });
  expect(await refusalOf(move('repaired'))).toBe('STF409');
  for (const state of ['received', 'received', 'repaired'] as const) await move(state);
  const outdated = await label();
  expect([outdated.status, await outdated.json()]).toMatchObject([404, { errorDetails: [{ errorId: 'OHS4004' }] }]);
  const [gone, , page] = await opened(path);
  expect(gone).toBe(410);
  expect(page).toContain(`<html lang="en-US">`);
  expect(page).toContain(createMessages('en-US')('paper.workshop.link.arrived'));
  expect(page).toContain(`href="/en-us/help/contact-us?reference=${reference}"`);
  expect(await refusalOf(decide(reference, { outcome: 'declined', words: 'No', version: 4 }))).toBe('STF409');
  await move('sent-back', '1Z-BACK');
  const back = await move('arrived');
  expect(back).toMatchObject({ status: 'closed', warranty: { mayDecide: false } });
  expect(back.warranty?.decisions).toMatchObject([{ repair: 'arrived', tracking: '1Z-BACK', next: [] }]);
  expect((await told(email)).toSorted()).toEqual(['warranty-received', 'warranty-repair', 'warranty-sent-back']);
});

test('of two who decide at once one does, whoever repeats it does nothing, and what is declined needs a reason', async () => {
  const email = 'twice@example.com';
  const reference = await writtenWarranty(running.origin, email);
  expect(await refusalOf(decide(reference, { outcome: 'declined', words: '  ' }))).toBe('STF400');
  const other = await newStaff(running, { roles: ['care'] });
  const decisionId = randomUUID();
  const declined = { outcome: 'declined', words: 'It was worn out.' } as const;
  const outcomes = await Promise.all([
    refusalOf(decide(reference, { ...declined, decisionId })).catch(() => 'decided'),
    refusalOf(decide(reference, { outcome: 'repair', by: other })).catch(() => 'decided'),
  ]);
  expect(outcomes.toSorted()).toEqual(['STF409', 'decided']);
  const { case: one } = await care.call(readCase, { params: { reference } });
  expect(one.warranty?.decisions).toHaveLength(1);
  if (outcomes[0] === 'decided') await decide(reference, { ...declined, decisionId });
  expect(await told(email)).toHaveLength(1);
  const author = await newStaff(running, { roles: ['author'] });
  expect(await refusalOf(decide(reference, { ...declined, by: author }))).toBe('STF403');
});

test('a replacement sends the goods of the order again, and a refund gives money of it back, once and never more than is left', async () => {
  const owner = await newStaff(running, { roles: ['owner'] });
  const { follow, paid, read } = replacingAt(running, owner);
  const { order, orderNumber, deck, socks } = await paid(upcs.deck);
  await deliver(owner, order);
  const reference = await writtenWarranty(running.origin, 'again@example.com');
  const replacement = { orderNumber, items: [{ itemId: socks, qty: 1 }], version: 0 };
  const decisionId = randomUUID();
  expect(await refusalOf(decide(reference, { outcome: 'replacement' }))).toBe('STF400');
  const stale = { ...replacement, version: 1 };
  expect(await refusalOf(decide(reference, { outcome: 'replacement', replacement: stale }))).toBe('STF512');
  // As much as one person gives away alone.
  const dear = { ...replacement, items: [{ itemId: deck, qty: 2 }] };
  expect(await refusalOf(decide(reference, { outcome: 'replacement', replacement: dear }))).toBe('STF477');
  for (let time = 0; time < 2; time++) await decide(reference, { outcome: 'replacement', replacement, decisionId });
  const { replacements } = await read(orderNumber);
  expect(replacements).toHaveLength(1);
  const { case: one } = await care.call(readCase, { params: { reference } });
  expect(one.warranty?.decisions).toMatchObject([{ orderNumber, replacementOrder: replacements[0] }]);

  const second = await writtenWarranty(running.origin, 'money@example.com');
  const refund = (amount: number) => decide(second, { outcome: 'refund', refund: { orderNumber, amount } });
  expect(await refusalOf(refund(9999))).toBe('STF468');
  const warehouse = await newStaff(running, { roles: ['warehouse'] });
  expect(
    await refusalOf(decide(second, { outcome: 'refund', refund: { orderNumber, amount: 5 }, by: warehouse })),
  ).toBe('STF403');
  const refundId = randomUUID();
  const twenty = { outcome: 'refund', refund: { orderNumber, amount: 20 }, decisionId: refundId } as const;
  await decide(second, twenty);
  expect(await refusalOf(refund(20))).toBe('STF409');
  // An id that has decided another case decides nothing more.
  const third = await writtenWarranty(running.origin, 'third@example.com');
  expect(await refusalOf(decide(third, twenty))).toBe('STF404');
  await follow();
  const { refunds } = await care.call(listRefunds, { params: { orderNumber } });
  expect(refunds).toMatchObject([{ amount: 20, state: 'done', money: 'refunded', reason: 'goods' }]);
  expect([await told('again@example.com'), await told('money@example.com')]).toEqual([
    ['warranty-replacement'],
    ['warranty-refund'],
  ]);
});

test('a refund above the limit of one person waits for another: told once it is approved, and decided anew where it is not', async () => {
  const owner = await newStaff(running, { roles: ['owner'] });
  const { follow, paid } = replacingAt(running, owner);
  const { order, orderNumber } = await paid(upcs.deck);
  await deliver(owner, order);
  const email = 'much@example.com';
  const reference = await writtenWarranty(running.origin, email);
  const read = async () => (await care.call(readCase, { params: { reference } })).case;
  const ask = async (words: string) => {
    now = new Date(now.getTime() + 1000);
    const decisionId = randomUUID();
    const { version } = await read();
    const much = { outcome: 'refund', refund: { orderNumber, amount: 120 }, words, version, decisionId } as const;
    // Repeated, it asks once.
    await decide(reference, much);
    return [decisionId, await decide(reference, much)] as const;
  };
  const [refused, waiting] = await ask('Your money is on its way.');
  expect(waiting).toMatchObject({
    status: 'open',
    warranty: { mayDecide: false, decisions: [{ approval: 'waiting', approver: null, amount: 120 }] },
  });
  const wordsOf = ({ entries }: typeof waiting) => entries.map(({ kind, text }) => [kind, text]);
  expect(wordsOf(waiting)).toContainEqual(['note', 'Your money is on its way.']);
  expect(await told(email)).toEqual([]);
  const other = { outcome: 'declined', words: 'No', version: waiting.version } as const;
  expect(await refusalOf(decide(reference, other))).toBe('STF409');
  const settle = (by: TestStaff, operation: typeof approveRefund | typeof refuseRefund, refundId: string) =>
    by.call(operation, { params: { orderNumber, refundId } });
  // Care may not approve, and nobody their own.
  expect(await refusalOf(settle(care, approveRefund, refused))).toBe('STF403');
  await settle(owner, refuseRefund, refused);
  const anew = await read();
  expect(anew).toMatchObject({
    status: 'open',
    warranty: { mayDecide: true, decisions: [{ approval: 'refused', approver: owner.me.name }] },
  });
  expect(await told(email)).toEqual([]);

  const [approved] = await ask('All of it goes back.');
  const second = await newStaff(running, { roles: ['owner'] });
  // Of two at once one decides; whoever repeats what they have decided changes nothing.
  const settled = await Promise.allSettled([
    settle(owner, approveRefund, approved),
    settle(second, refuseRefund, approved),
  ]);
  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const isApproved = settled[0].status === 'fulfilled';
  await settle(isApproved ? owner : second, isApproved ? approveRefund : refuseRefund, approved);
  const final = isApproved ? approved : (await ask('All of it goes back.'))[0];
  if (!isApproved) await settle(owner, approveRefund, final);
  const one = await read();
  expect([one.status, one.warranty?.mayDecide]).toEqual(['closed', false]);
  expect(one.warranty?.decisions.at(-1)).toMatchObject({ approval: 'approved', approver: owner.me.name });
  expect(wordsOf(one)).toContainEqual(['answer', 'All of it goes back.']);
  expect(wordsOf(one)).toContainEqual(['note', 'Your money is on its way.']);
  expect(await told(email)).toEqual(['warranty-refund']);
  await follow();
  const { refunds } = await care.call(listRefunds, { params: { orderNumber } });
  expect(refunds.filter(({ state }) => state === 'done')).toMatchObject([{ refundId: final, money: 'refunded' }]);
  const { rows } = await running.shop.database.pool.query<{ action: string }>(
    `select action from audit where subject_kind = 'case' and subject_id = $1 and action like 'refunds.%'`,
    [reference],
  );
  expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['refunds.refuse', 'refunds.approve']));
});
