import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { deskPromotionSchema, promotionMembers } from './promotion.ts';

/**
 * Creates a promotion under an id that the caller chooses, so that a repeated call does not create a second one. STF400
 * names the invalid member, or says that the id belongs to another promotion.
 */
export const createDeskPromotion = operation({
  id: 'promotionDesk.create',
  method: 'POST',
  path: '/staff/v1/promotions',
  summary: 'Create a promotion',
  callers: { staff: 'promotions.write', keys: true },
  body: Type.Object({
    promotionId: Type.String({
      pattern: '^[a-z0-9][a-z0-9-]{1,39}$',
      description: 'Small letters, numbers and hyphens.',
    }),
    paused: Type.Boolean({ description: 'It takes nothing off before it is resumed.' }),
    ...promotionMembers,
  }),
  status: 201,
  response: deskPromotionSchema,
  refusals: ['STF400'],
  invalid: 'STF400',
});
