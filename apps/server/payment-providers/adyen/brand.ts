/** Adyen's names of the brands that the card fields accept, and the shop's. */
const names: Readonly<Record<string, string>> = {
  visa: 'visa',
  mc: 'mastercard',
  amex: 'amex',
  discover: 'discover',
  maestro: 'maestro',
};

export const adyenBrands: readonly string[] = Object.keys(names);

export const brandNames: readonly string[] = Object.values(names);

/** The shop's name of a brand; a brand without one is called a card. */
export function brandName(adyenBrand: string | undefined): string {
  return names[adyenBrand ?? ''] ?? 'card';
}
