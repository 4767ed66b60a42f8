import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import { type CaseRow, lockCase, updateCase } from '@eyelet/db/cases/case.ts';
import { caseOfRefund, tellWords } from '@eyelet/db/cases/warranty-decision.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { movedClock } from './clock.ts';

/** Locks the case of which a refund is the decision, if it is one, before its order is locked, as whoever decides a case does. */
export async function lockCaseOfRefund(tx: Transaction<Tables>, refundId: string): Promise<CaseRow | undefined> {
  const reference = await caseOfRefund(tx, refundId);
  return reference === undefined ? undefined : lockCase(tx, reference);
}

type Settling = Readonly<{
  /** The case, which is locked. */
  before: CaseRow;
  refundId: string;
  state: 'done' | 'refused';
}>;

/**
 * Settles the warranty case whose refund somebody else has approved or refused: approved, its writer is told what was decided; refused, they
 * are told nothing, and it can be decided anew.
 */
export async function settleCaseOfRefund(
  tx: Transaction<Tables>,
  context: Context,
  operation: Pick<Operation, 'id'>,
  { before, refundId: decisionId, state }: Settling,
): Promise<void> {
  const { shop, now } = context;
  const subject = before.reference;
  const isApproved = state === 'done';
  // One that was merged into another is worked on there.
  const status = isApproved || before.merged_into !== null ? 'closed' : 'open';
  const clock = movedClock(shop, before, { status, ...(isApproved && { isAnswer: true }), at: now });
  await updateCase(tx, subject, { status, changed_at: now, ...clock });
  if (isApproved) {
    await tellWords(tx, decisionId, now);
    const payload = { reference: subject, decisionId, outcome: 'refund' } as const;
    await writeFacts(tx, [{ name: 'case.decided', subject, payload }], now);
  }
  const change = {
    subject: { kind: 'case', id: subject } as const,
    before: { status: before.status, decisionId, approval: 'waiting' },
    after: { status, decisionId, approval: isApproved ? 'approved' : 'refused' },
  };
  await recordAudit(tx, operation, change, sourceOf(context));
}
