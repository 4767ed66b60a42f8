import type { Movement } from '@eyelet/contracts/payment-desk/payment.ts';
import type { MovementRow } from '@eyelet/db/payment-desk/movement.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { standingOf } from '../payments/standing-of.ts';

/** A payment or a refund as lists show it. */
export function movementView(row: MovementRow): Movement {
  return {
    kind: row.kind,
    paymentKey: row.payment_key,
    captureKey: row.capture_key,
    refundKey: row.refund_key,
    orderNumber: row.order_number,
    method: row.method,
    last4: row.card_last4,
    tender: row.provider,
    reference: row.reference,
    state: row.state,
    amount: toAmount(row.amount),
    captured: row.kind === 'payment' ? standingOf(row).captured : 0,
    released: toAmount(row.released),
    currency: row.currency,
    at: row.at.toISOString(),
    isDisputed: row.is_disputed,
    isKept: row.is_kept,
  };
}
