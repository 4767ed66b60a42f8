import { addDays } from '../delivery/days.ts';

/** Days before the last one on which a buyer is reminded; half of the time where that is shorter. */
export const reminderDays = 3;

/** An order that waits in its store; days are YYYY-MM-DD in the calendar of the store. */
export type WaitingPickup = Readonly<{
  readyOn: string;
  today: string;
  /** The last day for collecting it that the reminder named; null until it is sent. */
  collectUntil: string | null;
}>;

export type PickupStep = Readonly<{ kind: 'remind'; until: string }> | Readonly<{ kind: 'give-back' }>;

/**
 * What becomes of an order that nobody has collected: its buyer is reminded of the last day, and once that is over the order
 * is given back. A late reminder leaves as much time as one that is on time, and the day that it named holds whatever the setting says
 * later.
 */
export function pickupStep({ readyOn, today, collectUntil }: WaitingPickup, days: number): PickupStep | undefined {
  if (collectUntil !== null) return today > collectUntil ? { kind: 'give-back' } : undefined;
  const lead = Math.min(reminderDays, Math.floor(days / 2));
  const last = addDays(readyOn, days);
  if (today < addDays(last, -lead)) return undefined;
  return { kind: 'remind', until: addDays(today, lead) };
}
