import { savedItemsLimit } from '@eyelet/contracts/saved-items/saved-items.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import {
  insertSavedItems,
  lockItems,
  lockSavedList,
  replaceSavedItems,
  type SavedItemRow,
  type SavedItemValues,
} from '@eyelet/db/saved-items/saved-item.ts';
import { changeItems, type SavedItemChange } from '@eyelet/domain/saved-items/change-items.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';

const full = () => refuse('INV408', { maxAllowedQty: savedItemsLimit });

/** Adds an item to the owner's list; a full list refuses further items. */
export async function keepItem(
  { shop, newId, now }: Context,
  owner: string,
  item: SavedItemValues,
): Promise<Refusal<'INV408'> | undefined> {
  return transact(shop.database.db, async (tx) => {
    const listId = await lockSavedList(tx, owner, newId(), now);
    const held = await lockItems(tx, listId);
    const has = held.some(({ upc, recipe_id }) => upc === item.upc && recipe_id === item.recipe_id);
    if (!has && held.length >= savedItemsLimit) return full();
    await insertSavedItems(tx, listId, [item], now);
    return undefined;
  });
}

/** Computes changes from the current items of the owner's list, and writes them; a refusal changes nothing. */
export async function changeKept<R extends Refusal>(
  { shop, newId, now }: Context,
  owner: string,
  changesOf: (items: readonly SavedItemRow[]) => readonly SavedItemChange[] | R,
): Promise<R | Refusal<'INV408'> | undefined> {
  return transact(shop.database.db, async (tx) => {
    const listId = await lockSavedList(tx, owner, newId(), now);
    const rows = await lockItems(tx, listId);
    const changes = changesOf(rows);
    if (!Array.isArray(changes)) return changes as R;
    const items = rows.map((row) => ({ ...row, productId: row.product_id, recipeId: row.recipe_id }));
    const changed = changeItems(items, changes);
    if (changed.length > Math.max(savedItemsLimit, rows.length)) return full();
    const known = new Map(rows.map((row) => [row.id, row]));
    await replaceSavedItems(
      tx,
      listId,
      changed.map(({ id, upc, productId, recipeId, quantity }) => ({
        id,
        list_id: listId,
        upc,
        product_id: productId,
        recipe_id: recipeId,
        quantity,
        saved_at: known.get(id)?.saved_at ?? now,
        moving_at: known.get(id)?.moving_at ?? null,
      })),
    );
    return undefined;
  });
}
