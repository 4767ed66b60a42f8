import { type Static, Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';

export const promotionFaultSchema = Type.Object({
  promotionId: nullable(Type.String({ description: 'The one that causes it; null: several, only together.' })),
  name: nullable(Type.String({ description: 'In the language of the call.' })),
  message: Type.String({ description: 'What failed, in the words of the software.' }),
  firstAt: Type.String({ format: 'date-time' }),
  lastAt: Type.String({ format: 'date-time' }),
});

export type PromotionFault = Static<typeof promotionFaultSchema>;

/**
 * Where judging promotions has failed in the last 24 hours, the latest first. Carts that it concerned were sold at list prices, and codes were
 * refused (PRM175). A fault is over once the promotion that causes it is paused or changed.
 */
export const listPromotionFaults = operation({
  id: 'promotionDesk.listFaults',
  method: 'GET',
  path: '/staff/v1/promotion-faults',
  summary: 'List faults of promotions',
  callers: { staff: 'promotions.read', keys: true },
  response: Type.Object({ faults: Type.Array(promotionFaultSchema) }),
  refusals: [],
});
