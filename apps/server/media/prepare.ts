import { setTimeout as pause } from 'node:timers/promises';
import type { Format } from './formats.ts';
import type { Masters } from './masters.ts';
import type { Transforms } from './transform.ts';

/** The widths that cards and galleries on phones show first. */
const listingWidths: readonly number[] = [240, 360, 480, 640];

/** The widths of pictures in content, those of common screens first. */
const contentWidths: readonly number[] = [640, 1080, 1400, 480, 800, 360, 240];

export type Preparing = Readonly<{
  masters: Pick<Masters, 'find' | 'names'>;
  transforms: Pick<Transforms, 'prepare'>;
  /** The formats that browsers will request, the one needed first at the beginning. */
  formats: readonly Format[];
  signal: AbortSignal;
}>;

/** Makes the pictures of listings before they are requested. */
export async function prepareListings(preparing: Preparing): Promise<void> {
  await prepare(preparing, await preparing.masters.names(), listingWidths);
}

/** Makes the pictures of content that is published before they are requested. */
export function prepareContent(preparing: Preparing, names: readonly string[]): Promise<void> {
  return prepare(preparing, names, contentWidths);
}

/**
 * Makes pictures one at a time, when no visitor waits for any, and with a rest after each as long as it took, so that a
 * small machine stays fast. Ends when all exist or at the signal.
 */
async function prepare(
  { masters, transforms, formats, signal }: Preparing,
  names: readonly string[],
  widths: readonly number[],
) {
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
