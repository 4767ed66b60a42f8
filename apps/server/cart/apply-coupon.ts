import { applyCoupon } from '@eyelet/contracts/cart/apply-coupon.ts';
import { findCoupons } from '@eyelet/db/promotions/coupon.ts';
import { codeOf } from '@eyelet/domain/promotions/coupon.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { soldByPromotions } from '../pricing/price.ts';
import { changeCart, readOpenCart } from './change.ts';
import { couponProblem } from './check-coupons.ts';
import { basketIdOf } from './target.ts';
import { cartView } from './view.ts';

/** Applies a coupon to a cart (C7.34). */
export const applyCouponHandler = handle(applyCoupon, async (context, { body, query }) => {
  const code = codeOf(body.code);
  const open = await readOpenCart(context, basketIdOf(body, query));
  if (open instanceof Refusal) return open;
  if (open.document.coupons.some((one) => one.code === code)) return refuse('PRM416');
  const [coupon] = await findCoupons(context.shop.database.pool, [code], open.owner);
  if (!coupon) return refuse('PRM130');
  const entry = {
    id: context.newId(),
    code,
    promotionId: coupon.promotion_id,
    endsAt: coupon.ends_at?.toISOString() ?? null,
  };
  const { document: found } = open;
  const sold = soldByPromotions(context, { ...found, coupons: [...found.coupons, entry] });
  if (!sold) return refuse('PRM175');
  const problem = await couponProblem(context, coupon, sold.lines, found);
  if (problem) return problem;
  const { 'promotions.most-codes': most } = context.shop.settings.current();
  const cart = await changeCart<'PRM140' | 'PRM416'>(context, open.id, (document) => {
    const { coupons } = document;
    // Two codes of one promotion have the effect of one.
    const isThere = coupons.some((one) => one.code === code || one.promotionId === entry.promotionId);
    if (isThere) return refuse('PRM416');
    return coupons.length >= most ? refuse('PRM140') : { ...document, coupons: [...coupons, entry] };
  });
  return cart instanceof Refusal ? cart : cartView(context, cart);
});
