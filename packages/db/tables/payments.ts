import type { ColumnType, Generated } from 'kysely';

export type SandboxBehaviour = 'approve' | 'decline' | 'fraud' | 'challenge' | 'pending';
export type SandboxState =
  | 'authorised'
  | 'captured'
  | 'voided'
  | 'declined'
  | 'fraud'
  | 'challenge'
  | 'failed'
  | 'pending';

export type NoticeTopic = 'payment' | 'capture' | 'void' | 'refund';

/** Notices of providers, and the tables of the sandbox provider; a real provider stores its own. */
export type PaymentTables = {
  payment_notice: {
    provider: string;
    notice_id: string;
    topic: NoticeTopic;
    payment_key: string;
    success: boolean;
    received_at: Date;
    settled_at: Date | null;
  };
  sandbox_card: {
    token: string;
    behaviour: SandboxBehaviour;
    brand: string;
    last4: string;
    expiry_month: number;
    expiry_year: number;
    created_at: Date;
  };
  sandbox_session: {
    id: string;
    method: 'PAYPAL' | 'KLARNA' | 'DW_APPLE_PAY';
    cart_id: string;
    amount: number;
    currency: string;
    express: boolean;
    locale: string;
    country: string;
    return_to: string;
    /** Only in the approval's form, so that only the page itself can answer it. */
    secret: string;
    state: 'open' | 'approved' | 'refused' | 'cancelled';
    behaviour: SandboxBehaviour | null;
    account: string | null;
    contact: ColumnType<unknown, string | null, string | null>;
    card_brand: string | null;
    card_last4: string | null;
    token: string | null;
    request_id: string | null;
    /** Key of the payment that the token was used for. */
    used_by: string | null;
    created_at: Date;
    expires_at: Date;
  };
  sandbox_payment: {
    id: string;
    idempotency_key: string;
    token: string | null;
    amount: number;
    currency: string;
    state: SandboxState;
    challenge_id: string | null;
    code: string | null;
    tries: number;
    expires_at: Date | null;
    refunded: Generated<number>;
    /** Sum of the captures in parts; 0 for a payment that was captured whole. */
    taken: Generated<number>;
    /** Whether what is left of it was released. */
    closed: Generated<boolean>;
    created_at: Date;
  };
  /** What staff have given up of payments that are captured as parcels leave. */
  payment_release: {
    release_id: string;
    order_number: string;
    payment_key: string;
    /** Whole minor units. */
    amount: number;
    reason: string;
    note: string;
    released_by: string;
    released_at: Date;
  };
  sandbox_movement: { payment_id: string; kind: 'capture' | 'void' | 'refund'; key: string; amount: number; at: Date };
  sandbox_webhook: {
    no: Generated<string>;
    id: string;
    topic: NoticeTopic;
    payment_key: string;
    success: boolean;
    due_at: Date;
    to_send: number;
  };
};
