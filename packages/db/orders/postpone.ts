import type { Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';
import type { ShipmentKey } from './shipment.ts';
import { lacksPieces } from './unplaced.ts';

/**
 * Keeps the day, YYYY-MM-DD, that the shopper is told for a shipment that comes later than promised; false when a day was named before, of it
 * or of one of its parcels, that is not earlier, or none was promised. Whoever knows that pieces are looked for hears of their day, whichever one
 * was named for a parcel, and not before the last of them is found. Of two at once, one is told.
 */
export async function postpone(
  tx: Transaction<Tables>,
  { orderNumber, shippingId }: ShipmentKey,
  day: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_shipment')
    .set({ postponed_to: day })
    .where('order_number', '=', orderNumber)
    .where('shipping_id', '=', shippingId)
    .where('promised_to', '<', day)
    .where((eb) => eb.or([eb('postponed_to', 'is', null), eb('postponed_to', '<', day)]))
    .where((eb) => eb.or([eb('unkept_day', 'is', null), eb.not(lacksPieces)]))
    .where((eb) =>
      eb.or([
        eb('unkept_day', '>=', eb.fn.coalesce('postponed_to', 'promised_to')),
        eb.not(
          eb.exists(
            eb
              .selectFrom('parcel')
              .select('parcel_id')
              .where('order_number', '=', orderNumber)
              .where('shipping_id', '=', shippingId)
              .where('told_on', '>=', day),
          ),
        ),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}
