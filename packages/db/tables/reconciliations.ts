import type { ColumnType } from 'kysely';

/** A recount of the ledger. */
export type ReconciliationTables = {
  reconciliation: {
    id: string;
    began_at: Date;
    ended_at: Date;
    accounts: number;
    postings: number;
    /** Payments of orders with value. */
    payments: number;
    /** Holders whose value was booked out as its time was over. */
    expired: number;
    /** What was owed, by kind and unit. */
    owed: ColumnType<unknown, string>;
    fault_count: number;
    /** The first of them. */
    faults: ColumnType<unknown, string>;
  };
};
