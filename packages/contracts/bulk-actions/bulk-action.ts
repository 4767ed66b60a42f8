import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { orderMailKinds } from '../order-desk/mail.ts';

/** The most orders of one action. */
export const mostBulkOrders = 500;

/** What is done to each order: its picking list and delivery notes are printed, it is packed, a mail is sent again, a note is written. */
export const bulkActionKinds = ['print', 'pack', 'mail', 'note'] as const;

export const bulkActionStates = ['running', 'stopped', 'done'] as const;

/**
 * Why nothing was done to an order. `unknown`: there is none, or its buyer is erased; `nothing`: nothing of it waits to be packed, or it
 * is packed already; `held`: a disputed payment keeps its goods; `unsent`: it has not had the mail; `soon`: it had the mail again a
 * moment ago; `failed`: a fault of the shop.
 */
export const bulkReasons = ['unknown', 'nothing', 'held', 'unsent', 'soon', 'failed'] as const;

export const bulkActionSchema = Type.Object({
  bulkId: Type.String(),
  action: oneOf(bulkActionKinds),
  mail: nullable(oneOf(orderMailKinds)),
  state: oneOf(bulkActionStates),
  orders: Type.Integer(),
  done: Type.Integer(),
  refused: Type.Integer(),
  isPrinted: Type.Boolean({ description: 'What it has printed is there: `bulkActions.print`.' }),
  askedAt: Type.String({ format: 'date-time' }),
  askedBy: Type.String(),
  endedAt: nullable(Type.String({ format: 'date-time' })),
});

/** An action with what has come of it for each order. */
export const readBulkActionSchema = Type.Object({
  ...bulkActionSchema.properties,
  results: Type.Array(
    Type.Object({
      orderNumber: Type.String(),
      state: oneOf(['waiting', 'done', 'refused']),
      reason: nullable(oneOf(bulkReasons)),
    }),
  ),
});

export const bulkActionParams = Type.Object({
  bulkId: Type.String({ format: 'uuid', description: 'Chosen by the caller, so that asking twice is one action.' }),
});

export type BulkAction = Static<typeof bulkActionSchema>;
export type ReadBulkAction = Static<typeof readBulkActionSchema>;
export type BulkReason = (typeof bulkReasons)[number];
