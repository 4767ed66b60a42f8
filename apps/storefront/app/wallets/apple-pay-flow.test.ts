import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { SheetContact } from '@eyelet/domain/wallets/sheet-contact.ts';
import { aCart, aCoupon } from '@eyelet/testing/cart-builder.ts';
import { refusalOf, type Script, scriptedClient } from '@eyelet/testing/scripted-client.ts';
import { expect, test, vi } from 'vitest';
import { runApplePay } from './apple-pay-flow.ts';
import type { ApplePaySession, SheetUpdate } from './apple-pay-session.ts';
import { cartBasket, productBasket } from './basket.ts';

const contact: SheetContact = {
  givenName: 'Ada',
  familyName: 'Brink',
  addressLines: ['12 Harbor Street'],
  locality: 'Portland',
  administrativeArea: 'ME',
  postalCode: '04101',
  countryCode: 'US',
  emailAddress: 'ada@example.com',
  phoneNumber: '2075550123',
};
const line = { upc: 'A', productId: 'P', qty: 1, maxQty: 9, recipeId: null };
const payment = { token: { paymentData: { token: 'T' } }, shippingContact: contact, billingContact: contact };
const method = (code: string) => ({ code, label: code, price: { amount: 5 }, deliveryTime: '2 days' });
const shipment = { shippingId: 'shipment-1', kind: 'home', code: 'standard' };
const applicableShippingMethods = [method('express'), method('standard'), method('pudo')];
const shipped = (...shipments: object[]) => aCart({ shippingMethods: shipments as Cart['shippingMethods'] });
const deliveredBy = (code: string) => shipped({ ...shipment, code, applicableShippingMethods });
const cart = deliveredBy('standard');

const shop: Script = ({ id }) => {
  if (id === 'payments.openSession') return { meta: { sessionId: 'S', applePay: { merchantSession: { of: 'shop' } } } };
  if (id === 'checkout.placeOrder') return { orderNumber: 'N' };
  return id === 'cart.remove' ? { removed: true } : cart;
};

type Told = { errors?: readonly { code: string }[] } & Partial<SheetUpdate>;

/** A sheet with the shop behind it; each event is answered before the next one. */
function sheet(script: Script = shop, kind: 'cart' | 'product' = 'product') {
  const client = scriptedClient(script);
  const told: Record<string, Told> = {};
  const tell = (name: string) => (what: unknown) => {
    told[name] = what as Told;
  };
  const session: ApplePaySession = {
    onvalidatemerchant: null,
    onshippingcontactselected: null,
    onshippingmethodselected: null,
    onpaymentauthorized: null,
    oncancel: null,
    begin: vi.fn(),
    abort: vi.fn(),
    completeMerchantValidation: tell('merchant'),
    completeShippingContactSelection: tell('contact'),
    completeShippingMethodSelection: tell('method'),
    completePayment: tell('payment'),
  };
  const onOrdered = vi.fn();
  const onReset = vi.fn();
  const pause = vi.fn(async () => {});
  const setPlacing = vi.fn();
  runApplePay({
    client,
    session,
    basket: kind === 'cart' ? cartBasket(client, 'basket-1') : productBasket(client, line),
    status: { success: 0, failure: 1 },
    country: 'US',
    referer: '/en-us/p/x',
    label: 'Skerry',
    errorOf: ({ code, message }) => ({ code, message }),
    placing: { proof: async () => 'proof', setPlacing },
    pause,
    onOrdered,
    onReset,
  });
  return { client, session, told, onOrdered, onReset, pause, setPlacing, ids: () => client.calls.map(({ id }) => id) };
}

type Sheet = ReturnType<typeof sheet>;
const validated = async (one: Sheet) => {
  await (one.session.onvalidatemerchant?.({}) as unknown as Promise<void>);
  return one;
};
const select = (one: Sheet, shippingContact: SheetContact) =>
  one.session.onshippingcontactselected?.({ shippingContact }) as unknown as Promise<void>;
const authorise = (one: Sheet, changed: object = {}) =>
  one.session.onpaymentauthorized?.({ payment: { ...payment, ...changed } }) as unknown as Promise<void>;
const requestOf = (one: Sheet, id: string) => one.client.calls.find((call) => call.id === id)?.request;

test('the session begins, its basket holds the product once, and the merchant is validated [B4.5.01, B4.5.02, B4.5.03, B7.02]', async () => {
  const one = await validated(sheet());
  expect(one.session.begin).toHaveBeenCalledTimes(1);
  expect(one.ids()).toEqual(['cart.createWithItem', 'payments.openSession']);
  expect(requestOf(one, 'cart.createWithItem')).toMatchObject({ body: { upc: 'A', qty: 1, temporary: true } });
  expect(requestOf(one, 'payments.openSession')).toMatchObject({
    query: { cartId: 'basket-1', paymentMethodId: 'DW_APPLE_PAY', referer: '/en-us/p/x' },
  });
  expect(one.told.merchant).toEqual({ of: 'shop' });
});

test('from the cart nothing is added, and nothing changes when it is cancelled [B1.18, B4.5.12]', async () => {
  const one = await validated(sheet(shop, 'cart'));
  one.session.oncancel?.({});
  await vi.waitFor(() => expect(one.onReset).toHaveBeenCalledTimes(1));
  expect(one.ids()).toEqual(['cart.read', 'payments.openSession', 'cart.read']);
});

/** A shop whose cart is another one when it is read again. */
function rereadAs(changed: Cart, script: Script = shop): Script {
  let reads = 0;
  return (call) => (call.id === 'cart.read' && ++reads > 1 ? changed : script(call));
}

test('a cart whose delivery was chosen in the sheet is delivered as before when that is cancelled [B4.5.12]', async () => {
  const changed: Script = (call) => {
    if (call.id === 'checkout.removeShippingAddress') return deliveredBy('express');
    return shop(call);
  };
  const one = await validated(sheet(rereadAs({ ...cart, version: 2 }, changed), 'cart'));
  await select(one, contact);
  one.session.oncancel?.({});
  await vi.waitFor(() => expect(one.onReset).toHaveBeenCalledTimes(1));
  expect(one.ids().slice(-2)).toEqual(['checkout.removeShippingAddress', 'checkout.setShippingMethod']);
  expect(requestOf(one, 'checkout.setShippingMethod')).toMatchObject({ body: { code: 'standard' } });
});

test('a cart that a sheet was to pay for is billed as before when nothing comes of it [B4.5.11]', async () => {
  const token = { payment_instrument_id: 'sheet', payment_method_id: 'DW_APPLE_PAY', amount: 0 };
  const billed = { firstName: 'Ada' } as Cart['billingAddress'];
  const left = { ...cart, version: 5, billingAddress: billed, payment_instruments: [token] } as unknown as Cart;
  const failing: Script = (call) => (call.id === 'checkout.placeOrder' ? refusalOf('PAY400') : shop(call));
  const one = await validated(sheet(rereadAs(left, failing), 'cart'));
  await authorise(one);
  expect(requestOf(one, 'payments.removeInstrument')).toMatchObject({ query: { paymentInstrumentId: 'sheet' } });
  expect(one.ids()).toContain('checkout.removeBillingAddress');
});

/** A shop that gives a code to whoever pays by the sheet; the code takes twenty off, or is refused. */
const givingCode =
  (coupon: () => unknown): Script =>
  (call) => {
    if (call.id === 'cart.applyCoupon') return coupon();
    const answer = shop(call);
    if (call.id !== 'payments.openSession') return answer;
    return { meta: { sessionId: 'S', applePay: { merchantSession: { of: 'shop' }, promoCode: 'WALLET20' } } };
  };
const reduced = aCart({ version: 2, couponItems: [aCoupon('WALLET20')], totals: { ...cart.totals, total: 60 } });

test('a code that the shop gives is applied once the merchant is validated and the basket there [B4.5.04, B7.11, B7.12]', async () => {
  const one = await validated(sheet(givingCode(() => reduced)));
  expect(one.ids()).toEqual([
    'cart.createWithItem',
    'payments.openSession',
    'cart.applyCoupon',
    // The provider learns what is paid now.
    'payments.openSession',
  ]);
  expect(requestOf(one, 'cart.applyCoupon')).toEqual({ body: { cartId: 'basket-1', code: 'WALLET20' } });
  expect(one.told.merchant).toEqual({ of: 'shop' });
  // What the sheet shows until a contact has been taken up.
  await select(one, { ...contact, countryCode: 'CA' });
  expect(one.told.contact?.newTotal).toEqual({ label: 'Skerry', amount: '60.00' });
});

test('without a code to give none is applied [B4.5.04, B7.11]', async () => {
  for (const promoCode of [null, undefined]) {
    const applePay = { merchantSession: { of: 'shop' }, promoCode };
    const one = await validated(
      sheet((call) => (call.id === 'payments.openSession' ? { meta: { sessionId: 'S', applePay } } : shop(call))),
    );
    expect(one.ids()).toEqual(['cart.createWithItem', 'payments.openSession']);
    expect(one.told.merchant).toEqual({ of: 'shop' });
  }
});

test('a code that does not hold does not stop the sheet, which can still be paid [B4.5.04]', async () => {
  const one = await validated(sheet(givingCode(() => refusalOf('PRM155'))));
  expect(one.told.merchant).toEqual({ of: 'shop' });
  await authorise(one);
  expect(one.told.payment).toEqual({ status: 0 });
  expect(one.onOrdered).toHaveBeenCalledWith('N');
});

test('cancelling a sheet takes the code that it gave out of the cart again [B4.5.12]', async () => {
  const script = rereadAs(
    { ...reduced, version: 7 },
    givingCode(() => reduced),
  );
  const one = await validated(sheet(script, 'cart'));
  one.session.oncancel?.({});
  await vi.waitFor(() => expect(one.onReset).toHaveBeenCalledTimes(1));
  expect(requestOf(one, 'cart.removeCoupon')).toEqual({ query: { cartId: 'basket-1', code: 'WALLET20' } });
});

test('a session that cannot be opened is asked for once more after three seconds [B7.05]', async () => {
  let tries = 0;
  const one = await validated(
    sheet((call) => (call.id === 'payments.openSession' && tries++ === 0 ? refusalOf('GEN500', 500) : shop(call))),
  );
  expect(one.pause).toHaveBeenCalledExactlyOnceWith(3000);
  expect(one.told.merchant).toEqual({ of: 'shop' });
});

test('another contact is an address of the basket, with new methods and a new total [B4.5.05, B4.5.14]', async () => {
  const one = await validated(sheet());
  await select(one, contact);
  expect(requestOf(one, 'checkout.setShippingAddress')).toMatchObject({
    body: { context: 'APPLE_PAY_EXPRESS', city: 'Portland', postalCode: '04101' },
  });
  expect(one.told.contact).toMatchObject({ newTotal: { label: 'Skerry', amount: '80.00' }, errors: [] });
  expect(one.told.contact?.newShippingMethods?.map(({ identifier }) => identifier)).toEqual(['standard', 'express']);
});

test('another method changes the total, and the provider learns it [B4.5.06]', async () => {
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

test('an address without a method of delivery is unserviceable [B8.14]', async () => {
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

test('what waits in a store is bought by whoever comes for it, wherever he lives [B1.18]', async () => {
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
])('a broken %s stops the authorisation: %j is %s %s', async (which, changed, code, _ids) => {
  const one = await validated(sheet());
  await authorise(one, { [which]: { ...contact, ...changed } });
  expect(one.told.payment).toMatchObject({ status: 1, errors: [{ code }] });
  expect(one.ids()).not.toContain('checkout.placeOrder');
});

test('a failure is told as unknown, the basket is dropped and the button is as before [B4.5.11, B8.11]', async () => {
  const failing: Script = (call) => (call.id === 'checkout.placeOrder' ? refusalOf('GEN500', 500) : shop(call));
  const one = await validated(sheet(failing));
  await authorise(one);
  expect(one.told.payment).toMatchObject({ status: 1, errors: [{ code: 'unknown' }] });
  expect(one.ids().at(-1)).toBe('cart.remove');
  expect(one.session.abort).toHaveBeenCalledTimes(1);
  expect(one.setPlacing.mock.calls).toEqual([[true], [false]]);
  const asked = one.ids().length;
  await authorise(one);
  one.session.oncancel?.({});
  expect(one.ids()).toHaveLength(asked);
  expect(one.onReset).toHaveBeenCalledTimes(1);
  expect(one.onOrdered).not.toHaveBeenCalled();
});

test('an order whose answer is lost is still being placed, as far as anybody knows', async () => {
  const lost: Script = (call) => (call.id === 'checkout.placeOrder' ? new TypeError('no network') : shop(call));
  const one = await validated(sheet(lost, 'cart'));
  await authorise(one);
  expect(one.setPlacing.mock.calls).toEqual([[true]]);
  expect(one.onReset).toHaveBeenCalledTimes(1);
});

test('a contact that the shop refuses can be mended in the sheet', async () => {
  let isRefused = true;
  const one = await validated(
    sheet((call) => (call.id === 'checkout.setShippingAddress' && isRefused ? refusalOf('SHP500') : shop(call))),
  );
  await authorise(one);
  expect(one.told.payment).toMatchObject({ status: 1, errors: [{ code: 'addressUnserviceable' }] });
  expect(one.onReset).not.toHaveBeenCalled();
  isRefused = false;
  await authorise(one);
  expect(one.onOrdered).toHaveBeenCalledWith('N');
});

test('cancelling the sheet drops the basket of the product [B4.5.12, B9.37]', async () => {
  const one = await validated(sheet());
  one.session.oncancel?.({});
  await vi.waitFor(() => expect(one.onReset).toHaveBeenCalledWith(undefined));
  expect(one.ids().at(-1)).toBe('cart.remove');
});

test('cancelling before the basket of the product is there drops it once it is [B4.5.12, B9.37]', async () => {
  let made = (_: Cart) => {};
  const waiting = new Promise<Cart>((done) => {
    made = done;
  });
  const one = sheet((call) => (call.id === 'cart.createWithItem' ? waiting : shop(call)));
  const validation = validated(one);
  one.session.oncancel?.({});
  made(cart);
  await validation;
  expect(one.ids()).toEqual(['cart.createWithItem', 'cart.remove']);
  expect(one.told.merchant).toBeUndefined();
  expect(one.onReset).toHaveBeenCalledExactlyOnceWith(undefined);
});
