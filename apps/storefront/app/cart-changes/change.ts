import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { Fulfilment } from '@eyelet/contracts/cart/fulfilment.ts';
import type { GiftOption } from '@eyelet/contracts/cart/gift-option.ts';
import type { CartItem } from '@eyelet/contracts/cart/item.ts';
import type { GiftCardWish } from '@eyelet/contracts/gift-cards/wish.ts';

/** How a line reaches the shopper; `storeId` when it is collected at or sent to a store. */
export type Delivery = Readonly<{ fulfilment: Fulfilment; storeId: string | null }>;

/** A line as the shopper asks for it. */
export type Line = Readonly<{ upc: string; productId: string; qty: number; maxQty: number; recipeId: string | null }> &
  Partial<Delivery & { giftOption: GiftOption; giftCard: GiftCardWish }>;

/** Identifies a line in a change: by id, and by its content, as ids change when a cart is recreated. */
export type LineName = Readonly<{ itemId: string; upc: string; recipeId: string | null }> &
  Delivery &
  Partial<{ giftCard: GiftCardWish }>;

/** What a shopper does to a cart. */
export type CartChange =
  | Readonly<{ kind: 'add'; line: Line }>
  | Readonly<{ kind: 'quantity'; line: LineName; qty: number }>
  | Readonly<{ kind: 'remove'; line: LineName }>
  | Readonly<{ kind: 'delivery'; line: LineName; delivery: Delivery }>
  | Readonly<{ kind: 'method'; shippingId: string; code: string }>
  | Readonly<{ kind: 'gift'; line: LineName; giftOption: GiftOption | null }>
  | Readonly<{ kind: 'coupon'; code: string }>
  | Readonly<{ kind: 'removeCoupon'; code: string }>;

/** The line that a change concerns; undefined where it adds one or concerns a shipment or the whole cart. */
export function lineOf(change: CartChange): LineName | undefined {
  return change.kind !== 'add' && 'line' in change ? change.line : undefined;
}

export function nameOf({ id, upc, recipeId, fulfilment, storeId, giftCard }: CartItem): LineName {
  return { itemId: id, upc, recipeId, fulfilment, storeId, ...(giftCard ? { giftCard } : {}) };
}

type LineKey = Omit<Line, 'productId' | 'qty' | 'maxQty' | 'giftOption' | 'giftCard'> &
  Readonly<{ giftCard?: GiftCardWish | null }>;

/** Whether two lines are one: the same size and recipe, delivered alike, and the same gift card. */
export function isSameLine(one: LineKey, other: LineKey): boolean {
  return (
    one.upc === other.upc &&
    one.recipeId === other.recipeId &&
    (one.fulfilment ?? 'home') === (other.fulfilment ?? 'home') &&
    (one.storeId ?? null) === (other.storeId ?? null) &&
    JSON.stringify(one.giftCard ?? null) === JSON.stringify(other.giftCard ?? null)
  );
}

/** The lines of a cart, as they would be asked for in a new one. Gifts are the shop's to add, not the shopper's. */
export function linesOf(cart: Cart | null): Line[] {
  return (cart?.items ?? []).filter((item) => !item.bonus).map(lineOfItem);
}

/** The request for the same item in a new cart. */
export function lineOfItem(item: CartItem): Line {
  const { upc, productId, qty, maxQty, recipeId, giftOption, giftCard, fulfilment, storeId } = item;
  const wished = { ...(giftOption ? { giftOption } : {}), ...(giftCard ? { giftCard } : {}) };
  const line = { upc, productId, qty, maxQty, recipeId, ...wished };
  return fulfilment === 'home' ? line : { ...line, fulfilment, storeId };
}

export function lineBody({ recipeId, ...line }: Line) {
  return recipeId === null ? line : { ...line, recipeId };
}

/**
 * The cart as shown while changes are under way: quantities and rows change at once, prices are the last of the server.
 * An added line appears with its answer, since only the server knows its price; the count includes it at once.
 */
export function withChanges(cart: Cart | null, changes: readonly CartChange[]): Cart | null {
  if (!cart || changes.length === 0) return cart;
  let items = cart.items;
  for (const change of changes) {
    const itemId = lineOf(change)?.itemId;
    if (change.kind === 'remove') items = items.filter((item) => item.id !== itemId);
    if (change.kind === 'quantity') {
      items = items.map((item) => (item.id === itemId ? { ...item, qty: change.qty } : item));
    }
  }
  return { ...cart, items, totalItems: countAfter(cart, changes) };
}

/** Shown at once, before the server has answered. */
export function countAfter(cart: Cart | null, changes: readonly CartChange[]): number {
  let lines = (cart?.items ?? []).map(({ id, qty }) => ({ id, qty }));
  let added = 0;
  for (const change of changes) {
    const itemId = lineOf(change)?.itemId;
    if (change.kind === 'add') added += change.line.qty;
    if (change.kind === 'remove') lines = lines.filter((line) => line.id !== itemId);
    if (change.kind === 'quantity') {
      lines = lines.map((line) => (line.id === itemId ? { ...line, qty: change.qty } : line));
    }
  }
  return lines.reduce((sum, line) => sum + line.qty, added);
}
