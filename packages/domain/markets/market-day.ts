import { localTime } from '../calendar/local-time.ts';
import { defaultMarket, marketByHeader } from './markets.ts';

/** The time zone of the market of an account, given its header such as `en_US`. */
export function zoneOfMarket(header: string): string {
  return (marketByHeader(header) ?? defaultMarket).timeZone;
}

/** The day (YYYY-MM-DD) that it is in the market of an account. */
export function dayInMarket(header: string, now: Date): string {
  return localTime(now, zoneOfMarket(header)).day;
}

/** The year that it is in the market of an account. */
export function yearInMarket(header: string, now: Date): number {
  return Number(dayInMarket(header, now).slice(0, 4));
}
