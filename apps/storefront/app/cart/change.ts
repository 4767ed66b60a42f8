import type { Cart } from '@eyelet/contracts/cart/cart.ts';

/** A line as it is asked for. */
export type Line = Readonly<{ upc: string; productId: string; qty: number; maxQty: number; recipeId: string | null }>;

/** What a shopper does to a cart. Lines are named by id and by size, as ids change when a cart is made anew. */
export type CartChange =
  | Readonly<{ kind: 'add'; line: Line }>
  | Readonly<{ kind: 'quantity'; itemId: string; upc: string; qty: number }>
  | Readonly<{ kind: 'remove'; itemId: string; upc: string }>;

/** The lines of a cart, as they would be asked for in a new one. Gifts are the shop's to add, not the shopper's. */
export function linesOf(cart: Cart | null): Line[] {
  return (cart?.items ?? [])
    .filter((item) => !item.bonus)
    .map(({ upc, productId, qty, maxQty, recipeId }) => ({ upc, productId, qty, maxQty, recipeId }));
}

/** Lines after a change: what a new cart must hold when the old one is gone (C4.16). */
export function linesAfter(lines: readonly Line[], change: CartChange): Line[] {
  if (change.kind === 'add') {
    const { line } = change;
    const isSame = (one: Line) => one.upc === line.upc && one.recipeId === line.recipeId;
    if (!lines.some(isSame)) return [...lines, line];
    return lines.map((one) => (isSame(one) ? { ...one, qty: one.qty + line.qty } : one));
  }
  if (change.kind === 'remove') return lines.filter((one) => one.upc !== change.upc);
  return lines.map((one) => (one.upc === change.upc ? { ...one, qty: change.qty } : one));
}

/**
 * The cart as it looks while changes are under way: quantities and rows at once, prices as the server last said them.
 * An added line appears with its answer, since only the server knows its price; the count knows it before.
 */
export function withChanges(cart: Cart | null, changes: readonly CartChange[]): Cart | null {
  if (!cart || changes.length === 0) return cart;
  let items = cart.items;
  for (const change of changes) {
    if (change.kind === 'remove') items = items.filter((item) => item.id !== change.itemId);
    if (change.kind === 'quantity') {
      items = items.map((item) => (item.id === change.itemId ? { ...item, qty: change.qty } : item));
    }
  }
  return { ...cart, items, totalItems: countAfter(cart, changes) };
}

/** Number of pieces once the changes have gone through. */
export function countAfter(cart: Cart | null, changes: readonly CartChange[]): number {
  let lines = (cart?.items ?? []).map(({ id, qty }) => ({ id, qty }));
  let added = 0;
  for (const change of changes) {
    if (change.kind === 'add') added += change.line.qty;
    if (change.kind === 'remove') lines = lines.filter((line) => line.id !== change.itemId);
    if (change.kind === 'quantity') {
      lines = lines.map((line) => (line.id === change.itemId ? { ...line, qty: change.qty } : line));
    }
  }
  return lines.reduce((sum, line) => sum + line.qty, added);
}
