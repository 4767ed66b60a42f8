import type { Generated } from 'kysely';

/** Store credit is on the ledger; these are why it was given and taken. Amounts are whole minor units. */
export type StoreCreditTables = {
  /** What staff give and take; above a limit only once somebody else has approved. */
  store_credit_adjustment: {
    id: string;
    consumer_id: string;
    currency: string;
    /** Negative for taking it. */
    amount: number;
    reason: string;
    note: string;
    state: 'waiting' | 'done' | 'refused';
    asked_by: string;
    asked_at: Date;
    decided_by: string | null;
    decided_at: Date | null;
  };
  /** Credit that was lent on a return whose goods are on their way. */
  store_credit_advance: {
    return_id: string;
    order_number: string;
    consumer_id: string;
    currency: string;
    amount: number;
    taken_back: Generated<number>;
    given_at: Date;
    /** When it is taken back if the goods have not come. */
    lapses_at: Date;
    /** Since when it is to be taken back; null while the goods are awaited. */
    due_at: Generated<Date | null>;
    /** Whether it is taken back although its return is open, as the goods have not come in time. */
    lapsed: Generated<boolean>;
  };
};
