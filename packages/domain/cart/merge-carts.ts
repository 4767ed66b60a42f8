import { joinCoupons } from './coupons.ts';
import { type CartDocument, type CartLine, emptyCart, mostLines } from './document.ts';
import { isSameLine } from './same-line.ts';

/** Two full carts are kept whole; signing in repeatedly never makes a cart longer than that. */
const mostMerged = 2 * mostLines;

/**
 * Merges the cart of an account and that of a guest who signs in (C7.10). Lines of the same size, recipe and fulfilment
 * are summed up to the maximum quantity; no line is lost and none gets another fulfilment. Checkout data of the guest
 * is newer and takes precedence. A guest cart that is a copy of the account's own replaces its quantities instead of
 * adding to them.
 */
export function mergeCarts(
  account: Readonly<{ id: string; document: CartDocument }>,
  guest: CartDocument,
  mostCodes: number,
): CartDocument {
  const isCopy = guest.copiedFrom === account.id;
  // A merged cart is a customer's: what an associate took off ends with it.
  const { copiedFrom: _, adjustments: __, ...kept } = account.document;
  const hasTyped = guest.shippingAddress ?? guest.billingAddress ?? guest.collectionPoint;
  const took = hasTyped ? guest : kept;
  return {
    ...kept,
    lines: bought(guest.lines).reduce<readonly CartLine[]>((lines, line) => addTo(lines, line, isCopy), kept.lines),
    coupons: joinCoupons(kept.coupons, guest.coupons, mostCodes),
    shippingAddress: took.shippingAddress,
    billingAddress: took.billingAddress,
    billsShippingAddress: took.billsShippingAddress,
    shippingMethod: took.shippingMethod,
    shopperAppliedMethod: took.shopperAppliedMethod,
    methodTransition: took.methodTransition,
    collectionPoint: took.collectionPoint,
    favStoreId: guest.favStoreId ?? kept.favStoreId,
    pickupContact: guest.pickupContact ?? kept.pickupContact,
    deviceFingerprint: guest.deviceFingerprint ?? kept.deviceFingerprint,
    instruments: guest.instruments.length > 0 ? guest.instruments : kept.instruments,
  };
}

/** Gifts are added by the cart that earns them. */
function bought(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.filter(({ bonus }) => bonus === null);
}

function addTo(lines: readonly CartLine[], added: CartLine, isCopy: boolean): readonly CartLine[] {
  const same = lines.find((line) => isSameLine(line, added));
  if (!same) return lines.length < mostMerged ? [...lines, added] : lines;
  const maxQuantity = Math.min(same.maxQuantity, added.maxQuantity);
  const wanted = isCopy ? Math.max(same.quantity, added.quantity) : same.quantity + added.quantity;
  const giftOption = added.giftOption ?? same.giftOption;
  const merged = { ...same, maxQuantity, giftOption, quantity: Math.min(wanted, maxQuantity) };
  return lines.map((line) => (line === same ? merged : line));
}

/** The part of a cart that a new guest keeps when its session has expired: the lines, without personal data. */
export function copyOfLines(cart: Readonly<{ id: string; document: CartDocument }>): CartDocument {
  const impersonal = bought(cart.document.lines).filter(({ giftCard }) => giftCard === undefined);
  const lines = impersonal.map((line) => (line.giftOption ? { ...line, giftOption: null } : line));
  return { ...emptyCart(cart.document.locale), lines, copiedFrom: cart.id };
}
