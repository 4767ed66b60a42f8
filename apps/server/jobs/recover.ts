import type { Shop } from '../kernel/shop.ts';
import { recoverPlacements, recoveryBatch } from '../placing/recover.ts';

/** Finishes or undoes everything that dead processes left, in batches; returns how many placements it took over. */
export async function recover({ database, tenders, clock, events }: Shop): Promise<number> {
  for (let taken = 0; ; ) {
    const batch = await recoverPlacements(database, tenders, clock(), events);
    taken += batch;
    if (batch < recoveryBatch) return taken;
  }
}
