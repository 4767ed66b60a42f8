import { acceptDispute } from '@eyelet/contracts/disputes/accept.ts';
import { listDisputes } from '@eyelet/contracts/disputes/list.ts';
import { listDefenceReasons } from '@eyelet/contracts/disputes/list-reasons.ts';
import { readDispute } from '@eyelet/contracts/disputes/read.ts';
import { submitEvidence } from '@eyelet/contracts/disputes/submit.ts';
import { readOrderTimeline } from '@eyelet/contracts/order-desk/read-timeline.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdyenDisputes, openAdyenDisputes } from './adyen-disputes.ts';
import { addedNoise, gathered } from './evidence.ts';

let shop: AdyenDisputes;
beforeAll(async () => {
  shop = await openAdyenDisputes();
});
afterAll(() => shop.running.close());

const verbsOf = (requests: readonly Readonly<{ path: string }>[]) =>
  requests.flatMap(({ path }) => (path.includes('/DisputeService/v30/') ? [path.split('/').at(-1)] : []));

test('evidence goes to Adyen as the document that its reason requires, and then the dispute is defended, once', async () => {
  const { staff, running } = shop;
  const { params, reference } = await shop.open();
  running.adyen.requests();
  const { reasons } = await staff.call(listDefenceReasons, { params });
  expect(reasons).toEqual(['Delivered', 'Refunded', 'Recognised', 'Duplicate']);
  const { version } = await gathered(staff, { params }, { reasonCode: 'Delivered', text: 'They have signed.' });
  running.adyen.requests();
  const { dispute } = await staff.call(submitEvidence, { params, body: { version } });
  expect(dispute.answer).toMatchObject({ state: 'sent' });
  const requests = running.adyen.requests();
  expect(verbsOf(requests)).toEqual(['retrieveApplicableDefenseReasons', 'supplyDefenseDocument', 'defendDispute']);
  const names = { merchantAccountCode: 'SkerryECOM', disputePspReference: reference };
  const [, supplied, defended] = requests;
  expect(supplied?.body).toMatchObject({
    ...names,
    defenseDocuments: [{ contentType: 'application/pdf', defenseDocumentTypeCode: 'ProofOfDelivery' }],
  });
  const [document] = (supplied?.body.defenseDocuments ?? []) as readonly Readonly<{ content: string }>[];
  expect(
    Buffer.from(document?.content ?? '', 'base64')
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(defended?.body).toEqual({ ...names, defenseReasonCode: 'Delivered' });
  expect(defended?.idempotencyKey).toMatch(/^[0-9a-f]{64}$/);
  expect(running.adyen.disputeEnd(reference)).toEqual({ how: 'defended', times: 1 });
});

test('while Adyen is down what was submitted is kept, said and sent again', async () => {
  const { staff, running } = shop;
  const { params, reference } = await shop.open();
  const { version } = await gathered(staff, { params }, { reasonCode: 'Delivered' });
  running.adyen.fail(503);
  expect(await refusalOf(staff.call(listDefenceReasons, { params }))).toBe('STF491');
  const { dispute } = await staff.call(submitEvidence, { params, body: { version } });
  expect(dispute.answer).toMatchObject({ state: 'waiting', problem: 'down' });
  await shop.runLater(5);
  running.adyen.fail(undefined);
  // Its pause is over after both tries.
  await shop.runLater(5);
  await Promise.all([shop.runLater(15), shop.runLater(15)]);
  expect((await staff.call(readDispute, { params })).dispute.answer).toMatchObject({ state: 'sent', problem: null });
  expect(running.adyen.disputeEnd(reference)).toEqual({ how: 'defended', times: 1 });
});

test('an answer that Adyen does not take is seen, put right, and submitted again', async () => {
  const { staff, running } = shop;
  const { orderNumber, params, reference } = await shop.open();
  const { version } = await gathered(staff, { params }, { reasonCode: 'Unknown' });
  const refused = await staff.call(submitEvidence, { params, body: { version } });
  expect(refused).toMatchObject({ mayAnswer: true });
  expect(refused.dispute.answer).toMatchObject({ state: 'refused', problem: 'refused', problemDetail: 'Unknown' });
  const { rows } = await staff.call(listDisputes, { query: { answer: 'due', orderNumber } });
  expect(rows).toHaveLength(1);
  const right = await gathered(staff, { params }, { reasonCode: 'Refunded' });
  const sent = await staff.call(submitEvidence, { params, body: { version: right.version } });
  expect(sent.dispute.answer).toMatchObject({ state: 'sent', problem: null });
  expect(running.adyen.disputeEnd(reference)).toEqual({ how: 'defended', times: 1 });
});

test('a dispute is accepted at Adyen, and is lost with that', async () => {
  const { staff, running } = shop;
  const { params, reference, amount } = await shop.open();
  running.adyen.fail(503);
  const { dispute } = await staff.call(acceptDispute, { params, body: { amount } });
  expect(dispute).toMatchObject({ state: 'open', answer: { kind: 'acceptance', state: 'waiting', problem: 'down' } });
  running.adyen.fail(undefined);
  await shop.runLater(5);
  expect((await staff.call(readDispute, { params })).dispute).toMatchObject({
    state: 'lost',
    answer: { state: 'sent' },
  });
  expect(running.adyen.disputeEnd(reference)).toEqual({ how: 'accepted', times: 1 });
});

test('a reason gets all documents that it requires, and one of those of which it wants one or more', async () => {
  const { staff, running } = shop;
  const { params, reference } = await shop.open();
  const { version } = await gathered(staff, { params }, { reasonCode: 'Recognised' });
  running.adyen.requests();
  const { dispute } = await staff.call(submitEvidence, { params, body: { version } });
  expect(dispute.answer).toMatchObject({ state: 'sent' });
  const supplied = running.adyen.requests().flatMap(({ body }) => (body.defenseDocuments ?? []) as readonly object[]);
  expect(supplied).toMatchObject([{ defenseDocumentTypeCode: 'Invoice' }, { defenseDocumentTypeCode: 'FlightTicket' }]);
  expect(running.adyen.disputeEnd(reference)).toEqual({ how: 'defended', times: 1 });
});

test('a reason for which Adyen takes no document is not defended without the paper: that is said', async () => {
  const { staff, running } = shop;
  const { params, reference } = await shop.open();
  const { version } = await gathered(staff, { params }, { reasonCode: 'Duplicate' });
  const { dispute, mayAnswer } = await staff.call(submitEvidence, { params, body: { version } });
  expect(dispute.answer).toMatchObject({ state: 'refused', problem: 'no-document', problemDetail: 'Duplicate' });
  expect(mayAnswer).toBe(true);
  expect(running.adyen.disputeEnd(reference)).toEqual({ how: undefined, times: 0 });
});

test('evidence with large pictures and long letters is what Adyen takes; what is too long is refused as it is submitted', async () => {
  const { staff, running } = shop;
  const { params, reference } = await shop.open();
  for (const name of ['1.png', '2.png', '3.png', '4.png']) await addedNoise(staff, { params }, name);
  const { version } = await gathered(staff, { params }, { reasonCode: 'Delivered', text: 'x\n\n'.repeat(1300) });
  expect(await refusalOf(staff.call(submitEvidence, { params, body: { version } }))).toBe('STF492');
  expect((await staff.call(readDispute, { params })).dispute.answer).toMatchObject({ state: 'draft' });
  const shorter = await gathered(staff, { params }, { reasonCode: 'Delivered', text: 'They have signed.' });
  running.adyen.requests();
  const { dispute } = await staff.call(submitEvidence, { params, body: { version: shorter.version } });
  expect(dispute.answer).toMatchObject({ state: 'sent', problem: null });
  const [document] = running.adyen
    .requests()
    .flatMap(({ body }) => (body.defenseDocuments ?? []) as { content: string }[]);
  expect(Buffer.from(document?.content ?? '', 'base64').length).toBeLessThan(2_000_000);
  expect(running.adyen.disputeEnd(reference)).toEqual({ how: 'defended', times: 1 });
}, 60_000);

test.each([400, 401, 403, 404])(
  'where Adyen answers %i the shop may not answer there, which is said',
  async (status) => {
    const { staff, running } = shop;
    const { params } = await shop.open();
    const { version } = await gathered(staff, { params }, { reasonCode: 'Delivered' });
    running.adyen.fail(status);
    expect(await refusalOf(staff.call(listDefenceReasons, { params }))).toBe('STF493');
    const { dispute } = await staff.call(submitEvidence, { params, body: { version } });
    running.adyen.fail(undefined);
    expect(dispute.answer).toMatchObject({ state: 'refused', problem: 'forbidden', problemDetail: String(status) });
    const again = await staff.call(readDispute, { params });
    const sent = await staff.call(submitEvidence, { params, body: { version: again.version } });
    expect(sent.dispute.answer).toMatchObject({ state: 'sent' });
  },
);

test('a dispute that Adyen has not named yet is not answered; any event of it names it', async () => {
  const { staff, running } = shop;
  const { orderNumber, params, reference } = await shop.open();
  const { pool } = running.shop.database;
  // As one that was open before its name was kept.
  await pool.query('update dispute set provider_reference = null where id = $1', [params.disputeId]);
  expect(await staff.call(readDispute, { params })).toMatchObject({ mayAnswer: false });
  expect(await refusalOf(gathered(staff, { params }))).toBe('STF488');
  const keys = 'select idempotency_key as key, amount from order_payment where order_number = $1';
  const { rows } = await pool.query<{ key: string; amount: number }>(keys, [orderNumber]);
  running.adyen.tell({
    ...{ eventCode: 'CHARGEBACK', pspReference: reference, merchantReference: rows[0]?.key ?? '', success: true },
    amount: { value: rows[0]?.amount ?? 0, currency: 'USD' },
  });
  await running.adyen.sendWebhooks(running.origin);
  const { version } = await gathered(staff, { params }, { reasonCode: 'Delivered' });
  await staff.call(submitEvidence, { params, body: { version } });
  expect(running.adyen.disputeEnd(reference)).toEqual({ how: 'defended', times: 1 });
});

test('an acceptance that Adyen does not take is said to be refused, and evidence can be gathered instead', async () => {
  const { staff, running } = shop;
  const { orderNumber, params, amount, reference } = await shop.open();
  const steps = async () =>
    (await staff.call(readOrderTimeline, { params: { orderNumber } })).entries.flatMap(
      ({ disputed }) => disputed?.step ?? [],
    );
  running.adyen.fail(403);
  const refused = await staff.call(acceptDispute, { params, body: { amount } });
  running.adyen.fail(undefined);
  expect(refused.dispute.answer).toMatchObject({ kind: 'acceptance', state: 'refused', problem: 'forbidden' });
  expect(await steps()).toEqual(expect.arrayContaining(['accepting', 'acceptance-refused']));
  expect(await steps()).not.toContain('accepted');
  const { dispute, version } = await gathered(staff, { params }, { reasonCode: 'Delivered' });
  expect(dispute.answer).toMatchObject({ kind: 'defence', state: 'draft', problem: null, submittedAt: null });
  const sent = await staff.call(submitEvidence, { params, body: { version } });
  expect(sent.dispute.answer).toMatchObject({ kind: 'defence', state: 'sent' });
  expect(running.adyen.disputeEnd(reference)).toEqual({ how: 'defended', times: 1 });
});
