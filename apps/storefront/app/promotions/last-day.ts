import type { Market } from '@eyelet/domain/markets/market.ts';

/** The last day before an instant, formatted for a market and in its time zone. */
export function lastDay(endsAt: string, { tag, timeZone }: Pick<Market, 'tag' | 'timeZone'>): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }).format(Date.parse(endsAt) - 1);
}
