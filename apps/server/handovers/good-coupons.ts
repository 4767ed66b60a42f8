import { findCoupons } from '@eyelet/db/promotions/coupon.ts';
import type { CartCoupon, CartDocument } from '@eyelet/domain/cart/document.ts';
import { answersOf } from '../cart/answers.ts';
import { couponProblem } from '../cart/check-coupons.ts';
import type { Context } from '../kernel/context.ts';
import { soldOf } from '../pricing/price.ts';

/** The codes of a cart that its lines and its new owner may use, as if each were entered. */
export async function goodCoupons(context: Context, document: CartDocument): Promise<readonly CartCoupon[]> {
  const { coupons } = document;
  if (coupons.length === 0) return coupons;
  const { pool } = context.shop.database;
  const owner = context.session?.consumerNo ?? '';
  const codes = coupons.map(({ code }) => code);
  const [found, answers] = await Promise.all([findCoupons(pool, codes, owner), answersOf(context, owner)]);
  const { lines } = soldOf(context, document);
  const checked = coupons.map(async (coupon) => {
    const stored = found.find(({ code }) => code === coupon.code);
    const isGood = stored !== undefined && !(await couponProblem(context, stored, lines, answers));
    return isGood ? [coupon] : [];
  });
  return (await Promise.all(checked)).flat();
}
