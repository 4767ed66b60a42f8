import { removeSavedItem } from '@eyelet/contracts/saved-items/remove.ts';
import { deleteSavedItems, findSavedList } from '@eyelet/db/saved-items/saved-item.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { ownerOf } from '../lists/owner.ts';
import { savedItemsView } from './view.ts';

/** Removes a saved item of the caller (C7.50). */
export const removeSavedItemHandler = handle(removeSavedItem, async (context, { params, query }) => {
  const owner = ownerOf(context);
  const { db } = context.shop.database;
  const list = { id: params.saveForlaterId, owner };
  if (!(await deleteSavedItems(db, list, [params.itemId]))) return refuse('API404');
  return savedItemsView(context, await findSavedList(db, owner), query);
});
