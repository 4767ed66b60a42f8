import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: Readonly<{ type: 'major'; execution: 'sync'; flavor: 'last-resort' }>) => void;

/**
 * Returns unused memory to the system, which the runtime delays as long as it can. Takes some hundred milliseconds, so
 * it is called at the end of a start, before requests are served.
 */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  // With no tick alive, the collection drops the shape of ticks, and the engine makes each one the slow way ever after:
  // a twentieth of the time of an answer.
  process.nextTick(() => undefined);
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
