import { expect, test } from 'vitest';
import { placeTexts } from './place-texts.ts';

const address = {
  approachType: 'S',
  firstName: 'Ada',
  lastName: 'Brink',
  addressLine1: '18 Tidewater Row',
  addressLine2: 'Skerry Boston',
  city: 'Boston',
  province: 'MA',
  postalCode: '02110',
  country: 'US',
  countryCode: 'US',
  email: 'ada@example.com',
  phone: '+12075550100',
  phoneCode: '',
} as const;

test('only shipments to collect have a place, written in the format of its country', () => {
  const texts = placeTexts([
    { shippingId: 'a', kind: 'pickup', address },
    { shippingId: 'b', kind: 'home', address },
    { shippingId: 'c', kind: 'pudo', address },
    { shippingId: 'd', kind: 'digital', address: null },
  ]);
  expect(texts).toEqual({
    a: '18 Tidewater Row, Boston MA 02110',
    c: 'Skerry Boston, 18 Tidewater Row, Boston MA 02110',
  });
});
