import type { CartDocument, CartInstrument } from '@eyelet/domain/cart/document.ts';
import { coverageOf } from '@eyelet/domain/payments/coverage.ts';
import { isValueMethod } from '@eyelet/domain/payments/value-methods.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { hasExpired } from '../payment-providers/card-expiry.ts';
import { savedCards } from './instrument.ts';
import { offersOf } from './offers.ts';
import { payableNow } from './payable-now.ts';

export type Share = Readonly<{ instrument: CartInstrument; amount: number }>;
export type InstrumentRefusal = 'PYT400' | 'PYT404' | 'PAY400' | 'FE309';

/**
 * The instruments of a cart when some can no longer pay the amount that they were attached with; the shopper has to see
 * that before ordering.
 */
export type SpentValue = Readonly<{ instruments: readonly CartInstrument[] }>;

/**
 * The share of each instrument of a cart in the total (minor units). Refuses if they do not cover it (PYT400), a saved
 * card has been removed (PYT404), a card has expired (FE309), or a method is not offered for the total (PAY400).
 */
export async function checkInstruments(
  context: Context,
  document: CartDocument,
  total: number,
): Promise<readonly Share[] | SpentValue | Refusal<InstrumentRefusal>> {
  const { instruments } = document;
  const payable = await payableNow(context, document, total);
  if (payable !== instruments) return { instruments: payable };
  const { shares, missing } = coverageOf(instruments, total);
  if (missing > 0 || shares.length === 0) return refuse('PYT400');
  const offered = offersOf(context, total).map(({ method }) => method);
  const usesSaved = shares.some(({ instrument: one }) => !isValueMethod(one.methodId) && one.savedCardId !== null);
  const saved = usesSaved ? await savedCards(context) : [];
  for (const { instrument } of shares) {
    const { card, savedCardId, methodId } = instrument;
    // Value is checked already.
    if (isValueMethod(methodId)) continue;
    if (!offered.includes(methodId)) return refuse('PAY400');
    if (savedCardId !== null && !saved.some(({ id }) => id === savedCardId)) return refuse('PYT404');
    const isOver = card && hasExpired({ month: card.expiryMonth, year: card.expiryYear }, context.now);
    if (methodId === 'CREDIT_CARD' && isOver) return refuse('FE309');
  }
  return shares;
}
