import type { ColumnType, Generated } from 'kysely';

export type ReturnState = 'announced' | 'received' | 'closed';

/** A return is one parcel, with units of lines of its order. Amounts are whole minor units. */
export type ReturnTables = {
  order_return: {
    return_id: string;
    order_number: string;
    state: ReturnState;
    version: Generated<number>;
    /** The refunded amount; null until it is closed. */
    refund: number | null;
    created_at: Date;
    received_at: Date | null;
    closed_at: Date | null;
  };
  order_return_line: {
    return_id: string;
    order_number: string;
    line_no: number;
    qty: number;
    reason: string;
    /** Units that were taken back; null until it is closed. */
    accepted: number | null;
    /** Units of these that are sold again. */
    restocked: number | null;
    /** Why not all were taken back. */
    note: Generated<string>;
  };
  /** The last number that was given of each series of papers. */
  paper_series: { series: string; last_no: number };
  order_paper: {
    paper_number: string;
    kind: 'invoice' | 'credit note';
    series: string;
    serial_no: number;
    order_number: string;
    /** Its cause, unique in the order: `invoice`, `cancelled`, or the id of a return. */
    cause: string;
    /** Everything that it says, as it was issued. */
    document: ColumnType<unknown, string, string>;
    issued_at: Date;
  };
};
