import type { TimelineEntry } from '@eyelet/contracts/order-desk/timeline.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { disputesOf, type NamedDispute } from '@eyelet/db/disputes/dispute.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { nothing } from './no-entry.ts';

type Disputed = NonNullable<TimelineEntry['disputed']>;

/** When payments of an order were disputed, how that ended, and who let the goods go. */
export async function disputeEntries(db: Reader, orderNumber: string): Promise<readonly TimelineEntry[]> {
  return (await disputesOf(db, orderNumber)).flatMap(entriesOf);
}

function entriesOf(row: NamedDispute): readonly TimelineEntry[] {
  const entry = (at: Date | null, step: Disputed['step'], author = ''): readonly TimelineEntry[] => {
    if (!at) return [];
    const { id: disputeId, reason, is_fraud: isFraud, deadline } = row;
    const disputed = {
      ...{ disputeId, step, amount: toAmount(row.amount), reason, isFraud },
      deadline: deadline?.toISOString() ?? null,
    };
    return [{ ...nothing, kind: 'dispute', at: at.toISOString(), author, disputed }];
  };
  return [
    ...entry(row.opened_at, 'opened'),
    ...entry(row.released_at, 'released', row.releaser ?? ''),
    ...(row.state === 'open' ? [] : entry(row.ended_at, row.state)),
  ];
}
