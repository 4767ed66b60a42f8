/** The last known list of the server. */
export type KnownFavorites = Readonly<{ favoriteId: string | null; productIds: readonly string[] }>;

/** A press that the server has not answered yet. */
export type Wish = Readonly<{ productId: string; wanted: boolean }>;

/** The favorites as this browser knows them; `hidden` where a store associate sells (C4.36). */
export type FavoritesState = KnownFavorites & Readonly<{ wishes: readonly Wish[]; hidden: boolean }>;

export const noFavorites: FavoritesState = { favoriteId: null, productIds: [], wishes: [], hidden: false };

/** Whether a heart is pressed: by the last wish, else by the list of the server. */
export function isFavorite(state: FavoritesState, productId: string): boolean {
  return wishFor(state, productId) ?? state.productIds.includes(productId);
}

/** The wish for a product that is under way, if any. */
export function wishFor({ wishes }: FavoritesState, productId: string): boolean | undefined {
  return wishes.findLast((wish) => wish.productId === productId)?.wanted;
}

/** The number of favorites with all wishes applied. */
export function countOf(state: FavoritesState): number {
  const wished = new Set(state.wishes.map(({ productId }) => productId));
  const settled = state.productIds.filter((productId) => !wished.has(productId)).length;
  return settled + [...wished].filter((productId) => isFavorite(state, productId)).length;
}
