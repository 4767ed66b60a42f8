import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';

/** Why store credit has changed. */
export const creditReasons = [
  ...(['refunded', 'lent', 'lent-back', 'lapsed', 'adjusted', 'spent', 'returned', 'expired'] as const),
] as const;

/** What a consumer has in a currency. */
export const creditBalanceSchema = Type.Object({
  currency: Type.String(),
  balance: Type.Number({ description: 'What can be spent, in major units.' }),
});

export const creditEntrySchema = Type.Object({
  id: Type.String(),
  date: Type.String({ description: 'ISO 8601.' }),
  amount: Type.Number({ description: 'Major units, negative for a decrease.' }),
  balance: Type.Number({ description: 'What was left after it.' }),
  reason: oneOf(creditReasons),
  orderNumber: nullable(Type.String()),
});

export type CreditEntry = Static<typeof creditEntrySchema>;
