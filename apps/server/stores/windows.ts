import type { PickupWindow } from '@eyelet/contracts/stores/store.ts';
import { localTime } from '@eyelet/domain/calendar/local-time.ts';
import type { OpenDay } from '@eyelet/domain/delivery/facts.ts';
import { promisedDays } from '@eyelet/domain/delivery/promise.ts';
import type { PickupWindow as Window, WindowLabel } from '@eyelet/domain/delivery/shipment.ts';
import { sortWindows } from '@eyelet/domain/delivery/window-order.ts';
import { arrivalWindows, pickupWindows } from '@eyelet/domain/delivery/windows.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { openDays } from '@eyelet/domain/stores/opening-hours.ts';
import { openingRules, type PlaceDetails } from '@eyelet/domain/stores/place-details.ts';
import { windowText } from './window-text.ts';

/** How many days ahead the arrival of a delivery is looked for. */
const daysAhead = 21;

type Where = Readonly<{ details: PlaceDetails; country: string }>;

/** From where all requested goods can come: the stock of the store, or that of the warehouses. */
export type Sources = Readonly<{ store: boolean; warehouses: boolean }>;

/** How and when the goods could be collected in a store, the soonest first (C9.22). */
export function windowsOf(
  { details, country }: Where,
  sources: Sources,
  { market, now }: Readonly<{ market: Market; now: Date }>,
): PickupWindow[] {
  const { services, timeZone } = details;
  const hours = { timeZone, openDays: openDaysOf({ details, country }, now) };
  const { pickup, sts, warehouse } = market.delivery;
  const windows = [
    ...(services.pickup && sources.store ? own(pickupWindows(hours, pickup.preparationMinutes, now), 'pickup') : []),
    ...(services.sts && sources.warehouses
      ? own(arrivalWindows(hours, promisedDays(now, sts, warehouse, country), sts.days), 'sts')
      : []),
  ];
  return sortWindows(windows).map(({ label, from, to, fulfilment }) => ({
    fulfilment,
    code: codeOf(label),
    label: windowText(market.tag, label),
    from: localTime(from, timeZone).day,
    to: localTime(to, timeZone).day,
  }));
}

/** The days on which a store is open in the next weeks, for promising when goods are ready there. */
export function openDaysOf({ details, country }: Where, now: Date): readonly OpenDay[] {
  return openDays(openingRules(details, country), now, daysAhead);
}

/** A label as a language-independent code for sorting. */
function codeOf(label: WindowLabel): string {
  if (label === 'same-day') return 'same day';
  const { from, to } = label;
  if (from !== to) return `${from}-${to} days`;
  return from === 1 ? '1 day' : `${from} days`;
}

const own = (windows: readonly Window[], fulfilment: PickupWindow['fulfilment']) =>
  windows.map((window) => ({ ...window, fulfilment }));
