import { expect, test } from 'vitest';
import { lastDayFrom } from '../delivery/last-day.ts';
import { marketByHeader } from '../markets/markets.ts';
import { missesDay } from './missed-day.ts';

const market = marketByHeader('de_DE');
if (!market) throw new Error('there is no market de_DE');
const method = market.shippingMethods[0]?.code ?? '';
const sent = { kind: 'home', method, country: 'DE' } as const;
const { cutOff } = market.delivery.warehouse;
// A Tuesday in winter; what leaves before the warehouse closes leaves today.
const closing = Date.parse(
  `2026-11-24T${String(cutOff.hour - 1).padStart(2, '0')}:${String(cutOff.minute).padStart(2, '0')}:00Z`,
);
const namedDay = lastDayFrom(new Date(closing - 60_000), sent, market) ?? '';

test.each([
  ['before its warehouse closes', -60_000, false],
  ['once its warehouse is closed', 0, true],
])('a shipment that has yet to leave misses its day: %s', (_, later, misses) => {
  expect(missesDay(new Date(closing + later), { ...sent, namedDay }, market)).toBe(misses);
});

test('a shipment that misses its day at night waits for the morning', () => {
  const missed = { ...sent, namedDay: '2026-11-20' };
  const at = (time: string) => missesDay(new Date(`2026-11-24T${time}Z`), missed, market);
  expect([at('04:30:00'), at('06:59:00'), at('07:00:00')]).toEqual([false, false, true]);
});

test.each([
  ['on its day', '2026-11-24T22:59:00Z', false],
  ['in the night after', '2026-11-25T06:59:00Z', false],
  ['in the morning after', '2026-11-25T07:00:00Z', true],
])('what is collected misses its day: %s', (_, at, misses) => {
  const collected = { ...sent, kind: 'pickup', namedDay: '2026-11-24' } as const;
  expect(missesDay(new Date(at), collected, market)).toBe(misses);
});

test('what is collected misses its day by the clock of its store', () => {
  const collected = { ...sent, kind: 'pickup', namedDay: '2026-11-24', timeZone: 'America/Los_Angeles' } as const;
  const at = (time: string) => missesDay(new Date(`2026-11-25T${time}Z`), collected, market);
  expect([at('07:30:00'), at('15:59:00'), at('16:00:00')]).toEqual([false, false, true]);
});
