import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import {
  authorise,
  cart,
  contact,
  deliveredBy,
  requestOf,
  select,
  sheet,
  shop,
  validated,
} from '@eyelet/testing/apple-pay-sheet.ts';
import { aCart, aCoupon } from '@eyelet/testing/cart-builder.ts';
import { refusalOf, type Script } from '@eyelet/testing/scripted-client.ts';
import { expect, test, vi } from 'vitest';

test('from the cart nothing is added, and cancelling changes nothing [B1.18, B4.5.12]', async () => {
  const one = await validated(sheet(shop, 'cart'));
  one.session.oncancel?.({});
  await vi.waitFor(() => expect(one.onReset).toHaveBeenCalledTimes(1));
  expect(one.ids()).toEqual(['cart.read', 'payments.openSession', 'cart.read']);
});

/** A shop whose cart has changed when it is read again. */
function rereadAs(changed: Cart, script: Script = shop): Script {
  let reads = 0;
  return (call) => (call.id === 'cart.read' && ++reads > 1 ? changed : script(call));
}

test('cancelling the sheet restores the delivery that the cart had before [B4.5.12]', async () => {
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

test('a failed sheet restores the billing that the cart had before [B4.5.11]', async () => {
  const token = { payment_instrument_id: 'sheet', payment_method_id: 'DW_APPLE_PAY', amount: 0 };
  const billed = { firstName: 'Ada' } as Cart['billingAddress'];
  const left = { ...cart, version: 5, billingAddress: billed, payment_instruments: [token] } as unknown as Cart;
  const failing: Script = (call) => (call.id === 'checkout.placeOrder' ? refusalOf('PAY400') : shop(call));
  const one = await validated(sheet(rereadAs(left, failing), 'cart'));
  await authorise(one);
  expect(requestOf(one, 'payments.removeInstrument')).toMatchObject({ query: { paymentInstrumentId: 'sheet' } });
  expect(one.ids()).toContain('checkout.removeBillingAddress');
});

/** A shop that gives a code to payments by the sheet; the code takes twenty off, or is refused. */
const givingCode =
  (coupon: () => unknown): Script =>
  (call) => {
    if (call.id === 'cart.applyCoupon') return coupon();
    const answer = shop(call);
    if (call.id !== 'payments.openSession') return answer;
    return { meta: { sessionId: 'S', applePay: { merchantSession: { of: 'shop' }, promoCode: 'WALLET20' } } };
  };
const reduced = aCart({ version: 2, couponItems: [aCoupon('WALLET20')], totals: { ...cart.totals, total: 60 } });

test('a code that the shop gives is applied after the merchant is validated and the basket exists [B4.5.04, B7.11, B7.12]', async () => {
  const one = await validated(sheet(givingCode(() => reduced)));
  expect(one.ids()).toEqual([
    'cart.createWithItem',
    'payments.openSession',
    'cart.applyCoupon',
    // The provider gets the new total.
    'payments.openSession',
  ]);
  expect(requestOf(one, 'cart.applyCoupon')).toEqual({ body: { cartId: 'basket-1', code: 'WALLET20' } });
  expect(one.told.merchant).toEqual({ of: 'shop' });
  // What the sheet shows until a contact has been applied.
  await select(one, { ...contact, countryCode: 'CA' });
  expect(one.told.contact?.newTotal).toEqual({ label: 'Skerry', amount: '60.00' });
});

test('without a code to give, no code is applied [B4.5.04, B7.11]', async () => {
  for (const promoCode of [null, undefined]) {
    const applePay = { merchantSession: { of: 'shop' }, promoCode };
    const one = await validated(
      sheet((call) => (call.id === 'payments.openSession' ? { meta: { sessionId: 'S', applePay } } : shop(call))),
    );
    expect(one.ids()).toEqual(['cart.createWithItem', 'payments.openSession']);
    expect(one.told.merchant).toEqual({ of: 'shop' });
  }
});

test('a refused code does not stop the sheet, which can still be paid [B4.5.04]', async () => {
  const one = await validated(sheet(givingCode(() => refusalOf('PRM155'))));
  expect(one.told.merchant).toEqual({ of: 'shop' });
  await authorise(one);
  expect(one.told.payment).toEqual({ status: 0 });
  expect(one.onOrdered).toHaveBeenCalledWith('N');
});

test('cancelling a sheet removes the code that it added to the cart [B4.5.12]', async () => {
  const script = rereadAs(
    { ...reduced, version: 7 },
    givingCode(() => reduced),
  );
  const one = await validated(sheet(script, 'cart'));
  one.session.oncancel?.({});
  await vi.waitFor(() => expect(one.onReset).toHaveBeenCalledTimes(1));
  expect(requestOf(one, 'cart.removeCoupon')).toEqual({ query: { cartId: 'basket-1', code: 'WALLET20' } });
});

test('a failure ends the sheet with an unknown error, drops the basket and resets the button [B4.5.11, B8.11]', async () => {
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

test('an order whose answer is lost stays marked as being placed', async () => {
  const lost: Script = (call) => (call.id === 'checkout.placeOrder' ? new TypeError('no network') : shop(call));
  const one = await validated(sheet(lost, 'cart'));
  await authorise(one);
  expect(one.setPlacing.mock.calls).toEqual([[true]]);
  expect(one.onReset).toHaveBeenCalledTimes(1);
});

test('a refused contact can be corrected in the sheet', async () => {
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

test('cancelling before the basket of the product exists drops it as soon as it does [B4.5.12, B9.37]', async () => {
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
