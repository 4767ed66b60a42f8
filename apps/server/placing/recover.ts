import { randomUUID } from 'node:crypto';
import type { Database } from '@eyelet/db/database.ts';
import { type Placement, takeOverPlacements } from '@eyelet/db/placement/placement.ts';
import type { Events } from '../kernel/events.ts';
import type { Tenders } from '../tenders/tenders.ts';
import { paidOf, paymentKeyOf } from './authorise.ts';
import { countPending } from './count-pending.ts';
import { leaseEnd } from './lease.ts';
import { steps } from './place.ts';
import type { Paid, Placing } from './step.ts';
import { draftOf } from './stored-draft.ts';
import { write } from './write.ts';

type RecoveryEvents = Pick<Events, 'placementRecovered' | 'orderChallenged'>;

/** Placements recovered concurrently; fewer than a pool has connections. */
export const recoveryBatch = 8;

/**
 * Finishes or undoes placements whose process has died: the tenders know the state of each payment, and the draft in
 * the row is the order. Finished only if every payment is authorised or pending. Returns how many were taken over.
 */
export async function recoverPlacements(
  database: Database,
  tenders: Tenders,
  now: Date,
  events: RecoveryEvents,
  limit = recoveryBatch,
): Promise<number> {
  const taken = await takeOverPlacements(database.db, randomUUID(), now, leaseEnd(now), limit);
  const recoverOne = (placement: Placement) => recover(database, placement, tenders, now, events);
  const outcomes = await Promise.allSettled(taken.map(recoverOne));
  for (const [index, outcome] of outcomes.entries()) {
    const basketId = taken[index]?.cart_id ?? '';
    if (outcome.status === 'fulfilled' && outcome.value) {
      events.placementRecovered({ basketId, outcome: outcome.value });
    }
  }
  // A placement that cannot be recovered must not block the others; it is retried when its lease has ended.
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason);
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} placements could not be recovered`);
  return taken.length;
}

async function recover(
  database: Database,
  placement: Placement,
  tenders: Tenders,
  now: Date,
  events: RecoveryEvents,
): Promise<'finished' | 'undone' | undefined> {
  const placing: Placing = {
    database,
    tenders,
    cartId: placement.cart_id,
    owner: placement.owner,
    version: 0,
    orderNumber: placement.order_number,
    attempt: placement.attempt,
    paymentKey: placement.payment_key,
    draft: draftOf(placement),
    // What is claimed is not claimed again.
    fromStores: true,
    shopper: { owner: placement.owner, email: '', address: '', fingerprint: undefined },
    returnUrl: '',
    correlationId: undefined,
    now,
  };
  const paid: Paid[] = [];
  for (const [index, payment] of placing.draft.payments.entries()) {
    const state = await tenders.named(payment.provider).find(paymentKeyOf(placement.payment_key, index));
    const progress = paidOf(placing, index, state);
    if (progress.kind === 'refused') {
      for (const step of steps.toReversed()) await step.undo(placing, progress.id);
      return 'undone';
    }
    paid.push(progress.paid);
  }
  const written = await write.run(placing, paid);
  if (written.kind !== 'on') return undefined;
  countPending(placing, paid, events);
  return 'finished';
}
