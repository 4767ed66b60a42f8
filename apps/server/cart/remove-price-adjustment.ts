import { removePriceAdjustment } from '@eyelet/contracts/cart/remove-price-adjustment.ts';
import type { PriceAdjustment } from '@eyelet/domain/price-adjustments/adjustment.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { sellerOf } from '../store-sessions/seller.ts';
import { adjustmentsBy, recordAdjustment, withAdjustments } from './adjustments.ts';
import { changeCart } from './change.ts';
import { cartView } from './view.ts';

/** Takes a price adjustment back (C7.61). */
export const removePriceAdjustmentHandler = handle(removePriceAdjustment, async (context, { params }) => {
  const seller = await sellerOf(context);
  if (seller instanceof Refusal) return seller;
  let before: PriceAdjustment | undefined;
  const cart = await changeCart(context, params.basketId, (document) => {
    const all = adjustmentsBy(seller, document);
    before = all.find(({ id }) => id === params.adjustmentId);
    return before
      ? withAdjustments(
          document,
          all.filter((one) => one !== before),
        )
      : document;
  });
  if (cart instanceof Refusal) return cart;
  if (before) await recordAdjustment(context, removePriceAdjustment, seller, cart.id, { before, after: null });
  return cartView(context, cart);
});
