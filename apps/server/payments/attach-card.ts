import type { CartInstrument } from '@eyelet/domain/cart/document.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';

/** The instrument of a provider's token. Unknown tokens and expired cards are refused (PAY400, FE309). */
export async function cardInstrument(
  token: string,
  { shop, now, newId }: Context,
): Promise<CartInstrument | Refusal<'PAY400' | 'FE309'>> {
  const card = await shop.payments.card(token);
  if (!card) return refuse('PAY400');
  if (cardHasExpired(card, now)) return refuse('FE309');
  return { id: newId(), methodId: 'CREDIT_CARD', token, card };
}

/** A card is good until its month has ended everywhere. */
export function cardHasExpired(card: CartInstrument['card'], now: Date): boolean {
  return now.getTime() >= Date.UTC(card.expiryYear, card.expiryMonth, 1, 12);
}
