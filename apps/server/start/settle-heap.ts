import { setFlagsFromString } from 'node:v8';
import { releaseMemory } from '../kernel/release-memory.ts';

/** From this number of styles on, the heap may double before it is collected: searches fill a fifth of it within a second. */
const largeCatalogue = 20_000;

/**
 * Returns memory that loading the catalogue needed, some 130 MB with the demo brand; the engine would keep it for the
 * life of the process. From then on the heap is collected when it has grown by a fifth of what is in use, rather than
 * doubled; with many styles, where each such collection takes longer, when it has doubled.
 */
export function settleHeap(styles: number): void {
  setFlagsFromString(`--heap-growing-percent=${styles > largeCatalogue ? 100 : 20}`);
  releaseMemory();
}
