import type { CartLine } from '@eyelet/domain/cart/document.ts';
import type { Promoted } from '@eyelet/domain/promotions/evaluate.ts';
import type { Gift, GivenGifts } from '@eyelet/domain/promotions/gifts.ts';
import { type Promotion, periodOf } from '@eyelet/domain/promotions/promotion.ts';
import type { Context } from '../kernel/context.ts';
import { goodsOf } from './goods.ts';

/** The gifts that a cart has earned or comes closer to, of those that the shop sells, by rank. */
export function offeredGifts({ gifts, standings }: Promoted, context: Context): readonly Gift[] {
  const approached = standings.filter(({ distance }) => distance > 0).map(({ promotion }) => promotion);
  const giftOf = ({ id, benefit }: Promotion, earned: boolean): Gift[] => {
    const goods = benefit.kind === 'gift' ? goodsOf(context, benefit.upc) : undefined;
    // What comes by mail needs somebody to write to and brings nothing with the goods.
    if (!goods || goods.product.isDigital) return [];
    const { upc, productId } = goods.sku;
    return [{ promotionId: id, upc, productId, earned }];
  };
  return [...gifts.flatMap((one) => giftOf(one, true)), ...approached.flatMap((one) => giftOf(one, false))];
}

/**
 * Gifts that a cart had and has no more although the shopper did nothing for it: there is no piece left, or the promotion
 * has ended. Not those that it does not reach any more.
 */
export function lostGifts(
  before: readonly CartLine[],
  given: GivenGifts['lines'],
  promoted: Promoted,
  context: Context,
): readonly CartLine[] {
  const promotions = new Map(context.shop.catalogue.promotions().map((one) => [one.id, one]));
  const isLost = ({ bonus }: CartLine): boolean => {
    if (bonus === null || given.some((line) => line.bonus === bonus)) return false;
    const promotion = promotions.get(bonus);
    return (
      !promotion || periodOf(promotion, context.now) !== 'open' || promoted.gifts.some(({ id }) => id === promotion.id)
    );
  };
  return before.filter(isLost);
}
