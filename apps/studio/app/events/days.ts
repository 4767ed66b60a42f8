import type { StudioLanguage } from '../words/words.ts';

/** A day as people of a language write it. */
export function dayText(language: StudioLanguage, day: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** The first and the last day of an event; a dash where they are not known any more. */
export function spanText(language: StudioLanguage, startDate: string, endDate: string): string {
  if (startDate === '') return '–';
  const days = [...new Set([startDate, endDate])];
  return days.map((day) => dayText(language, day)).join(' – ');
}
