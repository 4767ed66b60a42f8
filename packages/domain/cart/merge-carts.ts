import type { CartDocument, CartLine } from './document.ts';

/**
 * The cart of an account and the one of the guest who has signed in to it, as one (C7.10). Lines of the same size and
 * recipe add up, as far as the highest quantity allows; no line is lost. What the guest has typed for his checkout
 * is the later word, so it stands. A guest cart that is a copy of the account's own brings its quantities, not more.
 */
export function mergeCarts(
  account: Readonly<{ id: string; document: CartDocument }>,
  guest: CartDocument,
): CartDocument {
  const isCopy = guest.copiedFrom === account.id;
  const { copiedFrom: _, ...kept } = account.document;
  const took = (guest.shippingAddress ?? guest.billingAddress) ? guest : kept;
  return {
    ...kept,
    lines: guest.lines.reduce<readonly CartLine[]>((lines, line) => addTo(lines, line, isCopy), kept.lines),
    shippingAddress: took.shippingAddress,
    billingAddress: took.billingAddress,
    shippingMethod: took.shippingMethod,
    instruments: guest.instruments.length > 0 ? guest.instruments : kept.instruments,
  };
}

function addTo(lines: readonly CartLine[], added: CartLine, isCopy: boolean): readonly CartLine[] {
  const same = lines.find((line) => line.upc === added.upc && line.recipeId === added.recipeId);
  if (!same) return [...lines, added];
  const maxQuantity = Math.min(same.maxQuantity, added.maxQuantity);
  const wanted = isCopy ? Math.max(same.quantity, added.quantity) : same.quantity + added.quantity;
  const merged = { ...same, maxQuantity, quantity: Math.min(wanted, maxQuantity) };
  return lines.map((line) => (line === same ? merged : line));
}

/** What a new guest takes along of a cart whose session has ended: the lines, and nothing of the person. */
export function copyOfLines(cart: Readonly<{ id: string; document: CartDocument }>): CartDocument {
  const { locale, lines } = cart.document;
  return {
    locale,
    lines,
    shippingAddress: null,
    billingAddress: null,
    shippingMethod: 'standard',
    instruments: [],
    copiedFrom: cart.id,
  };
}
