import { localTime } from '../calendar/local-time.ts';
import { addDays, weekdayOf } from '../delivery/days.ts';
import type { OpenDay, OpenTime } from '../delivery/facts.ts';
import type { Holiday } from './holiday-rules.ts';
import { holidayOn } from './holidays.ts';
import { instantOf } from './instant.ts';

/** Opening and closing time in local time, `10:00` to `19:00`; `24:00` is the end of the day. */
export type Span = readonly [opens: string, closes: string];

/** Opening hours of a place. Spans of a day are ascending and do not touch. */
export type OpeningRules = Readonly<{
  /** IANA name. */
  timeZone: string;
  /** Spans by weekday, Monday first. */
  week: readonly (readonly Span[])[];
  /** Days with exceptional hours, which take precedence; no spans: closed. */
  exceptions: Readonly<Record<string, readonly Span[]>>;
  country: string;
  /** State or province, for its holidays. */
  region: string;
  /** Holidays of the country and region on which it opens as usual. */
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

/** Whether a place is open and when it opens next; `closesAt` is null while it is closed, and if it never closes. */
export type OpeningState = Readonly<{ isOpen: boolean; closesAt: Date | null; nextOpening: Date | null }>;

/** Days examined first, and the days within which the next opening is searched at all. */
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

/** Hours of a number of days, beginning with today in local time. */
export function openingDays(rules: OpeningRules, now: Date, days: number): readonly OpeningDay[] {
  const { day } = localTime(now, rules.timeZone);
  return Array.from({ length: days }, (_, index) => openingDay(rules, addDays(day, index)));
}

/** Minutes since midnight. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

export type OpenSpan = OpenTime & Readonly<{ day: string }>;

/** Spans of a number of days as instants, ascending; past ones of today are included. */
export function openSpans(rules: OpeningRules, now: Date, days: number): readonly OpenSpan[] {
  return openingDays(rules, now, days).flatMap(({ day, spans }) =>
    spans.map(([opens, closes]) => ({
      day,
      opens: instantOf(day, minutesOf(opens), rules.timeZone),
      closes: instantOf(day, minutesOf(closes), rules.timeZone),
    })),
  );
}

/** Whether a place is open, until when, and when it opens next. At its closing minute it is closed. */
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

/** End of a span and of those that follow without a gap. */
function endOf(current: OpenSpan, spans: readonly OpenSpan[]): Date {
  const next = spans.find(({ opens }) => opens.getTime() === current.closes.getTime());
  return next ? endOf(next, spans) : current.closes;
}

/**
 * The open days of a number of days, from the first opening to the last closing, with the spans between; closed days
 * are omitted.
 */
export function openDays(rules: OpeningRules, now: Date, days: number): readonly OpenDay[] {
  const byDay = new Map<string, OpenDay>();
  for (const { day, opens, closes } of openSpans(rules, now, days)) {
    const { times = [], opens: first = opens } = byDay.get(day) ?? {};
    byDay.set(day, { day, opens: first, closes, times: [...times, { opens, closes }] });
  }
  return [...byDay.values()];
}
