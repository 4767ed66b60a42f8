import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { listSavedItems } from '@eyelet/contracts/saved-items/list.ts';
import type { SavedItems } from '@eyelet/contracts/saved-items/saved-items.ts';
import type { Visitor } from '../shopper/auth-of.ts';
import { savedAtOnce } from '../shopper/saved-store.ts';

const nothing: SavedItems = { saveForLaterId: null, items: [], total: 0 };

/** The saved items of the visitor; null in an associate session, which has no such list (C4.37). */
export async function savedOf({ client, session }: Visitor): Promise<SavedItems | null> {
  // Viewing a page must not create a guest session.
  if (session === undefined) return nothing;
  try {
    return await client.call(listSavedItems, { query: { count: savedAtOnce } });
  } catch (error) {
    if (error instanceof ApiError && error.id === 'AUT432') return null;
    throw error;
  }
}
