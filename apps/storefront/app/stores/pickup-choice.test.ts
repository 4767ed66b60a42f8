import type { PickupWindow, Store } from '@eyelet/contracts/stores/store.ts';
import { expect, test } from 'vitest';
import { byPickup, offerOf } from './pickup-choice.ts';

const window = (code: string, fulfilment: PickupWindow['fulfilment'] = 'pickup') => ({
  ...{ code, fulfilment, label: code, from: '2026-11-23', to: '2026-11-24' },
});

const store = (id: string, miles: number, windows: PickupWindow[], quantity = 1): Store => ({
  ...{ id, name: id, phone: '', timeZone: 'UTC', hours: [], isOpen: true, closesAt: null, nextOpening: null },
  address: { addressLine1: '', city: '', province: '', postalCode: '', country: 'US' },
  position: { latitude: 0, longitude: 0 },
  distance: { value: miles, unit: 'mi' },
  services: ['pickup', 'sts'],
  inventory: [{ upc: '4000000000000', quantity }],
  windows,
});

test('pickup windows of a store are in order of time, with the same day as 0 [C9.22, B9.35]', () => {
  const windows = ['3-5 days', 'same day', '1-2 days'].map((code) => window(code));
  expect(offerOf(store('A', 1, windows)).windows.map(({ code }) => code)).toEqual(['same day', '1-2 days', '3-5 days']);
});

test('stock in the store takes precedence over sending to the store', () => {
  expect(offerOf(store('A', 1, [window('3-5 days', 'sts'), window('same day')], 3))).toMatchObject({
    fulfilment: 'pickup',
    quantity: 3,
  });
  expect(offerOf(store('A', 1, [window('3-5 days', 'sts')], 0))).toMatchObject({ fulfilment: 'sts', quantity: 0 });
  expect(offerOf(store('A', 1, [], 0))).toEqual({ fulfilment: undefined, quantity: 0, windows: [] });
});

test('a quantity above the stock of the store is sent there, where that is possible', () => {
  const both = store('A', 1, [window('3-5 days', 'sts'), window('same day')], 2);
  expect(offerOf(both, 2).fulfilment).toBe('pickup');
  expect(offerOf(both, 3)).toMatchObject({ fulfilment: 'sts', quantity: 2 });
  expect(offerOf(store('A', 1, [window('same day')], 2), 3).fulfilment).toBeUndefined();
});

test('stores are sorted by their first window, then by distance, and those without a window come last', () => {
  const stores = [
    store('nothing, near', 1, []),
    store('tomorrow', 2, [window('1-2 days')]),
    store('today, far', 30, [window('same day')]),
    store('today, near', 8, [window('1-2 days'), window('same day')]),
    store('nothing, far', 40, []),
  ];
  expect(byPickup(stores).map(({ id }) => id)).toEqual([
    'today, near',
    'today, far',
    'tomorrow',
    'nothing, near',
    'nothing, far',
  ]);
  expect(
    byPickup(stores, 'today, far')
      .map(({ id }) => id)
      .slice(0, 2),
  ).toEqual(['today, far', 'today, near']);
});
