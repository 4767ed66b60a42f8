/** Currencies of the price lists. All of them have two decimals. */
export type Currency = 'USD' | 'CAD' | 'GBP' | 'EUR';
