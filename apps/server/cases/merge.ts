import { mergeCase } from '@eyelet/contracts/cases/merge.ts';
import { type CaseRow, updateCase } from '@eyelet/db/cases/case.ts';
import { leadTo, lockBothCases } from '@eyelet/db/cases/merge.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { statusOfBoth } from '@eyelet/domain/cases/status.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import { mergedClocks } from './clock.ts';
import { caseView } from './view.ts';

/** Merges a case into another one of the same customer. */
export const mergeCaseHandler = handle(mergeCase, async (context, { params, body }) => {
  const { reference } = params;
  const { into, version } = body;
  if (into === reference) return refuse('STF400');
  return transact(context.shop.database.db, async (tx) => {
    const both = await lockBothCases(tx, [reference, into]);
    const [merged, kept] = [both.get(reference), both.get(into)];
    if (!merged || !kept) return refuse('STF404');
    if (merged.merged_into !== into) {
      if (merged.email_key !== kept.email_key) return refuse('STF400');
      const isTaken = merged.merged_into !== null || kept.merged_into !== null;
      if (isTaken || version !== merged.version) return refuseStale('STF409', await caseView(context, tx, reference));
      await merge(context, tx, kept, merged);
    }
    return (await caseView(context, tx, into)) ?? refuse('STF404');
  });
});

async function merge(context: Context, tx: Transaction<Tables>, kept: CaseRow, merged: CaseRow): Promise<void> {
  const { shop, now } = context;
  const clocks = mergedClocks(shop, kept, merged, now);
  const status = statusOfBoth(kept.status, merged.status);
  const assignee = kept.assignee ?? merged.assignee;
  await updateCase(tx, merged.reference, { status: 'closed', changed_at: now, ...clocks.merged });
  await updateCase(tx, kept.reference, { status, assignee, changed_at: now, ...clocks.kept });
  await leadTo(tx, kept.reference, merged.reference);
  const mergedChange = {
    subject: { kind: 'case', id: merged.reference } as const,
    before: { status: merged.status, mergedInto: null },
    after: { status: 'closed', mergedInto: kept.reference },
  };
  const keptChange = {
    subject: { kind: 'case', id: kept.reference } as const,
    before: { status: kept.status, assignee: kept.assignee },
    after: { status, assignee, merged: merged.reference },
  };
  await recordAudit(tx, mergeCase, mergedChange, sourceOf(context));
  await recordAudit(tx, mergeCase, keptChange, sourceOf(context));
}
