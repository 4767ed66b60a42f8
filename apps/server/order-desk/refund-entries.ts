import type { TimelineEntry } from '@eyelet/contracts/order-desk/timeline.ts';
import { refundReasons } from '@eyelet/contracts/refunds/refund.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { amountRefundsOf } from '@eyelet/db/refunds/amount-refund.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { nothing } from './no-entry.ts';

type Given = NonNullable<TimelineEntry['given']>;

/** Who has asked to give an amount of an order back, and who has decided it. */
export async function refundEntries(db: Reader, orderNumber: string): Promise<readonly TimelineEntry[]> {
  return (await amountRefundsOf(db, orderNumber)).flatMap((row) => {
    const reason = refundReasons.find((one) => one === row.reason) ?? 'other';
    const entry = (at: Date, author: string | null, step: Given['step']): TimelineEntry => {
      const given = { refundId: row.id, step, amount: toAmount(row.amount), reason };
      return { ...nothing, kind: 'refund', at: at.toISOString(), author: author ?? '', given };
    };
    if (row.state === 'done' && row.decided_by === null) return [entry(row.asked_at, row.asker, 'given')];
    const asked = entry(row.asked_at, row.asker, 'asked');
    if (row.state === 'waiting' || !row.decided_at) return [asked];
    return [asked, entry(row.decided_at, row.decider, row.state === 'done' ? 'given' : 'refused')];
  });
}
