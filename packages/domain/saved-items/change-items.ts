/** One size that is saved for later. */
export type SavedItem = Readonly<{
  id: string;
  upc: string;
  productId: string;
  recipeId: string | null;
  quantity: number;
}>;

/** A requested change: of the item with the id, or of a new item if no item has it. */
export type SavedItemChange = Readonly<{
  id: string;
  upc: string;
  productId: string;
  quantity: number;
  maxQuantity: number;
}>;

/**
 * Applies changes to a list, one after the other; new items are added at the front. A size is listed once for each
 * recipe: an item changed into an existing size joins it with the sum of both up to the maximum; an existing size that
 * is added again keeps the higher quantity, so that a repeated call saves nothing twice.
 */
export function changeItems<I extends SavedItem>(
  items: readonly I[],
  changes: readonly SavedItemChange[],
): readonly (I | SavedItem)[] {
  return changes.reduce<readonly (I | SavedItem)[]>(changeOne, items);
}

function changeOne(items: readonly SavedItem[], change: SavedItemChange): readonly SavedItem[] {
  const { id, upc, productId, quantity, maxQuantity } = change;
  const known = items.find((item) => item.id === id);
  const recipeId = known?.recipeId ?? null;
  const twin = items.find((item) => item.id !== id && item.upc === upc && item.recipeId === recipeId);
  if (!known) {
    if (!twin) return [{ id, upc, productId, recipeId, quantity }, ...items];
    return replace(items, { ...twin, quantity: Math.max(twin.quantity, quantity) });
  }
  const sum = Math.min(quantity + (twin?.quantity ?? 0), Math.max(maxQuantity, quantity));
  const changed = { ...known, upc, productId, quantity: sum };
  return replace(items, changed).filter((item) => item !== twin);
}

function replace(items: readonly SavedItem[], by: SavedItem): readonly SavedItem[] {
  return items.map((item) => (item.id === by.id ? by : item));
}
