import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';

/** `lost`: the bank has taken the money back for good. */
export const disputeStates = ['open', 'won', 'lost'] as const;

const instant = Type.String({ format: 'date-time' });

/** A payment that its payer contests with the bank. */
export const disputeSchema = Type.Object({
  disputeId: Type.String(),
  orderNumber: Type.String(),
  amount: Type.Number({ description: 'What is contested, in the currency.' }),
  currency: Type.String(),
  reason: Type.String({ description: 'As the provider says it; empty if it does not.' }),
  isFraud: Type.Boolean({ description: 'The payer says that somebody else has paid.' }),
  state: oneOf(disputeStates),
  openedAt: instant,
  deadline: nullable(Type.String({ format: 'date-time', description: 'Until when the bank takes an answer.' })),
  endedAt: nullable(instant),
  holdsGoods: Type.Boolean({ description: 'What has not left the shop is kept back.' }),
  releasedAt: nullable(Type.String({ format: 'date-time', description: 'When staff let the goods go.' })),
  releasedBy: Type.String({ description: 'Who of the staff did; empty for nobody, and once they are deleted.' }),
});

export const disputeParams = Type.Object({ disputeId: Type.String({ pattern: '^[0-9a-fA-F-]{36}$' }) });

export type Dispute = Static<typeof disputeSchema>;
