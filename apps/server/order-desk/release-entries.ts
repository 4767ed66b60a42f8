import type { TimelineEntry } from '@eyelet/contracts/order-desk/timeline.ts';
import { releaseReasons } from '@eyelet/contracts/payment-desk/payment.ts';
import { releasesOfOrder } from '@eyelet/db/captures/release.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { nothing } from './no-entry.ts';

/** What staff have given up of the payments of an order, as it could not be taken. */
export async function releaseEntries(db: Reader, orderNumber: string): Promise<readonly TimelineEntry[]> {
  return (await releasesOfOrder(db, orderNumber)).map((row) => {
    const reason = releaseReasons.find((one) => one === row.reason) ?? 'other';
    const released = { releaseId: row.release_id, amount: toAmount(row.amount), reason };
    return { ...nothing, kind: 'release', at: row.released_at.toISOString(), author: row.author ?? '', released };
  });
}
