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

type Entry = (at: Date | null, step: Disputed['step'], author?: string) => readonly TimelineEntry[];

function entriesOf(row: NamedDispute): readonly TimelineEntry[] {
  const entry: Entry = (at, step, author = '') => {
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
    ...answerEntries(row, entry),
    ...(row.state === 'open' ? [] : entry(row.ended_at, row.state)),
  ];
}

/** Who has answered it, and whether the provider has taken that. */
function answerEntries(row: NamedDispute, entry: Entry): readonly TimelineEntry[] {
  const { answer_kind: kind, answer_state: state, submitted_at: at, submitter, sent_at } = row;
  if (kind === 'acceptance') {
    return [
      ...entry(at, 'accepting', submitter ?? ''),
      ...entry(sent_at, 'accepted'),
      ...(state === 'refused' ? entry(at, 'acceptance-refused') : []),
    ];
  }
  return [
    ...entry(at, 'submitted', submitter ?? ''),
    ...entry(sent_at, 'answered'),
    ...(state === 'refused' ? entry(at, 'refused') : []),
  ];
}
