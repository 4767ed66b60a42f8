import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';

/** A reward that pays for a cart or an order (C3.54). */
export const rewardSchema = Type.Object({
  rewardId: Type.String({ description: 'The payment instrument that it is.' }),
  code: nullable(Type.String({ description: 'Masked; null for points.' })),
  points: nullable(Type.Integer({ description: 'Points that it takes; null for other rewards.' })),
  amountInCurrency: Type.Number({ description: 'Major units.' }),
  status: oneOf(['applied', 'redeemed', 'returned'], 'In a cart, paid with an order, or given back with it.'),
  expiryDate: nullable(Type.String({ description: 'ISO 8601; null: it does not expire.' })),
});

export type Reward = Static<typeof rewardSchema>;
