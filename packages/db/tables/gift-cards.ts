import type { ColumnType, Generated } from 'kysely';

export type GiftCardTables = {
  /** A gift card; its value is on the ledger, where its id is the holder. */
  gift_card: {
    id: string;
    /** Keyed hashes of number and PIN. */
    number_hash: string;
    pin_hash: string;
    last4: string;
    /** Number and PIN, sealed; null once nothing has to say them. */
    sealed: string | null;
    form: 'digital' | 'physical';
    state: 'active' | 'blocked';
    currency: string;
    /** Its initial value, in minor units. */
    amount: number;
    /** Header form of the market that it was issued in. */
    locale: string;
    expires_at: Date | null;
    issued_at: Date;
    wrong_pins: ColumnType<number, number | undefined, number>;
    locked_until: Date | null;
    /** The line of an order that bought it, and which of its units; null for one that staff issued. */
    order_number: string | null;
    line_no: number | null;
    unit_no: number | null;
    sender: string | null;
    recipient_name: string | null;
    recipient_email: string | null;
    message: string | null;
    design: string | null;
    /** When it is to be mailed, and when it was; null where nothing is mailed. */
    send_at: Date | null;
    sent_at: Date | null;
    /** Since when it can be used; null for a printed one that has not left the shop. */
    activated_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** Why it is blocked; null for one that is not, and where an older version of the shop has blocked it. */
    block_cause: ColumnType<string | null, string | null | undefined, string | null>;
    /** What staff wrote to it. */
    block_note: Generated<string>;
    /** When it was blocked for good, and what was left on it taken back. */
    voided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** The last mail of it that staff asked for. */
    asked_mail: ColumnType<string | null, string | null | undefined, string | null>;
    version: ColumnType<number, number | undefined, number>;
  };
  saved_gift_card: { id: string; consumer_id: string; gift_card_id: string; created_at: Date };
  /** What a service of gift cards outside the shop was asked to take. */
  outside_card_payment: {
    idempotency_key: string;
    tender: string;
    /** The service's id of the card. */
    card_id: string;
    /** Minor units. */
    amount: number;
    currency: string;
    state: OutsidePaymentState;
    /** The service's id of what it took, once it has said so. */
    taking_id: string | null;
    captured: Generated<number>;
    created_at: Date;
  } & Retried;
  /** What goes back to such a card after its payment was captured. */
  outside_card_return: {
    return_key: string;
    payment_key: string;
    kind: 'rest' | 'refund';
    amount: number;
    asked_at: Date;
    done_at: Date | null;
  } & Retried;
};

/** What is given back to a card outside the shop, again after pauses. */
type Retried = {
  tries: Generated<number>;
  /** When it is tried again; null: at once. */
  next_try_at: Generated<Date | null>;
  /** Since when the service refuses it for good. A refund that it refuses is over. */
  refused_at: Generated<Date | null>;
};

/** `asked`: whether it was taken is not known yet; `undoing`: it is to be given back, if it was. */
export type OutsidePaymentState = 'asked' | 'taken' | 'captured' | 'declined' | 'undoing' | 'voided';
