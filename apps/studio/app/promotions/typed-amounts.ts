import type { AmountsView } from '@eyelet/contracts/promotion-desk/amounts.ts';
import { amountOf } from './numbers.ts';

export const currencies = ['USD', 'CAD', 'GBP', 'EUR'] as const;

/** Amounts as they are typed; empty: none. */
export type TypedAmounts = Readonly<Record<(typeof currencies)[number], string>>;

export const noAmounts: TypedAmounts = { USD: '', CAD: '', GBP: '', EUR: '' };

/** A value as its field begins; empty where there is none. */
export const typed = (value: number | string | null | undefined) =>
  value === null || value === undefined ? '' : String(value);

export const typedAmounts = (amounts: AmountsView | null): TypedAmounts => ({
  USD: typed(amounts?.USD),
  CAD: typed(amounts?.CAD),
  GBP: typed(amounts?.GBP),
  EUR: typed(amounts?.EUR),
});

/** Amounts for the API; null where none was typed. */
export function amountsFrom(amounts: TypedAmounts): AmountsView | null {
  const given = currencies.flatMap((currency) => {
    const amount = amountOf(amounts[currency]);
    return amount === null ? [] : [[currency, amount] as const];
  });
  return given.length === 0 ? null : Object.fromEntries(given);
}
