import type { CartLine } from './document.ts';

/** What makes two lines one: the same size and recipe that reach the shopper in the same way. */
export type LineKey = Pick<CartLine, 'upc' | 'recipeId' | 'fulfilment' | 'storeId' | 'bonus'>;

/** Whether two lines are one thing; a gift option does not part them. What is given never joins what is bought. */
export function isSameLine(one: LineKey, other: LineKey): boolean {
  return (
    one.upc === other.upc &&
    one.recipeId === other.recipeId &&
    one.fulfilment === other.fulfilment &&
    one.storeId === other.storeId &&
    one.bonus === other.bonus
  );
}
