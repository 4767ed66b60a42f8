import type { TimelineEntry } from '@eyelet/contracts/order-desk/timeline.ts';
import { releasesOfOrder } from '@eyelet/db/captures/release.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { releaseView } from '../payment-desk/release-view.ts';
import { nothing } from './no-entry.ts';

/** What staff have given up of the payments of an order, as it could not be taken. */
export async function releaseEntries(db: Reader, orderNumber: string): Promise<readonly TimelineEntry[]> {
  return (await releasesOfOrder(db, orderNumber)).map((row) => {
    const released = releaseView(row);
    return { ...nothing, kind: 'release', at: row.released_at.toISOString(), author: row.author ?? '', released };
  });
}
