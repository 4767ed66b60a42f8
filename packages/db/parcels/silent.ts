import { sql } from 'kysely';
import type { Reader } from '../database.ts';

export type SilentParcel = Readonly<{
  parcelId: number;
  orderNumber: string;
  shippingId: string;
  locale: string;
  /** The last promised day, or the one that was told before it left, YYYY-MM-DD in the calendar of the destination. */
  promisedTo: string;
  country: string | null;
  /** It has not all of its shipment. */
  isPart: boolean;
}>;

/**
 * Parcels under way that were promised for a day before this one, of which the carrier says no more than that they
 * travel, and of whose delay the shopper has not been told since they left; the longest overdue first. With an id only this one, once its order is locked.
 */
export async function silentParcels(
  db: Reader,
  { promisedBefore, limit, parcelId }: Readonly<{ promisedBefore: string; limit: number; parcelId?: number }>,
): Promise<readonly SilentParcel[]> {
  const { rows } = await sql<SilentParcel>`
    select parcel_id as "parcelId", parcel.order_number as "orderNumber", parcel.shipping_id as "shippingId", locale,
           coalesce(told_on, promised_to) as "promisedTo", address ->> 'country' as country,
           (first_parcel_at is not null) as "isPart"
    from parcel join order_shipment using (order_number, shipping_id) join orders using (order_number)
    where next_look_at is not null and (told_on is null or told_on = coalesce(told_before, postponed_to)) and delivered_at is null
      and coalesce(told_on, promised_to) < ${promisedBefore}
      ${parcelId === undefined ? sql`` : sql`and parcel_id = ${parcelId}`}
      and not exists (select from parcel_scan
        where parcel_scan.parcel_id = parcel.parcel_id and state not in ('announced', 'travelling'))
    order by "promisedTo", parcel_id limit ${limit}`.execute(db);
  return rows;
}
