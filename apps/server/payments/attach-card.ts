import type { CartInstrument } from '@eyelet/domain/cart/document.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { hasExpired } from './card-expiry.ts';

/** The instrument of a provider's token. Unknown tokens and expired cards are refused (PAY400, FE309). */
export async function cardInstrument(
  token: string,
  { shop, now, newId }: Context,
): Promise<CartInstrument | Refusal<'PAY400' | 'FE309'>> {
  const card = (await shop.payments.token(token, 'CREDIT_CARD', now))?.card;
  if (!card) return refuse('PAY400');
  if (hasExpired({ month: card.expiryMonth, year: card.expiryYear }, now)) return refuse('FE309');
  return { id: newId(), methodId: 'CREDIT_CARD', token, card };
}
