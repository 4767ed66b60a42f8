import type { Market } from '@eyelet/domain/markets/market.ts';

/** The day on which an order was placed, in the time zone of its market. */
export function orderDay(orderDate: string, { tag, timeZone }: Pick<Market, 'tag' | 'timeZone'>): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }).format(new Date(orderDate));
}

/** The time of day at which something happens, in the time zone of the market. */
export function hourOf(at: string, { tag, timeZone }: Pick<Market, 'tag' | 'timeZone'>): string {
  return new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone }).format(new Date(at));
}

/** The day and the time of day at which something happened, in the time zone of the market. */
export function timeText(at: string, market: Pick<Market, 'tag' | 'timeZone'>): string {
  return `${orderDay(at, market)}, ${hourOf(at, market)}`;
}
