import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';

/** `lost`: the bank has taken the money back for good. */
export const disputeStates = ['open', 'won', 'lost'] as const;

const instant = Type.String({ format: 'date-time' });

export const answerKinds = ['defence', 'acceptance'] as const;
export const answerStates = ['draft', 'waiting', 'sent', 'refused'] as const;
export const answerProblems = ['down', 'refused', 'erased', 'forbidden', 'no-document', 'uncertain', 'late'] as const;

/**
 * How the shop answers: `draft`, evidence is gathered; `waiting`, it is stored and sent until the provider has taken it; `refused`: the
 * provider does not take it as it is. Its problem is `uncertain` while nobody knows whether it was taken, and `late` where no answer was
 * taken before the deadline, or the end of the dispute.
 */
const answerSchema = Type.Object({
  kind: oneOf(answerKinds, '`acceptance`: the shop does not defend itself.'),
  state: oneOf(answerStates),
  submittedAt: nullable(instant),
  submittedBy: Type.String({ description: 'Who of the staff did; empty once they are deleted.' }),
  sentAt: nullable(instant),
  problem: nullable(oneOf(answerProblems, 'Why the last try to send it failed.')),
  problemDetail: Type.String({ description: 'As the provider says it.' }),
});

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
  answer: nullable(answerSchema),
});

export const disputeParams = Type.Object({ disputeId: Type.String({ pattern: '^[0-9a-fA-F-]{36}$' }) });

export const pictureParams = Type.Object({
  ...disputeParams.properties,
  pictureId: Type.String({ pattern: '^[0-9a-fA-F-]{36}$' }),
});

export type Dispute = Static<typeof disputeSchema>;
