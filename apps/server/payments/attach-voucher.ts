import type { CartDocument, CartInstrument } from '@eyelet/domain/cart/document.ts';
import { withValue } from '@eyelet/domain/payments/coverage.ts';
import { withoutVoucher } from '@eyelet/domain/payments/rewards.ts';
import { hasGiftCards } from '../gift-cards/goods.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { priceDocument } from '../pricing/price.ts';

/**
 * A cart with a voucher of points, which replaces an earlier one, as an order takes only one (C9.33). REW140 for a
 * voucher above the total; PAY400 for a cart with gift cards in it.
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
