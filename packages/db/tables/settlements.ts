/** Settlement reports of providers, compared with what is booked. */
export type SettlementTables = {
  settlement: {
    id: string;
    provider: string;
    file_name: string;
    /** The days that the report is about, YYYY-MM-DD. */
    first_day: string;
    last_day: string;
    read_by: string;
    read_at: Date;
  };
  settlement_line: {
    settlement_id: string;
    no: number;
    outcome: 'matched' | 'missing-here' | 'missing-there' | 'other-amount' | 'twice' | 'own';
    type: string;
    reference: string;
    payment_key: string | null;
    refund_key: string | null;
    currency: string;
    /** In minor units, less than 0 for money that went from the shop; null: the report does not have it. */
    reported: number | null;
    /** Null: the shop knows nothing of it. */
    booked: number | null;
    fee: number;
    fee_currency: string;
    /** Why it differs, once somebody of the staff has found out. */
    reason: string | null;
    note: string;
    explained_by: string | null;
    explained_at: Date | null;
  };
};
