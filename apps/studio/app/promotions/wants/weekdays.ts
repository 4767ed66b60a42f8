import type { StudioLanguage } from '../../words/words.ts';

/** A Monday. */
const monday = Date.UTC(2024, 0, 1);

/** The days of the week, Monday first and by the number 1. */
export function weekdays(language: StudioLanguage): readonly Readonly<{ id: string; label: string }>[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, index) => {
    return { id: String(index + 1), label: format.format(monday + index * 24 * 3600 * 1000) };
  });
}
