import { type Static, Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { promotionParams } from './promotion.ts';

/** Numbers of days for results: the last ones, today included. */
export const resultDays = [7, 30, 90, 365] as const;

const amount = (description: string) => Type.Number({ description: `${description}, in major units.` });

export const promotionResultsSchema = Type.Object({
  since: Type.String({ format: 'date-time' }),
  currencies: Type.Array(
    Type.Object({
      currency: Type.String(),
      orders: Type.Integer({ description: 'Placed with it and not called off.' }),
      discount: amount('What it took off goods and delivery, less its part of goods that came back'),
      revenue: amount('The totals of these orders, less what was given back for returns'),
      returned: amount('What was given back for returns'),
    }),
  ),
});

export type PromotionResults = Static<typeof promotionResultsSchema>;

/**
 * Orders, discounts and revenue of a promotion in the last days, by currency. Cancelled orders and orders that wait for
 * their payment do not count.
 */
export const readPromotionResults = operation({
  id: 'promotionDesk.readResults',
  method: 'GET',
  path: '/staff/v1/promotions/{promotionId}/results',
  summary: 'Read the results of a promotion',
  callers: { staff: 'promotions.read', keys: true },
  params: promotionParams,
  query: Type.Object({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 366, default: 30 })) }),
  response: promotionResultsSchema,
  refusals: ['STF404'],
  invalid: 'STF400',
});
