import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import { type CaseRow, insertEntry, lockCase, updateCase } from '@eyelet/db/cases/case.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { movedClock } from './clock.ts';
import { caseView } from './view.ts';

type Written = Readonly<{
  operation: Pick<Operation, 'id'>;
  kind: 'answer' | 'note';
  reference: string;
  entryId: string;
  text: string;
  /** The status of the case after the entry. */
  status: (before: CaseRow) => CaseRow['status'];
  /** Further writes in the same transaction. */
  also?: (tx: Transaction<Tables>) => Promise<void>;
}>;

/** Writes an answer or a note on a case, once for each id, and audits who did, but not the text. */
export function writeEntry(context: Context, { operation, kind, reference, entryId, text, status, also }: Written) {
  const { shop, now } = context;
  const { name: author } = staffOf(context);
  return transact(shop.database.db, async (tx) => {
    const before = await lockCase(tx, reference);
    if (!before) return refuse('STF404');
    if (before.merged_into !== null) return refuseStale('STF409', await caseView(context, tx, reference));
    const entry = { id: entryId, reference, kind, author, text: text.trim(), fingerprint: null, written_at: now };
    if (await insertEntry(tx, entry)) {
      const after = status(before);
      const clock = movedClock(shop, before, { status: after, isAnswer: kind === 'answer', at: now });
      await updateCase(tx, reference, { status: after, changed_at: now, ...clock });
      await also?.(tx);
      const change = {
        subject: { kind: 'case', id: reference } as const,
        before: { status: before.status },
        after: { status: after, entryId },
      };
      await recordAudit(tx, operation, change, sourceOf(context));
    }
    return (await caseView(context, tx, reference)) ?? refuse('STF404');
  });
}
