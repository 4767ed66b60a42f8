import type { TimelineEntry } from '@eyelet/contracts/order-desk/timeline.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { triesOf } from '@eyelet/db/orders/refund-outcome.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { nothing } from './no-entry.ts';

/** Which refunds of an order staff have tried again that their provider had refused. */
export async function refundTryEntries(db: Reader, orderNumber: string): Promise<readonly TimelineEntry[]> {
  return (await triesOf(db, orderNumber)).map((row) => {
    const triedAgain = { tryId: row.try_id, amount: toAmount(row.amount) };
    return { ...nothing, kind: 'refund-try', at: row.tried_at.toISOString(), author: row.author ?? '', triedAgain };
  });
}
