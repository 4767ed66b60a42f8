import { type Static, Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';

/** A promotion that had an effect. */
export const promotionSchema = Type.Object({
  promotionId: Type.String(),
  promotionName: Type.String(),
  level: oneOf(['ORDER', 'PRODUCT', 'SHIPPING']),
  calloutMessage: Type.String(),
  amount: Type.Number({
    description: 'The discount in major units: on the cart, or on the item that names it; 0 for delivery and gifts.',
  }),
});

/** The cart relative to the threshold of a promotion (C4.43 to C4.46). */
export const promotionStatuses = ['Below Threshold', 'Threshold Reached', 'Above Threshold'] as const;

/** A promotion with a threshold: how far the cart is from it, and the text shown beside the cart (C3.43). */
export const approachingPromotionSchema = Type.Object({
  promotionId: Type.String(),
  distanceFromConditionThreshold: Type.Number({
    description: 'The amount missing, in major units; 0 when just reached, negative above (C4.46).',
  }),
  status: oneOf(promotionStatuses),
  calloutMsg: Type.String({ description: 'Three texts separated by |: below, above, reached (C3.44).' }),
  message: Type.String({
    description: 'The current text: the part of calloutMsg, or that of a gift for this shopper (C4.47 to C4.50).',
  }),
  approachingDisplayLevel: Type.String(),
  promotionClass: Type.String({ description: 'ORDER, PRODUCT or SHIPPING; GIFT for a gift with purchase.' }),
});

export type Promotion = Static<typeof promotionSchema>;
export type ApproachingPromotion = Static<typeof approachingPromotionSchema>;
