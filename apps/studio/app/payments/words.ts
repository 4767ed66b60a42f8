import type { Movement } from '@eyelet/contracts/payment-desk/payment.ts';
import type { Translate } from '@eyelet/messages/translate.ts';

const methods = ['CREDIT_CARD', 'GIFT_CARD', 'PAYPAL', 'KLARNA', 'DW_APPLE_PAY', 'STORE_CREDIT', 'EXCHANGE'] as const;

/** What was paid with, with the last digits of a card. */
export function methodText(t: Translate, { method, last4 }: Pick<Movement, 'method' | 'last4'>): string {
  const name = t(`studio.orders.method.${methods.find((one) => one === method) ?? 'other'}`);
  return last4 === null ? name : `${name} ···· ${last4}`;
}
