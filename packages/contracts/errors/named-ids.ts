/** Named ids of checkout and the catalogue codes they stand for; server and client share this table (C8.125). */
export const codesByName = {
  CART_NOT_FOUND: ['BSK404'],
  INVALID_CUSTOMER: ['AUT498'],
  ITEM_NOT_AVAILABLE: ['ORD404'],
  NO_PRICE: ['INV702'],
  INVALID_PRICE: ['PRC400'],
  ITEM_OOS: ['INV700'],
  ITEMS_OOS: ['INV406', 'INV405', 'INV407'],
  ADDED_MAX_QUANTITY: ['INV408'],
  GWP_PRODUCT: ['GWP403'],
  PAYMENT_ERROR: ['PAY400'],
  PAYMENT_FRAUD_VERIFICATION_EXCEPTION: ['PYT402'],
  CANT_SHIP_THERE: ['PAY401'],
  GC_INVALID2: ['GFC700', 'GFC760', 'GFC800'],
  GC_ALREADY_APPLIED: ['GFC755'],
  GC_NOT_ALLOWED: ['GFC725'],
  GC_ZERO_BALANCE: ['GFC740'],
  CC_EXPIRY_DATE_INVALID: ['FE309'],
  PAYMENT_INSTRUMENT_NOT_FOUND: ['PYT404'],
  ADDRESS_NOT_FOUND: ['PYT405'],
  SHIPPING_POBOX_UNAVAILABLE: ['SHP500'],
  SOME_PRODUCTS_NO_INVENTORY: ['INV409'],
  ITEM_NO_LONGER_AVAILABLE: ['ORD430'],
  DUPLICATED_TOKEN: ['AUT409'],
} as const;

export type NamedId = keyof typeof codesByName;

const nameByCode = new Map<string, NamedId>(
  Object.entries(codesByName).flatMap(([name, codes]) => codes.map((code) => [code, name as NamedId] as const)),
);

/** The named id of a code; undefined for codes without one and for unknown codes. */
export function nameOf(code: string): NamedId | undefined {
  return nameByCode.get(code);
}

/** Whether a code is one of those that share a named id. */
export function isNamed(code: string, name: NamedId): boolean {
  return nameByCode.get(code) === name;
}
