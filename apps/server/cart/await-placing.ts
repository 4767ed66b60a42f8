import { setTimeout as pause } from 'node:timers/promises';
import { findPlacement } from '@eyelet/db/placement/placement.ts';
import type { Context } from '../kernel/context.ts';
import { leaseSeconds } from '../placing/lease.ts';
import { recoverPlacements } from '../placing/recover.ts';

const pauseMs = 100;

/** How often a cart that is being placed is polled before giving up: longer than the lease of a placement. */
export const mostLooks = (leaseSeconds * 1000) / pauseMs + 50;

/**
 * Waits for the outcome of a cart that is being placed, so that it does not change while it is being paid for. If the
 * placing process has died, the placement is recovered: the cart becomes an order or opens again.
 */
export async function awaitPlacing({ shop, session }: Context, cartId: string): Promise<void> {
  const placement = await findPlacement(shop.database.db, cartId, session?.consumerNo ?? '');
  const now = shop.clock();
  if (placement?.state === 'running' && placement.lease_until < now) {
    await recoverPlacements(shop.database, shop.tenders, now, shop.events);
  } else {
    await pause(pauseMs);
  }
}
