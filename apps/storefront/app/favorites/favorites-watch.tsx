import type { AuthData } from '@eyelet/contracts/auth/auth.ts';
import { useEffect } from 'react';
import { useLocale } from '../session/locale.ts';
import { shopperOf } from '../session/shopper.ts';
import { favoritesStore } from './favorites-store.ts';

/** Knows the favorites of whoever calls: one call when there is a list, none for everybody else. */
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

function learn({ consumerNo, isAssociate, favorites }: AuthData, header: string): void {
  // Without a token nobody knows whose favorites these are; what was shown stays.
  if (consumerNo === '') return;
  if (isAssociate) favoritesStore.hide();
  else if (favorites.favoriteId === null) favoritesStore.take({ favoriteId: null, productIds: [] });
  else void import('./read-favorites.ts').then(({ readFavorites }) => readFavorites(header)).catch(console.warn);
}
