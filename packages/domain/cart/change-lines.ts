import { type CartDocument, type CartLine, highestQuantity } from './document.ts';

export type LineRequest = Readonly<{
  upc: string;
  productId: string;
  quantity?: number | undefined;
  maxQuantity?: number | undefined;
  recipeId?: string | null | undefined;
}>;

/** A changed cart, or why it stays as it was; `over-maximum` tells the quantity that is allowed (INV408). */
export type LineChange =
  | Readonly<{ kind: 'changed'; cart: CartDocument; line: CartLine }>
  | Readonly<{ kind: 'over-maximum'; allowed: number }>
  | Readonly<{ kind: 'unknown-line' }>;

/**
 * Adds pieces (C5.55: one unless told; C5.56: at most 999999 unless told). The same size with the same recipe is one
 * line with the sum, so that adding twice never makes two rows of the same thing.
 */
export function addLine(cart: CartDocument, request: LineRequest, newLineId: string): LineChange {
  const recipeId = request.recipeId ?? null;
  const same = cart.lines.find((line) => line.upc === request.upc && line.recipeId === recipeId);
  const maxQuantity = Math.min(request.maxQuantity ?? same?.maxQuantity ?? highestQuantity, highestQuantity);
  const quantity = (same?.quantity ?? 0) + (request.quantity ?? 1);
  if (quantity > maxQuantity) return { kind: 'over-maximum', allowed: maxQuantity };
  const line: CartLine = same
    ? { ...same, quantity, maxQuantity }
    : {
        id: newLineId,
        upc: request.upc,
        productId: request.productId,
        quantity,
        maxQuantity,
        recipeId,
        fulfilment: 'home',
        storeId: null,
        giftOption: null,
        transition: null,
      };
  const lines = same ? cart.lines.map((one) => (one === same ? line : one)) : [...cart.lines, line];
  return { kind: 'changed', cart: { ...cart, lines }, line };
}

/**
 * Changes quantity, size or recipe of a line (C7.33). A line that becomes the same size and recipe as another one joins
 * it with the sum of both.
 */
export function changeLine(
  cart: CartDocument,
  lineId: string,
  change: Partial<Omit<LineRequest, 'recipeId'>> & { recipeId?: string | null | undefined },
): LineChange {
  const found = cart.lines.find((line) => line.id === lineId);
  if (!found) return { kind: 'unknown-line' };
  const changed: CartLine = {
    ...found,
    upc: change.upc ?? found.upc,
    productId: change.productId ?? found.productId,
    quantity: change.quantity ?? found.quantity,
    maxQuantity: Math.min(change.maxQuantity ?? found.maxQuantity, highestQuantity),
    recipeId: change.recipeId === undefined ? found.recipeId : change.recipeId,
  };
  const twin = cart.lines.find(
    (line) => line !== found && line.upc === changed.upc && line.recipeId === changed.recipeId,
  );
  const line: CartLine = twin ? { ...changed, quantity: changed.quantity + twin.quantity } : changed;
  if (line.quantity > line.maxQuantity) return { kind: 'over-maximum', allowed: line.maxQuantity };
  const lines = cart.lines.filter((one) => one !== twin).map((one) => (one === found ? line : one));
  return { kind: 'changed', cart: { ...cart, lines }, line };
}

/** Removes a line; removing one that is gone already changes nothing, so a repeated call is safe. */
export function removeLine(cart: CartDocument, lineId: string): CartDocument {
  if (!cart.lines.some((line) => line.id === lineId)) return cart;
  return { ...cart, lines: cart.lines.filter((line) => line.id !== lineId) };
}
