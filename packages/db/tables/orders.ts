import type { ColumnType, Generated } from 'kysely';
import type { DraftAdjustment, DraftLine, DraftOrder, DraftPayment, DraftShipment, Unwritten } from './order-draft.ts';

/** Columns that the driver reads as objects and that are written as JSON text. */
type Json = ColumnType<unknown, string | null, string | null>;

export type PaymentRowState = 'pending' | 'authorised' | 'captured' | 'voided';

/**
 * Why an amount is captured: something was handed over with the placing, a parcel left, or the hold would lapse; `whole`: all was captured
 * at once, and its provider has refused that, then or later.
 */
export type CaptureReason = 'placing' | 'parcel' | 'lapse' | 'whole';

export type OrderTables = {
  orders: Omit<DraftOrder, 'billing' | 'promotions' | 'coupons' | 'in_store'> & {
    order_number: string;
    cart_id: string;
    owner: string;
    state: string;
    billing: Json;
    promotions: Json;
    coupons: Json;
    in_store: Json;
    placed_at: Date;
    /** When the items of a failed order were put back into a cart. */
    restored_at: Date | null;
    /** The last day for collecting it that its buyer was told, YYYY-MM-DD in the calendar of the store. */
    collect_until: string | null;
  };
  order_line: Omit<DraftLine, 'gift_option' | 'gift_card' | 'price_adjustment' | 'promotions'> & {
    order_number: string;
    gift_option: Json;
    gift_card: Json;
    price_adjustment: Json;
    promotions: Json;
    /** When its order was placed. */
    ordered_at: Generated<Date>;
  };
  /** Units that a place supplies, without those that were cancelled. */
  order_line_source: { order_number: string; line_no: number; place_id: string; qty: number };
  /** Units that were cancelled at once while the rest of the order stays; amounts are whole minor units. */
  order_cancellation: {
    cancellation_id: string;
    order_number: string;
    made_by: 'shopper' | 'staff';
    /** What is given back for them. */
    refund: number;
    /** What of that is the delivery of the order. */
    delivery: number;
    at: Date;
  };
  order_cancelled_line: {
    cancellation_id: string;
    order_number: string;
    line_no: number;
    qty: number;
    /** What these units were worth as they were paid, with tax. */
    due: number;
  };
  order_download: { order_number: string; line_no: number; times: number; last_at: Date };
  order_shipment: Omit<DraftShipment, 'address' | 'pickup_window'> & {
    order_number: string;
    address: Json;
    pickup_window: Json;
    /** When it was ready to be collected. */
    ready_at: Date | null;
    packed_at: Date | null;
    /** When the first of several parcels was handed over; null for a shipment that left whole. */
    first_parcel_at: Date | null;
    /** When all of it had been handed over. */
    shipped_at: Date | null;
    /** When it was handed over at its destination, or collected. */
    delivered_at: Date | null;
    /** When the last of its units was cancelled; null while something of it is to be sent. */
    cancelled_at: Date | null;
    /** Id of the carrier that transports it. */
    carrier: string | null;
    tracking_number: string | null;
    /** The day that its shopper was told when it comes later than promised, as its pieces were not found, YYYY-MM-DD. */
    postponed_to: string | null;
    /** The day that was named for it and that it misses, as no place has pieces of it: its shopper knows that they are looked for. YYYY-MM-DD. */
    unkept_day: string | null;
  };
  order_payment: Omit<DraftPayment, Unwritten> & {
    order_number: string;
    idempotency_key: string;
    provider_payment_id: string;
    state: PaymentRowState;
    challenge_id: string | null;
    /** Deadline of a waiting payment, for a challenge or for the provider's notice. */
    challenge_expires_at: Date | null;
    /** Sum of the refunds, and of what was released instead of being captured. */
    refunded: number;
    /** Whether it is captured as parcels leave, or again after it was captured whole in vain; otherwise it is captured whole, without captures of its own. */
    by_parcel: Generated<boolean>;
    /** Sum of its captures, and of those that the provider has carried out. */
    booked: Generated<number>;
    taken: Generated<number>;
    /** What of it will never be captured. */
    released: Generated<number>;
    /** When the rest of it is captured at the latest. */
    capture_by: Date | null;
  };
  /** Captures of payments that are taken by parcel. `dropped`: refused, and given up with its order or after its hold. */
  order_capture: {
    capture_key: string;
    order_number: string;
    idempotency_key: string;
    amount: number;
    reason: CaptureReason;
    state: 'asked' | 'captured' | 'refused' | 'dropped';
    /** Dropped since all that it was to pay for was cancelled, so that what else was handed over with the placing does not wait for it. */
    cancelled: Generated<boolean>;
    /** The key under which the provider was asked last. */
    asked_key: string;
    /** What the provider calls it. */
    reference: string | null;
    at: Date;
    done_at: Date | null;
    tries: Generated<number>;
    next_try_at: Date | null;
  };
  order_refund: {
    refund_key: string;
    order_number: string;
    idempotency_key: string;
    amount: number;
    state: 'asked' | 'refunded' | 'refused';
    refund_id: string | null;
    at: Date;
    /** When it was carried out; null until then, and for those from before this was kept. */
    done_at: Date | null;
    /** Whether it becomes store credit of the buyer instead of going back to the payment. */
    as_credit: boolean;
    /** What of it was held only, so that no provider gives it back. */
    released: Generated<number>;
    /** The key of its latest try; null before a second one: its own. */
    asked_key: string | null;
    /** Whether it is refused, and its money kept for trying it again. */
    kept: Generated<boolean>;
  };
  /** Notes that staff have written for each other; a removed one has no text any more. */
  order_note: {
    order_number: string;
    note_id: string;
    author_id: string;
    author: string;
    text: string;
    version: Generated<number>;
    written_at: Date;
    changed_at: Date | null;
    removed_at: Date | null;
  };
  /** Mails that an order has had; `mail` keeps their text for a while. */
  order_mail: {
    order_number: string;
    mail_id: string;
    kind: string;
    /** Id of its shipment, return or change, or empty. */
    about: string;
    /** The member of staff who asked for it, empty once they are deleted; null if the shop sent it automatically. */
    asked_by_id: string | null;
    asked_by: string | null;
    asked_at: Date;
    sent_at: Date | null;
  };
  /** How the delivery address was changed after placing. */
  order_address_change: {
    order_number: string;
    change_no: number;
    author_id: string;
    author: string;
    before: ColumnType<unknown, string, never>;
    after: ColumnType<unknown, string, never>;
    changed_at: Date;
  };
  order_adjustment: DraftAdjustment & { order_number: string };
  order_history: {
    order_number: string;
    entry_no: number;
    from_state: string | null;
    to_state: string;
    reason: string;
    at: Date;
  };
};
/** States of an order before and after a move; a statement moves it only from the first. */
export type StateChange = Readonly<{ from: string; to: string }>;
