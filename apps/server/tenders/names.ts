import type { PaymentMethodId } from '@eyelet/contracts/cart/instrument.ts';
import type { ValueMethod } from '@eyelet/domain/payments/value-methods.ts';

/** The tenders of value on the ledger, by payment method, as order payments store them. */
const valueTenders: Readonly<Record<ValueMethod, string>> = {
  LOYALTY_POINTS: 'loyalty-points',
  REWARD_CODE: 'reward',
  REWARD_CARD: 'reward',
  ATHLETES_PAYMENT: 'athlete-credit',
  GIFT_CARD: 'gift-card',
  STORE_CREDIT: 'store-credit',
};

/** What a payment with a gift card of a provider outside the shop names: its tender, and the provider's id of the card. */
export function outsideToken(tender: string, cardId: string): string {
  return `${tender}:${cardId}`;
}

/** Whether a gift card is one of a provider outside the shop; the shop's own cards have ids without a colon. */
export function isOutsideToken(token: string): boolean {
  return token.includes(':');
}

/** The tender of a payment method of value, and of its token; undefined for methods of a provider of payments. */
export function valueTenderOf(method: PaymentMethodId, token: string): string | undefined {
  if (method === 'GIFT_CARD' && isOutsideToken(token)) return token.slice(0, token.indexOf(':'));
  return (valueTenders as Readonly<Partial<Record<PaymentMethodId, string>>>)[method];
}

/** All tenders of value on the ledger. */
export const ledgerTenders: readonly string[] = [...new Set(Object.values(valueTenders))];

/** What pays an order that was made of a return. */
export const exchangeTender = 'exchange';

export const giftCardTender = valueTenders.GIFT_CARD;
export const pointsTender = valueTenders.LOYALTY_POINTS;
export const rewardTender = valueTenders.REWARD_CODE;
export const athleteTender = valueTenders.ATHLETES_PAYMENT;
export const creditTender = valueTenders.STORE_CREDIT;
