import type { Market } from './market.ts';

/** What a market has whose file says nothing else; its file begins with these. */
export const usual = {
  dateFormat: 'MM/DD/YYYY',
  nameOrder: 'given-first',
} as const satisfies Partial<Market>;
