import { randomUUID } from 'node:crypto';
import { explainSettlementLine } from '@eyelet/contracts/settlements/explain.ts';
import { fetchSettlement } from '@eyelet/contracts/settlements/fetch.ts';
import { listSettlements } from '@eyelet/contracts/settlements/list.ts';
import { listSettlementLines } from '@eyelet/contracts/settlements/list-lines.ts';
import { uploadSettlement } from '@eyelet/contracts/settlements/upload.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { askedRefund, follow, paidOrder } from '../refunds/refunded.ts';

// Each test has a day of its own, of which a report is made.
let now = new Date('2026-11-20T09:00:00Z');
let running: RunningShop;
let finance: TestStaff;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 200, parts: { clock: () => now } });
});
afterAll(() => running.close());
beforeEach(async () => {
  now = new Date(now.getTime() + 24 * 3600 * 1000);
  finance = await newStaff(running, { roles: ['finance'], name: 'Bo Lind' });
});

const today = () => now.toISOString().slice(0, 10);
const days = () => ({ firstDay: today(), lastDay: today() });
const fetched = (settlementId = randomUUID(), by = finance) =>
  by.call(fetchSettlement, { params: { settlementId }, body: days() });
const upload = (csv: string, settlementId = randomUUID()) =>
  finance.call(uploadSettlement, { params: { settlementId }, body: { fileName: 'report.csv', ...days(), csv } });
const linesOf = async (settlementId: string, lines: 'all' | 'differing' = 'all') =>
  (await finance.call(listSettlementLines, { params: { settlementId }, query: { lines } })).rows;

/** What the sandbox reports of today, as its text. */
const sandboxReport = () =>
  running.shop.payments.settlementReport?.(
    new Date(`${today()}T00:00:00Z`),
    new Date(Date.parse(`${today()}T00:00:00Z`) + 24 * 3600 * 1000),
  ) ?? '';

test('what the provider has taken and given back is what is booked, with its fees', async () => {
  const { params } = await askedRefund(finance, running, 10.55);
  await follow(running);
  const read = await fetched();
  expect(read).toMatchObject({ provider: 'sandbox', lines: 2, differing: 0, open: 0, readBy: 'Bo Lind', ...days() });
  const lines = await linesOf(read.settlementId);
  // 1.5 % and 0.25 of 105.50.
  expect(lines).toMatchObject([
    {
      no: 1,
      outcome: 'matched',
      type: 'Settled',
      reported: 105.5,
      booked: 105.5,
      fee: 1.83,
      orderNumber: params.orderNumber,
    },
    {
      no: 2,
      outcome: 'matched',
      type: 'Refunded',
      reported: -10.55,
      booked: -10.55,
      fee: 0,
      orderNumber: params.orderNumber,
    },
  ]);
  expect(await linesOf(read.settlementId, 'differing')).toEqual([]);
});

test('differences are found: other amounts, what only one side knows, and what is reported twice', async () => {
  const kept = await paidOrder(running);
  const left = await paidOrder(running);
  const [head = '', ...rows] = (await sandboxReport()).trim().split('\n');
  const reported = await Promise.all(
    [kept, left].map(async ({ orderNumber }) => {
      const found = await running.shop.database.pool.query<{ key: string }>(
        'select idempotency_key as key from order_payment where order_number = $1',
        [orderNumber],
      );
      return rows.find((row) => row.includes(found.rows[0]?.key ?? 'none')) ?? '';
    }),
  );
  const [own = ''] = reported;
  const names = head.split(',');
  const strange = own
    .split(',')
    .map((cell, at) => (names[at]?.endsWith('Reference') ? 'unknown' : cell))
    .join(',');
  const fee = names.map((name) => (name === 'Type' ? 'Fee' : name === 'Gross Debit (GC)' ? '5.00' : ''));
  const csv = [head, own, own.replaceAll('105.50', '105.00'), strange, fee.join(',')].join('\r\n');
  const { settlementId, ...read } = await upload(csv);
  expect(read).toMatchObject({ fileName: 'report.csv', lines: 5, differing: 3, open: 3 });
  const lines = await linesOf(settlementId);
  expect(lines.map(({ outcome }) => outcome)).toEqual(['matched', 'twice', 'missing-here', 'own', 'missing-there']);
  expect(lines[2]).toMatchObject({ booked: null, paymentKey: null, reported: 105.5 });
  expect(lines[4]).toMatchObject({ reported: null, booked: 105.5, orderNumber: left.orderNumber });
  const other = await upload([head, own.replaceAll('105.50', '105.00'), reported[1]].join('\n'));
  expect((await linesOf(other.settlementId, 'differing'))[0]).toMatchObject({ outcome: 'other-amount', reported: 105 });
});

test('a difference is explained, the last explanation counts, and what matches needs none', async () => {
  await paidOrder(running);
  const [head = ''] = (await sandboxReport()).split('\n');
  const { settlementId } = await upload(head);
  const explain = (no: number, reason: 'timing' | 'mistake', note = '') =>
    finance.call(explainSettlementLine, { params: { settlementId, no }, body: { reason, note } });
  expect(await explain(1, 'timing', 'Batch of tomorrow')).toMatchObject({
    explained: { reason: 'timing', note: 'Batch of tomorrow', by: 'Bo Lind' },
  });
  await Promise.all([explain(1, 'mistake'), explain(1, 'mistake')]);
  const { rows } = await finance.call(listSettlements, { query: {} });
  expect(rows[0]).toMatchObject({ settlementId, differing: 1, open: 0 });
  const { rows: audits } = await running.shop.database.pool.query(
    `select after from audit where action = 'settlements.explain' and subject_id = $1 order by id`,
    [settlementId],
  );
  expect(audits).toEqual([{ after: { 'line 1': 'timing' } }, { after: { 'line 1': 'mistake' } }]);
  expect(await refusalOf(explain(2, 'timing'))).toBe('STF404');
  const matched = await fetched();
  const call = { params: { settlementId: matched.settlementId, no: 1 }, body: { reason: 'timing', note: '' } } as const;
  expect(await refusalOf(finance.call(explainSettlementLine, call))).toBe('STF404');
});

test('a report is read once for each id, also at once, and its lines come page by page', async () => {
  for (let order = 0; order < 3; order++) await paidOrder(running);
  const id = randomUUID();
  const read = await Promise.all([fetched(id), fetched(id), fetched(id)]);
  expect(new Set(read.map(({ readAt }) => readAt)).size).toBe(1);
  const found = await running.shop.database.pool.query('select 1 from settlement_line where settlement_id = $1', [id]);
  expect(found.rowCount).toBe(3);
  const seen: number[] = [];
  for (let after: number | null | undefined; after !== null; ) {
    const query = { lines: 'all' as const, limit: 2, ...(after === undefined ? {} : { after }) };
    const page = await finance.call(listSettlementLines, { params: { settlementId: id }, query });
    seen.push(...page.rows.map(({ no }) => no));
    after = page.next;
  }
  expect(seen).toEqual([1, 2, 3]);
});

test('what is no report is refused by its first fault, and nothing is kept', async () => {
  const [head = ''] = (await sandboxReport()).split('\n');
  const without = head.replace('Gross Currency', 'Currency');
  expect(await detailOf(upload(without))).toMatchObject({
    errorId: 'STF400',
    details: { member: 'csv', column: 'Gross Currency' },
  });
  const row = head.split(',').map((name) => (name === 'Gross Credit (GC)' ? 'ten' : 'x'));
  expect(await detailOf(upload(`${head}\n${row.join(',')}`))).toMatchObject({
    errorId: 'STF400',
    details: { member: 'csv', line: 1 },
  });
  const body = { fileName: 'x.csv', firstDay: '2026-11-02', lastDay: '2026-11-01', csv: head };
  const backwards = finance.call(uploadSettlement, { params: { settlementId: randomUUID() }, body });
  expect(await detailOf(backwards)).toMatchObject({ errorId: 'STF400', details: { member: 'lastDay' } });
  const care = await newStaff(running, { roles: ['care'] });
  expect(await refusalOf(fetched(randomUUID(), care))).toBe('STF403');
});
