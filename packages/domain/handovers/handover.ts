import type { Giver, LeftOutKind } from '@eyelet/contracts/handovers/handover.ts';
import type { CartDocument, CartLine } from '../cart/document.ts';
import { copyOfLines, mergeCarts } from '../cart/merge-carts.ts';
import { isSameLine } from '../cart/same-line.ts';

/** How long the link of a handover is valid, in milliseconds. */
export const handoverMs = 15 * 60 * 1000;

/** An item of a cart that was left out; `quantity` is the number of missing units. */
export type LeftOut = Readonly<{ kind: LeftOutKind; upc: string | null; code: string | null; quantity: number | null }>;

type Cart = Readonly<{ id: string; document: CartDocument }>;

/** Stores hand over to shoppers, and shoppers to stores. */
export function mayTake(giver: Giver, taker: Readonly<{ isAssociate: boolean }> | undefined): boolean {
  return (giver === 'shopper') === (taker?.isAssociate ?? false);
}

/**
 * The part of a cart that is handed over: lines and codes. Addresses, payment, contacts, greetings and adjustments of
 * an associate stay, and so do gift cards, which are addressed to somebody. Gifts are added by the cart that earns
 * them.
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
export function unitsIn({ lines }: Pick<CartDocument, 'lines'>): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The taker's cart with the items that were handed over, merged as at sign-in. The taker's own adjustments stay. */
export function takenInto(own: Cart | undefined, handed: CartDocument, mostCodes: number): CartDocument {
  if (!own) return handed;
  const { adjustments } = own.document;
  const merged = mergeCarts(own, handed, mostCodes);
  return adjustments ? { ...merged, adjustments } : merged;
}

/**
 * The handed-over lines and codes that are not in the taker's cart: `kept` are those that can be bought and used,
 * `taken` is the cart after merging with `own`.
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

/** The token in scanned or typed text: of a link, or the token alone; undefined for anything else. */
export function tokenIn(text: string): string | undefined {
  const token = /(?:[?&]token=|^)([\w-]+\.[\w-]+)(?:&|#|$)/.exec(text.trim())?.[1];
  return token !== undefined && token.length <= 128 ? token : undefined;
}
