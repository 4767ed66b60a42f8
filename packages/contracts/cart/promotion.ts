import { type Static, Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';

/** A promotion that had an effect. */
export const promotionSchema = Type.Object({
  promotionId: Type.String(),
  promotionName: Type.String(),
  level: oneOf(['ORDER', 'PRODUCT', 'SHIPPING']),
  calloutMessage: Type.String(),
});

/** A promotion that is near: what is missing, and what to say (shown beside the cart). */
export const approachingPromotionSchema = Type.Object({
  promotionId: Type.String(),
  distanceFromConditionThreshold: Type.Number(),
  calloutMsg: Type.String(),
  approachingDisplayLevel: Type.String(),
  promotionClass: Type.String(),
});

export type Promotion = Static<typeof promotionSchema>;
export type ApproachingPromotion = Static<typeof approachingPromotionSchema>;
