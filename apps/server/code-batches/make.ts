import { makeCodes } from '@eyelet/contracts/code-batches/make.ts';
import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { askForCodes, type CodeBatchRow, findCodeBatch } from '@eyelet/db/promotions/code-batch.ts';
import { findPromotion } from '@eyelet/db/promotions/promotion.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse, refuseFields, refuseStale } from '../kernel/refusal.ts';
import { batchFacts } from './facts.ts';
import { batchView } from './view.ts';
import { wakeMakingCodes } from './wake.ts';

/** Has codes made. Repeating the call answers the existing batch, also after its end. */
export const makeCodesHandler = handle(makeCodes, async (context, { params, body }) => {
  const { shop, now, market } = context;
  const { promotionId, batchId: id } = params;
  const endsAt = body.endsAt === null ? null : new Date(body.endsAt);
  const outcome = await transact(shop.database.db, async (tx) => {
    if (!(await findPromotion(tx, promotionId))) return refuse('STF404');
    const before = await findCodeBatch(tx, promotionId, id);
    if (before) return isAsAsked(before, body) ? before : refuseStale('STF409', batchView(before));
    if (endsAt !== null && endsAt <= now) {
      const t = createMessages(market.tag);
      return refuseFields('STF400', [{ field: 'endsAt', message: t('studio.promotions.problem.past') }]);
    }
    const { prefix, count: wanted, mostUses: most_uses } = body;
    const asked = { id, promotion_id: promotionId, prefix, wanted, most_uses, ends_at: endsAt, asked_at: now };
    const isNew = await askForCodes(tx, asked);
    const batch = await findCodeBatch(tx, promotionId, id);
    // The id belongs to a batch of another promotion.
    if (!batch) return refuse('STF404');
    if (!isNew) return isAsAsked(batch, body) ? batch : refuseStale('STF409', batchView(batch));
    const subject = { kind: 'promotion', id: promotionId } as const;
    await recordAudit(tx, makeCodes, { subject, before: null, after: batchFacts(batch) }, sourceOf(context));
    return batch;
  });
  if (outcome instanceof Refusal) return outcome;
  wakeMakingCodes(shop.database);
  return batchView(outcome);
});

function isAsAsked(
  { prefix, wanted, most_uses: mostUses, ends_at: endsAt }: CodeBatchRow,
  body: InputOf<typeof makeCodes>['body'],
): boolean {
  const until = body.endsAt === null ? undefined : new Date(body.endsAt).getTime();
  const isSame = prefix === body.prefix && wanted === body.count && mostUses === body.mostUses;
  return isSame && endsAt?.getTime() === until;
}
