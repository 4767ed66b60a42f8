import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markets } from '../markets/markets.ts';
import { holidayRules } from './calendars.ts';
import { weekdayOf } from './days.ts';
import { holidaysOf } from './holidays.ts';
import { promisedDays } from './promise.ts';

const portland = { country: 'US', timeZone: 'America/New_York', cutOff: { hour: 14, minute: 0 } } as const;
const rotterdam = { country: 'NL', timeZone: 'Europe/Amsterdam', cutOff: { hour: 14, minute: 0 } } as const;
const standard = { days: { from: 3, to: 5 } };

test.each([
  ['before the cut-off', '2026-11-16T18:59:59Z', { from: '2026-11-19', to: '2026-11-23' }],
  ['at the cut-off', '2026-11-16T19:00:00Z', { from: '2026-11-20', to: '2026-11-24' }],
  ['on a Saturday, as on Monday before the cut-off', '2026-11-14T23:00:00Z', { from: '2026-11-19', to: '2026-11-23' }],
  ['before Thanksgiving', '2026-11-24T15:00:00Z', { from: '2026-11-30', to: '2026-12-02' }],
  ['in summer time, an hour earlier', '2026-06-08T18:30:00Z', { from: '2026-06-12', to: '2026-06-16' }],
])('ordered %s', (_, ordered, promised) => {
  expect(promisedDays(new Date(ordered), standard, portland, 'US')).toEqual(promised);
});

test('holidays count where they are: of the warehouse for leaving, of the destination for arriving', () => {
  // Monday 27 April is King's Day in the Netherlands, 1 May is closed in Germany but not in Britain.
  const ordered = new Date('2026-04-27T08:00:00Z');
  const way = { days: { from: 2, to: 4 } };
  expect(promisedDays(ordered, way, rotterdam, 'DE')).toEqual({ from: '2026-04-30', to: '2026-05-05' });
  expect(promisedDays(ordered, way, rotterdam, 'GB')).toEqual({ from: '2026-04-30', to: '2026-05-05' });
  expect(promisedDays(ordered, { days: { from: 3, to: 3 } }, rotterdam, 'DE').to).toBe('2026-05-04');
  expect(promisedDays(ordered, { days: { from: 3, to: 3 } }, rotterdam, 'GB').to).toBe('2026-05-01');
});

describe('whatever is ordered, whenever, to wherever', () => {
  const instant = fc.date({ min: new Date('2024-01-01'), max: new Date('2032-12-31'), noInvalidDate: true });
  const countries = Object.keys(holidayRules);
  const order = fc.record({
    way: fc.record({
      days: fc
        .integer({ min: 0, max: 4 })
        .chain((from) => fc.record({ from: fc.constant(from), to: fc.constant(from + 2) })),
      makingDays: fc.constantFrom(0, 10),
    }),
    warehouse: fc.constantFrom(...markets.map(({ delivery }) => delivery.warehouse)),
    country: fc.constantFrom(...countries, 'ZZ'),
  });

  test('the promised days are open ones of the destination, in order and not before the order', () => {
    fc.assert(
      fc.property(order, instant, ({ way, warehouse, country }, ordered) => {
        const { from, to } = promisedDays(ordered, way, warehouse, country);
        for (const day of [from, to]) {
          expect(weekdayOf(day)).toBeLessThan(6);
          expect(holidaysOf(holidayRules[country] ?? [], Number(day.slice(0, 4))).has(day)).toBe(false);
        }
        expect(from <= to).toBe(true);
        // Nowhere is it more than a day earlier than in UTC.
        expect(from >= new Date(ordered.getTime() - 86_400_000).toISOString().slice(0, 10)).toBe(true);
      }),
    );
  });

  test('a later order is never promised earlier', () => {
    fc.assert(
      fc.property(order, instant, fc.integer({ min: 0, max: 96 * 60 }), ({ way, warehouse, country }, one, minutes) => {
        const early = promisedDays(one, way, warehouse, country);
        const late = promisedDays(new Date(one.getTime() + minutes * 60_000), way, warehouse, country);
        expect(late.from >= early.from && late.to >= early.to).toBe(true);
      }),
    );
  });
});

test.each([
  ['2026-03-08', portland],
  ['2026-11-01', portland],
  ['2026-03-29', rotterdam],
  ['2026-10-25', rotterdam],
])('through %s, when clocks change, promises only move on', (day, warehouse) => {
  const start = Date.parse(`${day}T00:00:00Z`) - 36 * 3_600_000;
  let before = { from: '', to: '' };
  for (let quarter = 0; quarter < 4 * 96; quarter++) {
    const promised = promisedDays(new Date(start + quarter * 900_000), standard, warehouse, warehouse.country);
    expect(promised.from >= before.from && promised.to >= before.to).toBe(true);
    before = promised;
  }
});
