import type { ColumnType } from 'kysely';
import type { DraftAdjustment, DraftLine, DraftOrder, DraftPayment, DraftShipment } from '../placement/draft.ts';

/** Columns that the driver reads as objects and that are written as JSON text. */
type Json = ColumnType<unknown, string | null, string | null>;

export type PaymentRowState = 'pending' | 'authorised' | 'captured' | 'voided';

export type OrderTables = {
  orders: Omit<DraftOrder, 'billing'> & {
    order_number: string;
    cart_id: string;
    owner: string;
    state: string;
    billing: Json;
    placed_at: Date;
    /** When the items of a failed order were put back into a cart. */
    restored_at: Date | null;
  };
  order_line: DraftLine & { order_number: string };
  order_shipment: Omit<DraftShipment, 'address'> & { order_number: string; address: Json };
  order_payment: Omit<DraftPayment, 'token'> & {
    order_number: string;
    idempotency_key: string;
    provider_payment_id: string;
    state: PaymentRowState;
    challenge_id: string | null;
    challenge_expires_at: Date | null;
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
