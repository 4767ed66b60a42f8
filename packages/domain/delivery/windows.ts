import { localTime } from '../calendar/local-time.ts';
import { daysBetween } from './days.ts';
import type { OpenDay, StoreFacts } from './facts.ts';
import type { PickupWindow, PromisedDays } from './shipment.ts';
import { sortWindows } from './window-order.ts';

type Hours = Pick<StoreFacts, 'timeZone' | 'openDays'>;

/**
 * When something in a store's stock can be collected. Preparing takes the given minutes of opening time: the same day
 * if that fits before closing, and else, or in addition, the next two open days.
 */
export function pickupWindows(store: Hours, preparationMinutes: number, now: Date): readonly PickupWindow[] {
  const today = localTime(now, store.timeZone).day;
  const days = store.openDays.flatMap((open) => {
    const ready = readyAt(open, preparationMinutes, now);
    return open.day >= today && ready ? [{ open, ready }] : [];
  });
  const same = days.find(({ open }) => open.day === today);
  const [next, second = next] = days.filter(({ open }) => open.day > today);
  const windows: PickupWindow[] = [];
  if (same) windows.push({ label: 'same-day', from: same.ready, to: same.open.closes });
  if (next && second) {
    const label = { from: daysBetween(today, next.open.day), to: daysBetween(today, second.open.day) };
    windows.push({ label, from: next.ready, to: second.open.closes });
  }
  return sortWindows(windows);
}

/**
 * The window of a delivery to a store that arrives on the promised days; none while the store's hours then are unknown.
 */
export function arrivalWindows(
  store: Hours,
  promised: PromisedDays,
  days: Readonly<{ from: number; to: number }>,
): readonly PickupWindow[] {
  const first = store.openDays.find((open) => open.day >= promised.from);
  const last = store.openDays.find((open) => open.day >= promised.to);
  return first && last ? [{ label: { from: days.from, to: days.to }, from: first.opens, to: last.closes }] : [];
}

/** The days of the earliest window; null without windows. */
export function daysOfWindows(windows: readonly PickupWindow[], timeZone: string): PromisedDays | null {
  const [soonest] = windows;
  if (!soonest) return null;
  return { from: localTime(soonest.from, timeZone).day, to: localTime(soonest.to, timeZone).day };
}

const quarter = 15 * 60_000;

/** The next quarter of an hour, to avoid times like 17:02; not after closing. */
function atQuarter(instant: number, closes: Date): Date {
  return new Date(Math.min(Math.ceil(instant / quarter) * quarter, closes.getTime()));
}

/** When minutes of work are done on a day, excluding breaks; undefined when they do not fit before closing. */
function readyAt({ times }: OpenDay, minutes: number, now: Date): Date | undefined {
  let left = minutes * 60_000;
  for (const { opens, closes } of times) {
    const begins = Math.max(opens.getTime(), now.getTime());
    const lasts = closes.getTime() - begins;
    if (lasts > 0 && left <= lasts) return atQuarter(begins + left, closes);
    left -= Math.max(0, lasts);
  }
  return undefined;
}
