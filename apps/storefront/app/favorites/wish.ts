import type { LocaleForms } from '../session/locale.ts';
import { favoritesStore } from './favorites-store.ts';

/** Shows a heart as pressed or not at once, and tells the server; the code for that comes with the first press. */
export async function wish(productId: string, wanted: boolean, locale: LocaleForms): Promise<void> {
  favoritesStore.wish({ productId, wanted });
  try {
    const { sendWishes } = await import('./send-wishes.ts');
    await sendWishes(locale);
  } catch (error) {
    favoritesStore.settle(productId);
    console.warn(error);
  }
}
