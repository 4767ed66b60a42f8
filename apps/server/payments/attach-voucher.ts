import type { CartDocument, CartInstrument } from '@eyelet/domain/cart/document.ts';
import { withValue } from '@eyelet/domain/payments/coverage.ts';
import { withoutVoucher } from '@eyelet/domain/payments/rewards.ts';
import { hasGiftCards } from '../gift-cards/goods.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { priceDocument } from '../pricing/price.ts';

/**
 * A cart with a voucher of points in the place of the one before, as an order takes one (C9.33). REW140: it is worth more than the
 * cart; PAY400: the cart has gift cards in it.
 */
export function attachVoucher(
  context: Context,
  document: CartDocument,
  voucher: CartInstrument,
): CartDocument | Refusal<'PAY400' | 'REW140'> {
  if (hasGiftCards(context, document)) return refuse('PAY400');
  if ((voucher.amount ?? 0) > priceDocument(context, document).totals.total) return refuse('REW140');
  return { ...document, instruments: withValue(withoutVoucher(document).instruments, voucher) };
}
