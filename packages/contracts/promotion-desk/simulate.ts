import { type Static, Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { promotionMembers } from './promotion.ts';

/** How many orders one call prices again at most. */
export const mostSimulated = 200;

const amount = (description: string) => Type.Number({ description: `${description}, in major units.` });
const orders = Type.Integer();

/** What a promotion would have done to some past orders; figures of several parts are added up. */
export const simulatedSchema = Type.Object({
  total: Type.Integer({ description: 'Orders of the period.' }),
  read: Type.Integer({ description: 'Orders of this part.' }),
  next: nullable(Type.String({ description: 'Where the next part begins; null after the last one.' })),
  markets: Type.Array(
    Type.Object({
      market: Type.String({ description: 'Such as `de-de`.' }),
      currency: Type.String(),
      orders: Type.Integer({ description: 'That would have had it.' }),
      discount: amount('What it would have taken off them'),
      further: amount('By how much all promotions together would have taken more off; negative: less'),
      goods: amount('What their goods have cost without any promotion'),
    }),
  ),
  displaced: Type.Array(
    Type.Object({
      promotionId: Type.String(),
      name: Type.String({ description: 'In the language of the call.' }),
      orders,
    }),
    { description: 'Promotions that would have taken less off an order, or nothing.' },
  ),
});

export type Simulated = Static<typeof simulatedSchema>;

/**
 * Prices goods of past orders once more, with and without a promotion that need not be saved, as if it had been switched on all the time,
 * without limits, and with its code in every cart if it needs one. All others are as they are now, at the time of each order. Only of promotions
 * that take something off goods. Nothing is stored. Call it with `after` until `next` is null.
 */
export const simulateDeskPromotion = operation({
  id: 'promotionDesk.simulate',
  method: 'POST',
  path: '/staff/v1/promotions/simulate',
  summary: 'Simulate a promotion on past orders',
  callers: { staff: 'promotions.read', keys: true },
  audited: false,
  body: Type.Object({
    promotionId: nullable(Type.String({ maxLength: 64, description: 'The saved promotion that it replaces.' })),
    promotion: Type.Object(promotionMembers),
    days: Type.Integer({ minimum: 1, maximum: 31, description: 'The last ones, up to now.' }),
    after: nullable(Type.String({ maxLength: 200, description: '`next` of the part before.' })),
  }),
  response: simulatedSchema,
  refusals: ['STF400'],
  invalid: 'STF400',
});
