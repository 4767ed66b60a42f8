/** The list as the server said it last. */
export type KnownFavorites = Readonly<{ favoriteId: string | null; productIds: readonly string[] }>;

/** What the shopper has pressed and the server has not answered yet. */
export type Wish = Readonly<{ productId: string; wanted: boolean }>;

/** The favorites as this browser knows them; `hidden` where a store associate sells (C4.36). */
export type FavoritesState = KnownFavorites & Readonly<{ wishes: readonly Wish[]; hidden: boolean }>;

export const noFavorites: FavoritesState = { favoriteId: null, productIds: [], wishes: [], hidden: false };

/** Whether a heart is pressed: the last wish counts, else what the server said. */
export function isFavorite(state: FavoritesState, productId: string): boolean {
  return wishFor(state, productId) ?? state.productIds.includes(productId);
}

/** What the shopper wants of a product, while that is under way. */
export function wishFor({ wishes }: FavoritesState, productId: string): boolean | undefined {
  return wishes.findLast((wish) => wish.productId === productId)?.wanted;
}

/** How many favorites there are once all wishes have come true. */
export function countOf(state: FavoritesState): number {
  const wished = new Set(state.wishes.map(({ productId }) => productId));
  const settled = state.productIds.filter((productId) => !wished.has(productId)).length;
  return settled + [...wished].filter((productId) => isFavorite(state, productId)).length;
}
