import { prepareOrder } from '@eyelet/contracts/checkout/prepare-order.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import { changeCart, readOpenCart } from '../cart/change.ts';
import { type SpentCoupon, spentCoupon } from '../cart/check-coupons.ts';
import { freshUnits } from '../cart/fresh-units.ts';
import { lostPromotions } from '../cart/lost-promotions.ts';
import { withoutCoupons } from '../cart/remove-coupon.ts';
import { settleDocument } from '../cart/settle.ts';
import { basketIdOf } from '../cart/target.ts';
import { cartView } from '../cart/view.ts';
import { flashOf, promotionFlashes } from '../cart/view-flash.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { soldOf } from '../pricing/price.ts';
import { checkDelivery, checkGoods } from './check.ts';
import { checkTax } from './check-tax.ts';

/**
 * The final check before placing (C7.54) on the stock of the database: goods, address, method, tax. Fulfilments that no
 * longer hold are changed and reported as errors, as they interrupt an order (C4.26).
 */
export const prepareOrderHandler = handle(prepareOrder, async (context, { body, query }) => {
  const cart = await readOpenCart(context, basketIdOf(body, query));
  if (cart instanceof Refusal) return cart;
  if (cart.document.lines.length === 0) {
    return cartView(context, cart, { flash: [flashOf(context, 'ProductItemRequired', {})] });
  }
  const units = await freshUnits(context, cart.document);
  const { document, priced } = settleDocument(context, cart.document, units);
  const refused = checkGoods(priced) ?? checkDelivery(context, document, priced) ?? checkTax(context, document);
  if (refused) {
    if (priced.gone.length > 0) await changeCart(context, cart.id, withoutGone(context));
    return refused;
  }
  const spent = await spentCoupon(context, document, priced);
  if (spent) {
    await changeCart(context, cart.id, withoutSpent(spent));
    return refuse(spent.id);
  }
  const lost = lostPromotions(context, cart, priced);
  if (document === cart.document && lost.length === 0) return cartView(context, cart, { priced });
  // Written even if only a limit was reached, so that the cart stores the flashes that this answer shows.
  const settled = await changeCart(context, cart.id, (one) => ({ ...one }), units);
  if (settled instanceof Refusal) return settled;
  const flash = promotionFlashes(
    context,
    lost.map(({ id }) => id),
  );
  return cartView(context, settled, { level: 'error', flash });
});

/** Removes a code that can no longer be used, so that the refetched cart shows its true total. */
export function withoutSpent({ code }: SpentCoupon): (document: CartDocument) => CartDocument {
  return (document) => withoutCoupons(document, (one) => one.code === code);
}

/** Removes lines that the catalogue no longer sells, so that the refetched cart can be ordered. */
export function withoutGone(context: Context): (document: CartDocument) => CartDocument {
  return (document) => {
    const gone = new Set(soldOf(context, document).gone.map(({ line }) => line.id));
    return gone.size === 0 ? document : { ...document, lines: document.lines.filter((line) => !gone.has(line.id)) };
  };
}
