import { readImport } from '@eyelet/contracts/content-imports/read.ts';
import { runDueImports } from '@eyelet/server/content-imports/run-due.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleOfPages, sendBundle } from '../api/content-imports/imports.ts';

let now = Date.now();
let running: RunningShop;
beforeAll(async () => {
  running = await startShop({ parts: { clock: () => new Date(now) } });
});
afterAll(() => running.close());

const keys = Array.from({ length: 12 }, (_, index) => `page-${index}`);

async function versions(): Promise<number> {
  const { rows } = await running.shop.database.pool.query('select count(*)::int as count from content_version');
  return rows[0].count;
}

test('runs at the same time take one import once', async () => {
  const keeper = await newStaff(running, { roles: ['publisher'] });
  const { importId } = await sendBundle(keeper, await bundleOfPages(keys));
  const runs = await Promise.all(Array.from({ length: 4 }, () => runDueImports(running.shop)));
  expect(runs.reduce((sum, one) => sum + one, 0)).toBe(1);
  expect(await keeper.call(readImport, { params: { importId } })).toMatchObject({ state: 'done' });
  expect(await versions()).toBe(keys.length);
});

test('a run that was taken for dead and goes on writes nothing that another one has written', async () => {
  const keeper = await newStaff(running, { roles: ['publisher'] });
  const before = await versions();
  const { importId } = await sendBundle(keeper, await bundleOfPages(keys.map((key) => `late-${key}`)));
  const { pool } = running.shop.database;
  const state = async () =>
    (await pool.query('select state, tries, runner from content_import where id = $1', [importId])).rows[0];
  // Both runs come as far as their first version.
  const holder = await pool.connect();
  await holder.query('begin; lock table content_version in exclusive mode');
  const first = runDueImports(running.shop);
  await expect.poll(async () => (await state()).runner).not.toBeNull();
  const { runner } = await state();
  now += 60 * 60 * 1000;
  const second = runDueImports(running.shop);
  await expect.poll(async () => (await state()).runner).not.toBe(runner);
  await holder.query('commit');
  holder.release();
  await Promise.all([first, second]);
  expect(await state()).toMatchObject({ state: 'done', tries: 2 });
  expect(await versions()).toBe(before + keys.length);
});
