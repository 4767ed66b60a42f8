import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import type { updateSavedItems } from '@eyelet/contracts/saved-items/update.ts';
import type { SavedItemRow } from '@eyelet/db/saved-items/saved-item.ts';
import type { SavedItemChange } from '@eyelet/domain/saved-items/change-items.ts';
import { buyable } from '../cart/add.ts';
import type { Context } from '../kernel/context.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';

type Asked = NonNullable<InputOf<typeof updateSavedItems>['body']['items']>[number];
export type ChangeRefusal = Refusal<'ORD404' | 'INV408' | 'INV702' | 'PRC400'>;

/** The changes of a call in the form of the rule; the first one that is impossible refuses all. */
export function changesAsked(
  context: Context,
  asked: readonly Asked[],
  rows: readonly SavedItemRow[],
): readonly SavedItemChange[] | ChangeRefusal {
  const changes: SavedItemChange[] = [];
  for (const one of asked) {
    const change = changeAsked(context, one, rows);
    if (change instanceof Refusal) return change;
    changes.push(change);
  }
  return changes;
}

function changeAsked(context: Context, asked: Asked, rows: readonly SavedItemRow[]): SavedItemChange | ChangeRefusal {
  const row = rows.find(({ id }) => id === asked.itemId);
  if (asked.itemId !== undefined && !row) return refuse('ORD404');
  const quantity = asked.qty ?? row?.quantity ?? 1;
  // A smaller quantity of the same item is allowed even when it can no longer be bought.
  const stays = row && asked.upc === undefined && (asked.productId ?? row.product_id) === row.product_id;
  if (row && stays && quantity <= row.quantity) {
    return { id: row.id, upc: row.upc, productId: row.product_id, quantity, maxQuantity: quantity };
  }
  const goods = buyable(context, stays ? { upc: row.upc } : asked);
  if (goods instanceof Refusal) return goods;
  const { maxQty } = goods.product;
  if (quantity > maxQty) return refuse('INV408', { maxAllowedQty: maxQty });
  const { upc, productId } = goods.sku;
  return { id: row?.id ?? context.newId(), upc, productId, quantity, maxQuantity: maxQty };
}
