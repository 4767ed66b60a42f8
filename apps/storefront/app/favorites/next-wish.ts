import { type FavoritesState, isFavorite, type Wish } from '../shopper/favorites-state.ts';

/** The wish to send next: the latest for the product that was pressed first; undefined when none is left. */
export function nextWish(state: FavoritesState): Wish | undefined {
  for (const { productId } of state.wishes) {
    const wanted = isFavorite(state, productId);
    if (wanted !== state.productIds.includes(productId)) return { productId, wanted };
  }
  return undefined;
}
