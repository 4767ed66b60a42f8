import { randomUUID } from 'node:crypto';
import { applyCoupon } from '@eyelet/contracts/cart/apply-coupon.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { exportCodes } from '@eyelet/contracts/code-batches/export.ts';
import { listCodeBatches } from '@eyelet/contracts/code-batches/list.ts';
import { makeCodes } from '@eyelet/contracts/code-batches/make.ts';
import { withdrawCodes } from '@eyelet/contracts/code-batches/withdraw.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { listPromotionCodes } from '@eyelet/contracts/promotion-desk/list-codes.ts';
import { makeDueCodes } from '@eyelet/server/code-batches/make-due.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askedBatch, smallBatch } from './batches.ts';

const now = new Date('2026-11-22T09:00:00Z');
const promotionId = 'coded';
let running: RunningShop;
let staff: TestStaff;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 200, parts: { clock: () => now } });
  await givePromotions(running, [
    promotion(promotionId, { needsCoupon: true }),
    promotion('other', { needsCoupon: true }),
  ]);
  staff = await newStaff(running, { roles: ['merchandiser'] });
});
afterAll(() => running.close());

async function codesOf(batchId: string): Promise<readonly string[]> {
  const rows = await running.shop.database.db
    .selectFrom('coupon')
    .select('code')
    .where('batch_id', '=', batchId)
    .orderBy('code')
    .execute();
  return rows.map(({ code }) => code);
}

async function batchOf(batchId: string) {
  const { rows } = await staff.call(listCodeBatches, { params: { promotionId }, query: {} });
  return rows.find((one) => one.batchId === batchId);
}

/** A cart with a code on it. */
async function cartWith(code: string) {
  const shopper = await newShopper(running.origin);
  const { id: cartId } = await readyCart(shopper, running.origin, upcs.deck);
  await shopper.call(applyCoupon, { body: { cartId, code } });
  return { shopper, cartId };
}

test('repeating the call makes one batch, with exactly as many different codes as were requested', async () => {
  const { params, body, batch } = await askedBatch(staff, promotionId, { count: 2500 });
  expect(batch).toMatchObject({ ...body, state: 'making', made: 0, used: 0, askedAt: now.toISOString() });
  await Promise.all([makeDueCodes(running.shop), makeDueCodes(running.shop)]);
  await makeDueCodes(running.shop);
  expect(await staff.call(makeCodes, { params, body })).toMatchObject({ state: 'ready', made: 2500 });
  expect(await makeDueCodes(running.shop)).toBe(0);
  const codes = await codesOf(params.batchId);
  expect(new Set(codes).size).toBe(2500);
  for (const code of codes) expect(code).toMatch(/^TIDE(-[2-9A-HJ-NP-Z]{4}){3}$/);
  const { rows } = await running.shop.database.pool.query(`select after from audit where action = 'codeBatches.make'`);
  expect(rows).toEqual([{ after: { codePrefix: 'TIDE', codes: 2500, uses: 1, endsAt: null } }]);
});

test('an id belongs to one batch: other members, another promotion and an end in the past are refused', async () => {
  const { params, body } = await askedBatch(staff, promotionId);
  const other = makeCodes;
  expect(await refusalOf(staff.call(other, { params, body: { ...body, count: 4 } }))).toBe('STF409');
  expect(await refusalOf(staff.call(other, { params: { ...params, promotionId: 'other' }, body }))).toBe('STF404');
  expect(await refusalOf(staff.call(other, { params: { ...params, promotionId: 'none' }, body }))).toBe('STF404');
  const past = staff.call(makeCodes, {
    params: { promotionId, batchId: randomUUID() },
    body: { ...smallBatch, endsAt: now.toISOString() },
  });
  expect(await detailOf(past)).toMatchObject({ field: 'endsAt' });
  expect(await batchOf(params.batchId)).toMatchObject({ count: 3 });
});

test.each([
  ['count', { count: 0 }],
  ['count', { count: 100_001 }],
  ['mostUses', { mostUses: 0 }],
  ['prefix', { prefix: 'tide' }],
  ['prefix', { prefix: 'TIDE-' }],
  ['prefix', { prefix: '=TIDE' }],
])('%s that is invalid is refused beside its field', async (field, members) => {
  const params = { promotionId, batchId: randomUUID() };
  const asked = staff.call(makeCodes, { params, body: { ...smallBatch, ...members } });
  expect(await detailOf(asked)).toMatchObject({ errorId: 'STF400', details: { member: field } });
});

test('a code of a batch is good for one order: PRM416 twice in a cart, PRM150 once it was used', async () => {
  const { params } = await askedBatch(staff, promotionId, { count: 2 });
  await makeDueCodes(running.shop);
  const [code = ''] = await codesOf(params.batchId);
  const { shopper, cartId } = await cartWith(code.toLowerCase());
  const cart = await shopper.call(readCart, { params: { basketId: cartId } });
  expect(cart.totals.totalDiscount).toBe(10);
  expect(await refusalOf(shopper.call(applyCoupon, { body: { cartId, code } }))).toBe('PRM416');
  await shopper.call(placeOrder, { body: { cartId } });
  expect(await batchOf(params.batchId)).toMatchObject({ made: 2, used: 1 });
  expect(await refusalOf(cartWith(code))).toBe('PRM150');
});

test('a withdrawn batch cannot be used, and no more of its codes are made; withdrawing again changes nothing', async () => {
  const { params } = await askedBatch(staff, promotionId, { count: 2 });
  await makeDueCodes(running.shop);
  const [code = '', second = ''] = await codesOf(params.batchId);
  const { shopper, cartId } = await cartWith(code);
  const withdrawn = await staff.call(withdrawCodes, { params });
  expect(withdrawn).toMatchObject({ state: 'withdrawn', made: 2 });
  expect(await staff.call(withdrawCodes, { params })).toEqual(withdrawn);
  expect(await refusalOf(cartWith(second))).toBe('PRM135');
  expect(await refusalOf(shopper.call(placeOrder, { body: { cartId } }))).toBe('PRM135');

  const unmade = await askedBatch(staff, promotionId);
  await staff.call(withdrawCodes, { params: unmade.params });
  expect(await makeDueCodes(running.shop)).toBe(0);
  expect(await codesOf(unmade.params.batchId)).toEqual([]);
  const { rows } = await running.shop.database.pool.query(
    `select before from audit where action = 'codeBatches.withdraw'`,
  );
  expect(rows.length).toBe(2);
});

test('staff who may write promotions export the codes as a file, and the export is audited', async () => {
  const endsAt = '2026-12-24T00:00:00.000Z';
  const { params } = await askedBatch(staff, promotionId, { prefix: '', count: 1200, mostUses: 2, endsAt });
  await makeDueCodes(running.shop);
  const url = running.origin + requestUrl(exportCodes, { params });
  const response = await staff.fetch(url);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="coded-2026-11-22.csv"');
  const [head, ...rows] = (await response.text()).trimEnd().split('\n');
  expect(head).toBe('code,active,used,mostUses,endsAt');
  expect(rows).toEqual((await codesOf(params.batchId)).map((code) => `${code},yes,0,2,${endsAt}`));
  const entries = await running.shop.database.pool.query(
    `select after from audit where action = 'codeBatches.export' and subject_id = $1`,
    [promotionId],
  );
  expect(entries.rows).toEqual([{ after: { codes: 1200 } }]);
  const analyst = await newStaff(running, { roles: ['analyst'] });
  expect((await analyst.fetch(url)).status).toBe(403);
  expect((await batchOf(params.batchId))?.made).toBe(1200);
});

test('a hundred thousand codes are made by the job, each of them different, and leave as a file that is sent while it is read', async () => {
  const { params } = await askedBatch(staff, promotionId, { prefix: 'QUAY', count: 100_000 });
  expect(await makeDueCodes(running.shop)).toBe(100_000);
  const response = await staff.fetch(running.origin + requestUrl(exportCodes, { params }));
  expect(response.headers.get('content-length')).toBeNull();
  const codes = new Set<string>();
  let [rest, lines, chunks] = ['', 0, 0];
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    chunks += 1;
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    lines += parts.length;
    for (const part of parts) {
      const [code = ''] = part.split(',');
      // Sixty random bits behind the prefix.
      if (/^QUAY(-[0-9A-Z]{4}){3}$/.test(code)) codes.add(code);
    }
  }
  expect([codes.size, lines]).toEqual([100_000, 100_001]);
  expect(chunks).toBeGreaterThan(10);
}, 60_000);

test('codes are found by their beginning; batches are listed by page', async () => {
  const { params } = await askedBatch(staff, 'other', { prefix: 'GULL', count: 5 });
  await askedBatch(staff, 'other', { prefix: 'TERN', count: 2 });
  await makeDueCodes(running.shop);
  const codes = await codesOf(params.batchId);
  const ofOther = { promotionId: 'other' };
  const found = await staff.call(listPromotionCodes, { params: ofOther, query: { search: ' gull-' } });
  expect(found.rows.map(({ code }) => code)).toEqual(codes);
  expect(found.total).toBe(5);
  const first = await staff.call(listCodeBatches, { params: ofOther, query: { limit: 1 } });
  expect(first).toMatchObject({ rows: [{ prefix: 'TERN' }], total: 2 });
  const second = await staff.call(listCodeBatches, { params: ofOther, query: { limit: 1, after: first.next ?? '' } });
  expect(second).toMatchObject({ rows: [{ prefix: 'GULL' }], next: null });
});

test('a batch is withdrawn at once while an order holds one of its codes, and its file says that none can be used', async () => {
  const { params } = await askedBatch(staff, promotionId, { count: 2 });
  await makeDueCodes(running.shop);
  const [code = '', second = ''] = await codesOf(params.batchId);
  const order = await running.shop.database.pool.connect();
  try {
    await order.query('begin');
    await order.query('select from coupon where code = $1 for update', [code]);
    expect(await staff.call(withdrawCodes, { params })).toMatchObject({ state: 'withdrawn' });
    expect(await refusalOf(cartWith(second))).toBe('PRM135');
  } finally {
    await order.query('rollback');
    order.release();
  }
  const response = await staff.fetch(running.origin + requestUrl(exportCodes, { params }));
  const [, ...rows] = (await response.text()).trimEnd().split('\n');
  expect(rows).toEqual([`${code},no,0,1,`, `${second},no,0,1,`]);
  const listed = await staff.call(listPromotionCodes, { params: { promotionId }, query: { search: code } });
  expect(listed.rows).toMatchObject([{ code, enabled: false }]);
});
