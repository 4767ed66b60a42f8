import type { Translate } from '@eyelet/messages/translate.ts';

const methods = ['CREDIT_CARD', 'GIFT_CARD', 'PAYPAL', 'KLARNA', 'DW_APPLE_PAY', 'STORE_CREDIT', 'EXCHANGE'] as const;

type Paid = Readonly<{ method: string; last4: string | null }>;

/** What was paid with, with the last digits of a card. */
export function methodText(t: Translate, { method, last4 }: Paid): string {
  const name = t(`studio.orders.method.${methods.find((one) => one === method) ?? 'other'}`);
  return last4 === null ? name : `${name} ···· ${last4}`;
}
