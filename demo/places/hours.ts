import { addDays, dayOf, weekdayOf } from '@eyelet/domain/delivery/days.ts';
import type { Span } from '@eyelet/domain/stores/opening-hours.ts';

type Week = readonly (readonly Span[])[];

const days = (opens: string, ...closes: readonly (string | null)[]): Week =>
  closes.map((end) => (end === null ? [] : [[opens, end]]));

/** A store in a city: every day, longer on Thursday and Friday, shorter on Sunday. */
export const cityWeek: Week = [
  ...days('10:00', '19:00', '19:00', '19:00', '20:00', '20:00', '18:00'),
  ...days('12:00', '17:00'),
];

/** A store that is closed on Sunday. */
export const sundayOffWeek: Week = days('10:00', '18:30', '18:30', '18:30', '20:00', '20:00', '18:00', null);

/** A store of a small harbour town, with a break at noon and no Monday. */
export const harbourWeek: Week = [
  [],
  ...Array.from({ length: 4 }, (): readonly Span[] => [
    ['10:00', '12:30'],
    ['14:00', '18:30'],
  ]),
  [['10:00', '18:00']],
  [],
];

export const kioskWeek: Week = days('07:00', '20:00', '20:00', '20:00', '20:00', '20:00', '20:00', '13:00');
export const grocerWeek: Week = days('08:00', '21:00', '21:00', '21:00', '21:00', '21:00', '20:00', null);
export const workshopWeek: Week = days('09:00', '18:00', '18:00', '18:00', '18:00', '18:00', '13:00', null);
export const lockerWeek: Week = days('00:00', ...Array.from({ length: 7 }, () => '24:00'));

/** Years for which exceptional hours are listed. */
const years = [2025, 2026, 2027, 2028, 2029, 2030];

type Exceptions = Readonly<Record<string, readonly Span[]>>;

const everyYear = (dayOfYear: (year: number) => string, spans: readonly Span[]): Exceptions =>
  Object.fromEntries(years.map((year) => [dayOfYear(year), spans]));

/** Christmas Eve and New Year's Eve end early. */
export const shortEves: Exceptions = {
  ...everyYear((year) => dayOf(year, 12, 24), [['10:00', '14:00']]),
  ...everyYear((year) => dayOf(year, 12, 31), [['10:00', '16:00']]),
};

/** The day after the fourth Thursday of November is long. */
export const longFriday: Exceptions = everyYear(
  (year) => {
    const first = dayOf(year, 11, 1);
    return addDays(first, ((4 - weekdayOf(first) + 7) % 7) + 22);
  },
  [['09:00', '21:00']],
);

/** Stores are closed for stocktaking on the first Tuesday of February. */
export const stocktaking: Exceptions = everyYear((year) => {
  const first = dayOf(year, 2, 1);
  return addDays(first, (2 - weekdayOf(first) + 7) % 7);
}, []);
