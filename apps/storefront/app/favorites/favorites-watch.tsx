import type { AuthData } from '@eyelet/contracts/auth/auth.ts';
import { useEffect } from 'react';
import { useLocale } from '../shop/locale.ts';
import { favoritesStore } from '../shopper/favorites-store.ts';
import { shopperOf } from '../shopper/shopper.ts';

/** Loads the favorites of the shopper: one call when they have a list, none otherwise. */
export function FavoritesWatch() {
  const { header } = useLocale();
  useEffect(() => {
    const { identity } = shopperOf(header).client;
    const known = identity.current();
    if (known) learn(known, header);
    return identity.subscribe(({ now }) => learn(now, header));
  }, [header]);
  return null;
}

function learn(data: AuthData, header: string): void {
  const { consumerNo, isAssociate, favorites } = data;
  // Without a token the shopper is unknown, so the last known list stays.
  if (consumerNo === '') return;
  const known = favoritesStore.get();
  if (!isAssociate && favorites.favoriteId === null && known.favoriteId === null && !known.hidden) return;
  import('./learn-favorites.ts').then((it) => it.learnFavorites(data, header)).catch(console.warn);
}
