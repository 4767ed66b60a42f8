import type { LocaleForms } from '../shop/locale.ts';
import { favoritesStore } from '../shopper/favorites-store.ts';
import { settleWish } from './settle-wish.ts';

/** Shows a heart as pressed or not at once, and saves it; the code for that is loaded with the first press. */
export async function wish(productId: string, wanted: boolean, locale: LocaleForms): Promise<void> {
  favoritesStore.set({ wishes: [...favoritesStore.get().wishes, { productId, wanted }] });
  try {
    const { sendWishes } = await import('./send-wishes.ts');
    await sendWishes(locale);
  } catch (error) {
    settleWish(productId);
    await import('../session/tell-failure.ts')
      .then(({ tellFailure }) => tellFailure(error, locale.tag))
      .catch(console.warn);
  }
}
