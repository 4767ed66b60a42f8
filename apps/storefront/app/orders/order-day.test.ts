import { markets } from '@eyelet/domain/markets/markets.ts';
import { expect, test } from 'vitest';
import { orderDay } from './order-day.ts';

const marketOf = (locale: string) => markets.find((one) => one.locale === locale) ?? expect.fail(locale);

test.each([
  // An evening in Portland is the next day in UTC, and midnight in Hamburg is the day before.
  ['en-us', '2026-05-05T01:30:00.000Z', 'May 4, 2026'],
  ['fr-ca', '2026-05-05T03:59:00.000Z', '4 mai 2026'],
  ['de-de', '2026-05-04T22:30:00.000Z', '5. Mai 2026'],
  ['en-gb', '2026-05-04T22:30:00.000Z', '4 May 2026'],
])('an order has the day of its market: %s at %s', (locale, at, day) => {
  expect(orderDay(at, marketOf(locale))).toBe(day);
});
