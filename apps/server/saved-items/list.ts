import { listSavedItems } from '@eyelet/contracts/saved-items/list.ts';
import { findSavedList } from '@eyelet/db/saved-items/saved-item.ts';
import { handle } from '../kernel/handle.ts';
import { ownerOf } from '../lists/owner.ts';
import { savedItemsView } from './view.ts';

/** Lists the caller's saved items (C7.98, C7.125). */
export const listSavedItemsHandler = handle(listSavedItems, async (context, { query }) => {
  const owner = ownerOf(context);
  return savedItemsView(context, await findSavedList(context.shop.database.db, owner), query);
});
