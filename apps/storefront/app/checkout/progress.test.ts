import type { ShipmentMethods } from '@eyelet/contracts/cart/shipping-method.ts';
import { deDe } from '@eyelet/domain/markets/de-de.ts';
import { enUs } from '@eyelet/domain/markets/en-us.ts';
import { aCart } from '@eyelet/testing/cart-builder.ts';
import { expect, test } from 'vitest';
import { progressOf } from './progress.ts';

const shipment = (kind: ShipmentMethods['kind'], code: string = kind): ShipmentMethods => ({
  shippingId: kind,
  kind,
  code,
  label: '',
  price: { amount: 0 },
  deliveryTime: '',
  itemIds: ['line-1'],
  storeId: null,
  storeName: null,
  address: null,
  promised: null,
  takenAtOnce: false,
  pickupWindows: [],
  shopperAppliedSM: false,
  applicableShippingMethods: [],
  transition: null,
});
const shipping = (shipments: ShipmentMethods[], more = {}, market = enUs) =>
  progressOf(aCart({ shippingMethods: shipments, ...more }), market).shipping;

test('a shipment home needs an address, digital goods do not [C3.23]', () => {
  expect(shipping([shipment('home', 'standard')])).toBe(false);
  expect(shipping([shipment('digital')])).toBe(true);
});

test('a pickup is complete once it has the contact that the market requires [C5.50]', () => {
  const pickup = [shipment('pickup')];
  expect(shipping(pickup)).toBe(false);
  expect(shipping(pickup, { pickupContact: { email: 'ada@example.com', phone: '' } })).toBe(true);
  expect(shipping(pickup, {}, deDe)).toBe(true);
});

test('the method of a collection point is complete only once a point is chosen', () => {
  expect(shipping([shipment('home', 'pudo')])).toBe(false);
});
