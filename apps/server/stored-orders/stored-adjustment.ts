import { adjustmentTypes } from '@eyelet/contracts/cart/price-adjustment.ts';
import { oneOf } from '@eyelet/contracts/kernel/nullable.ts';
import { Type } from 'typebox';

/** A price adjustment of a line as its order stores it, amounts in minor units. */
export const keptAdjustmentSchema = Type.Object({
  adjustmentId: Type.String(),
  type: oneOf(adjustmentTypes),
  value: Type.Integer(),
  reason: Type.String(),
  storeId: Type.String(),
  employeeId: Type.String(),
  createdAt: Type.String(),
  amount: Type.Integer(),
  /** Absent if it needed none, and in orders from before there were limits. */
  approval: Type.Optional(Type.Object({ employeeId: Type.String(), at: Type.String() })),
});
