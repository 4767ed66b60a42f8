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

const samples = new Map<string, string>();

/**
 * Learns from 1234.56, as `formatAmount` wrote it elsewhere, how ordinary amounts of a currency are written. The first use
 * of a browser's language data takes it tens of milliseconds while a page becomes ready.
 */
export function learnAmounts(sample: string, currency: Currency, tag: string): void {
  if (sampleNumber.test(sample)) samples.set(`${tag} ${currency}`, sample);
}

const sampleNumber = /1(\D)234(\D)56/;

/**
 * Major units as formatted for shoppers: CAD with its code, every other currency with its symbol (C9.11, C9.12). Narrow
 * spaces become ordinary no-break ones, so that server and browser format alike despite different language data.
 */
export function formatAmount(major: number, currency: Currency | string, tag: string): string {
  const sample = samples.get(`${tag} ${currency}`);
  const text = major.toFixed(2);
  if (sample && +text === major && major >= 0 && major < 1e6) {
    const [whole = '', cents = ''] = text.split('.');
    return sample.replace(sampleNumber, (_, group, point) => whole.replace(/\B(?=...$)/, group) + point + cents);
  }
  return formatterFor(currency as Currency, tag)
    .format(major)
    .replaceAll('\u202f', '\u00a0');
}

/** Minor units as formatted for shoppers. */
export function formatMinor(minor: number, currency: Currency, tag: string): string {
  return formatAmount(minor / 100, currency, tag);
}
