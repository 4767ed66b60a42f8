import { easter, nth, on } from '../delivery/holiday-dates.ts';
import type { HolidayRule } from '../delivery/holidays.ts';

export const holidays = [
  'new-year',
  'epiphany',
  'martin-luther-king-day',
  'presidents-day',
  'good-friday',
  'easter',
  'easter-monday',
  'kings-day',
  'liberation-day',
  'labour-day',
  'early-may',
  'victory-day',
  'europe-day',
  'ascension',
  'victoria-day',
  'memorial-day',
  'spring-holiday',
  'whit-monday',
  'corpus-christi',
  'republic-day',
  'juneteenth',
  'st-john',
  'canada-day',
  'independence-day',
  'national-day',
  'assumption',
  'summer-holiday',
  'labor-day',
  'unity-day',
  'st-francis',
  'thanksgiving',
  'columbus-day',
  'reformation-day',
  'all-saints',
  'armistice',
  'veterans-day',
  'immaculate-conception',
  'christmas',
  'boxing-day',
] as const;

export type Holiday = (typeof holidays)[number];

type Rules = readonly (readonly [Holiday, HolidayRule])[];

const monday = (month: number, count: 1 | 2 | 3 | 4 | 'last') => nth(month, 1, count);

const newYear = ['new-year', on(1, 1)] as const;
const epiphany = ['epiphany', on(1, 6)] as const;
const goodFriday = ['good-friday', easter(-2)] as const;
const easterSunday = ['easter', easter(0)] as const;
const easterMonday = ['easter-monday', easter(1)] as const;
const labourDay = ['labour-day', on(5, 1)] as const;
const ascension = ['ascension', easter(39)] as const;
const whitMonday = ['whit-monday', easter(50)] as const;
const assumption = ['assumption', on(8, 15)] as const;
const allSaints = ['all-saints', on(11, 1)] as const;
const immaculateConception = ['immaculate-conception', on(12, 8)] as const;
const christmas = ['christmas', on(12, 25)] as const;
const boxingDay = ['boxing-day', on(12, 26)] as const;

/** Public holidays of whole countries, and Easter Sunday, when shops are closed even where it is not a holiday. */
export const holidayRules: Readonly<Record<string, Rules>> = {
  US: [
    newYear,
    ['martin-luther-king-day', monday(1, 3)],
    ['presidents-day', monday(2, 3)],
    easterSunday,
    ['memorial-day', monday(5, 'last')],
    ['juneteenth', on(6, 19)],
    ['independence-day', on(7, 4)],
    ['labor-day', monday(9, 1)],
    ['columbus-day', monday(10, 2)],
    ['veterans-day', on(11, 11)],
    ['thanksgiving', nth(11, 4, 4)],
    christmas,
  ],
  CA: [
    newYear,
    goodFriday,
    easterSunday,
    ['victoria-day', { kind: 'weekday-before', month: 5, day: 25, weekday: 1 }],
    ['canada-day', on(7, 1)],
    ['labour-day', monday(9, 1)],
    ['thanksgiving', monday(10, 2)],
    christmas,
    boxingDay,
  ],
  GB: [
    newYear,
    goodFriday,
    easterSunday,
    easterMonday,
    ['early-may', monday(5, 1)],
    ['spring-holiday', monday(5, 'last')],
    ['summer-holiday', monday(8, 'last')],
    christmas,
    boxingDay,
  ],
  FR: [
    newYear,
    easterSunday,
    easterMonday,
    labourDay,
    ['victory-day', on(5, 8)],
    ascension,
    whitMonday,
    ['national-day', on(7, 14)],
    assumption,
    allSaints,
    ['armistice', on(11, 11)],
    christmas,
  ],
  DE: [
    newYear,
    goodFriday,
    easterSunday,
    easterMonday,
    labourDay,
    ascension,
    whitMonday,
    ['unity-day', on(10, 3)],
    christmas,
    boxingDay,
  ],
  AT: [
    newYear,
    epiphany,
    easterSunday,
    easterMonday,
    labourDay,
    ascension,
    whitMonday,
    ['corpus-christi', easter(60)],
    assumption,
    ['national-day', on(10, 26)],
    allSaints,
    immaculateConception,
    christmas,
    boxingDay,
  ],
  IT: [
    newYear,
    epiphany,
    easterSunday,
    easterMonday,
    ['liberation-day', on(4, 25)],
    labourDay,
    ['republic-day', on(6, 2)],
    assumption,
    ['st-francis', on(10, 4)],
    allSaints,
    immaculateConception,
    christmas,
    boxingDay,
  ],
  BE: [
    newYear,
    easterSunday,
    easterMonday,
    labourDay,
    ascension,
    whitMonday,
    ['national-day', on(7, 21)],
    assumption,
    allSaints,
    ['armistice', on(11, 11)],
    christmas,
  ],
  LU: [
    newYear,
    easterSunday,
    easterMonday,
    labourDay,
    ['europe-day', on(5, 9)],
    ascension,
    whitMonday,
    ['national-day', on(6, 23)],
    assumption,
    allSaints,
    christmas,
    boxingDay,
  ],
  NL: [
    newYear,
    easterSunday,
    easterMonday,
    ['kings-day', on(4, 27, 'before-sunday')],
    ascension,
    whitMonday,
    christmas,
    boxingDay,
  ],
};

/** Holidays of a part of a country only, by country and region. */
export const regionalRules: Readonly<Record<string, Rules>> = {
  'CA-QC': [['st-john', on(6, 24)]],
  'DE-HH': [['reformation-day', on(10, 31)]],
  'DE-SH': [['reformation-day', on(10, 31)]],
};
