import { isDeepStrictEqual } from 'node:util';
import { createDeskPromotion } from '@eyelet/contracts/promotion-desk/create.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { lockPromotionId, putPromotions } from '@eyelet/db/promotions/promotion.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { promotionOf } from '../catalogue/read-promotions.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuseFields } from '../kernel/refusal.ts';
import { recordOf } from '../promotions/write-promotions.ts';
import { factsOf } from './facts.ts';
import { deskPromotion } from './view.ts';
import { writtenPromotion } from './written.ts';

/** Creates a promotion; repeating the call answers the existing one. */
export const createDeskPromotionHandler = handle(createDeskPromotion, async (context, { body }) => {
  const { promotionId, paused, ...members } = body;
  const written = writtenPromotion(context, promotionId, members);
  if (written instanceof Refusal) return written;
  const promotion = { ...written, enabled: !paused };
  const version = await transact(context.shop.database.db, async (tx) => {
    const row = await lockPromotionId(tx, promotionId);
    if (row) return isDeepStrictEqual(promotionOf(row), promotion) ? row.version : undefined;
    await putPromotions(tx, [recordOf(promotion)]);
    const change = {
      subject: { kind: 'promotion', id: promotionId } as const,
      before: null,
      after: factsOf(promotion),
    };
    await recordAudit(tx, createDeskPromotion, change, sourceOf(context));
    return 1;
  });
  if (version !== undefined) return deskPromotion(context, promotion, version);
  const t = createMessages(context.market.tag);
  return refuseFields('STF400', [{ field: 'promotionId', message: t('studio.promotions.problem.idTaken') }]);
});
