import { type Static, Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';

const promotionSchema = Type.Object({
  promotionId: Type.String(),
  promotionName: Type.String(),
  calloutMessage: Type.String(),
  code: Type.String({ description: 'To be entered in the cart.' }),
  endDate: nullable(Type.String({ description: 'ISO 8601; null: no end.' })),
});

/**
 * The promotion that welcomes new members, with a code that they can still use (C7.67), or null; and the promotions for
 * all members.
 */
export const welcomePromotion = operation({
  id: 'loyalty.welcomePromotion',
  method: 'GET',
  path: '/consumers-v3/consumer/loyalty/promo/welcome',
  summary: 'The welcome promotion of a member',
  callers: 'registered',
  otherShoppers: 'REW401',
  response: Type.Object({ promotion: nullable(promotionSchema), memberPromotions: Type.Array(promotionSchema) }),
  refusals: ['REW130', '4044'],
});

export type WelcomePromotion = Static<typeof promotionSchema>;
