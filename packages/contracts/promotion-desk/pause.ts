import { operation } from '../kernel/operation.ts';
import { deskPromotionSchema, promotionParams } from './promotion.ts';

/**
 * Pauses a promotion; carts change at once, and placed orders keep their discounts. Repeating the call answers it as it
 * is.
 */
export const pauseDeskPromotion = operation({
  id: 'promotionDesk.pause',
  method: 'POST',
  path: '/staff/v1/promotions/{promotionId}/pause',
  summary: 'Pause a promotion',
  callers: { staff: 'promotions.write', keys: true },
  params: promotionParams,
  response: deskPromotionSchema,
  refusals: ['STF404', 'STF466'],
  invalid: 'STF404',
});
