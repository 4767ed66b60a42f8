import { moveRepair } from '@eyelet/contracts/warranty/move-repair.ts';
import { lockCase, updateCase } from '@eyelet/db/cases/case.ts';
import { decisionsOf, updateRepair } from '@eyelet/db/cases/warranty-decision.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { nextRepairs, standing } from '@eyelet/domain/cases/warranty.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { movedClock } from '../cases/clock.ts';
import { caseView } from '../cases/view.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';

/** Moves a repair on; the case is worked on while the piece is here, and closed once it is with its owner. */
export const moveRepairHandler = handle(moveRepair, async (context, { params, body }) => {
  const { shop, now } = context;
  const { reference, decisionId } = params;
  const { state, tracking = '' } = body;
  const answer = await transact(shop.database.db, async (tx) => {
    const before = await lockCase(tx, reference);
    const latest = standing(await decisionsOf(tx, reference));
    if (!before || latest?.decision_id !== decisionId || latest.repair === null) return refuse('STF404');
    if (latest.repair !== state) {
      if (!nextRepairs(latest.repair).includes(state)) {
        return refuseStale('STF409', await caseView(context, tx, reference));
      }
      await updateRepair(tx, decisionId, { repair: state, tracking: tracking.trim() || latest.tracking });
      // One that was merged into another is worked on there.
      const status = state === 'arrived' || before.merged_into !== null ? 'closed' : 'open';
      await updateCase(tx, reference, {
        ...{ status, changed_at: now },
        ...movedClock(shop, before, { status, at: now }),
      });
      const payload = { reference, decisionId, state };
      await writeFacts(tx, [{ name: 'case.repair-moved', subject: reference, payload }], now);
      const subject = { kind: 'case', id: reference } as const;
      const change = { subject, before: { repair: latest.repair }, after: { repair: state } };
      await recordAudit(tx, moveRepair, change, sourceOf(context));
    }
    return (await caseView(context, tx, reference)) ?? refuse('STF404');
  });
  wakeAnnouncer(shop.database);
  return answer;
});
