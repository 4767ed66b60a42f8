import { daysToKeep, keepDay } from '@eyelet/db/reports/kept-days.ts';
import { localTime } from '@eyelet/domain/calendar/local-time.ts';
import { addDays } from '@eyelet/domain/delivery/days.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import type { Shop } from '../kernel/shop.ts';

/** Days that are counted anew each time, as many orders of theirs still wait for a payment or are canceled. */
const freshDays = 3;

/** Days kept in one run, so that one over a long history ends. */
const mostDays = 400;

/** Keeps the figures of days that are over, so that reports do not count millions of orders; returns how many it kept. */
export async function keepSalesDays({ database, clock }: Pick<Shop, 'database' | 'clock'>): Promise<number> {
  const upto = addDays(localTime(clock(), 'UTC').day, -freshDays);
  const days = (await daysToKeep(database.db, upto, markets)).slice(0, mostDays);
  for (const day of days) await keepDay(database, day, markets);
  return days.length;
}
