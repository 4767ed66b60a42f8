import type { OpeningDay } from '@eyelet/contracts/stores/place.ts';
import type { Store } from '@eyelet/contracts/stores/store.ts';
import {
  type OpeningDay as Day,
  type OpeningRules,
  openingDays,
  openingState,
  type Span,
} from '@eyelet/domain/stores/opening-hours.ts';
import type { Translate } from '@eyelet/messages/translate.ts';

type Opening = Pick<Store, 'timeZone' | 'hours' | 'isOpen' | 'closesAt' | 'nextOpening'>;

/** The opening hours of a place: seven days, and its current status. */
export function openingView(rules: OpeningRules, now: Date, t: Translate): Opening {
  const { isOpen, closesAt, nextOpening } = openingState(rules, now);
  return {
    timeZone: rules.timeZone,
    hours: openingDays(rules, now, 7).map((day) => dayView(day, t)),
    isOpen,
    closesAt: closesAt?.toISOString() ?? null,
    nextOpening: nextOpening?.toISOString() ?? null,
  };
}

/** One day; a holiday is named when it is the reason for the hours, or falls on a day with exceptional hours. */
export function dayView({ day, weekday, spans, reason, holiday }: Day, t: Translate): OpeningDay {
  return {
    date: day,
    weekday,
    spans: spans.map(spanView),
    reason,
    note: reason !== null && holiday !== null ? t(`place.holiday.${holiday}`) : null,
  };
}

/** A usual week, Monday first. */
export function weekView({ week }: OpeningRules): OpeningDay[] {
  return week.map((spans, index) => ({
    date: '',
    weekday: index + 1,
    spans: spans.map(spanView),
    reason: null,
    note: null,
  }));
}

const spanView = ([opens, closes]: Span) => ({ opens, closes });
