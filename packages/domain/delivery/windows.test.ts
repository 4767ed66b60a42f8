import { openDays } from '@eyelet/testing/delivery-builder.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrivalWindows, daysOfWindows, pickupWindows } from './windows.ts';

/** Friday, Saturday, then Tuesday; 10 to 18 o'clock in Berlin. */
const store = {
  timeZone: 'Europe/Berlin',
  openDays: openDays(['2026-11-20', '2026-11-21', '2026-11-24'], '09:00', '17:00'),
};
const windowsAt = (time: string) => pickupWindows(store, 120, new Date(`2026-11-${time}Z`));
const labelsAt = (time: string) => windowsAt(time).map(({ label }) => label);

describe('pickup', () => {
  test('is the same day until two hours before closing', () => {
    expect(labelsAt('20T15:00')).toEqual(['same-day', { from: 1, to: 4 }]);
    expect(labelsAt('20T15:01')).toEqual([{ from: 1, to: 4 }]);
  });

  test('is ready two hours after the order, or after opening', () => {
    expect(windowsAt('20T10:30')[0]?.from.toISOString()).toBe('2026-11-20T12:30:00.000Z');
    expect(windowsAt('20T05:00')[0]?.from.toISOString()).toBe('2026-11-20T11:00:00.000Z');
    expect(windowsAt('20T05:00')[0]?.to.toISOString()).toBe('2026-11-20T17:00:00.000Z');
  });

  test('is told by the quarter of an hour, and never after closing', () => {
    expect(windowsAt('20T10:31')[0]?.from.toISOString()).toBe('2026-11-20T12:45:00.000Z');
    const early = { ...store, openDays: openDays(['2026-11-20'], '09:00', '17:05') };
    const [only] = pickupWindows(early, 120, new Date('2026-11-20T15:02Z'));
    expect(only?.from.toISOString()).toBe('2026-11-20T17:05:00.000Z');
  });

  test('waits for the next open day when the store is closed', () => {
    expect(labelsAt('22T10:00')).toEqual([{ from: 2, to: 2 }]);
    expect(daysOfWindows(windowsAt('22T10:00'), store.timeZone)).toEqual({ from: '2026-11-24', to: '2026-11-24' });
  });

  test('has no window at a store that does not open any more', () => {
    expect(labelsAt('24T16:00')).toEqual([]);
    expect(daysOfWindows([], store.timeZone)).toBeNull();
  });

  test('is not prepared, and cannot be collected, in a break of the store', () => {
    const at = (clock: string) => new Date(`2026-11-20T${clock}Z`);
    const morning = { opens: at('09:00'), closes: at('11:30') };
    const afternoon = { opens: at('13:00'), closes: at('17:30') };
    const day = { day: '2026-11-20', opens: morning.opens, closes: afternoon.closes, times: [morning, afternoon] };
    const readyAt = (clock: string, minutes = 120) =>
      pickupWindows({ timeZone: 'Europe/Rome', openDays: [day] }, minutes, at(clock))[0]
        ?.from.toISOString()
        .slice(11, 16);
    expect(['08:00', '09:30', '10:00', '12:00', '15:30', '15:31'].map((clock) => readyAt(clock))).toEqual([
      '11:00',
      '11:30',
      '13:30',
      '15:00',
      '17:30',
      undefined,
    ]);
    expect(['11:00', '11:30', '12:00'].map((clock) => readyAt(clock, 0))).toEqual(['11:00', '13:00', '13:00']);
  });

  test('lies within opening hours, never in the past, and a later order is never ready earlier', () => {
    const minute = fc.integer({ min: 0, max: 6 * 1440 });
    fc.assert(
      fc.property(minute, minute, (one, other) => {
        const at = (minutes: number) => new Date(Date.parse('2026-11-19T00:00Z') + minutes * 60_000);
        const [early, late] = [at(Math.min(one, other)), at(Math.max(one, other))];
        const windows = pickupWindows(store, 120, late);
        for (const { from, to } of windows) {
          expect(from.getTime()).toBeGreaterThanOrEqual(late.getTime() + 120 * 60_000);
          expect(from <= to).toBe(true);
          for (const instant of [from, to]) {
            expect(store.openDays.some(({ opens, closes }) => opens <= instant && instant <= closes)).toBe(true);
          }
        }
        const [first] = windows;
        const [before] = pickupWindows(store, 120, early);
        if (first) expect(before && before.from <= first.from).toBe(true);
      }),
    );
  });
});

test('a delivery to a store can be collected from the opening of its first promised day', () => {
  const promised = { from: '2026-11-22', to: '2026-11-24' };
  expect(arrivalWindows(store, promised, { from: 3, to: 5 })).toEqual([
    { label: { from: 3, to: 5 }, from: new Date('2026-11-24T09:00Z'), to: new Date('2026-11-24T17:00Z') },
  ]);
  expect(arrivalWindows(store, { from: '2026-11-24', to: '2026-11-25' }, { from: 3, to: 5 })).toEqual([]);
});
