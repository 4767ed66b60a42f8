import type { OrderShipment } from '@eyelet/contracts/orders/order.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import { hourOf, orderDay } from './order-day.ts';

type Travel = Pick<OrderShipment, 'shippingId' | 'parcel' | 'expectedOn' | 'isLate' | 'scans'>;

/** How a shipment travels, with its days and times as text. */
export type ShownTravel = Pick<Travel, 'parcel' | 'isLate'> &
  Readonly<{ expectedDay: string | null; scans: readonly (Travel['scans'][number] & Readonly<{ when: string }>)[] }>;

/** How the shipments of an order travel, by their id; times in the time zone of the market, the latest scan first. */
export function shownTravels(
  shipments: readonly Travel[],
  market: Pick<Market, 'tag' | 'timeZone'>,
): Readonly<Record<string, ShownTravel>> {
  const days = { tag: market.tag, timeZone: 'UTC' };
  return Object.fromEntries(
    shipments.map(({ shippingId, parcel, expectedOn, isLate, scans }) => [
      shippingId,
      {
        ...{ parcel, isLate },
        expectedDay: expectedOn === null ? null : orderDay(`${expectedOn}T00:00:00Z`, days),
        scans: scans
          .map((scan) => ({ ...scan, when: `${orderDay(scan.at, market)}, ${hourOf(scan.at, market)}` }))
          .toReversed(),
      },
    ]),
  );
}

/** When a shipment is expected by its carrier; undefined if it does not say. */
export function expectedText(travel: ShownTravel | undefined, say: Translate): string | undefined {
  if (!travel || travel.expectedDay === null) return undefined;
  return say(travel.isLate ? 'purchases.expectedLate' : 'purchases.expectedOn', { day: travel.expectedDay });
}
