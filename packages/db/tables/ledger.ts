import type { Generated } from 'kysely';

/** Double entry: postings and entries are only added, which triggers of the database enforce. */
export type LedgerTables = {
  ledger_account: {
    id: Generated<number>;
    kind: string;
    part: 'available' | 'held' | 'own';
    holder: string;
    unit: string;
  };
  ledger_posting: { id: Generated<number>; key: string; kind: string; reference: string; at: Date };
  /** Amounts are whole minor units of the account's unit, negative for a decrease. */
  ledger_entry: { id: Generated<number>; posting_id: number; account_id: number; amount: number };
  /** The sum of an account's entries up to one of them. */
  ledger_snapshot: { account_id: number; last_entry_id: number; balance: number };
};
