import type { Favorite, Favorites } from '@eyelet/contracts/favorites/favorites.ts';
import { toasts } from '@eyelet/ui/toasts/toasts.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale } from '../shop/locale.ts';
import { countOf, wishFor } from '../shopper/favorites-state.ts';
import { takeFavorites } from './take-favorites.ts';
import { useFavorites } from './use-favorites.ts';
import { wish } from './wish.ts';

export type ShownFavorites = Readonly<{
  items: readonly Favorite[];
  total: number;
  /** Removes a product from the list at once; the removal can be undone. */
  remove: (productId: string, name: string) => void;
}>;

/** The favorites of the page with the shopper's presses applied; the page is loaded again when the list has changed. */
export function useShownFavorites(list: Favorites): ShownFavorites {
  const say = useSay();
  const locale = useLocale();
  const state = useFavorites();
  const { revalidate } = useRevalidator();
  const [taken, setTaken] = useState<Favorites>();
  useEffect(() => {
    takeFavorites(list);
    setTaken(list);
  }, [list]);
  // Until the store holds the list of the page, the page's own list is shown.
  const isTaken = taken === list;
  const differs =
    isTaken && state.wishes.length === 0 && state.productIds.toSorted().join() !== list.productIds.toSorted().join();
  useEffect(() => {
    if (differs) void revalidate();
  }, [differs, revalidate]);
  const stays = (productId: string) =>
    wishFor(state, productId) ?? (isTaken ? state.productIds.includes(productId) : true);
  return {
    items: list.items.filter(({ productId }) => stays(productId)),
    total: isTaken ? countOf(state) : list.total,
    remove: (productId, name) => {
      void wish(productId, false, locale);
      toasts.show({
        title: say('favorites.removed', { name }),
        action: { label: say('favorites.undo'), run: () => void wish(productId, true, locale) },
      });
    },
  };
}
