import type { GiftOption } from '@eyelet/contracts/cart/gift-option.ts';
import { type CartDocument, type CartLine, type DeliveryChoice, highestQuantity, mostLines } from './document.ts';
import type { GiftCardWish } from './gift-card-wish.ts';
import { isSameLine } from './same-line.ts';

export type LineRequest = Readonly<{
  upc: string;
  productId: string;
  quantity?: number | undefined;
  maxQuantity?: number | undefined;
  recipeId?: string | null | undefined;
  /** The fulfilment; by default home. */
  choice?: DeliveryChoice | undefined;
  giftOption?: GiftOption | null | undefined;
  giftCard?: GiftCardWish | undefined;
}>;

/** A changed cart, or why it stays unchanged; `over-maximum` has the highest quantity allowed (INV408). */
export type LineChange =
  | Readonly<{ kind: 'changed'; cart: CartDocument; line: CartLine }>
  | Readonly<{ kind: 'over-maximum'; allowed: number }>
  | Readonly<{ kind: 'unknown-line' }>;

const sentHome: DeliveryChoice = { fulfilment: 'home', storeId: null };

/** Why a request cannot become a line at all: a recipe without a product made to order, or a full cart. */
export function lineProblem(
  cart: CartDocument,
  request: LineRequest,
  product: Readonly<{ isCustoms: boolean }>,
): 'recipe-not-applicable' | 'too-many-lines' | undefined {
  if (request.recipeId && !product.isCustoms) return 'recipe-not-applicable';
  return cart.lines.length >= mostLines && !lineFor(cart, request) ? 'too-many-lines' : undefined;
}

/**
 * Adds units (C5.55: by default one; C5.56: by default at most 999999). The same size with the same recipe and the same
 * fulfilment is one line with the sum, so that adding twice never makes two rows of the same goods.
 */
export function addLine(cart: CartDocument, request: LineRequest, newLineId: string): LineChange {
  const same = lineFor(cart, request);
  const maxQuantity = Math.min(request.maxQuantity ?? same?.maxQuantity ?? highestQuantity, highestQuantity);
  const quantity = (same?.quantity ?? 0) + (request.quantity ?? 1);
  if (quantity > maxQuantity) return { kind: 'over-maximum', allowed: maxQuantity };
  const giftOption = request.giftOption ?? same?.giftOption ?? null;
  const line: CartLine = {
    ...(same ?? newLine(request, newLineId)),
    quantity,
    maxQuantity,
    giftOption,
    transition: null,
  };
  const lines = same ? cart.lines.map((one) => (one === same ? line : one)) : [...cart.lines, line];
  return { kind: 'changed', cart: { ...cart, lines }, line };
}

/**
 * Changes quantity, size, recipe or gift option of a line (C7.33); its transition is then no longer shown. A line that
 * becomes the same as another one joins it with the sum of both.
 */
export function changeLine(
  cart: CartDocument,
  lineId: string,
  change: Partial<Omit<LineRequest, 'choice' | 'recipeId'>> & { recipeId?: string | null | undefined },
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
    giftOption: change.giftOption === undefined ? found.giftOption : change.giftOption,
    transition: null,
  };
  return replaceLine(cart, found, changed);
}

/** Replaces a line with its changed version; another line that is then the same joins it. */
export function replaceLine(cart: CartDocument, before: CartLine, after: CartLine): LineChange {
  const twin = cart.lines.find((line) => line !== before && isSameLine(line, after));
  const line: CartLine = twin
    ? { ...after, quantity: after.quantity + twin.quantity, giftOption: after.giftOption ?? twin.giftOption }
    : after;
  if (line.quantity > line.maxQuantity) return { kind: 'over-maximum', allowed: line.maxQuantity };
  const lines = cart.lines.filter((one) => one !== twin).map((one) => (one === before ? line : one));
  return { kind: 'changed', cart: { ...cart, lines }, line };
}

/** Removes a line; removing a missing one changes nothing, so a repeated call is safe. */
export function removeLine(cart: CartDocument, lineId: string): CartDocument {
  if (!cart.lines.some((line) => line.id === lineId)) return cart;
  return { ...cart, lines: cart.lines.filter((line) => line.id !== lineId) };
}

function lineFor(cart: CartDocument, request: LineRequest): CartLine | undefined {
  const { upc, recipeId = null, giftCard } = request;
  const key = { upc, recipeId, bonus: null, ...(request.choice ?? sentHome), ...(giftCard ? { giftCard } : {}) };
  return cart.lines.find((line) => isSameLine(line, key));
}

function newLine(request: LineRequest, id: string): CartLine {
  return {
    id,
    upc: request.upc,
    productId: request.productId,
    quantity: 0,
    maxQuantity: highestQuantity,
    recipeId: request.recipeId ?? null,
    giftOption: null,
    transition: null,
    bonus: null,
    ...(request.choice ?? sentHome),
    ...(request.giftCard ? { giftCard: request.giftCard } : {}),
  };
}
