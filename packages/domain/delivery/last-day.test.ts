import { expect, test } from 'vitest';
import { marketByHeader } from '../markets/markets.ts';
import { lastDayFrom } from './last-day.ts';
import { promisedDays } from './promise.ts';

const market = marketByHeader('de_DE');
if (!market) throw new Error('there is no market de_DE');
const now = new Date('2026-11-24T15:00:00Z');

test.each(['home', 'pudo', 'sts', 'customs'] as const)(
  'what is sent as %s from now on arrives as if ordered now, and is not made to order once more',
  (kind) => {
    const { shippingMethods, delivery } = market;
    const [method] = shippingMethods;
    const way = kind === 'home' ? method : delivery[kind];
    if (!way) throw new Error(`there is no way for ${kind}`);
    const sent = { kind, method: method?.code ?? '', country: 'AT' };
    expect(lastDayFrom(now, sent, market)).toBe(promisedDays(now, { days: way.days }, delivery.warehouse, 'AT').to);
  },
);

test.each([
  { kind: 'pickup', method: 'pickup' },
  { kind: 'digital', method: 'digital' },
  { kind: 'home', method: 'a method of before' },
] as const)('nothing is said of $kind by $method', (sent) => {
  expect(lastDayFrom(now, { ...sent, country: 'DE' }, market)).toBeUndefined();
});
