import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { frFr } from '@eyelet/domain/markets/fr-fr.ts';
import { aCart } from '@eyelet/testing/cart-builder.ts';
import { scriptedClient } from '@eyelet/testing/scripted-client.ts';
import { expect, test } from 'vitest';
import type { ShopContext } from '../shop/shop-context.ts';
import { postShipping } from './post-shipping.ts';

const contact = {
  ...{ firstName: 'Léa', lastName: 'Marin' },
  ...{ email: 'lea@example.com', phone: '0612345678', phoneCode: '33' },
};
const street = { addressLine1: '3 Quai', city: 'Brest', postalCode: '29200', country: 'FR' };
const cart = aCart({ shippingMethods: [{ shippingId: 'shipment-1', kind: 'home', code: 'standard' }] as never });

/** Posts the shipping step; returns its errors, and the addresses set on the cart. */
async function posting(chosen: Readonly<Record<string, string>>) {
  const client = scriptedClient(({ id }) => (id === setShippingAddress.id ? cart : { fields: [], provinces: [] }));
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...contact, ...street, ...chosen })) form.set(name, value);
  const request = new Request('https://shop.example/fr-fr/checkout');
  const errors = await postShipping({ shop: { client, market: frFr } as unknown as ShopContext, cart, form, request });
  const set = client.calls.filter(({ id }) => id === setShippingAddress.id);
  return { errors, bodies: set.map(({ request }) => (request as { body: object }).body) };
}

test('a chosen collection point is sent with the context COLLECTION and the name of who collects [B4.5.15]', async () => {
  const { errors, bodies } = await posting({ method: 'pudo', collectionPointId: 'P-1' });
  expect(errors).toEqual({});
  expect(bodies).toEqual([
    { ...contact, ...street, context: 'checkout' },
    { ...contact, context: 'COLLECTION', collectionPointId: 'P-1' },
  ]);
});

test('without a chosen point the step shows an error beside the points', async () => {
  const { errors, bodies } = await posting({ method: 'pudo' });
  expect(Object.keys(errors)).toEqual(['collectionPointId']);
  expect(bodies).toHaveLength(1);
});
