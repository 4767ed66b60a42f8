import type { ColumnType, Generated } from 'kysely';

export type ReturnState = 'announced' | 'received' | 'closed';

export type ExchangeState = 'held' | 'made' | 'lapsed' | 'withdrawn' | 'refused';

/** What is sent back: a return is one parcel, with units of lines of its order. Amounts are whole minor units. */
export type ReturnTables = {
  order_return: {
    return_id: string;
    order_number: string;
    state: ReturnState;
    version: Generated<number>;
    /** The refunded amount; null until it is closed. */
    refund: number | null;
    created_at: Date;
    /** When its carrier, or a store, had the parcel. */
    handed_over_at: Date | null;
    received_at: Date | null;
    /** The store, no time, that took it back in person, and the id of the call that did. */
    taken_at: Generated<string | null>;
    take_id: Generated<string | null>;
    closed_at: Date | null;
    /** What went along to the order of an exchange instead of being given back. */
    carried: Generated<number>;
    /** What of all that was given is the delivery of the order. */
    delivery: Generated<number>;
    /** Whether its money becomes store credit instead of going back to what the order was paid with. */
    as_credit: Generated<boolean>;
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
    /** Units that something was given for, in money or in exchange; null until then, and in returns from before there were exchanges. */
    given: number | null;
    /** What these were worth as they were paid, with tax. */
    due: number | null;
  };
  /** A picture of a returned item as JPEG, without the data that cameras write into it. */
  return_picture: {
    id: string;
    return_id: string;
    order_number: string;
    line_no: number;
    position: number;
    /** Hash of what was sent, by which a repeated call is recognised. */
    fingerprint: Buffer;
    content: Buffer;
    width: number;
    height: number;
    sent_at: Date;
  };
  /** What is wanted instead of the units of a line of a return; its piece is put aside in `reservation` while it is held. */
  return_exchange: {
    return_id: string;
    line_no: number;
    state: ExchangeState;
    upc: string;
    place_id: string;
    qty: number;
    /** What a unit counts for at most; null: for as much as was paid. */
    most: number | null;
    /** The wanted size as an order names it. */
    goods: ColumnType<unknown, string, never>;
    held_until: Date;
    /** Units that an order was made of. */
    made: number | null;
    /** What of the price of the returned units went along to it, with tax. */
    carried: number | null;
  };
  /** An order that was made of a return. */
  order_exchange: {
    order_number: string;
    return_id: string;
    /** The order that was returned. */
    of_order: string;
    /** Points that it earns: those that the goods had earned which came back for it. */
    points: number;
    made_at: Date;
  };
  /** What of the payments of a returned order pays the order that was made of its return. */
  carried_payment: { return_id: string; payment_key: string; amount: number; given_back: Generated<number> };
  /** The last number that was given of each series of papers. */
  paper_series: { series: string; last_no: number };
  order_paper: {
    paper_number: string;
    kind: 'invoice' | 'credit note';
    series: string;
    serial_no: number;
    order_number: string;
    /** Its cause, unique in the order: `invoice`, `cancelled`, `delivery`, or the id of a return. */
    cause: string;
    /** Everything that it says, as it was issued. */
    document: ColumnType<unknown, string, string>;
    issued_at: Date;
  };
};
