import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { creditBalanceSchema } from '../store-credit/entry.ts';

/** Why staff give or take store credit. */
export const creditAdjustmentReasons = ['goodwill', 'missing', 'mistake', 'fraud', 'other'] as const;

export const creditAdjustmentStates = ['waiting', 'done', 'refused'] as const;

/** Currencies of the price lists. */
export const creditCurrencies = ['USD', 'CAD', 'GBP', 'EUR'] as const;

const instant = Type.String({ format: 'date-time' });

/** Store credit that somebody of the staff has given or taken, or wants to. */
export const creditAdjustmentSchema = Type.Object({
  adjustmentId: Type.String(),
  currency: oneOf(creditCurrencies),
  amount: Type.Number({ description: 'Negative for taking it.' }),
  reason: oneOf(creditAdjustmentReasons),
  note: Type.String(),
  state: oneOf(creditAdjustmentStates),
  askedBy: Type.String({ description: 'Empty once they are deleted.' }),
  askedAt: instant,
  decidedBy: nullable(Type.String({ description: 'Who approved or refused it; null where nobody had to.' })),
  decidedAt: nullable(instant),
  isOwn: Type.Boolean({ description: 'Whether the caller has asked for it, and so cannot approve it.' }),
});

/** The store credit of a customer as the desk works on it. */
export const deskCreditSchema = Type.Object({
  consumerNo: Type.String(),
  currency: oneOf(creditCurrencies, 'Of the market of the account.'),
  balances: Type.Array(creditBalanceSchema),
  owed: Type.Array(creditBalanceSchema, { description: 'What was lent on returns and has not been settled.' }),
  adjustAlone: Type.Integer({
    description: 'Whole units of a currency up to which nobody has to approve what one person does within a day.',
  }),
  adjustedAlone: Type.Array(creditBalanceSchema, {
    description: 'What the caller has done so within the last day. Units of all currencies count together.',
  }),
  adjustments: Type.Array(creditAdjustmentSchema, {
    description: 'The latest first; those that wait before the others.',
  }),
});

export type DeskCredit = Static<typeof deskCreditSchema>;
export type CreditAdjustment = Static<typeof creditAdjustmentSchema>;

export const creditParams = Type.Object({ consumerNo: Type.String({ maxLength: 64 }) });

export const creditAdjustmentParams = Type.Object({
  ...creditParams.properties,
  adjustmentId: Type.String({ pattern: '^[0-9a-fA-F-]{36}$', description: 'A UUID made by whoever asks for it.' }),
});
