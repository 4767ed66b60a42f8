import type { Reader } from '../database.ts';

export type ParcelUnderWay = Readonly<{
  orderNumber: string;
  carrier: string;
  trackingNumber: string;
  expectedOn: string | null;
}>;

/** Parcels of an owner's orders that have neither arrived nor gone back, newest first. */
export async function parcelsUnderWay(db: Reader, owner: string): Promise<readonly ParcelUnderWay[]> {
  return db
    .selectFrom('parcel')
    .innerJoin('orders', 'orders.order_number', 'parcel.order_number')
    .select(['parcel.order_number as orderNumber', 'carrier', 'tracking_number as trackingNumber'])
    .select('expected_on as expectedOn')
    .where('orders.owner', '=', owner)
    .where('next_look_at', 'is not', null)
    .orderBy('parcel_id', 'desc')
    .limit(20)
    .execute();
}
