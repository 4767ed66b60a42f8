import { claimCart } from '@eyelet/db/placement/claim.ts';
import { undoPlacement } from '@eyelet/db/placement/undo.ts';
import { leaseEnd } from './lease.ts';
import type { Step } from './step.ts';

/** Claims the cart and reserves its stock; undone by releasing the stock and opening the cart. */
export const claim: Step = {
  name: 'claim',
  async run(placing) {
    const result = await claimCart(placing.database.pool, { ...placing, leaseUntil: leaseEnd(placing.now) });
    if (result.kind === 'claimed') return { kind: 'on' };
    // A code that has been used up since its check makes the caller check again.
    if (result.kind !== 'short') return { kind: 'taken' };
    return { kind: 'refused', id: result.upcs.length > 1 ? 'INV409' : 'ORD430', upcs: result.upcs };
  },
  async undo({ database, cartId, attempt, now }, failure) {
    await undoPlacement(database.pool, cartId, attempt, failure, now);
  },
};
