import { favoritesStore } from '../shopper/favorites-store.ts';

/** Forgets the wishes for a product after they were carried out or refused. */
export function settleWish(productId: string): void {
  favoritesStore.set({ wishes: favoritesStore.get().wishes.filter((wish) => wish.productId !== productId) });
}
