import { transact } from '@eyelet/db/placement/atomic.ts';
import { addCodes, takeUnfinishedBatch } from '@eyelet/db/promotions/code-batch.ts';
import type { Shop } from '../kernel/shop.ts';
import { newCode } from './new-code.ts';

/** How many codes one transaction adds: few enough that other transactions do not wait noticeably. */
const atOnce = 1000;

/**
 * Makes the codes that batches still lack; returns how many. Codes and their count are one transaction, so that a run
 * after a crash makes exactly those that are missing.
 */
export async function makeDueCodes({ database }: Pick<Shop, 'database'>): Promise<number> {
  let made = 0;
  for (;;) {
    const added = await transact(database.db, async (tx) => {
      const batch = await takeUnfinishedBatch(tx);
      if (!batch) return undefined;
      const count = Math.min(atOnce, batch.wanted - batch.made);
      const codes = Array.from({ length: count }, () => newCode(batch.prefix));
      return addCodes(tx, batch.id, codes);
    });
    if (added === undefined) return made;
    made += added;
  }
}
