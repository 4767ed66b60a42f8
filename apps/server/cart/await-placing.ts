import { setTimeout as pause } from 'node:timers/promises';
import { findPlacement } from '@eyelet/db/placement/placement.ts';
import type { Context } from '../kernel/context.ts';
import { leaseSeconds } from '../placing/lease.ts';
import { recoverPlacements } from '../placing/recover.ts';

const pauseMs = 100;

/** Looks at a cart that is being placed before it is given up: longer than any process may take over a placement. */
export const mostLooks = (leaseSeconds * 1000) / pauseMs + 50;

/**
 * Waits a moment for what becomes of a cart that is being placed, so that nobody changes what is being paid for. A
 * placement whose process has died is recovered, and its cart becomes an order or is open again.
 */
export async function awaitPlacing(cartId: string, { shop, session }: Context): Promise<void> {
  const placement = await findPlacement(shop.database.db, cartId, session?.consumerNo ?? '');
  const now = shop.clock();
  if (placement?.state === 'running' && placement.lease_until < now) {
    await recoverPlacements(shop.database, shop.payments, now, shop.events);
  } else {
    await pause(pauseMs);
  }
}
