import { type Static, Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';

/** What can be wrong: with a posting or an account of the ledger, or between a payment of an order and the ledger. */
export const ledgerFaultKinds = [
  'not-balanced',
  'below-zero',
  'wrong-snapshot',
  'held-differs',
  'taken-differs',
  'void-differs',
  'refund-differs',
  'held-for-nothing',
  'credit-differs',
  'outside-refused',
  'captures-differ',
] as const;

export const ledgerFaultSchema = Type.Object({
  fault: oneOf(ledgerFaultKinds),
  subject: Type.String({ description: 'Number of the posting, the account or the order, or the key of a payment.' }),
  amount: Type.Number({ description: 'The difference, in major units or points.' }),
  unit: Type.String({ description: 'A currency, or `points`.' }),
});

/** Kinds of value that the shop can owe. */
const owedKinds = ['gift card', 'points', 'voucher', 'reward', 'athlete credit', 'store credit'] as const;

export const owedSchema = Type.Object({
  kind: oneOf(owedKinds),
  unit: Type.String({ description: 'A currency, or `points`.' }),
  holders: Type.Integer(),
  available: Type.Number({ description: 'What can be spent, in major units or points.' }),
  held: Type.Number({ description: 'What is held for orders whose payment has not been taken yet.' }),
});

/** A recount of the ledger: what it went over, what was owed, and what did not hold. */
export const reconciliationSchema = Type.Object({
  reconciliationId: Type.String(),
  beganAt: Type.String({ format: 'date-time' }),
  endedAt: Type.String({ format: 'date-time' }),
  accounts: Type.Integer(),
  postings: Type.Integer(),
  payments: Type.Integer({ description: 'Payments of orders with value.' }),
  expired: Type.Integer({ description: 'Cards, rewards and credits that were booked out as their time was over.' }),
  owed: Type.Array(owedSchema),
  faultCount: Type.Integer(),
  faults: Type.Array(ledgerFaultSchema, { description: 'The first hundred.' }),
});

export type Reconciliation = Static<typeof reconciliationSchema>;
export type LedgerFaultKind = (typeof ledgerFaultKinds)[number];
