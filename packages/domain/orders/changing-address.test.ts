import { expect, test } from 'vitest';
import type { MethodCode } from '../markets/delivery-method.ts';
import { marketByHeader } from '../markets/markets.ts';
import { addressObstacle, mayChangeAddress } from './changing-address.ts';
import type { OrderState } from './life-cycle.ts';
import type { ShipmentProgress } from './shipping.ts';

const shipment = (kind: ShipmentProgress['kind'], ...reached: readonly (keyof ShipmentProgress)[]) => ({
  ...{ kind, packed: false, partlyShipped: false, shipped: false, ready: false, delivered: false, cancelled: false },
  ...Object.fromEntries(reached.map((step) => [step, true])),
});

test.each<[state: OrderState, shipments: readonly ShipmentProgress[], may: boolean]>([
  ['confirmed', [shipment('home')], true],
  ['confirmed', [shipment('customs'), shipment('digital')], true],
  ['confirmed', [shipment('home'), shipment('pickup')], true],
  ['confirmed', [shipment('pickup')], false],
  ['confirmed', [shipment('pudo')], false],
  ['confirmed', [shipment('digital')], false],
  ['confirmed', [shipment('home', 'packed')], false],
  ['confirmed', [shipment('home', 'partlyShipped')], false],
  ['confirmed', [shipment('home'), shipment('pickup', 'packed')], false],
  ['in fulfilment', [shipment('home'), shipment('customs', 'packed')], false],
  ['in fulfilment', [shipment('home'), shipment('pickup', 'packed', 'ready')], false],
  ['shipped', [shipment('home', 'packed', 'shipped')], false],
  ['payment pending', [shipment('home')], false],
  ['cancelled', [shipment('home')], false],
])('an order that is %s changes its address only while nothing is packed (%#)', (state, shipments, may) => {
  expect(mayChangeAddress(state, shipments)).toBe(may);
});

const portland = {
  ...{ addressLine1: '12 Harbor Street', addressLine2: '', province: 'ME', postalCode: '04101', country: 'US' },
};
const berlin = { ...portland, province: '', postalCode: '10115', country: 'DE' };

test.each<[market: string, methods: readonly MethodCode[], before: object, after: object, reason: string | undefined]>([
  ['en_US', ['standard'], {}, { addressLine1: '14 Harbor Street', postalCode: '04102' }, undefined],
  ['en_US', ['standard'], {}, { province: 'MA', postalCode: '02110' }, 'tax'],
  ['en_US', ['standard'], {}, { country: 'CA', province: 'QC', postalCode: 'H2X 1Y4' }, 'country'],
  ['en_US', ['standard'], {}, { addressLine1: 'PO Box 12' }, 'delivery'],
  ['en_US', ['express'], { province: 'AK', postalCode: '10001' }, { province: 'AK', postalCode: '99501' }, 'delivery'],
  ['en_US', ['standard'], { province: 'AK', postalCode: '10001' }, { province: 'AK', postalCode: '99501' }, undefined],
  ['de_DE', ['standard'], berlin, { postalCode: '80331' }, undefined],
  ['de_DE', ['standard'], berlin, { postalCode: '27498' }, 'delivery'],
  ['de_DE', ['standard'], berlin, { country: 'AT', postalCode: '1010' }, 'country'],
])('in %s, with %j, what stands against another address is said (%#)', (header, methods, before, after, reason) => {
  const market = marketByHeader(header);
  if (!market) throw new Error(`there is no market ${header}`);
  const from = { ...portland, ...before };
  const fields = { country: 'country', tax: 'province', delivery: 'postalCode' } as Record<string, string>;
  expect(addressObstacle(market.tax, methods, from, { ...from, ...after })).toEqual(
    reason && { reason, field: fields[reason] },
  );
});
