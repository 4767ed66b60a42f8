import type { Currency } from '../money/currency.ts';

/** Minor units by currency. A promotion does not hold where it has no amount for the currency. */
export type Amounts = Readonly<Partial<Record<Currency, number>>>;
