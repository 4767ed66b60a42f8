import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** What a step has moved of one kind of goods. */
export type StepLine = Readonly<{
  upc: string;
  received: number;
  damaged: number;
  lost: number;
  found: number;
  returned: number;
  reason: string | null;
}>;

export type TransferTables = {
  /** Stock that goes from one place to another. */
  transfer: {
    transfer_id: string;
    number: GeneratedAlways<number>;
    from_place: string;
    to_place: string;
    state: 'draft' | 'sent' | 'received' | 'cancelled';
    note: string;
    version: Generated<number>;
    created_at: Date;
    sent_at: Date | null;
    /** When it was wholly received or cancelled. */
    ended_at: Date | null;
  };
  transfer_line: {
    transfer_id: string;
    upc: string;
    position: number;
    /** Pieces that the draft wants; 0 for goods that only came. */
    qty: number;
    sent: Generated<number>;
    received: Generated<number>;
    damaged: Generated<number>;
    lost: Generated<number>;
    found: Generated<number>;
    returned: Generated<number>;
    in_transit: GeneratedAlways<number>;
  };
  /** What has happened to a transfer, in the order of `no`. */
  transfer_step: {
    transfer_id: string;
    /** Made by the caller, so that a repeated call acts once. */
    step_id: string;
    no: number;
    kind: 'created' | 'sent' | 'received' | 'cancelled';
    at: Date;
    author_id: string;
    author: string;
    reason: string | null;
    note: string;
    asked: ColumnType<unknown, string, never>;
    lines: ColumnType<readonly StepLine[], string, never>;
  };
};
