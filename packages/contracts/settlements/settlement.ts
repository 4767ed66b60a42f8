import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';

/**
 * How a line of a report and what the shop has booked stand to each other. `missing-here`: the provider has moved money that the shop knows
 * nothing of; `missing-there`: the shop has booked what the report lacks; `other-amount`: both know of it, with different amounts; `twice`:
 * the report has it twice; `own`: a matter of the provider itself, such as a fee or a payout.
 */
export const outcomes = ['matched', 'missing-here', 'missing-there', 'other-amount', 'twice', 'own'] as const;

/** Why a line differs, as somebody of the staff has found out. */
export const explanations = ['timing', 'elsewhere', 'provider', 'mistake', 'other'] as const;

const instant = Type.String({ format: 'date-time' });
const money = Type.Number({
  description: 'In the currency of the line; less than 0 for money that went from the shop.',
});

/** A settlement report of a provider that was compared with what is booked. */
export const settlementSchema = Type.Object({
  settlementId: Type.String(),
  provider: Type.String(),
  fileName: Type.String(),
  firstDay: Type.String({ format: 'date' }),
  lastDay: Type.String({ format: 'date' }),
  readBy: Type.String({ description: 'Empty once they are deleted.' }),
  readAt: instant,
  lines: Type.Integer(),
  differing: Type.Integer({ description: 'Lines that are neither matched nor the provider’s own.' }),
  open: Type.Integer({ description: 'Those of them that nobody has explained.' }),
});

export const settlementLineSchema = Type.Object({
  no: Type.Integer({ description: 'As in the report; those that it lacks come after its last.' }),
  outcome: oneOf(outcomes),
  type: Type.String({ description: 'As the provider calls it, such as `Settled`; empty for what the report lacks.' }),
  reference: Type.String({ description: 'What the provider calls it.' }),
  paymentKey: nullable(Type.String()),
  orderNumber: nullable(Type.String()),
  currency: Type.String(),
  reported: nullable(money),
  booked: nullable(money),
  fee: Type.Number({ description: 'What the provider keeps, in the currency of the payout.' }),
  feeCurrency: Type.String(),
  explained: nullable(
    Type.Object({
      reason: oneOf(explanations),
      note: Type.String(),
      by: Type.String({ description: 'Empty once they are deleted.' }),
      at: instant,
    }),
  ),
});

export type Settlement = Static<typeof settlementSchema>;
export type SettlementLine = Static<typeof settlementLineSchema>;

export const settlementParams = Type.Object({
  settlementId: Type.String({ pattern: '^[0-9a-fA-F-]{36}$', description: 'A UUID made by whoever has it read.' }),
});

/** The days that a report is about: what was booked within them should be in it. */
export const reportDays = {
  firstDay: Type.String({ format: 'date' }),
  lastDay: Type.String({ format: 'date' }),
};
