import { Type } from 'typebox';

const optional = Type.Optional(Type.Union([Type.String(), Type.Null()]));

/** The members of the service’s answers that the shop reads (https://dev.smile.io/api). */
export const identitySchema = Type.Object({ customer_identity: Type.Object({ customer_id: Type.Integer() }) });

export const customerSchema = Type.Object({ customer: Type.Object({ points_balance: Type.Integer() }) });

export const transactionsSchema = Type.Object({
  points_transactions: Type.Array(Type.Object({ internal_note: optional })),
  metadata: Type.Optional(Type.Object({ next_cursor: optional })),
});
