import { createHash, randomUUID } from 'node:crypto';
import { listContent } from '@eyelet/contracts/content/list.ts';
import { applyImport } from '@eyelet/contracts/content-imports/apply.ts';
import { listImports } from '@eyelet/contracts/content-imports/list.ts';
import { readImport } from '@eyelet/contracts/content-imports/read.ts';
import { createRole } from '@eyelet/contracts/roles/create.ts';
import { runDueImports } from '@eyelet/server/content-imports/run-due.ts';
import { tidy } from '@eyelet/server/jobs/tidy.ts';
import { paintedPicture } from '@eyelet/testing/media-files.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundledPage, bundleOfPages, pictureOf, sendBundle, zipped } from './imports.ts';

let now = new Date('2026-11-24T09:00:00Z');
let running: RunningShop;
let keeper: TestStaff;
beforeAll(async () => {
  running = await startShop({ parts: { clock: () => now } });
  keeper = await newStaff(running, { roles: ['publisher'] });
});
afterAll(() => running.close());

const read = (importId: string) => keeper.call(readImport, { params: { importId } });
const apply = (importId: string) => keeper.call(applyImport, { params: { importId } });
const isThere = async (key: string) =>
  (await keeper.call(listContent, { query: { kind: 'page', search: key } })).rows.length > 0;
const fileOf = (bundle: Buffer) => `${createHash('sha256').update(bundle).digest('hex')}.zip`;
const isKept = (bundle: Buffer) => running.shop.mediaStorage.has(fileOf(bundle));

test('a file is tried out in the background and waits; applied, all of it is there, and its file is kept no longer', async () => {
  const bundle = await bundleOfPages(['quay', 'jetty']);
  const sent = await sendBundle(keeper, bundle, { trial: true, fileName: 'staging.zip' });
  expect(sent).toMatchObject({ state: 'checking', fileName: 'staging.zip', bytes: bundle.length, counts: null });
  expect(await apply(sent.importId).catch((error) => error)).toMatchObject({ id: 'STF409' });
  await runDueImports(running.shop);
  const counts = { created: 2, changed: 0, same: 0, refused: 0 };
  expect(await read(sent.importId)).toMatchObject({ state: 'checked', counts, rows: [{ outcome: 'created' }, {}] });
  expect(await isThere('quay')).toBe(false);

  expect(await apply(sent.importId)).toMatchObject({ state: 'importing' });
  expect(await apply(sent.importId)).toMatchObject({ state: 'importing' });
  await runDueImports(running.shop);
  expect(await read(sent.importId)).toMatchObject({ state: 'done', counts, progress: null });
  expect(await isThere('quay')).toBe(true);
  expect(await isKept(bundle)).toBe(false);
  expect(await apply(sent.importId)).toMatchObject({ state: 'done' });
  expect(await runDueImports(running.shop)).toBe(0);
  const { rows } = await keeper.call(listImports, { query: { limit: 1 } });
  expect(rows).toMatchObject([{ importId: sent.importId, state: 'done', counts }]);
});

test('the same file under the same id is one import; another file under it is refused with the one that is there; none is kept', async () => {
  const importId = randomUUID();
  const bundle = await bundleOfPages(['once']);
  await sendBundle(keeper, bundle, { importId });
  expect(await sendBundle(keeper, bundle, { importId })).toMatchObject({ importId, state: 'importing' });
  expect(await runDueImports(running.shop)).toBe(1);
  expect(await sendBundle(keeper, bundle, { importId })).toMatchObject({ importId, state: 'done' });
  const otherBundle = await bundleOfPages(['other']);
  const other = await sendBundle(keeper, otherBundle, { importId }).catch((error) => error);
  expect(other).toMatchObject({ id: 'STF409', errorDetails: [{ current: { importId, state: 'done' } }] });
  expect(await runDueImports(running.shop)).toBe(0);
  expect(await isThere('other')).toBe(false);
  expect(await isKept(bundle)).toBe(false);
  expect(await isKept(otherBundle)).toBe(false);
});

test('what is refused is not applied, and its file is kept no longer', async () => {
  const unknown = { ...bundledPage('unknown'), draft: { ...bundledPage('x').draft, props: { script: '1' } } };
  const bundle = await zipped({ 'items/page/unknown.json': unknown });
  const { importId } = await sendBundle(keeper, bundle, { trial: true });
  await runDueImports(running.shop);
  expect(await read(importId)).toMatchObject({ state: 'refused', counts: { refused: 1 } });
  expect(await apply(importId).catch((error) => error)).toMatchObject({ id: 'STF409' });
  expect(await isKept(bundle)).toBe(false);
});

test('a file that nobody applies is deleted after two days, also while another import of it goes on', async () => {
  const bundle = await bundleOfPages(['left']);
  const left = await sendBundle(keeper, bundle, { trial: true });
  await runDueImports(running.shop);
  now = new Date(now.getTime() + 49 * 60 * 60 * 1000);
  keeper = await newStaff(running, { roles: ['publisher'] });
  const again = await sendBundle(keeper, bundle, { trial: true });
  await tidy(running.shop);
  expect(await apply(left.importId).catch((error) => error)).toMatchObject({ id: 'STF404' });
  expect(await isKept(bundle)).toBe(true);
  await runDueImports(running.shop);
  await apply(again.importId);
  await runDueImports(running.shop);
  expect(await read(again.importId)).toMatchObject({ state: 'done' });
  expect(await isKept(bundle)).toBe(false);
});

test('an import that cannot be done is tried three times and then said to have failed; it can be tried again', async () => {
  const bundle = await bundleOfPages(['lost']);
  const { importId } = await sendBundle(keeper, bundle);
  await running.shop.mediaStorage.remove(fileOf(bundle));
  for (const state of ['importing', 'importing', 'failed']) {
    await expect(runDueImports(running.shop)).rejects.toThrow('is not in the storage');
    expect(await read(importId)).toMatchObject({ state });
  }
  expect(await runDueImports(running.shop)).toBe(0);
  // The same file, sent once more, is stored under the same name.
  await sendBundle(keeper, bundle, { trial: true });
  expect(await apply(importId)).toMatchObject({ state: 'importing' });
  expect(await runDueImports(running.shop)).toBe(2);
  expect(await read(importId)).toMatchObject({ state: 'done', counts: { created: 1 } });
});

test('media are taken only from somebody who may change the library, also to apply what another one has tried out', async () => {
  const bundle = await zipped(pictureOf(await paintedPicture('#246')));
  const owner = await newStaff(running);
  const name = 'Publisher of words';
  const { roleId } = await owner.call(createRole, { body: { name, permissions: ['content.read', 'content.publish'] } });
  const writer = await newStaff(running, { roles: [roleId] });
  await expect(sendBundle(writer, bundle)).rejects.toMatchObject({ id: 'STF403' });
  const { importId } = await sendBundle(keeper, bundle, { trial: true });
  await runDueImports(running.shop);
  await expect(writer.call(applyImport, { params: { importId } })).rejects.toMatchObject({ id: 'STF403' });
  expect(await apply(importId)).toMatchObject({ state: 'importing' });
});
