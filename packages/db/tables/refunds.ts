/** What staff give back of orders by amount; their shares of payments are `order_refund`. */
export type RefundTables = {
  amount_refund: {
    id: string;
    order_number: string;
    /** Whole minor units. */
    amount: number;
    /** Whether it becomes store credit instead of going back to what the order was paid with. */
    as_credit: boolean;
    reason: string;
    note: string;
    state: 'waiting' | 'done' | 'refused';
    asked_by: string;
    asked_at: Date;
    decided_by: string | null;
    decided_at: Date | null;
  };
  /** Refunds that a provider has refused and that staff have tried again. */
  refund_try: {
    try_id: string;
    order_number: string;
    refund_key: string;
    /** What its provider is asked by. */
    asked_key: string;
    /** Whole minor units that the provider is asked for. */
    amount: number;
    tried_by: string;
    tried_at: Date;
  };
};
