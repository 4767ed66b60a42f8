/** One size that is saved for later. */
export type SavedItem = Readonly<{
  id: string;
  upc: string;
  productId: string;
  recipeId: string | null;
  quantity: number;
}>;

/** A change as it is asked for: of the item with the id, or, with the id of none, a new one. */
export type SavedItemChange = Readonly<{
  id: string;
  upc: string;
  productId: string;
  quantity: number;
  maxQuantity: number;
}>;

/**
 * Puts changes into a list, one after the other; what comes new stands first. A size stands once for each recipe: changed
 * into one that is there, an item joins it with the sum of both as far as is allowed; one that is added again keeps the
 * higher quantity, so that asking twice saves nothing twice.
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
