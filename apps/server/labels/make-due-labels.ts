import { endGoneLabels } from '@eyelet/db/parcels/end-labels.ts';
import { claimDueLabels } from '@eyelet/db/parcels/label.ts';
import type { Shop } from '../kernel/shop.ts';
import { labelLeaseMs, tryLabel } from './try-label.ts';

/** Labels that are asked for at once, and in one run. */
const atOnce = 5;
const mostRounds = 10;

/** Milliseconds until a try is given up. */
const patienceMs = 45_000;

/**
 * Asks again for the labels whose service was down or slow, and takes back those that nobody wants any more; returns how
 * many. A service that answers nothing is left alone until the next run, as each round takes its patience.
 */
export async function makeDueLabels(shop: Shop): Promise<number> {
  const { database, carriers, clock } = shop;
  await endGoneLabels(database.db, clock());
  const labels = carriers?.labels;
  if (!carriers || !labels) return 0;
  let asked = 0;
  for (let round = 0; round < mostRounds; round++) {
    const now = clock();
    const againAt = new Date(now.getTime() + labelLeaseMs);
    const due = await claimDueLabels(database.db, { service: carriers.name, now, againAt, limit: atOnce });
    const signal = AbortSignal.timeout(patienceMs);
    await Promise.all(due.map((label) => tryLabel(shop, labels, label, signal)));
    asked += due.length;
    if (due.length < atOnce || signal.aborted) break;
  }
  return asked;
}
