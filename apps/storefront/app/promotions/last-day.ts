import type { Market } from '@eyelet/domain/markets/market.ts';

/** The last day on which something holds that ends at an instant, in the words and the time zone of a market. */
export function lastDay(endsAt: string, { tag, timeZone }: Pick<Market, 'tag' | 'timeZone'>): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }).format(Date.parse(endsAt) - 1);
}
