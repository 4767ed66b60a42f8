import { localTime } from '@eyelet/domain/calendar/local-time.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { defaultMarket, marketByLocale, markets } from '@eyelet/domain/markets/markets.ts';
import { type Period, periodTo } from '@eyelet/domain/reports/period.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';

type AskedReport = Readonly<{ days?: number; to?: string; market?: string }>;

export type ReportScope = Readonly<{
  period: Period;
  markets: readonly Market[];
  /** The time zone of today, and of days in a report over all markets. */
  timeZone: string;
}>;

/** The days and markets of a report: by default, 30 days up to today in all markets. STF400 for an unknown market. */
export function readAsked({ days = 30, to, market }: AskedReport, now: Date): ReportScope | Refusal<'STF400'> {
  const one = market === undefined ? undefined : marketByLocale(market);
  if (market !== undefined && !one) return refuse('STF400', { member: 'market' });
  const { timeZone } = one ?? defaultMarket;
  return { period: periodTo(to ?? localTime(now, timeZone).day, days), markets: one ? [one] : markets, timeZone };
}
