import type { OfferedMethod } from '@eyelet/domain/markets/market.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import type { StoredPayment } from '../../stored-orders/stored-order.ts';

/** A means of payment as mails name it: a card by its last digits, a wallet by its account. */
export function paymentName(payment: StoredPayment, t: Translate): string {
  const { card_brand: brand, card_last4: last4, account } = payment;
  const method = payment.method as OfferedMethod;
  if (method === 'CREDIT_CARD' && brand !== null && last4 !== null) {
    return t('checkout.cardEnding', { brand: brandName(brand), last4 });
  }
  const name = t(`checkout.method.${method}`);
  return account === null ? name : `${name} (${account})`;
}

/** Brand names start with a capital in texts for people. */
function brandName(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1);
}
