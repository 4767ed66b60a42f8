import { expect, test } from 'vitest';
import { askedTogether, asksOf } from './asks.ts';
import type { Wants } from './wants.ts';

const asked = (...wants: readonly Wants[]) => askedTogether(wants.flatMap(asksOf));
const nothing = { segment: false, history: false, points: false, spentDays: [] };

test('conditions on goods and payment ask nothing of the shopper, and programmes and first orders the account alone', () => {
  expect(asksOf({ payment: ['PAYPAL'], price: 'full', units: 2 })).toEqual([]);
  expect(asksOf({ groups: ['member'], firstOrder: true, stores: ['boston'] })).toHaveLength(3);
  expect(asked({ groups: ['member'], firstOrder: true })).toEqual(nothing);
});

test('segments ask for what they need and no more', () => {
  expect(asked({ homeMarkets: ['de-de'], daysAsMember: 3 })).toEqual({ ...nothing, segment: true });
  expect(asked({ tiers: ['gold'] })).toEqual({ ...nothing, segment: true, points: true });
  expect(asked({ orders: { from: 1, until: null } })).toEqual({ ...nothing, segment: true, history: true });
});

test('each period is asked for once', () => {
  const within = (days: number): Wants => ({ spent: { amounts: { USD: 1 }, days } });
  const all = asked(within(365), within(30), within(365));
  expect(all).toEqual({ ...nothing, segment: true, history: true, spentDays: [30, 365] });
});
