import { cartLine, cartOf, deliveryFacts, storeFacts } from '@eyelet/testing/delivery-builder.ts';
import { describe, expect, test } from 'vitest';
import { enUs } from '../markets/en-us.ts';
import { deliveryOf, linesOf } from './delivery-of.ts';

const now = new Date('2026-11-16T15:00:00Z');
const boston = storeFacts('boston');
const express = { shippingMethod: 'express', shopperAppliedMethod: true };

type Given = Parameters<typeof deliveryFacts>[1];
const deliver = (cart: ReturnType<typeof cartOf>, given: Given) =>
  deliveryOf(cart, deliveryFacts(cart, given), enUs, now);

describe('a line that is short in the fulfilment it was chosen for', () => {
  const cart = cartOf([
    cartLine({ id: 'in-stock', upc: 'a', quantity: 2 }),
    cartLine({ id: 'short', upc: 'b', quantity: 3 }),
  ]);
  const facts = { ...deliveryFacts(cart, { stock: {} }) };
  const stock = new Map([
    ['a', new Map([['warehouse', 2]])],
    ['b', new Map([['warehouse', 1]])],
  ]);
  const delivery = deliveryOf(cart, { ...facts, stock }, enUs, now);

  test('stays in its shipment, and says how many there are', () => {
    expect(delivery.shipments.map(({ lineIds }) => lineIds)).toEqual([['in-stock', 'short']]);
    expect(delivery.shortages).toEqual([{ lineId: 'short', available: 1 }]);
  });

  test('is supplied by no place, and takes nothing from other lines', () => {
    expect([...delivery.sources]).toEqual([['in-stock', [{ placeId: 'warehouse', quantity: 2 }]]]);
  });

  test('does not cost the others their method', () => {
    const slowOnly = new Map([
      ['a', new Map([['warehouse', 2]])],
      ['b', new Map([['warehouse-slow', 1]])],
    ]);
    const { warehouses } = deliveryFacts(cart, { stock: { 'warehouse-slow': 1 }, slow: ['warehouse-slow'] });
    const fast = deliveryOf({ ...cart, ...express }, { ...facts, warehouses, stock: slowOnly }, enUs, now);
    expect(fast.shipments[0]?.method?.method.code).toBe('express');
  });
});

test('of two lines for the same units the later one is short', () => {
  const cart = cartOf([cartLine({ id: 'first', quantity: 2 }), cartLine({ id: 'second', quantity: 2 })]);
  const { sources, shortages } = deliver(cart, { stock: { warehouse: 3 } });
  expect([...sources.keys()]).toEqual(['first']);
  expect(shortages).toEqual([{ lineId: 'second', available: 1 }]);
});

describe('a shipment by express', () => {
  const cart = cartOf([cartLine({ quantity: 2 })], express);
  const stock = { 'warehouse-slow': 9, 'warehouse-a': 1, 'warehouse-b': 1 };

  test('comes from express warehouses alone, even where another one has all of it', () => {
    const { shipments, sources } = deliver(cart, { stock, slow: ['warehouse-slow'] });
    expect(shipments[0]?.method?.method.code).toBe('express');
    expect(sources.get('line-1')?.map(({ placeId }) => placeId)).toEqual(['warehouse-a', 'warehouse-b']);
  });

  test('becomes a usual one where these do not have it, and comes from any warehouse', () => {
    const { shipments, sources } = deliver(cart, { stock: { ...stock, 'warehouse-b': 0 }, slow: ['warehouse-slow'] });
    expect(shipments[0]?.method?.method.code).toBe('standard');
    expect(sources.get('line-1')).toEqual([{ placeId: 'warehouse-slow', quantity: 2 }]);
  });
});

describe('collecting in a store', () => {
  const collected = { fulfilment: 'pickup', storeId: 'boston' } as const;

  test('is supplied by the store, whatever the warehouses have', () => {
    const cart = cartOf([cartLine({ ...collected, quantity: 2 })]);
    const { sources } = deliver(cart, { stock: { warehouse: 9, boston: 2 }, stores: [boston] });
    expect([...sources]).toEqual([['line-1', [{ placeId: 'boston', quantity: 2 }]]]);
  });

  test('is short of what the store has not, and then supplied by no place', () => {
    const cart = cartOf([cartLine({ ...collected, quantity: 3 })]);
    const { sources, shortages } = deliver(cart, { stock: { warehouse: 9, boston: 2 }, stores: [boston] });
    expect(sources.size).toBe(0);
    expect(shortages).toEqual([{ lineId: 'line-1', available: 2 }]);
  });
});

test('lines of a choice are the stocked ones of it that are in stock', () => {
  const cart = cartOf([
    cartLine({ id: 'home' }),
    cartLine({ id: 'short' }),
    cartLine({ id: 'made', recipeId: 'r1' }),
    cartLine({ id: 'file' }),
    cartLine({ id: 'collected', fulfilment: 'pickup', storeId: 'boston' }),
    cartLine({ id: 'unsold' }),
  ]);
  const facts = deliveryFacts(cart, { stock: {}, natures: { made: 'customs', file: 'digital' } });
  const known = { ...facts, lines: new Map([...facts.lines].filter(([id]) => id !== 'unsold')) };
  const ids = (fulfilment: 'home' | 'pickup' | 'sts') =>
    linesOf(fulfilment, cart, known, new Set(['short'])).map(({ id }) => id);
  expect(ids('home')).toEqual(['home']);
  expect(ids('pickup')).toEqual(['collected']);
  expect(ids('sts')).toEqual([]);
});
