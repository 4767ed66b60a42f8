import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';

/** Kinds of changes of a balance. */
export const entryKinds = ['issue', 'hold', 'release', 'capture', 'refund', 'expire', 'adjust', 'transfer'] as const;

/** A change of a balance that can be spent, as staff see it. */
export const ledgerEntrySchema = Type.Object({
  entryId: Type.String(),
  at: Type.String({ format: 'date-time' }),
  kind: oneOf(entryKinds),
  amount: Type.Number({ description: 'Major units or points, negative for a decrease.' }),
  balance: Type.Number({ description: 'What was left after it.' }),
  orderNumber: nullable(Type.String({ description: 'The order that it belongs to.' })),
});

export type LedgerEntryView = Static<typeof ledgerEntrySchema>;
