import type { Address } from '@eyelet/contracts/addresses/address.ts';

/** Quantity an item may reach unless its product or its buyer sets a lower one (C5.56, C9.17). */
export const highestQuantity = 999_999;

/** One line of a cart as stored: what was chosen, never what it costs. */
export type CartLine = Readonly<{
  id: string;
  upc: string;
  productId: string;
  quantity: number;
  maxQuantity: number;
  /** Recipe of a customised product; two recipes of one SKU are two lines. */
  recipeId: string | null;
}>;

/** A card token attached before the order is placed; amounts are taken from the totals. */
export type CartInstrument = Readonly<{
  id: string;
  methodId: 'CREDIT_CARD';
  token: string;
  card: Readonly<{ brand: string; last4: string; expiryMonth: number; expiryYear: number }>;
}>;

/** A cart as one document. Prices, names and stock are read from the catalogue whenever it is shown. */
export type CartDocument = Readonly<{
  locale: string;
  lines: readonly CartLine[];
  shippingAddress: Address | null;
  billingAddress: Address | null;
  shippingMethod: string;
  instruments: readonly CartInstrument[];
  /** Cart whose lines this one took over when its session ended; merging back does not double them. */
  copiedFrom?: string;
}>;

/** A cart without anything in it (C4.15: it exists only once something is added). */
export function emptyCart(locale: string): CartDocument {
  return {
    locale,
    lines: [],
    shippingAddress: null,
    billingAddress: null,
    shippingMethod: 'standard',
    instruments: [],
  };
}
