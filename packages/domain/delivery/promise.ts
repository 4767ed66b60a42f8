import { localTime } from '../calendar/local-time.ts';
import type { DeliveryRules } from '../markets/delivery-rules.ts';
import type { PromisedDays } from './shipment.ts';
import { addWorkingDays } from './working-days.ts';

type Way = Readonly<{ days: Readonly<{ from: number; to: number }>; makingDays?: number }>;

/**
 * The days on which an order placed now arrives in a country. It leaves today if placed before the cut-off on a working
 * day of the warehouse, else on the next one; making goods counts that calendar too, transport that of the destination.
 * Both days are working days there, and a later order is never promised earlier.
 */
export function promisedDays(
  ordered: Date,
  way: Way,
  warehouse: DeliveryRules['warehouse'],
  country: string,
): PromisedDays {
  const { day, minute } = localTime(ordered, warehouse.timeZone);
  const inTime = minute < warehouse.cutOff.hour * 60 + warehouse.cutOff.minute;
  const today = addWorkingDays(day, 0, warehouse.country);
  const taken = inTime || today !== day ? today : addWorkingDays(day, 1, warehouse.country);
  const leaves = way.makingDays ? addWorkingDays(taken, way.makingDays, warehouse.country) : taken;
  return {
    from: addWorkingDays(leaves, way.days.from, country),
    to: addWorkingDays(leaves, way.days.to, country),
  };
}
