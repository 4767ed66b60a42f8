import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carriers, parcelOf } from './carriers.ts';
import { mayMove, type OrderState } from './life-cycle.ts';
import {
  leavesShop,
  movesTo,
  nextSteps,
  type ShipmentProgress,
  type ShipmentStep,
  shipmentSteps,
  stateOfShipments,
} from './shipping.ts';

const fresh = (kind: ShipmentProgress['kind']): ShipmentProgress => ({
  ...{ kind, packed: false, partlyShipped: false, shipped: false, ready: false, delivered: false, cancelled: false },
});
const home = fresh('home');
const pickup = fresh('pickup');

test.each<[OrderState, ShipmentProgress, readonly ShipmentStep[]]>([
  ['payment pending', home, []],
  ['confirmed', home, ['packed', 'shipped']],
  ['in fulfilment', { ...home, packed: true }, ['shipped']],
  ['in fulfilment', { ...home, partlyShipped: true }, ['packed', 'shipped']],
  ['shipped', { ...home, packed: true, shipped: true }, ['delivered']],
  ['delivered', { ...home, packed: true, shipped: true, delivered: true }, []],
  ['confirmed', pickup, ['packed', 'ready']],
  ['ready for pickup', { ...pickup, ready: true }, ['delivered']],
  ['confirmed', fresh('sts'), ['packed', 'ready']],
  ['confirmed', fresh('digital'), []],
  ['cancelled', home, []],
])('of an order that is %s, staff may record next of %o: %s', (state, shipment, steps) => {
  expect(nextSteps(state, shipment)).toEqual(steps);
});

test.each<[readonly ShipmentProgress[], OrderState]>([
  [[], 'confirmed'],
  [[fresh('digital')], 'confirmed'],
  [[{ ...home, cancelled: true }], 'confirmed'],
  [[home], 'confirmed'],
  [[{ ...home, packed: true }], 'in fulfilment'],
  [[{ ...home, partlyShipped: true }], 'in fulfilment'],
  [[{ ...home, shipped: true }, home], 'in fulfilment'],
  [[{ ...home, shipped: true }, fresh('digital')], 'shipped'],
  [
    [
      { ...home, shipped: true },
      { ...pickup, ready: true },
    ],
    'shipped',
  ],
  [
    [
      { ...home, delivered: true, shipped: true },
      { ...pickup, ready: true },
    ],
    'shipped',
  ],
  [[{ ...pickup, ready: true }], 'ready for pickup'],
  [[{ ...pickup, ready: true, delivered: true }], 'picked up'],
  [[{ ...home, shipped: true, delivered: true }], 'delivered'],
])('an order of %o is %s', (shipments, state) => {
  expect(stateOfShipments(shipments)).toBe(state);
});

test.each<[ShipmentProgress['kind'], readonly ShipmentStep[]]>([
  ['home', ['shipped', 'ready']],
  ['pickup', ['shipped', 'ready', 'delivered']],
])('goods of a shipment of the kind %s leave the shop with %j', (kind, steps) => {
  expect(shipmentSteps.filter((step) => leavesShop({ kind }, step))).toEqual(steps);
});

test('no moves lead back, or on from where no shipment does', () => {
  expect(movesTo('delivered', 'shipped')).toEqual([]);
  expect(movesTo('shipped', 'shipped')).toEqual([]);
  expect(movesTo('cancelled', 'delivered')).toEqual([]);
});

test.each([
  ['ups', '1Z 9', { carrier: 'UPS', trackingNumber: '1Z 9', trackingUrl: `${carriers.ups.tracking}1Z%209` }],
  ['harbour', '7', { carrier: 'harbour', trackingNumber: '7', trackingUrl: null }],
  ['toString', '7', { carrier: 'toString', trackingNumber: '7', trackingUrl: null }],
  ['ups', null, null],
  [null, '7', null],
])('a parcel of %s with the number %s is shown as %j', (carrier, trackingNumber, parcel) => {
  expect(parcelOf(carrier, trackingNumber)).toEqual(parcel);
});

test('whatever is recorded, an order only makes legal moves, and ends delivered or picked up [C1.39]', () => {
  const kinds = fc.array(fc.constantFrom('home', 'pudo', 'customs', 'pickup', 'sts', 'digital' as const), {
    ...{ minLength: 1, maxLength: 4 },
  });
  fc.assert(
    fc.property(kinds, fc.array(fc.nat(), { maxLength: 40 }), (chosen, picks) => {
      let shipments = chosen.map((kind) => fresh(kind as ShipmentProgress['kind']));
      fc.pre(shipments.some(({ kind }) => kind !== 'digital'));
      let state: OrderState = 'confirmed';
      const open = () =>
        shipments.flatMap((shipment, index) => nextSteps(state, shipment).map((step) => ({ index, step })));
      for (const pick of [...picks, ...Array.from({ length: 12 }, () => 0)]) {
        const steps = open();
        const { index, step } = steps[pick % Math.max(1, steps.length)] ?? {};
        if (step === undefined) break;
        shipments = shipments.map((one, at) => (at === index ? { ...one, [step]: true } : one));
        for (const { from, to } of movesTo(state, stateOfShipments(shipments))) {
          expect([from, mayMove(from, to)]).toEqual([state, true]);
          state = to;
        }
      }
      expect(open()).toEqual([]);
      expect(['delivered', 'picked up']).toContain(state);
    }),
  );
});
