import { expect, test } from 'vitest';
import { type Opening, openStateOf, todayOf } from './open-state.ts';

const opening: Opening = {
  timeZone: 'Europe/Berlin',
  hours: [{ date: '2026-11-20', weekday: 5, spans: [], reason: null, note: null }],
  isOpen: true,
  closesAt: '2026-11-20T17:30:00.000Z',
  nextOpening: '2026-11-21T09:00:00.000Z',
};
const closed: Opening = { ...opening, isOpen: false, closesAt: null };

test('an open place says until when, in its own time zone', () => {
  expect(openStateOf(opening)).toEqual({ kind: 'open', until: '18:30' });
});

test('a place that has closed since the answer is shown as closed', () => {
  expect(openStateOf(opening, new Date('2026-11-20T17:30:00Z'))).toEqual({ kind: 'closed' });
  expect(openStateOf(opening, new Date('2026-11-20T17:29:00Z')).kind).toBe('open');
});

test('a closed place says when it opens, today or on another day', () => {
  expect(openStateOf(closed)).toEqual({ kind: 'opens-later', weekday: 6, time: '10:00' });
  const morning = new Date('2026-11-21T01:00:00Z');
  expect(openStateOf(closed, morning)).toEqual({ kind: 'opens-today', time: '10:00' });
  expect(openStateOf(closed, new Date('2026-11-21T09:00:00Z'))).toEqual({ kind: 'open', until: undefined });
  expect(openStateOf({ ...closed, nextOpening: null })).toEqual({ kind: 'closed' });
});

test('the opening hours of a place take precedence over the time zone data of the browser', () => {
  const spans = [{ opens: '10:00', closes: '18:00' }];
  const hours = [{ date: '2026-11-21', weekday: 6, spans, reason: null, note: null }];
  // One hour off, as after a change of the rules of the time zone.
  expect(openStateOf({ ...closed, hours, nextOpening: '2026-11-21T08:00:00Z' })).toMatchObject({ time: '10:00' });
  expect(openStateOf({ ...opening, hours, closesAt: '2026-11-21T16:00:00Z' })).toMatchObject({ until: '18:00' });
});

test('today is the current day at the place', () => {
  expect(todayOf(opening)).toBe('2026-11-20');
  expect(todayOf(opening, new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-21');
});
