import { acceptDispute } from '@eyelet/contracts/disputes/accept.ts';
import { addEvidencePicture } from '@eyelet/contracts/disputes/add-picture.ts';
import { listDisputes } from '@eyelet/contracts/disputes/list.ts';
import { listDefenceReasons } from '@eyelet/contracts/disputes/list-reasons.ts';
import { readDispute } from '@eyelet/contracts/disputes/read.ts';
import { readEvidencePaper } from '@eyelet/contracts/disputes/read-paper.ts';
import { readEvidencePicture } from '@eyelet/contracts/disputes/read-picture.ts';
import { releaseDisputedGoods } from '@eyelet/contracts/disputes/release.ts';
import { removeEvidencePicture } from '@eyelet/contracts/disputes/remove-picture.ts';
import { saveEvidence } from '@eyelet/contracts/disputes/save-evidence.ts';
import { submitEvidence } from '@eyelet/contracts/disputes/submit.ts';
import { readHome } from '@eyelet/contracts/home/read.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { readOrderTimeline } from '@eyelet/contracts/order-desk/read-timeline.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { sendDueAnswers } from '@eyelet/server/disputes/send-due-answers.ts';
import { sendSandboxWebhooks } from '@eyelet/server/payment-providers/sandbox/send-webhooks.ts';
import { readPdf } from '@eyelet/testing/pdf.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addedPicture, gathered, openDispute } from './evidence.ts';

const hourMs = 3_600_000;

let running: RunningShop;
let staff: TestStaff;
let ahead = 0;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 200, parts: { clock: () => new Date(Date.now() + ahead) } });
  staff = await newStaff(running, { roles: ['finance'], name: 'Bo Lind' });
});
afterAll(() => running.close());

type Params = Readonly<{ disputeId: string }>;

const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

/** What the bank of the sandbox says in the minute after its decision. */
async function decide(): Promise<void> {
  ahead += 60_000;
  await sendSandboxWebhooks(running.shop, running.origin);
  ahead -= 60_000;
}

async function send(orderNumber: string, params: Params): Promise<void> {
  await staff.call(releaseDisputedGoods, { params });
  const warehouse = await newStaff(running, { roles: ['owner'] });
  const { shipments } = await warehouse.call(readDeskOrder, { params: { orderNumber } });
  const shippingId = shipments[0]?.shippingId ?? '';
  const trackingNumber = `1Z${orderNumber}`;
  const step = {
    params: { orderNumber, shippingId },
    body: { step: 'shipped', carrier: 'ups', trackingNumber },
  } as const;
  await warehouse.call(recordShipmentStep, step);
  await warehouse.call(recordShipmentStep, { params: { orderNumber, shippingId }, body: { step: 'delivered' } });
}

async function paperOf(params: Params) {
  const answer = await staff.fetch(running.origin + requestUrl(readEvidencePaper, { params }));
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

const disputeOf = async (orderNumber: string) => (await staff.call(listDisputes, { query: { orderNumber } })).rows[0];

/** The refusal of a call of two, or that it was done. */
const endOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: Readonly<{ id: string }>) => error.id,
  );

const steps = async (orderNumber: string) =>
  (await staff.call(readOrderTimeline, { params: { orderNumber } })).entries.flatMap(({ disputed, author }) =>
    disputed ? [[disputed.step, author]] : [],
  );

test('what the shop knows is gathered, chosen, written and submitted as one tagged paper; a delivery convinces the bank', async () => {
  const { orderNumber, params } = await openDispute(running, staff, { deadline: inHours(200) });
  const before = await staff.call(readDispute, { params });
  expect(before).toMatchObject({ version: 0, mayAnswer: true, pieces: [], pictures: [], dispute: { answer: null } });
  expect(before.known.map(({ piece }) => piece)).not.toContain('delivery');
  expect((await paperOf(params)).status).toBe(404);
  await send(orderNumber, params);
  const { known } = await staff.call(readDispute, { params });
  expect(known.map(({ piece }) => piece)).toEqual(expect.arrayContaining(['order', 'addresses', 'delivery']));
  expect((await staff.call(listDefenceReasons, { params })).reasons).toContain('GOODS_DELIVERED');

  const text = 'They have signed for it.\n\nSee the picture.';
  const kept = await gathered(staff, { params }, { pieces: ['delivery', 'addresses', 'order'], text });
  expect(kept).toMatchObject({ pieces: ['order', 'addresses', 'delivery'], dispute: { answer: { state: 'draft' } } });
  const withPicture = await addedPicture(staff, { params });
  expect(withPicture.pictures).toMatchObject([{ name: 'signature.png' }]);
  const pictureId = withPicture.pictures[0]?.pictureId ?? '';
  const shown = await staff.fetch(
    running.origin + requestUrl(readEvidencePicture, { params: { ...params, pictureId } }),
  );
  expect(shown.headers.get('content-type')).toBe('image/jpeg');

  const { version } = withPicture;
  const answered = await staff.call(submitEvidence, { params, body: { version } });
  expect(answered).toMatchObject({ mayAnswer: false });
  expect(answered.dispute.answer).toMatchObject({
    kind: 'defence',
    state: 'sent',
    submittedBy: 'Bo Lind',
    problem: null,
  });
  const pdf = await readPdf((await paperOf(params)).bytes);
  expect(pdf).toMatchObject({ language: 'en-US', title: `Evidence for order ${orderNumber}`, embedded: true });
  for (const said of ['They have signed for it.', 'UPS', `1Z${orderNumber}`, 'signature.png', '$105.50']) {
    expect(pdf.text).toContain(said);
  }
  expect(pdf.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH', 'Figure']));

  const again = { params, body: { version: answered.version } };
  expect(await refusalOf(staff.call(submitEvidence, again))).toBe('STF489');
  expect(await refusalOf(gathered(staff, { params }))).toBe('STF489');
  expect(await refusalOf(staff.call(acceptDispute, { params, body: { amount: 105.5 } }))).toBe('STF489');
  await decide();
  expect(await disputeOf(orderNumber)).toMatchObject({ state: 'won', answer: { state: 'sent' } });
  expect(await steps(orderNumber)).toEqual(
    expect.arrayContaining([
      ['submitted', 'Bo Lind'],
      ['answered', ''],
      ['won', ''],
    ]),
  );
});

test('words alone do not convince the bank of the sandbox', async () => {
  const { orderNumber, params } = await openDispute(running, staff);
  const { version } = await gathered(staff, { params }, { pieces: ['order', 'terms'], text: 'They have it.' });
  await staff.call(submitEvidence, { params, body: { version } });
  await decide();
  expect(await disputeOf(orderNumber)).toMatchObject({ state: 'lost' });
  expect(await refusalOf(gathered(staff, { params }))).toBe('STF489');
});

test('a dispute is accepted at the amount that was seen, and its money is lost at once', async () => {
  const { orderNumber, params } = await openDispute(running, staff);
  await gathered(staff, { params });
  expect(await refusalOf(staff.call(acceptDispute, { params, body: { amount: 10 } }))).toBe('STF409');
  const { dispute } = await staff.call(acceptDispute, { params, body: { amount: 105.5 } });
  expect(dispute).toMatchObject({ state: 'lost', answer: { kind: 'acceptance', state: 'sent' } });
  expect(await steps(orderNumber)).toEqual(
    expect.arrayContaining([
      ['accepting', 'Bo Lind'],
      ['accepted', ''],
    ]),
  );
  expect((await paperOf(params)).status).toBe(404);
  expect(await refusalOf(staff.call(acceptDispute, { params, body: { amount: 105.5 } }))).toBe('STF489');
});

test('of two who change or submit evidence at once, one does; nothing is submitted without a reason and something to send', async () => {
  const { params } = await openDispute(running, staff);
  const other = await newStaff(running, { roles: ['finance'] });
  const body = { version: 0, pieces: [], reasonCode: 'GOODS_DELIVERED', text: '' };
  const saves = [staff, other].map((one) => endOf(one.call(saveEvidence, { params, body })));
  expect((await Promise.all(saves)).toSorted()).toEqual(['STF409', 'done']);
  expect(await refusalOf(staff.call(submitEvidence, { params, body: { version: 0 } }))).toBe('STF409');
  expect(await refusalOf(staff.call(submitEvidence, { params, body: { version: 1 } }))).toBe('STF490');
  const { version } = await gathered(staff, { params }, { reasonCode: '' });
  expect(await refusalOf(staff.call(submitEvidence, { params, body: { version } }))).toBe('STF490');
  const ready = await gathered(staff, { params });
  const submits = [staff, other].map((one) =>
    endOf(one.call(submitEvidence, { params, body: { version: ready.version } })),
  );
  expect((await Promise.all(submits)).toSorted()).toEqual(['STF489', 'done']);
});

test('pictures are drawn again, counted and taken out; another file is none', async () => {
  const { params } = await openDispute(running, staff);
  const wrong = { params, query: { fileName: 'x.png' }, body: new Blob(['%PDF-1.7']) };
  expect(await refusalOf(staff.call(addEvidencePicture, wrong))).toBe('STF400');
  for (const name of ['1.png', '2.png', '3.png', '4.png']) await addedPicture(staff, { params }, name);
  expect(await refusalOf(addedPicture(staff, { params }, '5.png'))).toBe('STF400');
  const { pictures } = await staff.call(readDispute, { params });
  const gone = { params: { ...params, pictureId: pictures[0]?.pictureId ?? '' } };
  await staff.call(removeEvidencePicture, gone);
  const { pictures: left, version } = await staff.call(removeEvidencePicture, gone);
  expect([left.length, version]).toEqual([3, 5]);
});

test('who may only see disputes reads how they are answered, and neither the evidence nor its pictures', async () => {
  const { params } = await openDispute(running, staff);
  await gathered(staff, { params });
  const care = await newStaff(running, { roles: ['care'] });
  expect((await care.call(readDispute, { params })).dispute.answer).toMatchObject({ state: 'draft' });
  expect(await refusalOf(gathered(care, { params }))).toBe('STF403');
  expect(await refusalOf(care.call(acceptDispute, { params, body: { amount: 105.5 } }))).toBe('STF403');
  expect((await care.fetch(running.origin + requestUrl(readEvidencePaper, { params }))).status).toBe(403);
});

test('a deadline that is near and not answered waits at home and in the list; one that is over ends it', async () => {
  const dues = async () =>
    (await staff.call(readHome, {})).tasks.find(({ kind }) => kind === 'disputes-due')?.count ?? 0;
  const listed = async () =>
    (await staff.call(listDisputes, { query: { answer: 'due' } })).rows.map(({ orderNumber }) => orderNumber);
  const before = await dues();
  const far = await openDispute(running, staff, { deadline: inHours(100) });
  const near = await openDispute(running, staff, { deadline: inHours(50) });
  expect(await dues()).toBe(before + 1);
  expect(await listed()).toContain(near.orderNumber);
  expect(await listed()).not.toContain(far.orderNumber);
  const { version } = await gathered(staff, near);
  expect(await dues()).toBe(before + 1);
  await staff.call(submitEvidence, { params: near.params, body: { version } });
  expect(await dues()).toBe(before);
  const over = await openDispute(running, staff, { deadline: inHours(-1) });
  expect(await staff.call(readDispute, { params: over.params })).toMatchObject({ mayAnswer: false });
  expect(await refusalOf(gathered(staff, over))).toBe('STF488');
  expect(await dues()).toBe(before);
});

test('what was erased with its customer is not sent any more', async () => {
  const { params } = await openDispute(running, staff);
  const { version } = await gathered(staff, { params }, { text: 'They have it.' });
  const { pool } = running.shop.database;
  await staff.call(submitEvidence, { params, body: { version } });
  const again = `update dispute_answer set state = 'waiting', next_try_at = '2026-01-01', sent_at = null, paper = null, text = ''
    where dispute_id = $1`;
  await pool.query(again, [params.disputeId]);
  await sendDueAnswers(running.shop);
  const { dispute } = await staff.call(readDispute, { params });
  expect(dispute.answer).toMatchObject({ state: 'refused', problem: 'erased' });
});
