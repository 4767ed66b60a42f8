import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { makeDueCodes } from '@eyelet/server/code-batches/make-due.ts';
import { programFile } from '@eyelet/testing/program-file.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askedBatch } from '../api/code-batches/batches.ts';

let running: RunningShop;
beforeAll(async () => {
  running = await startShop();
  await givePromotions(running, [promotion('coded', { needsCoupon: true })]);
});
afterAll(() => running.close());

test('codes whose process is killed are completed by the next run: exactly as many as were requested', async () => {
  const staff = await newStaff(running, { roles: ['merchandiser'] });
  const { batch } = await askedBatch(staff, 'coded', { count: 4500 });
  const child = spawn(process.execPath, [programFile('dying-maker'), running.databaseUrl]);
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
  const state = async () => {
    const { rows } = await running.shop.database.pool.query(
      `select state, made, (select count(*)::int from coupon where batch_id = id) as codes from code_batch where id = $1`,
      [batch.batchId],
    );
    return rows[0];
  };
  expect(await state()).toEqual({ state: 'making', made: 2000, codes: 2000 });
  // The server notices the broken connection after a moment, and releases the batch.
  await expect.poll(() => makeDueCodes(running.shop), { timeout: 10_000 }).toBe(2500);
  expect(await state()).toEqual({ state: 'ready', made: 4500, codes: 4500 });
});
