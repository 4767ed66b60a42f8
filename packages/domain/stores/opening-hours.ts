import { addDays, weekdayOf } from '../delivery/days.ts';
import type { OpenDay, OpenTime } from '../delivery/facts.ts';
import { localTime } from '../delivery/local-time.ts';
import type { Holiday } from './holiday-rules.ts';
import { holidayOn } from './holidays.ts';
import { instantOf } from './instant.ts';

/** Opening and closing time by the clock of the place, `10:00` to `19:00`; `24:00` is the end of the day. */
export type Span = readonly [opens: string, closes: string];

/** When a place is open. Spans of a day are ascending and do not touch. */
export type OpeningRules = Readonly<{
  /** IANA name. */
  timeZone: string;
  /** Spans by weekday, Monday first. */
  week: readonly (readonly Span[])[];
  /** Days with hours of their own, which come before all else; no spans: closed. */
  exceptions: Readonly<Record<string, readonly Span[]>>;
  country: string;
  /** State or province, for its holidays. */
  region: string;
  /** Holidays of the country and region on which it opens as on other days. */
  openOn: readonly Holiday[] | 'all';
}>;

export type OpeningDay = Readonly<{
  day: string;
  /** 1 is Monday. */
  weekday: number;
  spans: readonly Span[];
  reason: 'holiday' | 'exceptional' | null;
  holiday: Holiday | null;
}>;

/** When a place is open now and next; `closesAt` is null while it is closed, and where it never closes. */
export type OpeningState = Readonly<{ isOpen: boolean; closesAt: Date | null; nextOpening: Date | null }>;

/** Days that are looked at first, and the days within which a next opening is looked for at all. */
const nearDays = 9;
const farDays = 60;

/** Hours of a place on a day. */
export function openingDay(rules: OpeningRules, day: string): OpeningDay {
  const weekday = weekdayOf(day);
  const usual = rules.week[weekday - 1] ?? [];
  const holiday = holidayOn(day, rules.country, rules.region) ?? null;
  const exception = rules.exceptions[day];
  if (exception) return { day, weekday, spans: exception, reason: 'exceptional', holiday };
  const isClosed = holiday !== null && rules.openOn !== 'all' && !rules.openOn.includes(holiday);
  return { day, weekday, spans: isClosed ? [] : usual, reason: isClosed ? 'holiday' : null, holiday };
}

/** Hours of so many days, today by the clock of the place first. */
export function openingDays(rules: OpeningRules, now: Date, days: number): readonly OpeningDay[] {
  const { day } = localTime(now, rules.timeZone);
  return Array.from({ length: days }, (_, index) => openingDay(rules, addDays(day, index)));
}

/** Minutes since the beginning of the day. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

export type OpenSpan = OpenTime & Readonly<{ day: string }>;

/** Spans of so many days as instants, ascending; those of today stay in when they are past. */
export function openSpans(rules: OpeningRules, now: Date, days: number): readonly OpenSpan[] {
  return openingDays(rules, now, days).flatMap(({ day, spans }) =>
    spans.map(([opens, closes]) => ({
      day,
      opens: instantOf(day, minutesOf(opens), rules.timeZone),
      closes: instantOf(day, minutesOf(closes), rules.timeZone),
    })),
  );
}

/** Whether a place is open now, until when, and when it opens next. At the minute at which it closes it is closed. */
export function openingState(rules: OpeningRules, now: Date): OpeningState {
  const spans = openSpans(rules, now, nearDays);
  const current = spans.find(({ opens, closes }) => opens <= now && now < closes);
  if (current) {
    const closesAt = endOf(current, spans);
    const horizon = instantOf(addDays(localTime(now, rules.timeZone).day, nearDays), 0, rules.timeZone);
    if (closesAt >= horizon) return { isOpen: true, closesAt: null, nextOpening: null };
    return { isOpen: true, closesAt, nextOpening: firstOpening(rules, now, spans, closesAt) };
  }
  return { isOpen: false, closesAt: null, nextOpening: firstOpening(rules, now, spans, now) };
}

function firstOpening(rules: OpeningRules, now: Date, near: readonly OpenSpan[], after: Date): Date | null {
  const isLater = ({ opens }: OpenSpan) => opens > after;
  return (near.find(isLater) ?? openSpans(rules, now, farDays).find(isLater))?.opens ?? null;
}

/** End of a span and of those that follow it without a gap. */
function endOf(current: OpenSpan, spans: readonly OpenSpan[]): Date {
  const next = spans.find(({ opens }) => opens.getTime() === current.closes.getTime());
  return next ? endOf(next, spans) : current.closes;
}

/** The open days of so many, from the first opening to the last closing, with the times between; closed days are left out. */
export function openDays(rules: OpeningRules, now: Date, days: number): readonly OpenDay[] {
  const byDay = new Map<string, OpenDay>();
  for (const { day, opens, closes } of openSpans(rules, now, days)) {
    const { times = [], opens: first = opens } = byDay.get(day) ?? {};
    byDay.set(day, { day, opens: first, closes, times: [...times, { opens, closes }] });
  }
  return [...byDay.values()];
}
