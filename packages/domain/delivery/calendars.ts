import { easter, nth, on } from './holiday-dates.ts';
import type { HolidayRule } from './holidays.ts';

const goodFriday = easter(-2);
const easterMonday = easter(1);
const ascension = easter(39);
const whitMonday = easter(50);
const newYear = on(1, 1);
const christmas = on(12, 25);
const dayAfterChristmas = on(12, 26);

/**
 * The day after comes first, as for Christmas on a Sunday the substitute day is the Tuesday: the Monday is a holiday
 * already.
 */
const christmasAndDayAfter = [on(12, 26, 'next'), on(12, 25, 'next')] as const;

/** Days without carriers, by country; weekends are closed everywhere. */
export const holidayRules: Readonly<Record<string, readonly HolidayRule[]>> = {
  US: [on(1, 1, 'nearest'), nth(5, 1, 'last'), on(7, 4, 'nearest'), nth(9, 1, 1), nth(11, 4, 4), on(12, 25, 'nearest')],
  CA: [
    on(1, 1, 'next'),
    goodFriday,
    { kind: 'weekday-before', month: 5, day: 25, weekday: 1 },
    on(7, 1, 'next'),
    nth(9, 1, 1),
    nth(10, 1, 2),
    ...christmasAndDayAfter,
  ],
  GB: [
    on(1, 1, 'next'),
    goodFriday,
    easterMonday,
    nth(5, 1, 1),
    nth(5, 1, 'last'),
    nth(8, 1, 'last'),
    ...christmasAndDayAfter,
  ],
  FR: [
    newYear,
    easterMonday,
    on(5, 1),
    on(5, 8),
    ascension,
    whitMonday,
    on(7, 14),
    on(8, 15),
    on(11, 1),
    on(11, 11),
    christmas,
  ],
  BE: [newYear, easterMonday, on(5, 1), ascension, whitMonday, on(7, 21), on(8, 15), on(11, 1), on(11, 11), christmas],
  LU: [
    newYear,
    easterMonday,
    on(5, 1),
    on(5, 9),
    ascension,
    whitMonday,
    on(6, 23),
    on(8, 15),
    on(11, 1),
    christmas,
    dayAfterChristmas,
  ],
  DE: [newYear, goodFriday, easterMonday, on(5, 1), ascension, whitMonday, on(10, 3), christmas, dayAfterChristmas],
  AT: [
    newYear,
    on(1, 6),
    easterMonday,
    on(5, 1),
    ascension,
    whitMonday,
    easter(60),
    on(8, 15),
    on(10, 26),
    on(11, 1),
    on(12, 8),
    christmas,
    dayAfterChristmas,
  ],
  IT: [
    newYear,
    on(1, 6),
    easterMonday,
    on(4, 25),
    on(5, 1),
    on(6, 2),
    on(8, 15),
    on(11, 1),
    on(12, 8),
    christmas,
    dayAfterChristmas,
  ],
  NL: [newYear, easterMonday, on(4, 27, 'before-sunday'), ascension, whitMonday, christmas, dayAfterChristmas],
};
