import { reportUnloaded } from '@eyelet/contracts/performance/report-unloaded.ts';
import { cacheOf } from '../kernel/cache-of.ts';
import { handle } from '../kernel/handle.ts';
import { blocksOfScript } from './blocks-of-script.ts';

/** For how long a script is not logged again: one that is gone fails in every browser. */
const quietMs = 60_000;

const logged = cacheOf<true>(1000, quietMs);

/** Logs a script that browsers could not load, with the blocks that it shows, once a minute in each process. */
export const reportUnloadedHandler = handle(reportUnloaded, async ({ shop }, { body: { script } }) => {
  const isNew = !logged.has(script);
  if (isNew) {
    logged.set(script, true);
    shop.log.warn({ script, blocks: await blocksOfScript(script) }, 'a script did not load in a browser');
  }
  return { taken: isNew };
});
