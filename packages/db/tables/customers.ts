import type { ColumnType } from 'kysely';

type Document = Readonly<Record<string, unknown>>;

/** What staff do with the accounts of customers. */
export type CustomerTables = {
  /** An export or an erasure that staff have asked for, and that somebody else has to approve. */
  customer_request: {
    id: string;
    consumer_id: string;
    kind: 'export' | 'erasure';
    reason: string;
    note: string;
    state: 'waiting' | 'done' | 'refused';
    /** The export that was gathered once it was approved; null again once it is dropped. */
    export_id: string | null;
    asked_by: string;
    asked_at: Date;
    decided_by: string | null;
    decided_at: Date | null;
  };
  /** What somebody of the staff has done with an account alone. */
  customer_action: {
    id: string;
    consumer_id: string;
    action: 'profile' | 'sessions' | 'reset-mail';
    reason: string;
    note: string;
    /** The members that were changed; null where the profile was not, and once erased. */
    before: ColumnType<Document | null, string | null, string | null>;
    after: ColumnType<Document | null, string | null, string | null>;
    done_by: string;
    done_at: Date;
  };
};
