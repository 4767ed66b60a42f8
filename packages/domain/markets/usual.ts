import type { Market } from './market.ts';

/** The defaults of a market; the file of each market begins with these. */
export const usual = {
  dateFormat: 'MM/DD/YYYY',
  nameOrder: 'given-first',
} as const satisfies Partial<Market>;
