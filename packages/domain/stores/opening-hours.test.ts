import { expect, test } from 'vitest';
import { localTime } from '../calendar/local-time.ts';
import { instantOf } from './instant.ts';
import { minutesOf, type OpeningRules, openDays, openingDay, openingDays, openingState } from './opening-hours.ts';

const everyDay = (...spans: [string, string][]) => Array.from({ length: 7 }, () => spans);

const paris: OpeningRules = {
  timeZone: 'Europe/Paris',
  week: [
    [],
    [
      ['10:00', '12:30'],
      ['14:00', '19:00'],
    ],
    [['10:00', '19:00']],
    [['10:00', '19:00']],
    [['10:00', '20:00']],
    [['10:00', '18:00']],
    [],
  ],
  exceptions: { '2026-11-21': [['09:00', '21:00']], '2026-11-24': [] },
  country: 'FR',
  region: '',
  openOn: ['armistice'],
};

const locker: OpeningRules = { ...paris, week: everyDay(['00:00', '24:00']), exceptions: {}, openOn: 'all' };

test('a day has its usual hours unless it is a holiday or has hours of its own', () => {
  expect(openingDay(paris, '2026-11-17')).toMatchObject({ weekday: 2, reason: null, holiday: null });
  expect(openingDay(paris, '2026-12-25')).toMatchObject({ spans: [], reason: 'holiday', holiday: 'christmas' });
  expect(openingDay(paris, '2026-11-11')).toMatchObject({ spans: [['10:00', '19:00']], reason: null });
  expect(openingDay(paris, '2026-11-21')).toMatchObject({ spans: [['09:00', '21:00']], reason: 'exceptional' });
  expect(openingDay(paris, '2026-11-24')).toMatchObject({ spans: [], reason: 'exceptional' });
});

test('the seven days begin with today by the clock of the place', () => {
  const late = new Date('2026-11-20T23:30:00Z');
  expect(openingDays(paris, late, 7).map(({ day }) => day)).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
  ]);
});

test.each([
  ['before opening', '2026-11-18T08:59:00Z', false, null, '2026-11-18T09:00:00.000Z'],
  ['at the minute of opening', '2026-11-18T09:00:00Z', true, '2026-11-18T18:00:00.000Z', '2026-11-19T09:00:00.000Z'],
  ['at the minute of closing', '2026-11-18T18:00:00Z', false, null, '2026-11-19T09:00:00.000Z'],
  ['at lunch', '2026-11-17T12:00:00Z', false, null, '2026-11-17T13:00:00.000Z'],
  ['before lunch', '2026-11-17T11:00:00Z', true, '2026-11-17T11:30:00.000Z', '2026-11-17T13:00:00.000Z'],
  [
    'on a day with hours of its own',
    '2026-11-21T19:30:00Z',
    true,
    '2026-11-21T20:00:00.000Z',
    '2026-11-25T09:00:00.000Z',
  ],
])('%s', (_, now, isOpen, closesAt, nextOpening) => {
  const state = openingState(paris, new Date(now));
  expect([state.isOpen, state.closesAt?.toISOString() ?? null, state.nextOpening?.toISOString() ?? null]).toEqual([
    isOpen,
    closesAt,
    nextOpening,
  ]);
});

test('what never closes has no closing and no next opening', () => {
  expect(openingState(locker, new Date('2026-03-29T01:30:00Z'))).toEqual({
    isOpen: true,
    closesAt: null,
    nextOpening: null,
  });
});

test('open until midnight and from midnight on is open without a gap', () => {
  const week = [[], [], [], [], [['18:00', '24:00']], [['00:00', '02:00']], []] as OpeningRules['week'];
  const club = { ...paris, week, exceptions: {} };
  expect(openingState(club, new Date('2026-11-20T20:00:00Z')).closesAt?.toISOString()).toBe('2026-11-21T01:00:00.000Z');
});

test('a place that stays closed for months names no next opening', () => {
  expect(openingState({ ...paris, week: everyDay(), exceptions: {} }, new Date('2026-11-20T20:00:00Z'))).toEqual({
    isOpen: false,
    closesAt: null,
    nextOpening: null,
  });
});

test('open days run from the first opening to the last closing, with the times between, and closed days are left out', () => {
  const days = openDays(paris, new Date('2026-11-16T06:00:00Z'), 3);
  expect(days.map(({ day, opens, closes }) => [day, opens.toISOString(), closes.toISOString()])).toEqual([
    ['2026-11-17', '2026-11-17T09:00:00.000Z', '2026-11-17T18:00:00.000Z'],
    ['2026-11-18', '2026-11-18T09:00:00.000Z', '2026-11-18T18:00:00.000Z'],
  ]);
  const times = days[0]?.times.map(({ opens, closes }) => [
    opens.toISOString().slice(11),
    closes.toISOString().slice(11),
  ]);
  expect(times).toEqual([
    ['09:00:00.000Z', '11:30:00.000Z'],
    ['13:00:00.000Z', '18:00:00.000Z'],
  ]);
});

const days = 86_400_000;

/** Instants throughout the year, denser around the days on which clocks change somewhere. */
function* instantsOf(year: number): Generator<Date> {
  const spread = (from: number, to: number, step: number) =>
    Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => new Date(from + index * step));
  yield* spread(Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1), 61_021_000);
  for (const day of ['03-07', '03-28', '10-24', '10-31']) {
    const from = Date.parse(`${year}-${day}T00:00:00Z`);
    yield* spread(from, from + 2 * days, 1_620_000);
  }
}

const places: readonly (readonly [string, OpeningRules])[] = [
  ['Paris', paris],
  ['a locker', locker],
  ['Halifax', { ...paris, timeZone: 'America/Halifax', country: 'CA', region: '', exceptions: {} }],
  [
    'a night kiosk',
    { ...paris, timeZone: 'Europe/Berlin', country: 'DE', week: everyDay(['00:00', '03:00'], ['22:00', '24:00']) },
  ],
];

test.each(places)('%s is open exactly within the hours of its clock, all year long', (_, rules) => {
  for (const now of instantsOf(2026)) {
    const { day } = localTime(now, rules.timeZone);
    const within = openingDay(rules, day).spans.some(
      ([opens, closes]) =>
        instantOf(day, minutesOf(opens), rules.timeZone) <= now &&
        now < instantOf(day, minutesOf(closes), rules.timeZone),
    );
    if (openingState(rules, now).isOpen !== within) throw new Error(`${now.toISOString()}: open is ${!within}`);
  }
});

test.each(places)('%s: the next opening lies ahead and it is open then, and closed just before', (_, rules) => {
  for (const now of instantsOf(2026)) {
    const { isOpen, closesAt, nextOpening } = openingState(rules, now);
    if (closesAt !== null) {
      expect(isOpen && closesAt > now).toBe(true);
      if (openingState(rules, closesAt).isOpen) throw new Error(`${now.toISOString()}: still open when it closes`);
    }
    if (nextOpening === null) continue;
    if (nextOpening <= now) throw new Error(`${now.toISOString()}: opens in the past`);
    if (!openingState(rules, nextOpening).isOpen) throw new Error(`${now.toISOString()}: closed at its opening`);
    if (openingState(rules, new Date(nextOpening.getTime() - 1)).isOpen)
      throw new Error(`${now.toISOString()}: open before its opening`);
  }
});

test('on the days of change the doors open by the clock', () => {
  const opensAt = (day: string) =>
    openDays({ ...paris, week: everyDay(['10:00', '19:00']) }, new Date(`${day}T00:00Z`), 1)[0]?.opens.toISOString();
  expect(['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25'].map(opensAt)).toEqual([
    '2026-03-28T09:00:00.000Z',
    '2026-03-29T08:00:00.000Z',
    '2026-10-24T08:00:00.000Z',
    '2026-10-25T09:00:00.000Z',
  ]);
});
