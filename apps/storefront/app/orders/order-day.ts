import type { Market } from '@eyelet/domain/markets/market.ts';

/** The day on which an order was placed, in the time zone of its market. */
export function orderDay(orderDate: string, { tag, timeZone }: Pick<Market, 'tag' | 'timeZone'>): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }).format(new Date(orderDate));
}
