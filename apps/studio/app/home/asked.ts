import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import type { readReport } from '@eyelet/contracts/reports/read.ts';
import { marketByLocale } from '@eyelet/domain/markets/markets.ts';

export const lengths = [7, 30, 90] as const;

export type ReportQuery = NonNullable<RequestOf<typeof readReport>['query']>;

/** The length of the period that an address asks for; 30 days if it does not. */
export function lengthOf(address: URLSearchParams): number {
  const asked = Number(address.get('days'));
  return lengths.find((length) => length === asked) ?? 30;
}

/** The report that an address asks for: `days` up to today, perhaps of one `market`. */
export function reportAsked(address: URLSearchParams): ReportQuery {
  const market = marketByLocale(address.get('market') ?? '');
  return { days: lengthOf(address), ...(market && { market: market.locale }) };
}
