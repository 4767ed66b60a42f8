import type { Database } from '@eyelet/db/database.ts';
import { decideSandboxDispute } from '@eyelet/db/payments/sandbox-dispute.ts';
import { sandboxVerdict } from '@eyelet/domain/disputes/sandbox-verdict.ts';
import type { DisputeDesk } from '../provider.ts';

const reasons = ['GOODS_DELIVERED', 'MONEY_RETURNED', 'PAYMENT_RECOGNISED'] as const;

/** Milliseconds until the bank of the sandbox has decided. */
const decidesAfterMs = 10_000;

/** Takes answers to disputes and has the bank decide: for the shop where the evidence shows a delivery, or money that has gone back. */
export function answerSandboxDisputes({ db }: Pick<Database, 'db'>): DisputeDesk {
  return {
    needsReference: false,
    reasons: async () => reasons,
    async defend({ key: payment_key, amount }, { key: answer_key, reason, pieces }, now) {
      if (!reasons.some((one) => one === reason)) return { kind: 'refused', detail: reason };
      const due_at = new Date(now.getTime() + decidesAfterMs);
      const outcome = sandboxVerdict(pieces);
      await decideSandboxDispute(db, { answer_key, payment_key, amount, outcome, due_at, told_at: null });
      return { kind: 'taken' };
    },
    accept: async () => ({ kind: 'taken' }),
  };
}
