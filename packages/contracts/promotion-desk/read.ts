import { operation } from '../kernel/operation.ts';
import { deskPromotionSchema, promotionParams } from './promotion.ts';

/** One promotion: its conditions, its benefit, and the uses of its limits. */
export const readDeskPromotion = operation({
  id: 'promotionDesk.read',
  method: 'GET',
  path: '/staff/v1/promotions/{promotionId}',
  summary: 'Read a promotion',
  callers: { staff: 'promotions.read', keys: true },
  params: promotionParams,
  response: deskPromotionSchema,
  refusals: ['STF404'],
  invalid: 'STF404',
});
