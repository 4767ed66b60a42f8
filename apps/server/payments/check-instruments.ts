import type { CartDocument, CartInstrument } from '@eyelet/domain/cart/document.ts';
import { coverageOf } from '@eyelet/domain/payments/coverage.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { hasExpired } from '../payment-providers/card-expiry.ts';
import { savedCards } from './instrument.ts';
import { offersOf } from './offers.ts';

export type Share = Readonly<{ instrument: CartInstrument; amount: number }>;
export type InstrumentRefusal = 'PYT400' | 'PYT404' | 'PAY400' | 'FE309';

/**
 * The share of each instrument of a cart in the total (minor units). Refuses when they do not cover it (PYT400), when a
 * saved card was removed meanwhile (PYT404), a card has expired (FE309), or a method is not offered for the total
 * (PAY400).
 */
export async function checkInstruments(
  context: Context,
  { instruments }: CartDocument,
  total: number,
): Promise<readonly Share[] | Refusal<InstrumentRefusal>> {
  const { shares, missing } = coverageOf(instruments, total);
  if (missing > 0 || shares.length === 0) return refuse('PYT400');
  const offered = offersOf(context, total).map(({ method }) => method);
  const usesSaved = shares.some(({ instrument }) => instrument.savedCardId !== null);
  const saved = usesSaved ? await savedCards(context) : [];
  for (const { instrument } of shares) {
    const { card, savedCardId, methodId } = instrument;
    if (!offered.includes(methodId)) return refuse('PAY400');
    if (savedCardId !== null && !saved.some(({ id }) => id === savedCardId)) return refuse('PYT404');
    const isOver = card && hasExpired({ month: card.expiryMonth, year: card.expiryYear }, context.now);
    if (methodId === 'CREDIT_CARD' && isOver) return refuse('FE309');
  }
  return shares;
}
