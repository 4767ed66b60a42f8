import type { Order, OrderShipment } from '@eyelet/contracts/orders/order.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import { orderDay, timeText } from './order-day.ts';

type Sent = OrderShipment['parcels'][number];

type Parted = Pick<OrderShipment, 'isPartlyShipped'> &
  Readonly<{ parcels: readonly (Omit<Sent, 'items'> & Partial<Pick<Sent, 'items'>>)[] }> &
  Partial<Pick<OrderShipment, 'notSent'>>;

type Travel = Pick<OrderShipment, 'shippingId' | 'parcel' | 'expectedOn' | 'isLate' | 'scans' | 'isLookedFor'> & Parted;

type ShownReport = Readonly<{
  isLate: boolean;
  expectedDay: string | null;
  scans: readonly (Travel['scans'][number] & Readonly<{ when: string }>)[];
}>;

/** A parcel of several, or what is in none yet (`parcel` null). */
export type ShownPart = Pick<Travel, 'parcel'> &
  ShownReport &
  Readonly<{
    units: number;
    /** What is in it; left out where only the number of units may be shown. */
    contents?: string;
  }>;

/** How a shipment travels, with its days and times as text. */
export type ShownTravel = Pick<Travel, 'parcel' | 'isLookedFor'> &
  ShownReport &
  Readonly<{
    /** Of a shipment that leaves in several parcels. */
    parts: readonly ShownPart[];
  }>;

type Zone = Pick<Market, 'tag' | 'timeZone'>;
type Goods = readonly Pick<Order['items'][number], 'id' | 'name' | 'size'>[];

/**
 * How the shipments of an order travel, by their id; times in the time zone of the market, the latest scan first.
 * Without goods only the numbers of units are shown.
 */
export function shownTravels(
  shipments: readonly (Travel & Readonly<{ units?: number }>)[],
  market: Zone,
  goods?: Goods,
): Readonly<Record<string, ShownTravel>> {
  return Object.fromEntries(
    shipments.map((one) => {
      const { shippingId, parcel, isLookedFor } = one;
      return [shippingId, { parcel, isLookedFor, ...shownReport(one, market), parts: partsOf(one, market, goods) }];
    }),
  );
}

function partsOf(
  { isPartlyShipped, parcels, notSent = [], units: all = 0 }: Parted & Readonly<{ units?: number }>,
  market: Zone,
  goods?: Goods,
): readonly ShownPart[] {
  if (!isPartlyShipped && parcels.length < 2) return [];
  const contentsOf = (parts: OrderShipment['notSent']) =>
    goods && {
      contents: parts
        .map(({ itemId, qty }) => {
          const item = goods.find(({ id }) => id === itemId);
          return `${qty} × ${item?.name}, ${item?.size}`;
        })
        .join(' · '),
    };
  const sent = parcels.map(
    ({ carrier, trackingNumber, trackingUrl, units, items = [], ...report }): ShownPart => ({
      ...{ parcel: { carrier, trackingNumber, trackingUrl }, units },
      ...shownReport(report, market),
      ...contentsOf(items),
    }),
  );
  if (!isPartlyShipped) return sent;
  const units = sent.reduce((left, part) => left - part.units, all);
  return [...sent, { parcel: null, units, isLate: false, expectedDay: null, scans: [], ...contentsOf(notSent) }];
}

function shownReport(
  { expectedOn, isLate, scans }: Pick<Travel, 'expectedOn' | 'isLate' | 'scans'>,
  market: Zone,
): ShownReport {
  const days = { tag: market.tag, timeZone: 'UTC' };
  return {
    isLate,
    expectedDay: expectedOn === null ? null : orderDay(`${expectedOn}T00:00:00Z`, days),
    scans: shownScans(scans, market),
  };
}

/** What a carrier has reported, with times as text, the latest first. */
export function shownScans(scans: Travel['scans'], market: Zone): ShownReport['scans'] {
  return scans.map((scan) => ({ ...scan, when: timeText(scan.at, market) })).toReversed();
}

/**
 * When a shipment or a parcel is expected: by its carrier, or on the later day that was told of it, or that pieces of it are looked for;
 * undefined if nothing is known.
 */
export function expectedText(
  travel: (ShownReport & Partial<Pick<ShownTravel, 'isLookedFor'>>) | undefined,
  say: Translate,
): string | undefined {
  if (travel?.isLookedFor) return say('purchases.lookedFor');
  if (!travel || travel.expectedDay === null) return undefined;
  return say(travel.isLate ? 'purchases.expectedLate' : 'purchases.expectedOn', { day: travel.expectedDay });
}
