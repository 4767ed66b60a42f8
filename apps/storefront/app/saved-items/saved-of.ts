import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { listSavedItems } from '@eyelet/contracts/saved-items/list.ts';
import type { SavedItems } from '@eyelet/contracts/saved-items/saved-items.ts';
import type { Visitor } from '../shopper/basket-of.ts';
import { savedAtOnce } from '../shopper/saved-store.ts';

const nothing: SavedItems = { saveForLaterId: null, items: [], total: 0 };

/** What whoever asks for a page has saved for later; null where there is no such list, as a store associate sells (C4.37). */
export async function savedOf({ client, session }: Visitor): Promise<SavedItems | null> {
  // Nobody becomes a guest by looking.
  if (session === undefined) return nothing;
  try {
    return await client.call(listSavedItems, { query: { count: savedAtOnce } });
  } catch (error) {
    if (error instanceof ApiError && error.id === 'AUT432') return null;
    throw error;
  }
}
