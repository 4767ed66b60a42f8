import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import { putDraft, putSubmission, type Submission } from '@eyelet/db/disputes/answer.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Facts } from '@eyelet/domain/audit/diff.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { type Answered, lockAnswered, refusalOfAnswer } from './answerable.ts';
import { evidenceView } from './evidence-view.ts';
import { answerLeaseMs, tryNow } from './try-answer.ts';

type Stored = Pick<Submission, 'kind' | 'paper' | 'pieces'> &
  Readonly<{
    operation: Pick<Operation, 'id'>;
    disputeId: string;
    /** What the audit says. */
    after: Facts;
    /** Whether it is still what the caller has seen. */
    isSame: (found: Answered) => boolean;
  }>;

/**
 * Stores an answer and sends it. It is claimed by this process as it is stored: should the process die, the job finds it once the claim is
 * over.
 */
export async function storeAnswer(context: Context, { operation, disputeId, after, isSame, ...said }: Stored) {
  const { shop, now } = context;
  const refused = await transact(shop.database.db, async (tx) => {
    const found = await lockAnswered(tx, disputeId);
    if (!found) return refuse('STF404');
    const obstacle = refusalOfAnswer(shop, found, now);
    if (obstacle) return obstacle;
    if (!isSame(found)) return 'stale';
    if (!found.answer) {
      const nothing = { pieces: [], reason_code: '', text: '', version: 0, changed_at: now };
      await putDraft(tx, disputeId, nothing, undefined);
    }
    await putSubmission(tx, disputeId, {
      ...{ ...said, submitted_at: now, submitted_by: staffOf(context).staffId },
      next_try_at: new Date(shop.clock().getTime() + answerLeaseMs),
    });
    const subject = { kind: 'order', id: found.dispute.order_number } as const;
    await recordAudit(tx, operation, { subject, before: { answer: 'none' }, after }, sourceOf(context));
    return undefined;
  });
  if (refused === 'stale') return refuseStale('STF409', await evidenceView(context, disputeId));
  if (refused) return refused;
  await tryNow(shop, disputeId);
  return evidenceView(context, disputeId);
}
