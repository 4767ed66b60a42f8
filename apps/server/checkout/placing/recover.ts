import { randomUUID } from 'node:crypto';
import type { Database } from '@eyelet/db/database.ts';
import { type Placement, takeOverPlacements } from '@eyelet/db/placement/placement.ts';
import type { Events } from '../../kernel/events.ts';
import type { PaymentProvider } from '../../payments/provider.ts';
import { progressOf } from './authorise.ts';
import { leaseEnd } from './lease.ts';
import { steps } from './place.ts';
import type { Placing } from './step.ts';
import { write } from './write.ts';

/**
 * Finishes or undoes placements whose process has died: the provider says whether there is a payment, and the draft in the
 * row is the order. Returns how many it took over.
 */
export async function recoverPlacements(
  database: Database,
  provider: PaymentProvider,
  now: Date,
  events: Pick<Events, 'placementRecovered'>,
  limit = 50,
): Promise<number> {
  const taken = await takeOverPlacements(database.db, randomUUID(), now, leaseEnd(now), limit);
  for (const placement of taken) {
    const outcome = await recover(placement, database, provider, now);
    if (outcome) events.placementRecovered({ basketId: placement.cart_id, outcome });
  }
  return taken.length;
}

async function recover(
  placement: Placement,
  database: Database,
  provider: PaymentProvider,
  now: Date,
): Promise<'finished' | 'undone' | undefined> {
  const placing: Placing = {
    database,
    provider,
    cartId: placement.cart_id,
    owner: placement.owner,
    version: 0,
    orderNumber: placement.order_number,
    attempt: placement.attempt,
    paymentKey: placement.payment_key,
    draft: placement.draft,
    now,
  };
  const state = await provider.find(placement.payment_key);
  const progress = state ? progressOf(state) : ({ kind: 'refused', id: 'PAY400' } as const);
  if (progress.kind === 'on') {
    const written = await write.run(placing, progress.payment);
    return written.kind === 'on' ? 'finished' : undefined;
  }
  if (progress.kind === 'taken') return undefined;
  for (const step of steps.toReversed()) await step.undo(placing, progress.id);
  return 'undone';
}
