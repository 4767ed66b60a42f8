import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import {
  evaluatePromotions,
  nothingPromoted,
  type PromotableLine,
  type Promoted,
} from '@eyelet/domain/promotions/evaluate.ts';
import type { PromotionTerms } from '@eyelet/domain/promotions/promotion.ts';
import type { Context } from '../kernel/context.ts';
import type { Row } from './goods.ts';

/** What the promotions of the shop make of a cart's rows. */
export function promote(rows: readonly Row[], coupons: CartDocument['coupons'], context: Context): Promoted {
  const promotions = context.shop.catalogue.promotions();
  if (promotions.length === 0) return nothingPromoted;
  const couponed = new Set(
    coupons
      .filter(({ endsAt }) => endsAt === null || new Date(endsAt) > context.now)
      .map(({ promotionId }) => promotionId),
  );
  return evaluatePromotions(promotableLines(rows, context), promotions, couponed, promotionTerms(context));
}

/** Rows as promotions see them; gifts are none of them. */
export function promotableLines(rows: readonly Row[], { shop }: Context): readonly PromotableLine[] {
  return rows
    .filter(({ line }) => line.bonus === null)
    .map(({ line, goods, price }) => ({
      id: line.id,
      masterId: goods.product.masterId,
      categories: shop.catalogue.categoriesOf(line.productId),
      quantity: line.quantity,
      rowTotal: price.current * line.quantity,
    }));
}

export function promotionTerms({ market, session, now }: Context): PromotionTerms {
  return { currency: market.currency, locale: market.locale, consumerType: session?.consumerType, now };
}
