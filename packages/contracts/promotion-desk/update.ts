import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { deskPromotionSchema, promotionMembers, promotionParams } from './promotion.ts';

/**
 * Changes a promotion; carts follow at once. What is there already is answered as it is. STF400 names the member that cannot hold;
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
  refusals: ['STF400', 'STF404', 'STF409'],
  invalid: 'STF400',
});
