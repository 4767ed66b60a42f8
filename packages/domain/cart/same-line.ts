import type { CartLine } from './document.ts';
import { isSameWish } from './gift-card-wish.ts';

/** The key of a line: size, recipe, fulfilment, and what is asked for with a gift card. */
export type LineKey = Pick<CartLine, 'upc' | 'recipeId' | 'fulfilment' | 'storeId' | 'bonus' | 'giftCard'>;

/** Whether two lines are the same; a gift option does not separate them. Gifts never join bought goods. */
export function isSameLine(one: LineKey, other: LineKey): boolean {
  return (
    one.upc === other.upc &&
    one.recipeId === other.recipeId &&
    one.fulfilment === other.fulfilment &&
    one.storeId === other.storeId &&
    one.bonus === other.bonus &&
    isSameWish(one.giftCard, other.giftCard)
  );
}
