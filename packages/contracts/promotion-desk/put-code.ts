import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { codeMembers, deskCodeSchema } from './code.ts';
import { promotionParams } from './promotion.ts';

/**
 * Adds a code to a promotion, or changes it. Repeating the call answers it as it is. STF400: the code belongs to
 * another promotion, or was used more often than the new limit; STF409 with `current`: somebody else has changed it
 * since `version`, which is 0 for a new one.
 */
export const putPromotionCode = operation({
  id: 'promotionDesk.putCode',
  method: 'PUT',
  path: '/staff/v1/promotions/{promotionId}/codes/{code}',
  summary: 'Add or change a code of a promotion',
  callers: { staff: 'promotions.write', keys: true },
  params: Type.Object({
    ...promotionParams.properties,
    code: Type.String({ pattern: '^[A-Z0-9][A-Z0-9-]{2,39}$', description: 'In capitals.' }),
  }),
  body: Type.Object({ ...codeMembers, version: Type.Integer({ minimum: 0 }) }),
  response: deskCodeSchema,
  refusals: ['STF400', 'STF404', 'STF409'],
  invalid: 'STF400',
});
