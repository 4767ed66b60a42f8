import type { ColumnType, Generated } from 'kysely';

export type AdyenPaymentState =
  | 'asking'
  | 'authorised'
  | 'captured'
  | 'voided'
  | 'declined'
  | 'fraud'
  | 'challenge'
  | 'pending';

type Json<Read> = ColumnType<Read, string | null, string | null>;

/** Tables of the Adyen adapter. */
export type AdyenTables = {
  adyen_card: {
    token: string;
    shopper_reference: string;
    /** The provider's id of the card. */
    stored_id: string;
    /** The security code, encrypted for the provider, until the card has paid. */
    encrypted_code: string | null;
    browser: ColumnType<Readonly<Record<string, unknown>>, string, string>;
    brand: string;
    last4: string;
    expiry_month: number;
    expiry_year: number;
    created_at: Date;
  };
  adyen_session: {
    id: string;
    method: 'PAYPAL' | 'KLARNA';
    cart_id: string;
    amount: number;
    currency: string;
    locale: string;
    country: string;
    return_to: string;
    state: 'open' | 'asked' | 'approved' | 'pending' | 'refused' | 'cancelled';
    psp_reference: string | null;
    account: string | null;
    token: string | null;
    /** Key of the payment that the token was used for. */
    used_by: string | null;
    created_at: Date;
    expires_at: Date;
  };
  adyen_payment: {
    idempotency_key: string;
    reference: string;
    psp_reference: string | null;
    token: string | null;
    amount: number;
    currency: string;
    state: AdyenPaymentState;
    keep: boolean;
    /** Whether the provider may know it; false for a key that was voided before it was used. */
    asked: boolean;
    challenge_id: string | null;
    /** The action of the provider's script in the shopper's browser. */
    action: Json<Readonly<Record<string, unknown>> | null>;
    expires_at: Date | null;
    captured: Generated<number>;
    capture_reference: string | null;
    cancel_reference: string | null;
    created_at: Date;
  };
  /** Captures of a part of a payment. */
  adyen_capture: {
    capture_key: string;
    payment_key: string;
    amount: number;
    state: 'asked' | 'refused';
    capture_reference: string | null;
    at: Date;
  };
  adyen_refund: {
    refund_key: string;
    payment_key: string;
    amount: number;
    state: 'asked' | 'refused';
    refund_reference: string | null;
    at: Date;
  };
  /** How far Adyen has been told of an answer to a dispute: since when it has the documents, and when it was first asked for the end. */
  adyen_answer: { answer_key: string; supplied_at: Date | null; asked_at: Date | null };
};
