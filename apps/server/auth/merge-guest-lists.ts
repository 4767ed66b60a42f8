import { favoritesLimit } from '@eyelet/contracts/favorites/favorites.ts';
import { savedItemsLimit } from '@eyelet/contracts/saved-items/saved-items.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { mergeFavorites } from '@eyelet/db/favorites/favorite.ts';
import { mergeSavedItems } from '@eyelet/db/saved-items/move.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { Context } from '../kernel/context.ts';

/**
 * Brings the favorites and the saved items of a guest into the lists of the account (C4.30, C4.31). Only the guest's
 * own lists are taken, whatever ids the call names.
 */
export async function mergeGuestLists(
  tx: Transaction<Tables>,
  guestNo: string,
  consumerNo: string,
  { now, newId }: Context,
): Promise<void> {
  await mergeFavorites(tx, guestNo, { owner: consumerNo, newId: newId(), limit: favoritesLimit }, now);
  await mergeSavedItems(tx, guestNo, { owner: consumerNo, newId: newId(), limit: savedItemsLimit }, now);
}
