import { cartLine, cartOf, deliveryFacts, openDays, storeFacts } from '@eyelet/testing/delivery-builder.ts';
import { expect, test } from 'vitest';
import { enUs } from '../markets/en-us.ts';
import { deliveryOf } from './delivery-of.ts';

/** A Monday, 10 o'clock in Boston. */
const now = new Date('2026-11-16T15:00:00Z');
const week = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24'];
const boston = storeFacts('boston', { openDays: openDays(week, '14:00', '23:00') });
const everyWay = cartOf([
  cartLine({ id: 'collected', fulfilment: 'pickup', storeId: 'boston' }),
  cartLine({ id: 'gift-card' }),
  cartLine({ id: 'made', recipeId: 'r1' }),
  cartLine({ id: 'sent-there', fulfilment: 'sts', storeId: 'boston' }),
  cartLine({ id: 'sent' }),
]);
const natures = { 'gift-card': 'digital', made: 'customs' } as const;
const stock = { warehouse: 9, boston: 9 };
const deliver = () => deliveryOf(everyWay, deliveryFacts(everyWay, { stock, stores: [boston], natures }), enUs, now);
const shipment = (id: string) => deliver().shipments.find((one) => one.id === id);
const codeOf = (id: string) => shipment(id)?.method?.method.code;

test('lines travel by how they were chosen and by what they are', () => {
  expect(deliver().shipments.map(({ id, kind, storeId, lineIds }) => [id, kind, storeId, ...lineIds])).toEqual([
    ['shipment-1', 'home', null, 'sent'],
    ['shipment-customs', 'customs', null, 'made'],
    ['shipment-digital', 'digital', null, 'gift-card'],
    ['pickup-boston', 'pickup', 'boston', 'collected'],
    ['sts-boston', 'sts', 'boston', 'sent-there'],
  ]);
});

test('what is collected has the code pickup, costs nothing and is there the same day [C3.20]', () => {
  expect(codeOf('pickup-boston')).toBe('pickup');
  expect(shipment('pickup-boston')).toMatchObject({
    price: 0,
    destination: { country: 'US', province: 'MA' },
    promised: { from: '2026-11-16', to: '2026-11-16' },
    windows: [{ label: 'same-day' }, { label: { from: 1, to: 2 } }],
  });
  expect(deliver().sources.get('collected')).toEqual([{ placeId: 'boston', quantity: 1 }]);
});

test('what is sent to a store has the code sts, costs nothing and takes 3 to 5 working days [C3.22]', () => {
  expect(codeOf('sts-boston')).toBe('sts');
  expect(shipment('sts-boston')).toMatchObject({
    price: 0,
    promised: { from: '2026-11-19', to: '2026-11-23' },
    windows: [{ label: { from: 3, to: 5 } }],
  });
  expect(deliver().sources.get('sent-there')).toEqual([{ placeId: 'warehouse', quantity: 1 }]);
});

test('digital goods have the code digital, cost nothing to deliver and come from nowhere [C3.23]', () => {
  expect(codeOf('shipment-digital')).toBe('digital');
  expect(shipment('shipment-digital')).toMatchObject({ price: 0, promised: null, windows: [] });
  expect(deliver().sources.has('gift-card')).toBe(false);
});

test('what is made to order has the code customs and takes ten working days of making [C3.24]', () => {
  expect(codeOf('shipment-customs')).toBe('customs');
  // Thanksgiving is in between.
  expect(shipment('shipment-customs')?.promised).toEqual({ from: '2026-12-04', to: '2026-12-08' });
});

test('what is sold no more travels nowhere and keeps nobody from being delivered', () => {
  const facts = deliveryFacts(everyWay, { stock, stores: [boston], natures });
  const { sent: _, ...known } = Object.fromEntries(facts.lines);
  const { shipments, sources } = deliveryOf(everyWay, { ...facts, lines: new Map(Object.entries(known)) }, enUs, now);
  expect(shipments.some(({ id }) => id === 'shipment-1')).toBe(false);
  expect(sources.has('sent')).toBe(false);
});

test('a fulfilment that lacks units is a shortage before it is settled, with the number that is left', () => {
  const cart = cartOf([cartLine({ quantity: 3, fulfilment: 'pickup', storeId: 'boston' })]);
  const facts = deliveryFacts(cart, { stock: { warehouse: 9, boston: 2 }, stores: [boston] });
  expect(deliveryOf(cart, facts, enUs, now).shortages).toEqual([{ lineId: 'line-1', available: 2 }]);
});

test('what goes by express comes from warehouses that express collects from, even if one other has it all', () => {
  const cart = cartOf([cartLine({ quantity: 2 })]);
  const facts = deliveryFacts(cart, {
    stock: { warehouse: 1, 'warehouse-2': 2, 'warehouse-3': 1 },
    slow: ['warehouse-2'],
  });
  const places = (shippingMethod: string) =>
    deliveryOf({ ...cart, shippingMethod }, facts, enUs, now)
      .sources.get('line-1')
      ?.map(({ placeId }) => placeId);
  expect(places('express')).toEqual(['warehouse', 'warehouse-3']);
  expect(places('standard')).toEqual(['warehouse-2']);
});

test('what an associate sells from their own store is taken at once, in no window and on no promised day', () => {
  const till = storeFacts('boston', { ...boston, offersPickup: false, isTill: true });
  const { shipments, sources } = deliveryOf(
    everyWay,
    deliveryFacts(everyWay, { stock, stores: [till], natures }),
    enUs,
    now,
  );
  expect(shipments.filter(({ takenAtOnce }) => takenAtOnce).map(({ id }) => id)).toEqual(['pickup-boston']);
  expect(shipments.find(({ id }) => id === 'pickup-boston')).toMatchObject({
    ...{ price: 0, promised: null, windows: [], destination: { country: 'US', province: 'MA' } },
  });
  expect(sources.get('collected')).toEqual([{ placeId: 'boston', quantity: 1 }]);
});
