import { changeCase } from '@eyelet/contracts/cases/change.ts';
import { lockCase, updateCase } from '@eyelet/db/cases/case.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { findStaff } from '@eyelet/db/staff/person.ts';
import { statusAfter } from '@eyelet/domain/cases/status.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import { movedClock } from './clock.ts';
import { caseView } from './view.ts';

/** Assigns a case, or moves it to another status. */
export const changeCaseHandler = handle(changeCase, async (context, { params, body }) => {
  const { shop, now } = context;
  const { reference } = params;
  return transact(shop.database.db, async (tx) => {
    const before = await lockCase(tx, reference);
    if (!before) return refuse('STF404');
    const assignee = body.assigneeId === undefined ? before.assignee : body.assigneeId;
    const isTaken = assignee !== null && assignee !== before.assignee;
    const status = body.status ?? (isTaken ? statusAfter('taken', before.status) : before.status);
    if (status !== before.status || assignee !== before.assignee) {
      if (body.version !== before.version || before.merged_into !== null)
        return refuseStale('STF409', await caseView(context, tx, reference));
      if (isTaken && (await findStaff(tx, assignee))?.state !== 'active') return refuse('STF404');
      await updateCase(tx, reference, {
        status,
        assignee,
        changed_at: now,
        ...movedClock(shop, before, { status, at: now }),
      });
      const change = {
        subject: { kind: 'case', id: reference } as const,
        before: { status: before.status, assignee: before.assignee },
        after: { status, assignee },
      };
      const payload = { reference, status };
      await writeFacts(tx, [{ name: 'case.changed', subject: reference, payload }], now);
      await recordAudit(tx, changeCase, change, sourceOf(context));
    }
    return (await caseView(context, tx, reference)) ?? refuse('STF404');
  });
});
