import type { Currency } from './currency.ts';

const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(currency: Currency, tag: string): Intl.NumberFormat {
  const key = `${tag} ${currency}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'CAD' ? 'code' : 'narrowSymbol',
  });
  formatters.set(key, made);
  return made;
}

/**
 * Major units as formatted for shoppers: CAD with its code, every other currency with its symbol (C9.11, C9.12). Narrow
 * spaces become ordinary no-break ones, so that server and browser format alike despite different language data.
 */
export function formatAmount(major: number, currency: Currency | string, tag: string): string {
  return formatterFor(currency as Currency, tag)
    .format(major)
    .replaceAll('\u202f', '\u00a0');
}

/** Minor units as formatted for shoppers. */
export function formatMinor(minor: number, currency: Currency, tag: string): string {
  return formatAmount(minor / 100, currency, tag);
}
