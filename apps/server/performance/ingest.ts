import { ingestTiming } from '@eyelet/contracts/performance/ingest.ts';
import { handle } from '../kernel/handle.ts';

/** Writes the timings into the log, from which operators read them; they name no visitor. */
export const ingestTimingHandler = handle(ingestTiming, ({ log }, { body }) => {
  log.info({ timing: body }, 'page timing');
  return { taken: true };
});
