import type { Market } from '../markets/market.ts';
import { promisedDays } from './promise.ts';
import type { PromisedDays, ShipmentKind } from './shipment.ts';

/** How a shipment goes where, by the code of its method. */
type Sent = Readonly<{ kind: ShipmentKind; method: string; country: string }>;

/**
 * The days on which what leaves from now on arrives, by the rule that promises the days of an order: whichever place sends it, and
 * without the days of making, as pieces that were made to order are there. Undefined for what is not sent, and for a method that the market
 * no longer has.
 */
export function daysFrom(
  now: Date,
  { kind, method, country }: Sent,
  { delivery, shippingMethods }: Pick<Market, 'delivery' | 'shippingMethods'>,
): PromisedDays | undefined {
  const ways = {
    home: shippingMethods.find(({ code }) => code === method),
    pudo: delivery.pudo,
    customs: delivery.customs,
    sts: delivery.sts,
    pickup: undefined,
    digital: undefined,
  };
  const way = ways[kind];
  return way ? promisedDays(now, { days: way.days }, delivery.warehouse, country) : undefined;
}

/** The last of them. */
export function lastDayFrom(...asked: Parameters<typeof daysFrom>): string | undefined {
  return daysFrom(...asked)?.to;
}
