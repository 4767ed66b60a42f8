/** Members of the loyalty programme, and rewards besides points, which are on the ledger. */
export type LoyaltyTables = {
  loyalty_member: {
    consumer_id: string;
    member_id: string;
    /** Points to be taken back that were spent already. */
    points_owed: number;
  };
  /** Codes of promotions that only members may use. */
  member_code: { code: string; welcomes: boolean };
  /** A reward code or card, whose value is on the ledger; its id is the holder. */
  reward: {
    id: string;
    kind: 'code' | 'card';
    code_hash: string;
    masked: string;
    currency: string;
    amount: number;
    /** The only consumer who may use it; null: anybody with the code. */
    consumer_id: string | null;
    expires_at: Date | null;
    issued_at: Date;
  };
};
