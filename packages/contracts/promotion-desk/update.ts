import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { deskPromotionSchema, promotionMembers, promotionParams } from './promotion.ts';

/**
 * Changes a promotion; carts change at once. Repeating the call answers it as it is. STF400 names the invalid member;
 * STF409 with `current`: somebody else has changed it since `version`.
 */
export const updateDeskPromotion = operation({
  id: 'promotionDesk.update',
  method: 'PUT',
  path: '/staff/v1/promotions/{promotionId}',
  summary: 'Change a promotion',
  callers: { staff: 'promotions.write', keys: true },
  params: promotionParams,
  body: Type.Object({ ...promotionMembers, version: Type.Integer() }),
  response: deskPromotionSchema,
  refusals: ['STF400', 'STF404', 'STF409', 'STF466'],
  invalid: 'STF400',
});
