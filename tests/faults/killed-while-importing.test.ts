import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readImport } from '@eyelet/contracts/content-imports/read.ts';
import { runDueImports } from '@eyelet/server/content-imports/run-due.ts';
import { paintedPicture } from '@eyelet/testing/media-files.ts';
import { programFile } from '@eyelet/testing/program-file.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleOfPages, pictureOf, sendBundle } from '../api/content-imports/imports.ts';

let later = 0;
let running: RunningShop;
beforeAll(async () => {
  running = await startShop({ parts: { clock: () => new Date(Date.now() + later) } });
});
afterAll(() => running.close());

test('an import whose process is killed leaves nothing, and the next run makes all of it: once', async () => {
  const { shop, databaseUrl } = running;
  const keeper = await newStaff(running, { roles: ['publisher'] });
  const bundle = await bundleOfPages(['quay', 'jetty', 'slip'], pictureOf(await paintedPicture('#357')));
  const { importId } = await sendBundle(keeper, bundle);
  const child = spawn(process.execPath, [programFile('dying-importer'), databaseUrl, shop.config.dataFolder]);
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
  const written = async () => {
    const { rows } = await shop.database.pool.query(
      `select (select count(*)::int from content_item) as items, (select count(*)::int from content_version) as versions,
        (select count(*)::int from medium where hash is not null) as media`,
    );
    return rows[0];
  };
  const read = () => keeper.call(readImport, { params: { importId } });
  expect(await written()).toEqual({ items: 0, versions: 0, media: 0 });
  expect(await read()).toMatchObject({ state: 'importing', progress: { step: 'review' } });
  // It may still be alive; a minute later it is not.
  expect(await runDueImports(shop)).toBe(0);
  later = 61_000;
  await expect.poll(() => runDueImports(shop), { timeout: 10_000 }).toBe(1);
  expect(await read()).toMatchObject({ state: 'done', counts: { created: 4 } });
  expect(await written()).toEqual({ items: 3, versions: 3, media: 1 });
});
