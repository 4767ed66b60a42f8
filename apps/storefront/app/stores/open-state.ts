import type { Store } from '@eyelet/contracts/stores/store.ts';
import { localOf, weekdayOf } from './clock.ts';

export type Opening = Pick<Store, 'timeZone' | 'hours' | 'isOpen' | 'closesAt' | 'nextOpening'>;

/** Whether a place is open, and until when or from when, in its own time zone. */
export type OpenState =
  | Readonly<{ kind: 'open'; until: string | undefined }>
  | Readonly<{ kind: 'closed' }>
  | Readonly<{ kind: 'opens-today'; time: string }>
  | Readonly<{ kind: 'opens-later'; weekday: number; time: string }>;

/**
 * The opening state of a place. The answer of the server may be old, so with `now`
 * it is brought up to date; without `now` it is as answered.
 */
export function openStateOf(opening: Opening, now?: Date): OpenState {
  const { isOpen, closesAt, nextOpening } = opening;
  const isPast = (instant: string | null) => instant !== null && now !== undefined && now >= new Date(instant);
  if (isOpen) {
    if (isPast(closesAt)) return { kind: 'closed' };
    return { kind: 'open', until: closesAt === null ? undefined : timeOf(opening, closesAt, 'closes').time };
  }
  if (nextOpening === null) return { kind: 'closed' };
  if (isPast(nextOpening)) return { kind: 'open', until: undefined };
  const opens = timeOf(opening, nextOpening, 'opens');
  if (opens.date === todayOf(opening, now)) return { kind: 'opens-today', time: opens.time };
  return { kind: 'opens-later', weekday: weekdayOf(opens.date), time: opens.time };
}

/** The current day at the place; without `now` that of the answer. */
export function todayOf({ hours, timeZone }: Pick<Opening, 'hours' | 'timeZone'>, now?: Date): string {
  return now ? localOf(now, timeZone).date : (hours[0]?.date ?? '');
}

/** Browsers may have outdated time zone rules: opening hours this close to the computed time are taken instead. */
const nearMs = 2 * 3_600_000;

/** The local time of an instant at the place: from its opening hours if they are close, else from the time zone. */
function timeOf({ hours, timeZone }: Opening, instant: string, edge: 'opens' | 'closes') {
  const local = localOf(instant, timeZone);
  const at = ({ date, time }: typeof local) => Date.parse(`${date}T${time}:00Z`);
  const distance = (one: typeof local) => Math.abs(at(one) - at(local));
  const known = hours.flatMap(({ date, spans }) => spans.map((span) => ({ date, time: span[edge] })));
  const [nearest] = known.toSorted((one, other) => distance(one) - distance(other));
  return nearest && distance(nearest) <= nearMs ? nearest : local;
}
