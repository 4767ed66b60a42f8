import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: Readonly<{ type: 'major'; execution: 'sync'; flavor: 'last-resort' }>) => void;

/**
 * Gives memory that is no longer used back to the system, which the runtime puts off for as long as it can. Takes some
 * hundred milliseconds, so it is for the end of a start, before anybody is served.
 */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
