import type { Giver, LeftOutKind } from '@eyelet/contracts/handovers/handover.ts';
import type { CartDocument, CartLine } from '../cart/document.ts';
import { copyOfLines, mergeCarts } from '../cart/merge-carts.ts';
import { isSameLine } from '../cart/same-line.ts';

/** Milliseconds for which the link of a handover works. */
export const handoverMs = 15 * 60 * 1000;

/** Something of a cart that did not come along; `quantity` are the units that are missing. */
export type LeftOut = Readonly<{ kind: LeftOutKind; upc: string | null; code: string | null; quantity: number | null }>;

type Cart = Readonly<{ id: string; document: CartDocument }>;

/** Stores give to shoppers, and shoppers to stores. */
export function mayTake(giver: Giver, taker: Readonly<{ isAssociate: boolean }> | undefined): boolean {
  return (giver === 'shopper') === (taker?.isAssociate ?? false);
}

/**
 * What of a cart goes along: lines and codes. Addresses, payment, contacts, greetings and what an associate has taken off stay, and so
 * do gift cards, which are addressed to somebody. Gifts are added by the cart that earns them.
 */
export function handedOver(cart: Cart): Readonly<{ document: CartDocument; leftOut: readonly LeftOut[] }> {
  const { copiedFrom: _, ...copy } = copyOfLines(cart);
  const lines = copy.lines.map((line) => ({ ...line, transition: null }));
  const leftOut = cart.document.lines.flatMap((line): LeftOut[] => {
    if (line.bonus !== null) return [];
    if (line.giftCard) return [left('gift-card', line, line.quantity)];
    return line.giftOption ? [left('greeting', line, null)] : [];
  });
  return { document: { ...copy, lines, coupons: cart.document.coupons }, leftOut };
}

/** Units of a cart. */
export function piecesOf({ lines }: Pick<CartDocument, 'lines'>): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The taker's cart with what was handed over: merged as at sign-in. What an associate has taken off their own lines stays. */
export function takenInto(own: Cart | undefined, handed: CartDocument): CartDocument {
  if (!own) return handed;
  const { adjustments } = own.document;
  const merged = mergeCarts(own, handed);
  return adjustments ? { ...merged, adjustments } : merged;
}

/**
 * What of the lines and codes that were handed over is not in the taker's cart: `kept` is what could be bought and used, `taken` the
 * cart that it was merged into `own` as.
 */
export function leftBehind(
  handed: CartDocument,
  kept: CartDocument,
  own: CartDocument | undefined,
  taken: CartDocument,
): readonly LeftOut[] {
  const lines = handed.lines.flatMap((line): LeftOut[] => {
    const before = own?.lines.find((one) => isSameLine(one, line))?.quantity ?? 0;
    const after = taken.lines.find((one) => isSameLine(one, line))?.quantity ?? 0;
    const came = kept.lines.some(({ id }) => id === line.id) ? Math.max(0, after - before) : 0;
    if (came >= line.quantity) return [];
    return [left(came === 0 ? 'unavailable' : 'fewer', line, line.quantity - came)];
  });
  const codes = handed.coupons
    .filter(({ promotionId }) => !taken.coupons.some((one) => one.promotionId === promotionId))
    .map(({ code }): LeftOut => ({ kind: 'code', upc: null, code, quantity: null }));
  return [...lines, ...codes];
}

function left(kind: LeftOutKind, { upc }: CartLine, quantity: number | null): LeftOut {
  return { kind, upc, code: null, quantity };
}

/** The token in what was scanned or typed: the link of a code, or its token alone; undefined for anything else. */
export function tokenIn(text: string): string | undefined {
  const token = /(?:[?&]token=|^)([\w-]+\.[\w-]+)(?:&|#|$)/.exec(text.trim())?.[1];
  return token !== undefined && token.length <= 128 ? token : undefined;
}
