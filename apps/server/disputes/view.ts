import type { Dispute } from '@eyelet/contracts/disputes/dispute.ts';
import type { NamedDispute } from '@eyelet/db/disputes/dispute.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';

export function disputeView(row: NamedDispute): Dispute {
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
    answer: answerOf(row),
  };
}

function answerOf(row: NamedDispute): Dispute['answer'] {
  if (row.answer_kind === null || row.answer_state === null) return null;
  return {
    ...{ kind: row.answer_kind, state: row.answer_state, submittedBy: row.submitter ?? '' },
    submittedAt: row.submitted_at?.toISOString() ?? null,
    sentAt: row.sent_at?.toISOString() ?? null,
    ...{ problem: row.problem, problemDetail: row.problem_detail ?? '' },
  };
}
