import { randomUUID } from 'node:crypto';
import { type ContentImportSummary, findImport } from '@eyelet/db/content-imports/content-import.ts';
import { endRun, leaveRun, seeRun, takeDueImport } from '@eyelet/db/content-imports/run.ts';
import { BundleFault } from '../content/bundle/open-bundle.ts';
import type { Shop } from '../kernel/shop.ts';
import { dropBundle } from './kept-file.ts';
import { runImport, TakenOver } from './run.ts';

/** Milliseconds after the last sign of life at which a run counts as dead, and between two signs. */
export const lostAfterMs = 60_000;
const seenEachMs = 15_000;

/** Number of runs that may fail or die before an import is given up. */
export const mostTries = 3;

/** Runs all due imports, one after the other; returns the number of runs. */
export async function runDueImports(shop: Shop): Promise<number> {
  let runs = 0;
  for (;;) {
    const runner = randomUUID();
    const now = shop.clock();
    const lostBefore = new Date(now.getTime() - lostAfterMs);
    const row = await takeDueImport(shop.database.db, { runner, now, lostBefore });
    if (!row) return runs;
    runs += 1;
    await attempt(shop, row, runner);
  }
}

async function attempt(shop: Shop, row: ContentImportSummary, runner: string): Promise<void> {
  const { db } = shop.database;
  const run = { id: row.id, runner };
  const fail = () => endRun(db, run, { state: 'failed', at: shop.clock() });
  if (row.tries > mostTries) {
    await fail();
    return;
  }
  const timer = setInterval(() => void seeRun(db, run, shop.clock()).catch(() => undefined), seenEachMs);
  try {
    await runImport(shop, { row, runner, newId: randomUUID });
  } catch (error) {
    if (error instanceof TakenOver) return;
    if (error instanceof BundleFault)
      await endRun(db, run, { state: 'refused', problem: error.problem, at: shop.clock() });
    else {
      shop.log.error({ err: error, importId: row.id }, 'an import of content failed');
      if (row.tries >= mostTries) await fail();
      // The next run of the job tries it again.
      else await leaveRun(db, run);
      throw error;
    }
  } finally {
    clearInterval(timer);
  }
  await dropIfOver(shop, row);
}

/** Deletes the file of a finished import. If that fails, the daily clean-up deletes it. */
async function dropIfOver(shop: Shop, { id, file_hash: hash }: ContentImportSummary): Promise<void> {
  try {
    const row = await findImport(shop.database.db, id);
    if (row?.state === 'done' || row?.state === 'refused') await dropBundle(shop, { id, hash });
  } catch (error) {
    shop.log.warn({ err: error, importId: id }, 'the file of an import could not be deleted');
  }
}
