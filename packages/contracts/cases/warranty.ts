import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';

/** What the shop does about a piece that does not hold. */
export const warrantyOutcomes = ['repair', 'replacement', 'refund', 'declined'] as const;

export type WarrantyOutcome = (typeof warrantyOutcomes)[number];

/**
 * Where a piece is that is repaired: still with its owner, who has the label to the workshop; in the workshop; repaired; on its way back; with its owner
 * again.
 */
export const repairStates = ['awaited', 'received', 'repaired', 'sent-back', 'arrived'] as const;

export type RepairState = (typeof repairStates)[number];

/** Where a refund stands that is more than one person gives back alone. */
export const warrantyApprovals = ['waiting', 'approved', 'refused'] as const;

export type WarrantyApproval = (typeof warrantyApprovals)[number];

export const warrantyDecisionSchema = Type.Object({
  decisionId: Type.String(),
  outcome: oneOf(warrantyOutcomes),
  orderNumber: nullable(
    Type.String({ description: 'The order whose goods are replaced, or whose money is given back.' }),
  ),
  replacementOrder: nullable(Type.String({ description: 'The order by which the goods are sent again.' })),
  amount: nullable(Type.Number({ description: 'What is given back, in the currency of the order.' })),
  approval: nullable(
    oneOf(
      warrantyApprovals,
      'What somebody else says of a refund that is much, by `refunds.approve` and `refunds.refuse`; null where nobody has to.',
    ),
  ),
  approver: nullable(Type.String({ description: 'Name of who approved or refused it; null until then.' })),
  repair: nullable(oneOf(repairStates)),
  next: Type.Array(oneOf(repairStates), { description: 'States that a repair can move to now.' }),
  tracking: Type.String({
    description: 'Of the parcel in which a repaired piece goes back; empty where none is known.',
  }),
  by: Type.String({ description: 'Name of who decided.' }),
  at: Type.String({ format: 'date-time' }),
});

export type WarrantyDecision = Static<typeof warrantyDecisionSchema>;
