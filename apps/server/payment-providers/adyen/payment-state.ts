import type { AdyenPaymentRow } from '@eyelet/db/payments/adyen-payment.ts';
import type { PaymentState } from '../../tenders/tender.ts';

/** The state of a booked payment as the port defines it; undefined while the provider has not answered. */
export function paymentState(row: AdyenPaymentRow): PaymentState | undefined {
  const { idempotency_key: paymentId, token, keep } = row;
  const expiresAt = row.expires_at ?? row.created_at;
  switch (row.state) {
    case 'authorised':
    case 'captured':
      return { kind: 'authorised', paymentId, ...(keep && token !== null ? { keptToken: token } : {}) };
    case 'challenge':
      return { kind: 'challenge', paymentId, challengeId: row.challenge_id ?? '', expiresAt };
    case 'pending':
      return { kind: 'pending', paymentId, expiresAt };
    case 'voided':
    case 'declined':
    case 'fraud':
      return { kind: row.state };
    case 'asking':
      return undefined;
  }
}
