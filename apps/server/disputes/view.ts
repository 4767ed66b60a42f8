import type { Dispute } from '@eyelet/contracts/disputes/dispute.ts';
import type { NamedDispute } from '@eyelet/db/disputes/dispute.ts';
import { isLate } from '@eyelet/domain/disputes/answer.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';

/** A dispute as it is at a time. */
export function disputeView(row: NamedDispute, now: Date): Dispute {
  return {
    disputeId: row.id,
    orderNumber: row.order_number,
    amount: toAmount(row.amount),
    currency: row.currency,
    reason: row.reason,
    isFraud: row.is_fraud,
    state: row.state,
    openedAt: row.opened_at.toISOString(),
    deadline: row.deadline?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    holdsGoods: row.goods === 'held',
    releasedAt: row.released_at?.toISOString() ?? null,
    releasedBy: row.releaser ?? '',
    answer: answerOf(row, now),
  };
}

function answerOf(row: NamedDispute, now: Date): Dispute['answer'] {
  const { answer_kind: kind, answer_state: state, problem } = row;
  if (kind === null || state === null) return null;
  const isTold = problem === 'erased' || problem === 'uncertain';
  const isMissed = !isTold && isLate({ state: row.state, deadline: row.deadline, answer: state }, now);
  return {
    ...{ kind, state, submittedBy: row.submitter ?? '' },
    submittedAt: row.submitted_at?.toISOString() ?? null,
    sentAt: row.sent_at?.toISOString() ?? null,
    ...{ problem: isMissed ? 'late' : problem, problemDetail: row.problem_detail ?? '' },
  };
}
