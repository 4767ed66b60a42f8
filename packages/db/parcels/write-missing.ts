import { sql } from 'kysely';
import type { Reader } from '../database.ts';

/**
 * Writes the parcels of shipments that were handed over since a time without one, to be asked about at once. A number
 * that is on another parcel under way is left to that one.
 */
export async function writeMissingParcels(
  db: Reader,
  { now, since }: Readonly<{ now: Date; since: Date }>,
): Promise<void> {
  await sql`
    insert into parcel (order_number, shipping_id, carrier, tracking_number, handed_over_at, next_look_at)
    select order_number, shipping_id, carrier, upper(regexp_replace(tracking_number, '\\s', '', 'g')), shipped_at, ${now}
    from order_shipment sent
    where shipped_at >= ${since} and delivered_at is null and carrier is not null and tracking_number is not null
      and not exists (
        select from parcel where parcel.order_number = sent.order_number and parcel.shipping_id = sent.shipping_id
      )
    order by shipped_at desc
    on conflict (carrier, tracking_number) where next_look_at is not null do nothing`.execute(db);
}
