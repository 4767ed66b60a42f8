import { type RawBuilder, sql } from 'kysely';

/** Days for which a parcel that comes back waits for somebody; then it is history. */
const days = 60;

/**
 * Parcels that come back to the shop and that nobody has dealt with: a note on their order, written since, says that
 * somebody has. By order number, with `at`, when the carrier said so first.
 */
export function comingBack(now: Date): RawBuilder<unknown> {
  return sql`(
    select parcel.order_number, min(at) as at
    from parcel_scan join parcel using (parcel_id) join order_shipment using (order_number, shipping_id)
    where parcel_scan.state = 'returning' and at > ${new Date(now.getTime() - days * 24 * 3_600_000)}
      and delivered_at is null
    group by parcel_id, parcel.order_number
    having not exists (
      select from order_note where order_note.order_number = parcel.order_number
        and removed_at is null and written_at > min(taken_at))
  )`;
}
