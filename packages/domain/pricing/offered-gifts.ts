import type { CartDocument, CartLine } from '../cart/document.ts';
import { effectOf } from '../promotions/effects/effects.ts';
import { type Promotion, periodOf } from '../promotions/promotion.ts';
import type { CatalogueFacts, PricingTerms } from './facts.ts';
import type { Gift, GivenGifts } from './gifts.ts';
import type { Promoted } from './promoted.ts';

/** The gifts that a cart has earned or comes closer to, of those that the shop sells, by rank; the chosen size of each first. */
export function offeredGifts(
  { gifts, standings }: Pick<Promoted, 'gifts' | 'standings'>,
  catalogue: CatalogueFacts,
  chosen: CartDocument['chosenGifts'] = {},
): readonly Gift[] {
  const approached = standings.filter(({ distance }) => distance > 0).map(({ promotion }) => promotion);
  const giftOf = (promotion: Promotion, earned: boolean): Gift[] => {
    const upcs = effectOf(promotion.benefit).gifts?.(promotion.benefit) ?? [];
    const wanted = upcs.filter((upc) => upc === chosen[promotion.id]);
    const [first, ...others] = [...wanted, ...upcs.filter((upc) => !wanted.includes(upc))].flatMap((upc) => {
      const goods = catalogue.goods(upc);
      // Mailed goods need a recipient and bring nothing with the parcel.
      return !goods || goods.product.isDigital ? [] : [{ upc: goods.sku.upc, productId: goods.sku.productId }];
    });
    return first ? [{ promotionId: promotion.id, ...first, others, earned }] : [];
  };
  return [...gifts.flatMap((one) => giftOf(one, true)), ...approached.flatMap((one) => giftOf(one, false))];
}

/**
 * Gifts that a cart had and has no more although the shopper did nothing for it: there is no unit left, or the promotion
 * has ended. Not those that it does not reach any more.
 */
export function lostGifts(
  before: readonly CartLine[],
  given: GivenGifts['lines'],
  promoted: Pick<Promoted, 'gifts'>,
  { now }: PricingTerms,
  catalogue: CatalogueFacts,
): readonly CartLine[] {
  if (before.length === 0) return [];
  const promotions = new Map(catalogue.promotions().map((one) => [one.id, one]));
  const isLost = ({ bonus }: CartLine): boolean => {
    if (bonus === null || given.some((line) => line.bonus === bonus)) return false;
    const promotion = promotions.get(bonus);
    return !promotion || periodOf(promotion, now) !== 'open' || promoted.gifts.some(({ id }) => id === promotion.id);
  };
  return before.filter(isLost);
}
