import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';

/** Off each unit an amount or a percentage, or what each unit costs instead. */
export const adjustmentTypes = ['amount', 'percentage', 'fixed price'] as const;

export type AdjustmentType = (typeof adjustmentTypes)[number];

/** Whether somebody else of the store has to approve an adjustment: not at all, still, or they have. */
export const approvalStates = ['none', 'needed', 'given'] as const;

const value = 'In percent, or in major units of what each unit is cheaper by or costs.';

/** What a store associate has taken off prices (C3.51). */
export const priceAdjustmentSchema = Type.Object({
  adjustmentId: Type.String(),
  itemId: nullable(Type.String({ description: 'Null: every item that has none of its own.' })),
  type: oneOf(adjustmentTypes),
  value: Type.Number({ description: value }),
  reason: Type.String(),
  storeId: Type.String(),
  storeEmployeeId: Type.String({ description: 'Empty in an order that somebody else reads.' }),
  createdAt: Type.String({ description: 'ISO 8601.' }),
  amount: Type.Number({ description: 'What it takes off in all, in major units.' }),
  approval: oneOf(
    approvalStates,
    '`needed`: more than its associate may take off alone; it takes nothing off before it is approved.',
  ),
});

export type PriceAdjustment = Static<typeof priceAdjustmentSchema>;

/** The members of a request to adjust a price. */
export const adjustmentMembers = {
  type: oneOf(adjustmentTypes),
  value: Type.Number({ description: value }),
  reason: Type.String({ maxLength: 200, description: 'Why; shown on the receipt.' }),
};
