import { randomUUID } from 'node:crypto';
import type { PaymentMethodId } from '@eyelet/contracts/cart/instrument.ts';
import type { AuthoriseRequest, PaymentState, Tender } from '@eyelet/server/tenders/tender.ts';

export type Payment = Readonly<{ key: string; state: PaymentState }>;

/** A request for 50.00 USD under a new key. */
export function paymentRequest(token: string, method: PaymentMethodId): AuthoriseRequest {
  return {
    key: randomUUID(),
    method,
    token,
    amount: 5000,
    currency: 'USD',
    cartId: 'cart',
    orderNumber: 'ORDER23456',
    saved: false,
    keep: false,
    returnUrl: 'http://127.0.0.1/en-us/checkout',
    shopper: { owner: 'somebody', email: 'ada@example.com', address: '127.0.0.1', fingerprint: undefined },
  };
}

/** Asks a tender to hold the amount of a request. */
export async function pay(tender: Tender, request: AuthoriseRequest): Promise<Payment> {
  return { key: request.key, state: await tender.authorise(request, new Date()) };
}

/** Pays and captures the whole amount. */
export async function payAndCapture(tender: Tender, request: AuthoriseRequest) {
  const { key, state } = await pay(tender, request);
  const paymentId = state.kind === 'authorised' ? state.paymentId : '';
  await tender.capture(paymentId, request.amount, new Date());
  return { key, paymentId };
}
