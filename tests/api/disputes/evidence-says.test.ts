import { randomUUID } from 'node:crypto';
import { deleteConsumer } from '@eyelet/contracts/consumer/delete.ts';
import { acceptDispute } from '@eyelet/contracts/disputes/accept.ts';
import { listDisputes } from '@eyelet/contracts/disputes/list.ts';
import { readDispute } from '@eyelet/contracts/disputes/read.ts';
import { readEvidencePaper } from '@eyelet/contracts/disputes/read-paper.ts';
import { readEvidencePicture } from '@eyelet/contracts/disputes/read-picture.ts';
import { submitEvidence } from '@eyelet/contracts/disputes/submit.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { giveRefund } from '@eyelet/contracts/refunds/give.ts';
import { eraseDueConsumers } from '@eyelet/server/personal-data/erase.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { readPdf } from '@eyelet/testing/pdf.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writtenCase } from '../cases/messages.ts';
import { follow, paidOrder } from '../refunds/refunded.ts';
import { addedPicture, gathered, openDispute } from './evidence.ts';
import { tellDispute } from './told.ts';

let running: RunningShop;
let staff: TestStaff;
let ahead = 0;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 200, parts: { clock: () => new Date(Date.now() + ahead) } });
  staff = await newStaff(running, { roles: ['finance'] });
});
afterAll(() => running.close());

type Params = Readonly<{ disputeId: string }>;

const query = (text: string, values: readonly unknown[]) => running.shop.database.pool.query(text, [...values]);

async function textOf(params: Params): Promise<string> {
  const answer = await staff.fetch(running.origin + requestUrl(readEvidencePaper, { params }));
  return (await readPdf(new Uint8Array(await answer.arrayBuffer()))).text;
}

const disputeOfOrder = async (orderNumber: string) => {
  const { rows } = await staff.call(listDisputes, { query: { orderNumber } });
  return { params: { disputeId: rows[0]?.disputeId ?? '' } };
};

test('the paper names what the disputed payment has had back, and when, and nothing that went elsewhere', async () => {
  const owner = await newStaff(running, { roles: ['owner'] });
  const { orderNumber } = await paidOrder(running);
  const body = { amount: 10, reason: 'goodwill', note: '' } as const;
  await owner.call(giveRefund, { params: { orderNumber, refundId: randomUUID() }, body });
  await follow(running);
  // Decided months before it was carried out.
  await query(`update order_refund set at = '2026-01-02T12:00:00Z' where order_number = $1`, [orderNumber]);
  await tellDispute(running, orderNumber, { step: 'opened', minute: 1, amount: 9550 });
  const other = `insert into order_payment select (jsonb_populate_record(one, jsonb_build_object(
    'payment_instrument_id', $2::text, 'idempotency_key', $2::text, 'state', $3::text))).*
    from order_payment as one where order_number = $1 limit 1`;
  await query(other, [orderNumber, `card ${orderNumber}`, 'captured']);
  await query(other, [orderNumber, `void ${orderNumber}`, 'voided']);
  const given = `insert into order_refund (refund_key, order_number, idempotency_key, amount, state, at, as_credit)
    select $2, order_number, idempotency_key, $3, 'refunded', now(), $4 from order_payment
    where order_number = $1 and idempotency_key like $5 limit 1`;
  await query(given, [orderNumber, `a ${orderNumber}`, 2000, false, 'card %']);
  await query(given, [orderNumber, `b ${orderNumber}`, 3000, false, 'void %']);
  const own = await query(`select idempotency_key as key from order_refund where order_number = $1 and amount = 1000`, [
    orderNumber,
  ]);
  await query(given, [orderNumber, `c ${orderNumber}`, 4000, true, own.rows[0]?.key]);
  const { params } = await disputeOfOrder(orderNumber);
  const { known } = await gathered(staff, { params }, { pieces: ['refunds'] });
  expect(known.find(({ piece }) => piece === 'refunds')).toMatchObject({ count: 1 });
  const text = await textOf(params);
  for (const amount of ['$20.00', '$30.00', '$40.00']) expect(text).not.toContain(amount);
  expect(text.match(/\$10\.00/g)).toHaveLength(2);
  expect(text).not.toContain('January 2, 2026');
});

test.each([
  ['home', 'The goods went to the billing address.'],
  ['pudo', 'The goods went to the billing address.'],
  ['pickup', undefined],
  ['sts', undefined],
  ['digital', undefined],
] as const)('addresses are compared where goods went to one that the buyer has named: %s', async (kind, said) => {
  const { orderNumber, params } = await openDispute(running, staff);
  // A name that mails do not repeat.
  const name = `'{firstName}', '"www.ada.example"'`;
  await query(`update orders set billing = jsonb_set(billing, ${name}) where order_number = $1`, [orderNumber]);
  const moved = `update order_shipment set kind = $2, address = jsonb_set(address, ${name}) where order_number = $1`;
  await query(moved, [orderNumber, kind]);
  await gathered(staff, { params }, { pieces: ['addresses'] });
  const text = await textOf(params);
  expect(text).not.toContain('another address');
  expect(text.includes('The goods went to the billing address.')).toBe(said !== undefined);
  expect(text.includes('Ships to')).toBe(said !== undefined);
});

test('amounts are named as they are: with tax where it is included', async () => {
  const { orderNumber, params } = await openDispute(running, staff);
  await gathered(staff, { params }, { pieces: ['order'] });
  expect(await textOf(params)).not.toContain('tax included');
  await query('update orders set tax_included = true where order_number = $1', [orderNumber]);
  expect(await textOf(params)).toContain('Amount, tax included');
});

test('of many letters the newest are in the paper, with what is left out, and whether their sender was signed in', async () => {
  const { orderNumber, params } = await openDispute(running, staff);
  const { rows } = await query('select email from orders where order_number = $1', [orderNumber]);
  const reference = await writtenCase(running.origin, { email: rows[0]?.email, orderNumber });
  await query(
    `insert into case_entry (id, reference, kind, author, text, written_at)
     select gen_random_uuid()::text, $1, 'message', '', 'Letter number ' || n || '.', now() + n * interval '1 second'
     from generate_series(1, 120) as n`,
    [reference],
  );
  const { known } = await gathered(staff, { params }, { pieces: ['correspondence'] });
  expect(known.find(({ piece }) => piece === 'correspondence')).toMatchObject({ count: 121 });
  const text = await textOf(params);
  expect(text).toContain('Letter number 120.');
  expect(text).not.toContain('Letter number 50.');
  expect(text).toMatch(/91 older messages are left out/u);
  expect(text).toContain('without signing in');
});

test('who may only see disputes sees neither what is said, nor by which reason, nor the pictures and their names', async () => {
  const { params } = await openDispute(running, staff);
  await gathered(staff, { params }, { text: 'They have it.' });
  const { pictures } = await addedPicture(staff, { params }, 'passport of Ada.png');
  const care = await newStaff(running, { roles: ['care'] });
  const seen = await care.call(readDispute, { params });
  expect(seen).toMatchObject({ mayAnswer: false, pieces: [], reasonCode: '', text: '', pictures: [] });
  expect(seen.dispute.answer).toMatchObject({ state: 'draft' });
  const picture = { params: { ...params, pictureId: pictures[0]?.pictureId ?? '' } };
  expect((await care.fetch(running.origin + requestUrl(readEvidencePicture, picture))).status).toBe(403);
});

test('pieces of which the shop knows nothing are neither stored nor believed', async () => {
  const { params } = await openDispute(running, staff);
  const { version } = await gathered(staff, { params }, { pieces: ['order', 'delivery'] });
  const { pieces } = await staff.call(submitEvidence, { params, body: { version } });
  expect(pieces).toEqual(['order']);
  const { rows } = await query('select outcome from sandbox_dispute where answer_key = $1', [`${params.disputeId} 1`]);
  expect(rows).toEqual([{ outcome: 'lost' }]);
});

test('what did not come through before the deadline is said to be late, and is not to be answered any more; no deadline is near', async () => {
  const dues = async (orderNumber: string) =>
    (await staff.call(listDisputes, { query: { answer: 'due', orderNumber } })).rows.length;
  const { orderNumber, params } = await openDispute(running, staff);
  expect(await dues(orderNumber)).toBe(1);
  await gathered(staff, { params });
  const state = (answer: string, problem: string, hours: number) =>
    Promise.all([
      query(`update dispute_answer set state = $2, problem = $3, submitted_at = now() where dispute_id = $1`, [
        ...[params.disputeId, answer, problem],
      ]),
      query(`update dispute set deadline = now() + $2 * interval '1 hour' where id = $1`, [params.disputeId, hours]),
    ]);
  for (const [answer, problem] of [
    ['refused', 'refused'],
    ['waiting', 'down'],
  ] as const) {
    await state(answer, problem, 5);
    expect(await dues(orderNumber)).toBe(1);
    await state(answer, problem, -1);
    expect(await dues(orderNumber)).toBe(0);
    expect((await staff.call(readDispute, { params })).dispute.answer).toMatchObject({
      state: answer,
      problem: 'late',
    });
  }
});

test('what the bank says while a dispute is being accepted does not keep it open', async () => {
  const { orderNumber, params } = await openDispute(running, staff);
  const desk = running.shop.payments.disputes as { accept: (...all: never[]) => Promise<unknown> };
  const { accept } = desk;
  desk.accept = async (...all) => {
    await tellDispute(running, orderNumber, { step: 'opened', minute: 1_000_000 });
    return accept(...all);
  };
  const { dispute } = await staff.call(acceptDispute, { params, body: { amount: 105.5 } });
  desk.accept = accept;
  expect(dispute).toMatchObject({ state: 'lost', answer: { kind: 'acceptance', state: 'sent' } });
});

// The last, as the clock goes on.
test('what was drawn before its buyer was erased is not submitted', async () => {
  const consumer = await newConsumer(running.origin);
  const { orderNumber } = await buy(consumer, running.origin, upcs.deck);
  await follow(running);
  await tellDispute(running, orderNumber, { step: 'opened', minute: 1 });
  const { params } = await disputeOfOrder(orderNumber);
  const { version } = await gathered(staff, { params }, { text: 'Ada has signed.' });
  await consumer.call(deleteConsumer, { body: { password: consumer.password } });
  ahead += 31 * 24 * 3_600_000;
  expect(await eraseDueConsumers(running.shop)).toBe(1);
  const later = await newStaff(running, { roles: ['finance'] });
  expect(await refusalOf(later.call(submitEvidence, { params, body: { version } }))).toBe('STF409');
  expect(await later.call(readDispute, { params })).toMatchObject({ text: '', version: version + 1 });
});
