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

type Layout = Readonly<{ before: string; group: string; point: string; after: string }>;

const layouts = new Map<string, Layout>();

/**
 * Learns from 1234.56, as `formatAmount` wrote it elsewhere, how ordinary amounts of a currency are written. The first use
 * of a browser's language data takes it tens of milliseconds while a page becomes ready.
 */
export function learnAmounts(sample: string, currency: Currency, tag: string): void {
  const found = /^(\D*)1(\D)234(\D)56(\D*)$/.exec(sample);
  if (!found) return;
  const [, before = '', group = '', point = '', after = ''] = found;
  layouts.set(`${tag} ${currency}`, { before, group, point, after });
}

/** An amount from 0 to below a million in whole minor units as a layout has it. */
function laidOut(major: number, { before, group, point, after }: Layout): string | undefined {
  const minor = Math.round(major * 100);
  if (!(minor >= 0 && minor < 1e8 && minor / 100 === major)) return undefined;
  const digits = String(minor).padStart(3, '0');
  return before + digits.slice(0, -2).replace(/\B(?=...$)/, group) + point + digits.slice(-2) + after;
}

/**
 * Major units as formatted for shoppers: CAD with its code, every other currency with its symbol (C9.11, C9.12). Narrow
 * spaces become ordinary no-break ones, so that server and browser format alike despite different language data.
 */
export function formatAmount(major: number, currency: Currency | string, tag: string): string {
  const layout = layouts.get(`${tag} ${currency}`);
  return (
    (layout && laidOut(major, layout)) ??
    formatterFor(currency as Currency, tag)
      .format(major)
      .replaceAll('\u202f', '\u00a0')
  );
}

/** Minor units as formatted for shoppers. */
export function formatMinor(minor: number, currency: Currency, tag: string): string {
  return formatAmount(minor / 100, currency, tag);
}
