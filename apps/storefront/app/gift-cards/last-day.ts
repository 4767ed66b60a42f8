import type { Market } from '@eyelet/domain/markets/market.ts';

/** The last day on which a card is valid, formatted for its market and in its time zone. */
export function lastDayText(expiryDate: string, { tag, timeZone }: Pick<Market, 'tag' | 'timeZone'>): string {
  const last = new Date(Date.parse(expiryDate) - 1);
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }).format(last);
}
