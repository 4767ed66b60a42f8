import type { Favorite, Favorites } from '@eyelet/contracts/favorites/favorites.ts';
import type { FavoriteList } from '@eyelet/db/favorites/favorite.ts';
import { cardOf } from '../catalogue/product/card.ts';
import { viewOf } from '../catalogue/view.ts';
import type { Context } from '../kernel/context.ts';

export type Part = Readonly<{ start?: number; count?: number }>;

/** A list as the API answers it, with cards for the requested part (C3.37). */
export function favoritesView(context: Context, list: FavoriteList | undefined, part: Part): Favorites {
  const favorites = list?.favorites ?? [];
  return {
    favoriteId: list?.id ?? null,
    items: [...itemsView(context, list, part)],
    total: favorites.length,
    productIds: favorites.map(({ productId }) => productId),
    shared: list?.sharedAt != null,
  };
}

/** Favorites with their products as the market of the call sells them; one that it does not sell has no product. */
export function itemsView(
  { shop, market, now }: Context,
  list: FavoriteList | undefined,
  { start = 0, count = 24 }: Part,
): readonly Favorite[] {
  const view = viewOf(shop.catalogue.memory(), market, now);
  return (list?.favorites ?? []).slice(start, start + count).map(({ productId, addedAt }) => {
    const colourway = view.memory.colourway(productId);
    const product = (colourway && cardOf(colourway, view)) ?? null;
    return {
      itemId: productId,
      productId,
      addedAt: addedAt.toISOString(),
      available: product?.available ?? false,
      product,
    };
  });
}
