export type SandboxBehaviour = 'approve' | 'decline' | 'fraud' | 'challenge';
export type SandboxState = 'authorised' | 'captured' | 'voided' | 'declined' | 'fraud' | 'challenge' | 'failed';

/** The sandbox provider's books; a real provider has its own. */
export type PaymentTables = {
  sandbox_card: {
    token: string;
    behaviour: SandboxBehaviour;
    brand: string;
    last4: string;
    expiry_month: number;
    expiry_year: number;
    created_at: Date;
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
    created_at: Date;
  };
  sandbox_movement: { payment_id: string; kind: 'capture' | 'void'; amount: number; at: Date };
};
