export type DisputeTables = {
  /** A payment that its payer contests with the bank; one for each payment. */
  dispute: {
    id: string;
    payment_key: string;
    order_number: string;
    /** Minor units of the currency of the order. */
    amount: number;
    /** As the provider says it; empty if it does not. */
    reason: string;
    is_fraud: boolean;
    /** Until when it can be answered. */
    deadline: Date | null;
    state: 'open' | 'won' | 'lost';
    goods: 'held' | 'released';
    opened_at: Date;
    /** When the bank said what is known. */
    told_at: Date;
    ended_at: Date | null;
    /** When and by whom of the staff the goods were let go; null where its end did. */
    released_at: Date | null;
    released_by: string | null;
  };
};
