import type { ColumnType, Generated } from 'kysely';

/** Members of the loyalty programme, and rewards besides points, which are on the ledger. */
export type LoyaltyTables = {
  loyalty_member: {
    consumer_id: string;
    member_id: string;
    /** Points to be taken back that were spent already. */
    points_owed: Generated<number>;
    /** What the member shares to recommend the programme; null until it is asked for. */
    share_code: ColumnType<string | null, string | null | undefined, string | null>;
    /** The last activity for which the member was warned that the points expire. */
    warned_of: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** When the recommendation that brought the member was rewarded. */
    referral_settled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** The member's account in a programme outside the shop; null: none yet. */
    programme_account: ColumnType<string | null, string | null | undefined, string | null>;
    /** The last entry of the ledger that it knows, and the last one of those that it is being told. */
    programme_told_to: Generated<number>;
    programme_telling_to: ColumnType<number | null, number | null | undefined, number | null>;
    /** Until when a process speaks of the member to it. */
    programme_claimed_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  /** Points that staff give or take; above a limit only once somebody else has approved. */
  points_adjustment: {
    id: string;
    consumer_id: string;
    /** Negative for taking them. */
    points: number;
    reason: string;
    note: string;
    state: 'waiting' | 'done' | 'refused';
    asked_by: string;
    asked_at: Date;
    decided_by: string | null;
    decided_at: Date | null;
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
