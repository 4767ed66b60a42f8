import type { knownTravelMembers, OrderShipment, ParcelScan } from '@eyelet/contracts/orders/order.ts';
import { localTime } from '@eyelet/domain/calendar/local-time.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { type Parcel, parcelOf } from '@eyelet/domain/orders/carriers.ts';
import { inOrder, latestScan, type ParcelState, type Scan } from '@eyelet/domain/parcels/scan.ts';
import { expectedDay } from '@eyelet/domain/parcels/silence.ts';
import type { StoredOrder, StoredShipment } from '../stored-orders/stored-order.ts';
import { itemOf, partsOf, type TravellingOrder } from './parts-of.ts';
import { timeOf } from './steps-view.ts';

type Travel = Pick<OrderShipment, keyof typeof knownTravelMembers>;

/** How a shipment travels: its times, its parcels with what is in them, what their carriers report and when they are expected. */
export function travelOf(stored: TravellingOrder, shipment: StoredShipment, now: Date): Travel {
  const { first_parcel_at, shipped_at, delivered_at, cancelled_at, carrier, tracking_number, promised_to } = shipment;
  const { postponed_to, unkept_day } = shipment;
  const isWaiting =
    shipped_at === null && delivered_at === null && cancelled_at === null && stored.state !== 'cancelled';
  const { sent, notSent } = partsOf(stored, shipment);
  const isPartlyShipped = first_parcel_at !== null && shipped_at === null;
  const today = localTime(now, (marketByHeader(stored.order.locale) ?? defaultMarket).timeZone).day;
  const isLate = (day: string | null) => day !== null && promised_to !== null && day > promised_to;
  const parcels = sent.map(({ parcel, parts }) => {
    const scans = scansView(parcel.scans);
    const hasArrived = delivered_at !== null || latestScan(scansIn(parcel.scans))?.state === 'delivered';
    const expected = { expectedOn: parcel.expected_on, toldOn: parcel.told_on };
    const expectedOn = hasArrived ? null : expectedDay(expected, today);
    return {
      ...nameOf(parcel.carrier, parcel.tracking_number),
      ...{ handedOverAt: new Date(parcel.handed_over_at).toISOString(), expectedOn, isLate: isLate(expectedOn), scans },
      ...{ units: parts.reduce((sum, { qty }) => sum + qty, 0), items: parts.map(itemOf) },
    };
  });
  // The whole is there with the last of its parcels.
  const days = isPartlyShipped ? [] : parcels.flatMap((one) => one.expectedOn ?? []);
  const isLookedFor = isWaiting && unkept_day !== null && (postponed_to === null || unkept_day >= postponed_to);
  const expectedOn = days.toSorted().at(-1) ?? (isWaiting && !isLookedFor ? postponed_to : null);
  return {
    isCancelled: cancelled_at !== null,
    isPartlyShipped,
    shippedAt: timeOf(shipped_at),
    deliveredAt: timeOf(delivered_at),
    parcel: parcelOf(carrier, tracking_number),
    ...{ expectedOn, isLate: isLate(expectedOn), scans: parcels.at(-1)?.scans ?? [] },
    isLookedFor,
    parcels,
    notSent: isPartlyShipped ? notSent.map(itemOf) : [],
  };
}

/** The scans of a parcel as the API answers them, the oldest first. */
export function scansView(scans: StoredOrder['parcels'][number]['scans']): ParcelScan[] {
  return inOrder(scansIn(scans)).map((one) => ({ ...one, at: one.at.toISOString() }));
}

function scansIn(scans: StoredOrder['parcels'][number]['scans']): readonly Scan[] {
  return scans.map(({ state, at, place }) => ({ state: state as ParcelState, at: new Date(at), place }));
}

function nameOf(carrier: string, trackingNumber: string): Parcel {
  return parcelOf(carrier, trackingNumber) ?? { carrier, trackingNumber, trackingUrl: null };
}
