import { operation } from '../kernel/operation.ts';
import { deskPromotionSchema, promotionParams } from './promotion.ts';

/** Resumes a paused promotion, within its dates. One that is not paused is answered as it is. */
export const resumeDeskPromotion = operation({
  id: 'promotionDesk.resume',
  method: 'POST',
  path: '/staff/v1/promotions/{promotionId}/resume',
  summary: 'Resume a promotion',
  callers: { staff: 'promotions.write', keys: true },
  params: promotionParams,
  response: deskPromotionSchema,
  refusals: ['STF404', 'STF466'],
  invalid: 'STF404',
});
