import { removePriceAdjustment } from '@eyelet/contracts/cart/remove-price-adjustment.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { sellerOf } from '../store-sessions/seller.ts';
import { adjustCart } from './adjustments.ts';
import { cartView } from './view.ts';

/** Removes a price adjustment (C7.61). */
export const removePriceAdjustmentHandler = handle(removePriceAdjustment, async (context, { params }) => {
  const seller = await sellerOf(context);
  if (seller instanceof Refusal) return seller;
  const { basketId, adjustmentId } = params;
  const cart = await adjustCart(context, removePriceAdjustment, seller, basketId, (_, all) => {
    const before = all.find(({ id }) => id === adjustmentId);
    return before && { before, after: null };
  });
  return cart instanceof Refusal ? cart : cartView(context, cart);
});
