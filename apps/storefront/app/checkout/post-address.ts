import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { setShippingMethod } from '@eyelet/contracts/checkout/set-shipping-method.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import type { FieldErrors } from '../forms/field-errors.ts';
import type { ShopContext } from '../shop-context.ts';
import { addressValues } from './address-form.ts';
import { checkAddress } from './check-address.ts';
import { fieldErrorsOf } from './field-errors.ts';

type Client = ShopContext['client'];

/** Takes the shipping step in: the address first, as the methods depend on it. Answers what is wrong. */
export async function postShipping(shop: ShopContext, cart: Cart, form: FormData): Promise<FieldErrors> {
  const { client } = shop;
  const values = addressValues(form);
  const errors = await checkAddress(shop, values);
  if (Object.keys(errors).length > 0) return errors;
  const code = String(form.get('method') ?? '').slice(0, 64);
  try {
    await client.call(setShippingAddress, {
      params: { basketId: cart.id },
      body: { ...values, context: 'checkout' },
    });
    if (code) {
      const shippingId = cart.shippingMethods[0]?.shippingId;
      const body = { cartId: cart.id, code, shopperAppliedSM: true, ...(shippingId ? { shippingId } : {}) };
      await client.call(setShippingMethod, { body });
    }
    return {};
  } catch (error) {
    return fieldErrorsOf(error);
  }
}

/** Takes the billing step in: the card if one was entered, and the address. Answers what is wrong with either. */
export async function postBilling(shop: ShopContext, cart: Cart, form: FormData): Promise<FieldErrors> {
  const { client } = shop;
  const basketId = cart.id;
  const token = String(form.get('cardToken') ?? '').slice(0, 128);
  const same = form.has('sameAsShipping');
  const card = token
    ? await errorsOf(
        client.call(addInstrument, { params: { basketId }, body: { payment_method_id: 'CREDIT_CARD', token } }),
      )
    : {};
  const values = addressValues(form);
  const wrong = same ? {} : await checkAddress(shop, values);
  const body = same ? { sameAsShipping: true } : values;
  const address =
    Object.keys(wrong).length > 0
      ? wrong
      : await errorsOf(client.call(setBillingAddress, { params: { basketId }, body }));
  return { ...address, ...card };
}

/** Attaches a card whose token came back by the address of the page, where no script runs. */
export function postCard(client: Client, cart: Cart, token: string): Promise<FieldErrors> {
  return errorsOf(
    client.call(addInstrument, { params: { basketId: cart.id }, body: { payment_method_id: 'CREDIT_CARD', token } }),
  );
}

async function errorsOf(call: Promise<unknown>): Promise<FieldErrors> {
  try {
    await call;
    return {};
  } catch (error) {
    return fieldErrorsOf(error);
  }
}
