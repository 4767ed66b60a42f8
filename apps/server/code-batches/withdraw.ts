import { withdrawCodes } from '@eyelet/contracts/code-batches/withdraw.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import * as repository from '@eyelet/db/promotions/code-batch.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { batchFacts } from './facts.ts';
import { batchView } from './view.ts';

/** Withdraws a batch: all of its codes at once. */
export const withdrawCodesHandler = handle(withdrawCodes, async (context, { params }) => {
  const { promotionId, batchId } = params;
  const outcome = await transact(context.shop.database.db, async (tx) => {
    const before = await repository.findCodeBatch(tx, promotionId, batchId);
    if (!before) return refuse('STF404');
    if (!(await repository.withdrawCodes(tx, batchId))) return before;
    const subject = { kind: 'promotion', id: promotionId } as const;
    await recordAudit(tx, withdrawCodes, { subject, before: batchFacts(before), after: null }, sourceOf(context));
    return (await repository.findCodeBatch(tx, promotionId, batchId)) ?? before;
  });
  return outcome instanceof Refusal ? outcome : batchView(outcome);
});
