import { cartLine, cartOf, deliveryFacts } from '@eyelet/testing/delivery-builder.ts';
import { describe, expect, test } from 'vitest';
import type { CartDocument } from '../cart/document.ts';
import { deDe } from '../markets/de-de.ts';
import { enUs } from '../markets/en-us.ts';
import { frFr } from '../markets/fr-fr.ts';
import type { Market } from '../markets/market.ts';
import { isHomeAllowed } from './home-methods.ts';
import { settle } from './settle.ts';

const now = new Date('2026-11-23T15:00:00Z');
const maine = { country: 'US', province: 'ME', postalCode: '04101' } as never;
const alaska = { country: 'US', province: 'AK', postalCode: '99501' } as never;
const point = { id: 'p1', country: 'FR', province: '' } as never;

function settleWith(members: Partial<CartDocument>, given: { slow?: string[]; market?: Market } = {}) {
  const cart = cartOf([cartLine()], members);
  const facts = deliveryFacts(cart, { stock: { warehouse: 5 }, slow: given.slow ?? [] });
  return settle(cart, facts, given.market ?? enUs, now);
}

describe('a method that the shopper chose', () => {
  const chosen = { shippingMethod: 'express', shopperAppliedMethod: true };

  test('is kept while it applies [C7.37]', () => {
    const answer = settleWith({ ...chosen, shippingAddress: maine });
    expect(answer.cart.shippingMethod).toBe('express');
    expect(answer.shipments[0]).toMatchObject({ price: 1800, method: { method: { code: 'express' } } });
  });

  test('gives way to the next slower one where it does not go', () => {
    const answer = settleWith({ ...chosen, shippingAddress: alaska });
    expect(answer.cart.shippingMethod).toBe('standard');
    expect(answer.transitions).toEqual([{ lineId: null, transition: answer.cart.methodTransition }]);
    expect(answer.cart.methodTransition).toMatchObject({
      type: 'OrderShippingMethodDowngraded',
      reason: 'destination-excluded',
      fromCode: 'express',
      toCode: 'standard',
      priceDifference: -1100,
      undo: null,
    });
    expect(answer.shipments[0]?.methods.map(({ method }) => method.code)).toEqual(['standard']);
  });

  test('gives way where express does not collect what is sent', () => {
    const answer = settleWith({ ...chosen, shippingAddress: maine }, { slow: ['warehouse'] });
    expect(answer.cart.methodTransition?.reason).toBe('out-of-stock-at-warehouse');
  });

  test('can be had again as soon as it applies again', () => {
    const { cart } = settleWith({ ...chosen, shippingAddress: alaska });
    const again = settleWith({ ...cart, shippingAddress: maine });
    expect(again.cart.shippingMethod).toBe('standard');
    expect(again.cart.methodTransition?.undo).toEqual({ fulfilment: 'home', storeId: null, code: 'express' });
    expect(again.transitions).toEqual([]);
  });
});

test('a method that was set for the shopper holds while it applies', () => {
  const set = { shippingMethod: 'express', shopperAppliedMethod: false };
  expect(settleWith({ ...set, shippingAddress: maine }).cart.shippingMethod).toBe('express');
  expect(settleWith({ ...set, shippingAddress: alaska }).cart.shippingMethod).toBe('standard');
});

test.each([
  [frFr, 'BE', 'pudo'],
  [frFr, 'DE', 'standard'],
  [enUs, 'US', 'standard'],
])('a point is served where its market ships to and has points', (market, country, code) => {
  const chosen = { shippingMethod: 'pudo', shopperAppliedMethod: true };
  const collectionPoint = { id: 'p', country, province: '' } as never;
  expect(settleWith({ ...chosen, collectionPoint }, { market }).cart.shippingMethod).toBe(code);
});

test('a shipment to a collection point goes by pudo, at its price, and home again when the point is gone [C3.21]', () => {
  const chosen = { shippingMethod: 'pudo', shopperAppliedMethod: true };
  const there = settleWith({ ...chosen, collectionPoint: point }, { market: frFr });
  expect(there.shipments[0]).toMatchObject({
    id: 'shipment-1',
    kind: 'pudo',
    price: 390,
    method: { method: { code: 'pudo' } },
    destination: { country: 'FR' },
  });
  const gone = settleWith(chosen, { market: frFr });
  expect(gone.cart.methodTransition).toMatchObject({ fromCode: 'pudo', toCode: 'standard' });
});

test('a collection point holds in its own market only, whatever market the cart is bought in next', () => {
  const chosen = { shippingMethod: 'pudo', shopperAppliedMethod: true, collectionPoint: point };
  const elsewhere = settleWith(chosen, { market: deDe });
  expect(elsewhere.cart.methodTransition).toMatchObject({
    fromCode: 'pudo',
    toCode: 'standard',
    reason: 'method-unavailable',
  });
  expect(elsewhere.shipments[0]).toMatchObject({ kind: 'home', method: { method: { code: 'standard' } } });
});

test('a market without collection points offers none', () => {
  const codes = (market: Market) => settleWith({}, { market }).shipments[0]?.methods.map(({ method }) => method.code);
  expect(codes(enUs)).toEqual(['standard', 'express']);
  expect(codes(frFr)).toEqual(['standard', 'express', 'pudo']);
});

test('where nothing is delivered to, nothing is offered and nothing is replaced', () => {
  const territory = { country: 'US', province: 'GU', postalCode: '96910' } as never;
  const answer = settleWith({ shippingAddress: territory });
  expect(answer.shipments[0]).toMatchObject({ method: undefined, methods: [], price: 0, promised: null });
  expect([answer.cart.shippingMethod, answer.transitions]).toEqual(['standard', []]);
});

describe('a collection point that is gone gives way to the next slower way to the door', () => {
  const express = { code: 'express', price: 1800, days: { from: 1, to: 2 } } as const;
  const standard = { code: 'standard', price: 700, days: { from: 5, to: 9 } } as const;
  const pudo = (to: number) => ({ code: 'pudo', price: 390, days: { from: 1, to } }) as const;

  test.each([
    ['not the usual one where that is quicker', [express, standard], 4, true, 'standard'],
    ['one that takes as long', [express, standard], 9, true, 'standard'],
    ['the quickest of those that are slower', [standard, express], 1, true, 'express'],
    ['the usual one where none is slower', [express, standard], 20, true, 'express'],
    ['also where the point was set for the shopper', [express, standard], 4, false, 'standard'],
  ] as const)('%s', (_, shippingMethods, to, shopperAppliedMethod, toCode) => {
    const market = { ...frFr, shippingMethods, delivery: { ...frFr.delivery, pudo: pudo(to) } };
    const answer = settleWith({ shippingMethod: 'pudo', shopperAppliedMethod }, { market });
    expect(answer.cart.methodTransition).toMatchObject({ fromCode: 'pudo', toCode });
  });

  test('what was set for the shopper and is no point gives way to the usual one at once', () => {
    const market = { ...frFr, shippingMethods: [standard, express], delivery: { ...frFr.delivery, pudo: pudo(4) } };
    const answer = settleWith({ shippingMethod: 'pigeon', shopperAppliedMethod: false }, { market });
    expect(answer.cart.methodTransition).toMatchObject({ toCode: 'standard', reason: 'method-unavailable' });
  });
});

test('an address that nothing is sent to does not keep a parcel from its collection point', () => {
  const territory = { country: 'US', province: 'GU', postalCode: '96910' } as never;
  const chosen = { shippingMethod: 'pudo', shopperAppliedMethod: true, shippingAddress: territory };
  expect(isHomeAllowed(cartOf([], { ...chosen, collectionPoint: point }), frFr)).toBe(true);
  expect(isHomeAllowed(cartOf([], chosen), frFr)).toBe(false);
  expect(isHomeAllowed(cartOf([], { ...chosen, shippingMethod: 'standard', collectionPoint: point }), frFr)).toBe(
    false,
  );
  expect(isHomeAllowed(cartOf([]), frFr)).toBe(true);
});
