import { setTimeout as pause } from 'node:timers/promises';
import type { Format } from './formats.ts';
import type { Masters } from './masters.ts';
import type { Transforms } from './transform.ts';

/** The widths that cards and galleries on phones show first, in the formats that browsers request. */
const widths: readonly number[] = [240, 360, 480, 640];
const formats: readonly Format[] = ['webp', 'avif'];

/**
 * Makes the pictures of listings before they are requested: one at a time, when no visitor waits for any, and with a
 * rest after each as long as it took, so that a small machine stays fast. Ends when all exist or at the signal.
 */
export async function preparePictures(masters: Masters, transforms: Transforms, signal: AbortSignal): Promise<void> {
  const names = await masters.names();
  for (const format of formats) {
    for (const width of widths) {
      for (const name of names) {
        const master = await masters.find(name);
        if (!master) continue;
        const started = performance.now();
        await transforms.prepare(master, width, format);
        if (signal.aborted) return;
        await pause(Math.min(1000, performance.now() - started), undefined, { ref: false });
        if (signal.aborted) return;
      }
    }
  }
}
