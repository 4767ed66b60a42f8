import { localTime } from '../calendar/local-time.ts';
import { lastDayFrom } from '../delivery/last-day.ts';
import type { ShipmentKind } from '../delivery/shipment.ts';
import type { Market } from '../markets/market.ts';
import { isWaking } from './silence.ts';

/** A shipment that has yet to leave, and the last day that was named for it, YYYY-MM-DD. */
type Named = Readonly<{
  kind: ShipmentKind;
  method: string;
  country: string;
  namedDay: string;
  /** Of the store where it is collected; of others that of their market. */
  timeZone?: string | undefined;
}>;

/**
 * Whether a shipment misses the day that was named for it if it does not leave before its warehouse closes for today; of what is collected, whether
 * the day is over. No shipment does so at night, when nobody is written to.
 */
export function missesDay(
  now: Date,
  { namedDay, timeZone, ...sent }: Named,
  market: Pick<Market, 'delivery' | 'shippingMethods' | 'timeZone'>,
): boolean {
  const { day, minute } = localTime(now, timeZone ?? market.timeZone);
  return isWaking(minute) && (lastDayFrom(now, sent, market) ?? day) > namedDay;
}
