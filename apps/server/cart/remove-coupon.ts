import { removeCoupon } from '@eyelet/contracts/cart/remove-coupon.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import { codeOf } from '@eyelet/domain/promotions/coupon.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { changeCart } from './change.ts';
import { basketIdOf } from './target.ts';
import { cartView } from './view.ts';

/** Removes a coupon from a cart (C7.35). */
export const removeCouponHandler = handle(removeCoupon, async (context, { query }) => {
  const { couponItemId, code } = query;
  const cart = await changeCart(context, basketIdOf(query), (document) =>
    withoutCoupons(document, (one) => one.id === couponItemId || (code !== undefined && one.code === codeOf(code))),
  );
  return cart instanceof Refusal ? cart : cartView(context, cart);
});

/** A cart without some of its codes; the same object when it has none of them. */
export function withoutCoupons(
  document: CartDocument,
  leaves: (coupon: CartDocument['coupons'][number]) => boolean,
): CartDocument {
  return document.coupons.some(leaves)
    ? { ...document, coupons: document.coupons.filter((one) => !leaves(one)) }
    : document;
}
