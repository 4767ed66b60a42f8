import type { OrderShipment, ParcelScan } from '@eyelet/contracts/orders/order.ts';
import { localTime } from '@eyelet/domain/calendar/local-time.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { parcelOf } from '@eyelet/domain/orders/carriers.ts';
import { inOrder, type ParcelState } from '@eyelet/domain/parcels/scan.ts';
import { expectedDay } from '@eyelet/domain/parcels/silence.ts';
import type { StoredOrder, StoredShipment } from '../stored-orders/stored-order.ts';
import { timeOf } from './steps-view.ts';

type Travel = Pick<OrderShipment, 'shippedAt' | 'deliveredAt' | 'parcel' | 'expectedOn' | 'isLate' | 'scans'>;

/** How a shipment travels: its times, its parcel, what its carrier reports and when it is expected. */
export function travelOf(
  { parcels, order }: Pick<StoredOrder, 'parcels' | 'order'>,
  shipment: StoredShipment,
  now: Date,
): Travel {
  const { shipping_id, shipped_at, delivered_at, carrier, tracking_number, promised_to } = shipment;
  const parcel = parcels.findLast((one) => one.shipping_id === shipping_id);
  const today = localTime(now, (marketByHeader(order.locale) ?? defaultMarket).timeZone).day;
  const expectedOn =
    parcel && delivered_at === null
      ? expectedDay({ expectedOn: parcel.expected_on, toldOn: parcel.told_on }, today)
      : null;
  return {
    shippedAt: timeOf(shipped_at),
    deliveredAt: timeOf(delivered_at),
    parcel: parcelOf(carrier, tracking_number),
    expectedOn,
    isLate: expectedOn !== null && promised_to !== null && expectedOn > promised_to,
    scans: scansView(parcel?.scans ?? []),
  };
}

/** The scans of a parcel as the API answers them, the oldest first. */
export function scansView(scans: StoredOrder['parcels'][number]['scans']): ParcelScan[] {
  const read = scans.map(({ state, at, place }) => ({ state: state as ParcelState, at: new Date(at), place }));
  return inOrder(read).map((one) => ({ ...one, at: one.at.toISOString() }));
}
