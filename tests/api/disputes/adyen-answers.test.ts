import { acceptDispute } from '@eyelet/contracts/disputes/accept.ts';
import { listDisputes } from '@eyelet/contracts/disputes/list.ts';
import { listDefenceReasons } from '@eyelet/contracts/disputes/list-reasons.ts';
import { readDispute } from '@eyelet/contracts/disputes/read.ts';
import { submitEvidence } from '@eyelet/contracts/disputes/submit.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdyenDisputes, openAdyenDisputes } from './adyen-disputes.ts';
import { gathered } from './evidence.ts';

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
  expect(reasons).toEqual(['Delivered', 'Refunded']);
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
