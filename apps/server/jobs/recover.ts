import type { Shop } from '../kernel/shop.ts';
import { recoverPlacements, recoveryBatch } from '../placing/recover.ts';

/** Finishes or undoes everything that dead processes left, in batches; returns how many placements it recovered. */
export async function recover({ database, payments, clock, events }: Shop): Promise<number> {
  for (let taken = 0; ; ) {
    const batch = await recoverPlacements(database, payments, clock(), events);
    taken += batch;
    if (batch < recoveryBatch) return taken;
  }
}
