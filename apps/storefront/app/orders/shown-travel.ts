import type { OrderShipment } from '@eyelet/contracts/orders/order.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import { hourOf, orderDay } from './order-day.ts';

type Sent = Omit<OrderShipment['parcels'][number], 'items'>;

type Travel = Pick<OrderShipment, 'shippingId' | 'parcel' | 'expectedOn' | 'isLate' | 'scans' | 'isPartlyShipped'> &
  Readonly<{ parcels: readonly (Sent & Partial<Pick<OrderShipment['parcels'][number], 'items'>>)[] }> &
  Partial<Pick<OrderShipment, 'notSent'>>;

type ShownReport = Readonly<{
  isLate: boolean;
  expectedDay: string | null;
  scans: readonly (Travel['scans'][number] & Readonly<{ when: string }>)[];
}>;

/** A parcel with its days and times as text; what is in it is told only to those who may know. */
export type ShownParcel = ShownReport &
  Readonly<{
    parcel: NonNullable<Travel['parcel']>;
    units: number;
    items: OrderShipment['notSent'];
  }>;

/** How a shipment travels, with its days and times as text. */
export type ShownTravel = Pick<Travel, 'parcel' | 'isPartlyShipped'> &
  ShownReport &
  Readonly<{
    /** The parcels of a shipment that leaves in several. */
    parcels: readonly ShownParcel[];
    notSent: OrderShipment['notSent'];
  }>;

/** How the shipments of an order travel, by their id; times in the time zone of the market, the latest scan first. */
export function shownTravels(
  shipments: readonly Travel[],
  market: Pick<Market, 'tag' | 'timeZone'>,
): Readonly<Record<string, ShownTravel>> {
  return Object.fromEntries(
    shipments.map((one) => {
      const { shippingId, parcel, isPartlyShipped, parcels, notSent = [] } = one;
      const inParts = isPartlyShipped || parcels.length > 1 ? parcels : [];
      const shown = inParts.map(({ carrier, trackingNumber, trackingUrl, units, items = [], ...report }) => ({
        ...{ parcel: { carrier, trackingNumber, trackingUrl }, units, items },
        ...shownReport(report, market),
      }));
      return [shippingId, { parcel, isPartlyShipped, ...shownReport(one, market), parcels: shown, notSent }];
    }),
  );
}

function shownReport(
  { expectedOn, isLate, scans }: Pick<Travel, 'expectedOn' | 'isLate' | 'scans'>,
  market: Pick<Market, 'tag' | 'timeZone'>,
): ShownReport {
  const days = { tag: market.tag, timeZone: 'UTC' };
  return {
    isLate,
    expectedDay: expectedOn === null ? null : orderDay(`${expectedOn}T00:00:00Z`, days),
    scans: scans
      .map((scan) => ({ ...scan, when: `${orderDay(scan.at, market)}, ${hourOf(scan.at, market)}` }))
      .toReversed(),
  };
}

/** When a shipment is expected by its carrier; undefined if it does not say. */
export function expectedText(travel: ShownReport | undefined, say: Translate): string | undefined {
  if (!travel || travel.expectedDay === null) return undefined;
  return say(travel.isLate ? 'purchases.expectedLate' : 'purchases.expectedOn', { day: travel.expectedDay });
}

/** What is said of a shipment that has not arrived: that a part is on its way, or when it is expected; undefined for its promise. */
export function openText(travel: ShownTravel | undefined, say: Translate): string | undefined {
  return travel?.isPartlyShipped ? say('purchases.partlyShipped') : expectedText(travel, say);
}
