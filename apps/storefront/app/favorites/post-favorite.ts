import { token } from '@eyelet/contracts/auth/token.ts';
import { addFavorite } from '@eyelet/contracts/favorites/add.ts';
import { removeFavorite } from '@eyelet/contracts/favorites/remove.ts';
import { shareFavorites } from '@eyelet/contracts/favorites/share.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { recipientsIn } from './recipients.ts';

/** The outcome of a form: a message to show, and where to redirect, relative to the path of the favorites. */
export type Posted = Readonly<{ problem?: string; next: string }>;

/** Carries out a form of the favorites, posted without scripts. */
export async function postFavorite(client: ApiClient, form: FormData): Promise<Posted> {
  const { favorites } = await client.call(token, { body: { type: 'Guest' } });
  const favoriteId = favorites.favoriteId ?? '';
  const text = (name: string) => String(form.get(name) ?? '');
  try {
    if (form.has('add')) await client.call(addFavorite, { query: { count: 0 }, body: { productId: text('add') } });
    else if (form.has('remove')) {
      const params = { favoriteId, itemId: text('remove').slice(0, 64) };
      await client.call(removeFavorite, { params, query: { count: 0 } });
    } else if (form.has('share')) {
      const recipients = recipientsIn(text('recipients'));
      const body = text('share') === 'stop' ? { shared: false } : { recipients };
      await client.call(shareFavorites, { params: { favoriteId }, body });
      return { next: '?share=1' };
    }
    return { next: '' };
  } catch (error) {
    // Calls in process answer with the message of the catalogue in the page's language.
    if (error instanceof ApiError) return { problem: error.message, next: '' };
    throw error;
  }
}
