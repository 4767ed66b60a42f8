import {
  authorise,
  contact,
  requestOf,
  select,
  sheet,
  shipped,
  shop,
  validated,
} from '@eyelet/testing/apple-pay-sheet.ts';
import { aCart } from '@eyelet/testing/cart-builder.ts';
import { refusalOf, type Script } from '@eyelet/testing/scripted-client.ts';
import { expect, test } from 'vitest';

test('the session begins, its basket has the product once, and the merchant is validated [B4.5.01, B4.5.02, B4.5.03, B7.02]', async () => {
  const one = await validated(sheet());
  expect(one.session.begin).toHaveBeenCalledTimes(1);
  expect(one.ids()).toEqual(['cart.createWithItem', 'payments.openSession']);
  expect(requestOf(one, 'cart.createWithItem')).toMatchObject({ body: { upc: 'A', qty: 1, temporary: true } });
  expect(requestOf(one, 'payments.openSession')).toMatchObject({
    query: { cartId: 'basket-1', paymentMethodId: 'DW_APPLE_PAY', referer: '/en-us/p/x' },
  });
  expect(one.told.merchant).toEqual({ of: 'shop' });
});

test('opening a session is retried once after three seconds [B7.05]', async () => {
  let tries = 0;
  const one = await validated(
    sheet((call) => (call.id === 'payments.openSession' && tries++ === 0 ? refusalOf('GEN500', 500) : shop(call))),
  );
  expect(one.pause).toHaveBeenCalledExactlyOnceWith(3000);
  expect(one.told.merchant).toEqual({ of: 'shop' });
});

test('another contact sets the address of the basket, with new methods and a new total [B4.5.05, B4.5.14]', async () => {
  const one = await validated(sheet());
  await select(one, contact);
  expect(requestOf(one, 'checkout.setShippingAddress')).toMatchObject({
    body: { context: 'APPLE_PAY_EXPRESS', city: 'Portland', postalCode: '04101' },
  });
  expect(one.told.contact).toMatchObject({ newTotal: { label: 'Skerry', amount: '80.00' }, errors: [] });
  expect(one.told.contact?.newShippingMethods?.map(({ identifier }) => identifier)).toEqual(['standard', 'express']);
});

test('another method changes the total, and the provider gets it [B4.5.06]', async () => {
  const one = await validated(sheet());
  const shippingMethod = { identifier: 'express', label: '', detail: '', amount: '5.00' };
  await (one.session.onshippingmethodselected?.({ shippingMethod }) as unknown as Promise<void>);
  expect(requestOf(one, 'checkout.setShippingMethod')).toMatchObject({ body: { code: 'express' } });
  expect(one.ids().at(-1)).toBe('payments.openSession');
  expect(one.told.method?.newTotal).toEqual({ label: 'Skerry', amount: '80.00' });
});

test.each<[object, string, string, string]>([
  [{ countryCode: 'CA' }, 'shippingContactInvalid', 'applePayCountryError', '[B5.5.06, B8.12]'],
  [{ locality: 'P'.repeat(51) }, 'shippingContactInvalid', 'applePayCityError', '[B5.5.07, B8.13]'],
])(
  'a contact that will not do is told in the sheet, and nothing is called: %j is %s, %s %s',
  async (changed, code, message, _ids) => {
    const one = await validated(sheet());
    await select(one, { ...contact, ...changed });
    expect(one.told.contact?.errors).toEqual([{ code, message }]);
    expect(one.ids()).not.toContain('checkout.setShippingAddress');
  },
);

test('an address without a delivery method is unserviceable [B8.14]', async () => {
  const nowhere: Script = (call) =>
    call.id === 'checkout.setShippingAddress' ? aCart({ shippingMethods: [] }) : shop(call);
  const one = await validated(sheet(nowhere));
  await select(one, contact);
  expect(one.told.contact?.errors).toMatchObject([{ code: 'addressUnserviceable' }]);
});

test('an authorisation is checked, prepared and placed, and leads to the confirmation [B4.5.09, B4.5.10, B7.09, B7.10, B7.12]', async () => {
  const one = await validated(sheet());
  await authorise(one);
  expect(one.ids().slice(2)).toEqual([
    'checkout.setShippingAddress',
    'checkout.setBillingAddress',
    'payments.addInstrument',
    'checkout.prepareOrder',
    'checkout.placeOrder',
  ]);
  expect(requestOf(one, 'payments.addInstrument')).toMatchObject({
    body: { payment_method_id: 'DW_APPLE_PAY', additionalData: { token: '{"token":"T"}' } },
  });
  expect(requestOf(one, 'checkout.placeOrder')).toMatchObject({
    body: { paymentMethod: { code: 'DW_APPLE_PAY' }, expectedTotal: 80, recaptcha_response: 'proof' },
  });
  expect(one.told.payment).toEqual({ status: 0 });
  expect(one.onOrdered).toHaveBeenCalledWith('N');
  expect(one.setPlacing.mock.calls).toEqual([[true]]);
});

test('a pickup can be bought with a contact anywhere [B1.18]', async () => {
  const waits = shipped({ shippingId: 'pickup-1', kind: 'pickup', code: 'pickup', applicableShippingMethods: [] });
  const one = await validated(
    sheet((call) => (/^(?:cart\.read|checkout\.prepareOrder)$/.test(call.id) ? waits : shop(call)), 'cart'),
  );
  const abroad = { ...contact, countryCode: 'CA' };
  await select(one, abroad);
  expect(one.told.contact).toEqual({ newTotal: { label: 'Skerry', amount: '80.00' } });
  await authorise(one, { shippingContact: abroad });
  expect(requestOf(one, 'checkout.setShippingAddress')).toEqual({
    params: { basketId: 'basket-1' },
    body: { shippingId: 'pickup-1', email: 'ada@example.com', phone: '2075550123', context: 'APPLE_PAY_EXPRESS' },
  });
  expect(one.onOrdered).toHaveBeenCalledWith('N');
});

test.each<['billingContact' | 'shippingContact', object, string, string]>([
  ['billingContact', { familyName: '' }, 'billingContactInvalid', '[B4.5.07, B8.15]'],
  ['shippingContact', { givenName: '' }, 'shippingContactInvalid', '[B4.5.08]'],
])('an invalid %s contact stops the authorisation: %j is %s %s', async (which, changed, code, _ids) => {
  const one = await validated(sheet());
  await authorise(one, { [which]: { ...contact, ...changed } });
  expect(one.told.payment).toMatchObject({ status: 1, errors: [{ code }] });
  expect(one.ids()).not.toContain('checkout.placeOrder');
});
