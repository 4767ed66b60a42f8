import type { CartItem } from '@eyelet/contracts/cart/item.ts';
import { expect, test } from 'vitest';
import type { LineName } from './change.ts';
import { changesFor, isCollectable, optionKey } from './delivery-choice.ts';

const line: LineName = { itemId: 'a', upc: 'A', recipeId: null, fulfilment: 'home', storeId: null };
const shippingMethod = { code: 'pickup', label: 'Pickup', price: { amount: 0 }, deliveryTime: '' };
const storeInfo = { id: 'US-BOS', name: 'Skerry Boston', storeInventory: 3 };

test('a delivery option is identified by its method and its store', () => {
  expect(optionKey({ selected: false, available: true, shippingMethod, storeInfo })).toBe('pickup@US-BOS');
  const express = { ...shippingMethod, code: 'express' };
  expect(optionKey({ selected: false, available: true, shippingMethod: express, storeInfo: null })).toBe('express');
});

test('choosing a method for a line that is sent home changes it for all of them; a line at a store moves home first', () => {
  const method = { kind: 'method', shippingId: 'shipment-1', code: 'express' };
  expect(changesFor('express', line)).toEqual([method]);
  const atStore: LineName = { ...line, fulfilment: 'pickup', storeId: 'US-BOS' };
  const home = { fulfilment: 'home', storeId: null };
  expect(changesFor('express', atStore)).toEqual([{ kind: 'delivery', line: atStore, delivery: home }, method]);
});

test('gifts, digital goods and goods made to order cannot be collected', () => {
  const item = { bonus: false, isDigitalProduct: false, isCustoms: false } as CartItem;
  expect(isCollectable(item)).toBe(true);
  for (const kind of ['bonus', 'isDigitalProduct', 'isCustoms']) {
    expect(isCollectable({ ...item, [kind]: true })).toBe(false);
  }
});

test('choosing a store changes that line alone', () => {
  const delivery = { fulfilment: 'sts', storeId: 'US-BOS' };
  expect(changesFor('sts@US-BOS', line)).toEqual([{ kind: 'delivery', line, delivery }]);
});
