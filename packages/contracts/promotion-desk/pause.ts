import { operation } from '../kernel/operation.ts';
import { deskPromotionSchema, promotionParams } from './promotion.ts';

/** Switches a promotion off; carts follow at once, and orders that are placed keep what it gave them. One that is paused already is answered as it is. */
export const pauseDeskPromotion = operation({
  id: 'promotionDesk.pause',
  method: 'POST',
  path: '/staff/v1/promotions/{promotionId}/pause',
  summary: 'Pause a promotion',
  callers: { staff: 'promotions.write', keys: true },
  params: promotionParams,
  response: deskPromotionSchema,
  refusals: ['STF404'],
  invalid: 'STF404',
});
