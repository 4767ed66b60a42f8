import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import type { readReport } from '@eyelet/contracts/reports/read.ts';
import { marketByLocale } from '@eyelet/domain/markets/markets.ts';

export const dayCounts = [7, 30, 90] as const;

export type ReportQuery = NonNullable<RequestOf<typeof readReport>['query']>;

/** How many days an address asks for; 30 by default. */
export function daysOf(address: URLSearchParams): number {
  const wanted = Number(address.get('days'));
  return dayCounts.find((count) => count === wanted) ?? 30;
}

/** The query of the report for an address: `days` up to today, in all markets or in one `market`. */
export function reportQuery(address: URLSearchParams): ReportQuery {
  const market = marketByLocale(address.get('market') ?? '');
  return { days: daysOf(address), ...(market && { market: market.locale }) };
}
